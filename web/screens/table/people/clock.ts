/** The table's clocks as this page knows them: asked for when the table moves on, and now and then. */
import { effect, signal } from '@preact/signals';
import { readClock, type SeatTimes, type Times } from '../../../net/table-people.ts';
import { momentWords, type Reader } from '../../../table/time-left.ts';
import { type Limit, limitOf } from '../../../table/turn-time.ts';
import { localeNow } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';

/** Null for a table without a clock, and until it is known. */
export const times = signal<Times | null>(null);

const TICK = 30_000;
/** Vacations and returned mail change without a move. */
const LOOK_AGAIN = 10;

const tick = signal(Date.now());
let ahead = 0;
/** The service's time, as far as this machine can tell; whoever reads it is drawn again every half minute. */
export const serviceNow = (): number => tick.value + ahead;

export const reader = (): Reader => ({
  locale: localeNow(),
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** An instant as the reader's own calendar tells it. */
export const told = (at: string): string => momentWords(Date.parse(at), serviceNow(), reader());

export const timesOf = (seat: number): SeatTimes | null => times.value?.seats.find((one) => one.seat === seat) ?? null;

/** Which time of a seat runs at this moment, and until when; null where none does. */
export const limitNow = ({ turn }: SeatTimes): Limit | null => (turn === null ? null : limitOf(turn, serviceNow()));

export const isOverdue = (time: SeatTimes): boolean => limitNow(time)?.stage === 'over';

export const isVoteOpen = ({ turn }: SeatTimes): boolean =>
  turn !== null && turn.voteOpensAt !== null && Date.parse(turn.voteOpensAt) <= serviceNow();

export function followClock({ session }: TableModel): () => void {
  const hasClock = () => (session.info.peek()?.clock ?? null) !== null;
  const look = async () => {
    const answer = await readClock(session.id);
    if (!answer.ok) return;
    ahead = Date.parse(answer.value.now) - Date.now();
    tick.value = Date.now();
    times.value = answer.value.clock === null ? null : answer.value;
  };
  let ticks = 0;
  const timer = setInterval(() => {
    tick.value = Date.now();
    ticks++;
    if (document.hidden || session.head.peek()?.status !== 'running') return;
    const isOld = times.peek() !== null && times.peek()?.version !== session.position.peek()?.version;
    if (hasClock() && (isOld || ticks % LOOK_AGAIN === 0)) void look();
    if (ticks % LOOK_AGAIN === 0) void session.refresh();
  }, TICK);
  const stop = effect(() => {
    const version = session.position.value?.version ?? 0;
    if ((session.info.value?.clock ?? null) !== null && version > 0 && times.peek()?.version !== version) void look();
  });
  return () => {
    clearInterval(timer);
    stop();
    times.value = null;
  };
}

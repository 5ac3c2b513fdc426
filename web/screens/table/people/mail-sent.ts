/** When mail about the turn went out to whoever is awaited, so that those who wait know that it is known there. */
import { ago, minutesSince } from '../../../parts/times.ts';
import { awaitedSince } from '../../../table/standing.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';

const LOOK_EVERY = 30_000;
/** Mail leaves two minutes after a turn; in these minutes the page asks whether it has. */
const LEAVES_AFTER = 2;
const LOOKS_UNTIL = 6;

/** Null where none has gone out since the turn came. */
function mailSent({ session }: TableModel, seat: number): string | null {
  const sent = session.info.value?.seats[seat]?.mailedAt;
  const since = awaitedSince(session.position.value?.commits ?? []);
  return sent !== undefined && since !== null && Date.parse(sent) >= Date.parse(since) ? sent : null;
}

/** Empty where there is nothing to say. */
export function mailWords(model: TableModel, seat: number): string {
  const sent = mailSent(model, seat);
  return sent === null ? '' : t('mail.wentOut', { ago: ago(minutesSince(sent)) });
}

export function followMail(model: TableModel): () => void {
  const { session } = model;
  const timer = setInterval(() => {
    const awaited = session.awaiting.peek().find(({ optional }) => optional !== true);
    const since = awaitedSince(session.position.peek()?.commits ?? []);
    if (document.hidden || awaited === undefined || since === null || awaited.seat === session.seat.peek()) return;
    const waited = minutesSince(since);
    const mayHaveLeft = waited >= LEAVES_AFTER && waited < LOOKS_UNTIL;
    const isMailed = session.info.peek()?.seats[awaited.seat]?.byMail === true;
    if (mayHaveLeft && isMailed && mailSent(model, awaited.seat) === null) void session.refresh();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

/**
 * One table on one page: what the service says of it, its folded history, the seat this page plays, and the sending of
 * commands. Everything a screen shows is a signal here; every change comes through the poller or an action below.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Command } from '../../domain/kernel/command.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Awaited, Folding, Game, TakeBack } from '../../domain/kernel/contract.ts';
import { fold, type State } from '../../domain/kernel/fold.ts';
import type { Head, Submission } from '../../domain/kernel/setup.ts';
import { botAt } from '../../domain/kernel/table.ts';
import { takeBackPolicy } from '../../domain/kernel/take-back.ts';
import { clone } from '../../domain/kernel/values.ts';
import { readBlock, readHead, readTable, submit, type TableInfo } from '../net/api.ts';
import { keep, kept } from '../net/local-storage.ts';
import type { Problem } from '../net/request.ts';
import { uuid } from '../net/uuid.ts';
import { createReader } from './history.ts';
import { listenToBrowser, type Poller, startPoller } from './poller.ts';
import { type Delivery, deliver, submissionOf } from './send.ts';

/** A moment of the table. Made anew for every change, so that signals notice; the state in it is read only. */
export interface Position<G extends object> {
  readonly version: number;
  readonly state: State<G>;
  readonly commits: readonly Commit[];
}

export type Sending = 'idle' | 'sending' | 'retrying';

export interface TableSession<G extends object> {
  readonly id: string;
  readonly phase: ReadonlySignal<'loading' | 'unknown' | 'unreachable' | 'ready'>;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly head: ReadonlySignal<Head | null>;
  readonly position: ReadonlySignal<Position<G> | null>;
  /** Who must act, as the folded game says: never ahead of what the page shows. */
  readonly awaiting: ReadonlySignal<readonly Awaited[]>;
  /** Whether turns can be taken back at this position, as the game says. */
  readonly takeBack: ReadonlySignal<TakeBack>;
  readonly seat: Signal<number | null>;
  /** The service did not answer lately. */
  readonly lost: ReadonlySignal<boolean>;
  /** The table has moved on to facts that this page cannot fold. */
  readonly outdated: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<Sending>;
  readonly delivery: Signal<Delivery | null>;
  /** The person did something: the poller keeps its quick pace. */
  stir(): void;
  /** Reads the table's own item again, after joining or starting. */
  refresh(): Promise<void>;
  send(command: Command): Promise<Delivery | null>;
}

export function openTable<G extends object>(
  id: string,
  game: Folding<G> & Pick<Game<G>, 'awaiting' | 'generation' | 'takeBack'>,
  seatWished: number | null,
): TableSession<G> {
  const phase = signal<'loading' | 'unknown' | 'unreachable' | 'ready'>('loading');
  const info = signal<TableInfo | null>(null);
  const head = signal<Head | null>(null);
  const position = signal<Position<G> | null>(null);
  const seat = signal<number | null>(null);
  const lost = signal(false);
  const sending = signal<Sending>('idle');
  const delivery = signal<Delivery | null>(null);
  const awaiting = computed(() => {
    const state = position.value?.state;
    // A table that ended by agreement leaves its game in the middle of a turn.
    return state === undefined || state.table.ended !== null ? [] : game.awaiting(state.game);
  });
  const takeBack = computed(() => {
    const state = position.value?.state.game;
    return state === undefined ? 'free' : takeBackPolicy(game, state);
  });
  const outdated = computed(() => (head.value?.generation ?? 0) > game.generation);
  const reader = createReader(game, (version) => readBlock(id, version));
  let etag: string | null = null;
  let stirred = Date.now();
  let poller: Poller | undefined;

  const show = () => {
    const { commits, state } = reader.history;
    const version = commits.length;
    if (version > (position.peek()?.version ?? 0))
      // The fold changes its state in place; a page that compares what it is handed needs one of its own.
      position.value = { version, state: clone(state), commits: [...commits] };
  };
  const catchUp = async (version: number): Promise<boolean> => {
    if (outdated.peek()) return false;
    const problem = await reader.catchUp(version);
    show();
    return problem === null;
  };

  const isRobot = (seat: number): boolean => {
    const table = position.peek()?.state.table;
    return table !== undefined && botAt(table, seat) !== null;
  };
  const isMine = (seat: number): boolean => info.peek()?.you.seats.includes(seat) ?? false;

  const readInfo = async (): Promise<Problem | null> => {
    const answer = await readTable(id);
    if (!answer.ok) return answer.problem;
    batch(() => {
      info.value = answer.value;
      seat.value = seatOf(answer.value, seat.peek() ?? seatWished, head.peek());
    });
    return null;
  };

  /** Whoever takes a seat over is named a moment after the fact. */
  const readNames = (): void => {
    void readInfo();
    setTimeout(() => void readInfo(), NAMED_AFTER);
  };

  /** One question: the head, and what it says is missing here. True when the service answered. */
  const look = async (): Promise<boolean> => {
    const answer = await readHead(id, etag);
    if (!answer.ok) {
      if (answer.problem.status === 404) phase.value = 'unknown';
      return answer.problem.status === 404;
    }
    const next = answer.value;
    if (next === null) return true;
    const before = head.peek();
    head.value = next;
    stirred = Date.now();
    // Names and seats change only while the table gathers, and once more when it starts.
    const gathers = next.status === 'gathering' || before === null || before.status === 'gathering';
    if (gathers && (await readInfo()) !== null) return false;
    const known = reader.history.commits.length;
    if (next.version > 0 && !(await catchUp(next.version))) return outdated.peek();
    if (!gathers && reader.history.commits.slice(known).some(passesSeat)) readNames();
    etag = answer.etag;
    phase.value = 'ready';
    return true;
  };

  const lookAndTell = async (): Promise<boolean> => {
    const answered = await look();
    lost.value = !answered;
    if (!answered && phase.peek() === 'loading') phase.value = 'unreachable';
    return answered;
  };

  const world = {
    submit: (submission: Submission) => submit(id, submission),
    catchUp,
    history: () => reader.history,
    questionAt(seat: number, version: number) {
      const { state } = fold(game, reader.history.commits.slice(0, version));
      return game.awaiting(state.game).find((awaited) => awaited.seat === seat)?.question ?? null;
    },
    pause: pauseUntilOnline,
    retrying: () => (sending.value = 'retrying'),
  };
  const keyOf = (seat: number) => `sending.${id}.${seat}`;

  const dispatch = async (submission: Submission): Promise<Delivery> => {
    sending.value = 'sending';
    delivery.value = null;
    const result = await deliver(submission, { ...world, keep: (kept) => keep(keyOf(submission.seat), kept) });
    batch(() => {
      sending.value = 'idle';
      delivery.value = result;
    });
    poller?.wake();
    return result;
  };

  /** A command that was under way when the tab was closed goes on its way again. */
  const resume = async () => {
    for (const seat of info.peek()?.you.seats ?? []) {
      const underWay = kept(keyOf(seat));
      if (underWay === null) continue;
      // Seldom needed, and so is what reads it.
      const { submissionSchema } = await import('../../domain/kernel/setup.ts');
      const left = submissionSchema.safeParse(underWay);
      if (left.success) await dispatch(left.data);
    }
  };

  void (async () => {
    await lookAndTell();
    if (phase.peek() === 'unknown') return;
    poller = startPoller({
      ask: lookAndTell,
      pace: () => ({
        visible: document.visibilityState === 'visible',
        awaitsOthers: position.peek() === null || awaiting.peek().some(({ seat }) => !isMine(seat)),
        awaitsRobot: awaiting.peek().some(({ seat }) => isRobot(seat)),
        quiet: Date.now() - stirred,
      }),
      listen: listenToBrowser,
    });
    await resume();
  })();

  return {
    id,
    phase,
    info,
    head,
    position,
    awaiting,
    takeBack,
    seat,
    lost,
    outdated,
    sending,
    delivery,
    stir() {
      stirred = Date.now();
    },
    async refresh() {
      etag = null;
      await readInfo();
      poller?.wake();
    },
    async send(command) {
      const from = seat.peek();
      const at = position.peek();
      if (from === null || at === null || sending.peek() !== 'idle') return null;
      return dispatch(submissionOf(from, at.version, command, uuid()));
    },
  };
}

/** In milliseconds. */
const NAMED_AFTER = 3000;

const passesSeat = ({ facts }: Commit): boolean => facts.some(({ type }) => type === 'table.seatHandedOver');

/** The seat this page plays: the one asked for, else one of ours that is awaited, else the first of ours. */
function seatOf({ you }: TableInfo, wished: number | null, head: Head | null): number | null {
  if (wished !== null && you.seats.includes(wished)) return wished;
  const awaited = head?.awaiting.find((one) => you.seats.includes(one.seat));
  return awaited?.seat ?? you.seats[0] ?? null;
}

function pauseUntilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}

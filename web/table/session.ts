/**
 * One table on one page: what the service says of it, its folded history, the seat this page plays, and the sending of
 * commands. Everything a screen shows is a signal here; every change comes through the poller or an action below.
 */
import { batch, type ReadonlySignal } from '@preact/signals';
import type { Command } from '../../domain/kernel/command.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { fold } from '../../domain/kernel/fold.ts';
import type { Head, Submission } from '../../domain/kernel/setup.ts';
import { botAt } from '../../domain/kernel/table.ts';
import { readBlock, readHead, readTable, submit, type TableInfo } from '../net/api.ts';
import { keep, kept } from '../net/local-storage.ts';
import type { Problem } from '../net/request.ts';
import { uuid } from '../net/uuid.ts';
import { createReader } from './history.ts';
import { listenToBrowser, type Poller, startPoller } from './poller.ts';
import { type Delivery, deliver, submissionOf } from './send.ts';
import {
  createSessionState,
  type Position,
  positionOf,
  type Sending,
  type SessionGame,
  type SessionState,
} from './session-state.ts';

export type { Position, Sending };

/** What screens may read and do; only the session itself changes the signals, but for the seat and the last delivery. */
export interface TableSession<G extends object> extends ReadonlySession<G> {
  readonly id: string;
  /** The person did something: the poller keeps its quick pace. */
  stir(): void;
  /** Reads the table's own item again, after joining or starting. */
  refresh(): Promise<void>;
  send(command: Command): Promise<Delivery | null>;
}

type ReadonlySession<G extends object> = Pick<SessionState<G>, 'seat' | 'delivery'> & {
  readonly [Name in keyof SessionState<G>]: SessionState<G>[Name] extends ReadonlySignal<infer Value>
    ? ReadonlySignal<Value>
    : never;
};

export function openTable<G extends object>(
  id: string,
  game: SessionGame<G>,
  seatWished: number | null,
): TableSession<G> {
  const state = createSessionState(game);
  const { phase, info, head, position, seat, lost, sending, delivery, awaiting, outdated } = state;
  const reader = createReader(game, (version) => readBlock(id, version));
  let etag: string | null = null;
  let stirred = Date.now();
  let poller: Poller | undefined;

  const show = () => {
    if (reader.history.commits.length > (position.peek()?.version ?? 0)) position.value = positionOf(reader.history);
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
    // Names and seats change only while the table gathers, and once more when it starts. A request that failed is made again.
    const gathers = next.status === 'gathering' || before?.status === 'gathering' || info.peek() === null;
    const known = reader.history.commits.length;
    // The history is read meanwhile, and shown when both are there.
    if (next.version > 0 && !outdated.peek()) void reader.catchUp(next.version);
    if (gathers && (await readInfo()) !== null) return false;
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
    ...state,
    id,
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

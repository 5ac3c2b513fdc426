/**
 * A sandbox as a session of a table: the same page plays it, but every command is decided here, all seats belong to this
 * browser, and nothing is sent anywhere. The table itself is only read, up to the position.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { isRejection, type Rejection } from '../../domain/kernel/rejection.ts';
import { type Played, replayPlayed, type Sandbox, tryOut, undoLast } from '../../domain/kernel/sandbox.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { readBlock, readHead, readTable } from '../net/api.ts';
import { createReader } from './history.ts';
import type { Delivery } from './send.ts';
import type { TableSession } from './session.ts';
import { createSessionState, positionOf } from './session-state.ts';
import { fromFragment, fromText, toFragment, toText, type Tried } from './tried.ts';

export interface SandboxSession<G extends object> extends TableSession<G> {
  readonly sandbox: {
    /** The version of the table from which on things are tried out. */
    readonly from: number;
    /** How much was tried out. */
    readonly played: ReadonlySignal<number>;
    readonly canUndo: ReadonlySignal<boolean>;
    undo(): void;
    readonly canRedo: ReadonlySignal<boolean>;
    redo(): void;
    /** What the link brought could not be played here, or not all of it. */
    readonly broken: ReadonlySignal<boolean>;
    /** Everything tried out so far, for a link or a file. */
    fragment(): Promise<string>;
    text(): string;
    /** Takes what somebody else has tried out; otherwise says why not, or to which position it belongs. */
    take(text: string): 'taken' | 'unreadable' | Pick<Tried, 'table' | 'from'>;
  };
}

export function openSandboxSession<G extends object>(
  id: string,
  game: Game<G>,
  from: number,
  fragment: string,
): SandboxSession<G> {
  const state = createSessionState(game);
  const { phase, info, head, position, seat, delivery, awaiting } = state;
  const tried = signal<Sandbox<G> | null>(null);
  /** What was undone, the last one first. */
  const undone = signal<readonly Played[]>([]);
  const broken = signal(false);
  const hold = (sandbox: Sandbox<G>) =>
    batch(() => {
      tried.value = sandbox;
      position.value = positionOf(sandbox.history);
    });

  /** Whoever is awaited plays next; all seats are here. */
  const passOn = () => {
    const next = awaiting.peek().filter(({ optional }) => optional !== true);
    if (!next.some((one) => one.seat === seat.peek())) seat.value = next[0]?.seat ?? seat.peek() ?? 0;
  };
  const show = (sandbox: Sandbox<G>) =>
    batch(() => {
      hold(sandbox);
      passOn();
    });

  const begin = async () => {
    const [table, read] = await Promise.all([readTable(id), readHead(id, null)]);
    if (!table.ok || !read.ok || read.value === null) {
      const problem = table.ok ? (read.ok ? null : read.problem) : table.problem;
      phase.value = problem?.status === 404 ? 'unknown' : 'unreachable';
      return;
    }
    const reader = createReader(game, (version) => readBlock(id, version));
    const problem = await reader.catchUp(Math.min(from, read.value.version));
    const commits = reader.history.commits.slice(0, from);
    if (problem !== null || commits.length < from) {
      info.value = table.value;
      phase.value = problem === null ? 'unknown' : 'unreachable';
      return;
    }
    const given = await fromFragment(game, fragment);
    const fits = given?.table === id && given.from === from;
    const opened = replayPlayed(game, commits, fits ? given : { seed: freshSeed(), played: [] }, timeAfter);
    batch(() => {
      broken.value = fragment.length > 1 && (!fits || !opened.whole);
      head.value = { ...(read.value as Head), version: commits.length, status: 'running' };
      const seats = table.value.seats.map((one) => one.seat);
      info.value = { ...table.value, status: 'running', you: { seats, host: false } };
      show(opened.sandbox);
      phase.value = 'ready';
    });
  };
  void begin();

  return {
    ...state,
    // All seats are here, and what was tried out has an undo of its own.
    takeBack: signal('free'),
    id,
    stir() {},
    refresh: () => Promise.resolve(),
    send(command) {
      const sandbox = tried.peek();
      const from = seat.peek();
      if (sandbox === null || from === null) return Promise.resolve(null);
      const next = tryOut(game, sandbox, { seat: from, command }, timeAfter(sandbox.history.commits));
      if (isRejection(next)) delivery.value = refused(next);
      else {
        // First it has been sent from this seat, whose half-made turn is done with; then the next one plays.
        batch(() => {
          undone.value = [];
          hold(next);
          delivery.value = { outcome: 'sent', version: next.history.commits.length };
        });
        passOn();
      }
      return Promise.resolve(delivery.peek());
    },
    sandbox: {
      from,
      broken,
      played: computed(() => tried.value?.played.length ?? 0),
      canUndo: computed(() => (tried.value?.played.length ?? 0) > 0),
      undo() {
        const sandbox = tried.peek();
        const last = sandbox?.played.at(-1);
        if (sandbox === null || last === undefined) return;
        undone.value = [last, ...undone.peek()];
        show(undoLast(game, sandbox));
      },
      canRedo: computed(() => undone.value.length > 0),
      redo() {
        const sandbox = tried.peek();
        const [next, ...others] = undone.peek();
        if (sandbox === null || next === undefined) return;
        undone.value = others;
        const done = tryOut(game, sandbox, next, timeAfter(sandbox.history.commits));
        if (!isRejection(done)) show(done);
      },
      fragment: () => toFragment(triedOf(id, from, tried.peek())),
      text: () => toText(triedOf(id, from, tried.peek())),
      take(text) {
        const sandbox = tried.peek();
        const given = fromText(game, text);
        if (sandbox === null || given === null) return 'unreadable';
        if (given.table !== id || given.from !== from) return { table: given.table, from: given.from };
        const opened = replayPlayed(game, sandbox.history.commits.slice(0, from), given, timeAfter);
        if (!opened.whole) return 'unreadable';
        undone.value = [];
        show(opened.sandbox);
        return 'taken';
      },
    },
  };
}

const triedOf = <G extends object>(table: string, from: number, sandbox: Sandbox<G> | null): Tried => ({
  table,
  from,
  seed: sandbox?.seed ?? freshSeed(),
  played: sandbox?.played ?? [],
});

/** A commit is always later than the one before, whatever this machine's clock says. */
const timeAfter = (commits: readonly Commit[]): string =>
  new Date(Math.max(Date.now(), Date.parse(commits.at(-1)?.at ?? '1970-01-01') + 1)).toISOString();

const SEED_BYTES = 32;
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const refused = ({ code, sentence }: Rejection): Delivery => ({
  outcome: 'refused',
  problem: { status: 422, code, detail: sentence },
});

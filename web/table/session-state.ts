/**
 * What every session of a table holds, whether its commands go to the service or are only tried out here: signals that
 * the screens follow, and what follows from the position alone.
 */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Awaited, Folding, Game, TakeBack } from '../../domain/kernel/contract.ts';
import type { History, State } from '../../domain/kernel/fold.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { takeBackPolicy } from '../../domain/kernel/take-back.ts';
import { clone } from '../../domain/kernel/values.ts';
import type { TableInfo } from '../net/api.ts';
import type { Delivery } from './send.ts';

/** A moment of the table. Made anew for every change, so that signals notice; the state in it is read only. */
export interface Position<G extends object> {
  readonly version: number;
  readonly state: State<G>;
  readonly commits: readonly Commit[];
}

/** A fold changes its state in place; a page that compares what it is handed needs one of its own. */
export const positionOf = <G extends object>({ commits, state }: History<G>): Position<G> => ({
  version: commits.length,
  state: clone(state),
  commits: [...commits],
});

export type Phase = 'loading' | 'unknown' | 'unreachable' | 'ready';
export type Sending = 'idle' | 'sending' | 'retrying';

export interface SessionState<G extends object> {
  readonly phase: Signal<Phase>;
  readonly info: Signal<TableInfo | null>;
  readonly head: Signal<Head | null>;
  readonly position: Signal<Position<G> | null>;
  /** The seat this page plays. */
  readonly seat: Signal<number | null>;
  /** The service did not answer lately. */
  readonly lost: Signal<boolean>;
  readonly sending: Signal<Sending>;
  readonly delivery: Signal<Delivery | null>;
  /** Who must act, as the folded game says: never ahead of what the page shows. */
  readonly awaiting: ReadonlySignal<readonly Awaited[]>;
  /** Whether turns can be taken back at this position, as the game says. */
  readonly takeBack: ReadonlySignal<TakeBack>;
  /** The table has moved on to facts that this page cannot fold. */
  readonly outdated: ReadonlySignal<boolean>;
}

export type SessionGame<G extends object> = Folding<G> & Pick<Game<G>, 'awaiting' | 'generation' | 'takeBack'>;

export function createSessionState<G extends object>(game: SessionGame<G>): SessionState<G> {
  const head = signal<Head | null>(null);
  const position = signal<Position<G> | null>(null);
  return {
    phase: signal<Phase>('loading'),
    info: signal<TableInfo | null>(null),
    head,
    position,
    seat: signal<number | null>(null),
    lost: signal(false),
    sending: signal<Sending>('idle'),
    delivery: signal<Delivery | null>(null),
    awaiting: computed(() => {
      const state = position.value?.state;
      // A table that ended by agreement leaves its game in the middle of a turn.
      return state === undefined || state.table.ended !== null ? [] : game.awaiting(state.game);
    }),
    takeBack: computed(() => {
      const state = position.value?.state.game;
      return state === undefined ? 'free' : takeBackPolicy(game, state);
    }),
    outdated: computed(() => (head.value?.generation ?? 0) > game.generation),
  };
}

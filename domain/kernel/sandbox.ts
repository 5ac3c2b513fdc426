/**
 * Trying things out from a position of a table: every seat may be played, everything can be undone, and nobody else is
 * asked. Commands are decided and folded as anywhere; the chance is the sandbox's own, from a seed that it carries, so
 * that whoever gets its commands sees the same luck.
 */
import type { Command } from './command.ts';
import type { Commit } from './commit.ts';
import type { Game } from './contract.ts';
import { decide } from './decide.ts';
import { seededDealer } from './draws.ts';
import { advance, fold, type History } from './fold.ts';
import { isRejection, type Rejection } from './rejection.ts';
import { nextCommit, type Stamps } from './simulate.ts';

/** What somebody did in a sandbox. */
export interface Played {
  readonly seat: number;
  readonly command: Command;
}

export interface Sandbox<G extends object> {
  /** The table's history up to the position, and what was tried out since. Read only. */
  readonly history: History<G>;
  /** The version from which on things are tried out. */
  readonly from: number;
  readonly seed: string;
  readonly played: readonly Played[];
}

/** The sandbox with one more command, given at that time, or why it is refused. */
export function tryOut<G extends object>(
  game: Game<G>,
  sandbox: Sandbox<G>,
  played: Played,
  at: string,
): Sandbox<G> | Rejection {
  const { history, from, seed } = sandbox;
  const { seat, command } = played;
  const decision = decide(game, history.state, seat, command, seededDealer(seed));
  if (isRejection(decision)) return decision;
  const actor = `seat:${seat}`;
  const commit = nextCommit(game, stampedAt(at), history, actor, command, decision.facts);
  // Folded anew: the history before stays as it is, for undoing.
  const next = fold(game, history.commits);
  advance(game, next, commit);
  return { history: next, from, seed, played: [...sandbox.played, played] };
}

/** Plays what somebody tried out again, as far as today's rules let it. Every fact is folded once. */
export function replayPlayed<G extends object>(
  game: Game<G>,
  commits: readonly Commit[],
  { seed, played }: Pick<Sandbox<G>, 'seed' | 'played'>,
  timeAfter: (commits: readonly Commit[]) => string,
): { readonly sandbox: Sandbox<G>; readonly whole: boolean } {
  const history = fold(game, commits);
  const dealer = seededDealer(seed);
  for (const [index, { seat, command }] of played.entries()) {
    const decision = decide(game, history.state, seat, command, dealer);
    if (isRejection(decision)) {
      return { sandbox: { history, from: commits.length, seed, played: played.slice(0, index) }, whole: false };
    }
    const stamps = stampedAt(timeAfter(history.commits));
    advance(game, history, nextCommit(game, stamps, history, `seat:${seat}`, command, decision.facts));
  }
  return { sandbox: { history, from: commits.length, seed, played: [...played] }, whole: true };
}

/** Without the last command; as it is where nothing was done. */
export function undoLast<G extends object>(game: Game<G>, sandbox: Sandbox<G>): Sandbox<G> {
  if (sandbox.played.length === 0) return sandbox;
  const history = fold(game, sandbox.history.commits.slice(0, -1));
  return { ...sandbox, history, played: sandbox.played.slice(0, -1) };
}

/** Ids that nobody else will ever look for. */
const stampedAt = (at: string): Stamps => ({
  id: 'sandbox',
  timeOf: () => at,
  commandIdOf: (version) => `00000000-0000-4000-8000-${version.toString(16).padStart(12, '0')}`,
});

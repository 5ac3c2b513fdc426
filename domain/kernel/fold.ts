/**
 * From commits to the state of a table. A history keeps its commits, because a retraction folds the game again from
 * those still in force. Folding applies facts and never decides.
 */
import type { Commit } from './commit.ts';
import type { Fact, Folding, Game } from './contract.ts';
import { blankTable, dropVotes, evolveTable, isTableFact, tableUpcasters, type TableState } from './table.ts';

export interface State<G extends object = object> {
  table: TableState;
  game: G;
}

export interface History<G extends object = object> {
  readonly commits: Commit[];
  readonly state: State<G>;
}

export const blankHistory = <G extends object>(game: Folding<G>): History<G> => ({
  commits: [],
  state: { table: blankTable(), game: game.blank() },
});

/** Folds commits from the beginning. */
export function fold<G extends object>(game: Folding<G>, commits: Iterable<Commit>): History<G> {
  const history = blankHistory(game);
  for (const commit of commits) advance(game, history, commit);
  return history;
}

/** Sees every fact, brought up to date, and the state right after it. */
export type Watch<G extends object> = (fact: Fact, state: State<G>) => void;

/** Takes one more commit into a history. The history is changed: it owns its state. */
export function advance<G extends object>(
  game: Folding<G>,
  history: History<G>,
  commit: Commit,
  watch?: Watch<G>,
): void {
  const { table } = history.state;
  history.commits.push(commit);
  if (commit.version === 1) table.rules = commit.rules;
  table.version = commit.version;
  let acted = false;
  let drew = false;
  for (const stored of commit.facts) {
    const fact = upcast(game, stored);
    countDraws(table, fact);
    if (isTableFact(fact)) {
      evolveTable(table, fact, commit.version);
      if (fact.type === 'table.retracted') history.state.game = refold(game, history);
      watch?.(fact, history.state);
      continue;
    }
    history.state.game = game.evolve(history.state.game, fact);
    watch?.(fact, history.state);
    acted = true;
    drew ||= (fact.draws?.length ?? 0) > 0;
  }
  if (!acted) return;
  const seat = seatOf(commit.actor);
  table.turns.push({ version: commit.version, seat, drew });
  table.request = null; // any game commit voids an open request
  if (seat !== null) dropVotes(table, seat);
}

/** Older versions of a fact, one step at a time, up to the one that `evolve` knows. */
export function upcast(game: Pick<Game, 'upcasters'>, fact: Fact): Fact {
  let current = fact;
  for (;;) {
    const newer = (isTableFact(current) ? tableUpcasters : game.upcasters)[current.type]?.[current.v];
    if (!newer) return current;
    current = newer(current);
  }
}

function countDraws(table: TableState, fact: Fact): void {
  for (const { counter } of fact.draws ?? []) table.drawn = Math.max(table.drawn, counter + 1);
}

/** The game again, from the turns that are still in force. */
function refold<G extends object>(game: Folding<G>, { commits, state }: History<G>): G {
  let folded = game.blank();
  for (const { version } of state.table.turns) {
    for (const stored of commits[version - 1]?.facts ?? []) {
      const fact = upcast(game, stored);
      if (!isTableFact(fact)) folded = game.evolve(folded, fact);
    }
  }
  return folded;
}

/** Whether the game facts of a commit still count. */
export const inForce = (table: Pick<TableState, 'retractions'>, version: number): boolean =>
  !table.retractions.some((retraction) => retraction.backTo < version && version < retraction.version);

export const seatOf = (actor: string): number | null => {
  const [kind, number] = actor.split(':');
  return (kind === 'seat' || kind === 'bot') && number !== undefined ? Number(number) : null;
};

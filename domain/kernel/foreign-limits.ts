/**
 * How much a history from elsewhere may ask of its reader. Every fact has maxima of its own (`bounds.ts`), but many
 * small facts can add up: to a state of any size, or to retractions that each fold everything again. All of it is counted
 * and not timed, so that every machine gives the same answer.
 */
import { canonical } from './canonical.ts';
import type { Commit } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { type Flaw, flaw } from './flaw.ts';
import type { History } from './fold.ts';

/** A game of four has about 450 facts in 125 commits of up to 10,000 characters, and a state of 9,000 characters. */
export const LONGEST_FILE = 5_000_000;
export const LONGEST_LINE = 200 * 1024;
const MOST_COMMITS = 3_000;
const MOST_FACTS = 6_000;
const LARGEST_STATE = 30_000;
/** Facts that retractions fold again: those of two hundred late in a long game. */
const MOST_REFOLDED = 100_000;
/** Printing a state to measure it takes as long as some hundred facts. */
const MEASURED_EVERY = 200;

export interface Reading {
  /** What is too much in a commit that is about to be folded, or null. */
  before(history: History, commit: Commit): Flaw | null;
  /** What is too much now that it was folded, or null. */
  after(history: History, commit: Commit): Flaw | null;
  /** The same when there is nothing more to come. */
  end(history: History): Flaw | null;
  readonly facts: number;
}

export function startReading(game: Game): Reading {
  let facts = 0;
  let refolded = 0;
  let unmeasured = 0;
  const measure = ({ state }: History): Flaw | null => {
    unmeasured = 0;
    return printedLength(state) > LARGEST_STATE ? flaw('flaw.largeState') : null;
  };
  return {
    get facts() {
      return facts;
    },
    before(history, commit) {
      facts += commit.facts.length;
      if (commit.version > MOST_COMMITS) return flaw('flaw.manyCommits', { most: MOST_COMMITS });
      if (facts > MOST_FACTS) return flaw('flaw.manyFacts', { most: MOST_FACTS });
      const retraction = commit.facts.find(isRetraction);
      if (!retraction) return null;
      refolded += factsUpTo(history, retraction.backTo);
      return refolded > MOST_REFOLDED ? flaw('flaw.takenBack') : null;
    },
    after(history, commit) {
      unmeasured += commit.facts.length;
      if (game.exceedsComponents?.(history.state.game)) return flaw('flaw.components');
      return unmeasured < MEASURED_EVERY ? null : measure(history);
    },
    end: measure,
  };
}

export const isRetraction = (fact: Fact): fact is Fact & { readonly backTo: number } => fact.type === 'table.retracted';

/** How many facts a retraction to this version folds again. */
const factsUpTo = ({ commits, state }: History, backTo: number): number =>
  state.table.turns
    .filter(({ version }) => version <= backTo)
    .reduce((sum, { version }) => sum + (commits[version - 1]?.facts.length ?? 0), 0);

/** What cannot be printed is no state; that is for others to say. */
function printedLength({ table, game }: History['state']): number {
  // Turns and retractions of the table are bounded by the number of commits.
  const { turns: _, retractions: __, ...rest } = table;
  try {
    return canonical({ table: rest, game }).length;
  } catch {
    return 0;
  }
}

/**
 * The table as it stood at any moment of its history, folded in the browser. A moment is a commit, or a place inside one:
 * after so many of its facts. It shows what stood on the table then, also what was taken back later.
 *
 * Every so many commits a copy of the folded table is kept, so that going anywhere folds a handful of commits and not
 * the whole game. Nothing here decides, asks the service or knows a game.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Folding } from '../../domain/kernel/contract.ts';
import { advance, type History, type State } from '../../domain/kernel/fold.ts';
import { type Moment, parseMoment, printMoment } from '../../domain/kernel/moment.ts';
import { blankTable } from '../../domain/kernel/table.ts';
import { clone } from '../../domain/kernel/values.ts';
import type { Position } from './session.ts';

export { type Moment, parseMoment, printMoment };

export interface Moments<G extends object> {
  /** The table at this moment; the moment must lie within the commits. The state in it is read only. */
  at(commits: readonly Commit[], moment: Moment): Position<G>;
}

/** So many commits lie between two copies. */
const BETWEEN = 16;

export function createMoments<G extends object>(game: Folding<G>): Moments<G> {
  /** The table after 0, 16, 32, … commits, and the hash of the last of these. */
  let copies: { readonly hash: string; readonly state: State<G> }[] = [
    { hash: '', state: { table: blankTable(), game: game.blank() } },
  ];
  /** A table only grows, but where things are tried out they are also undone. */
  const dropStrange = (commits: readonly Commit[]) => {
    const strange = copies.findIndex(({ hash }, index) => index > 0 && hashAfter(commits, index) !== hash);
    if (strange !== -1) copies = copies.slice(0, strange);
  };

  /** A history of its own that has folded so many commits, for the caller to go on with. */
  const historyAfter = (commits: readonly Commit[], count: number): History<G> => {
    dropStrange(commits);
    const nearest = Math.min(copies.length - 1, Math.floor(count / BETWEEN));
    const folded = nearest * BETWEEN;
    const history: History<G> = {
      commits: commits.slice(0, folded),
      state: clone(copies[nearest]?.state ?? { table: blankTable(), game: game.blank() }),
    };
    for (const commit of commits.slice(folded, count)) {
      advance(game, history, commit);
      if (history.commits.length === copies.length * BETWEEN) {
        copies.push({ hash: commit.hash, state: clone(history.state) });
      }
    }
    return history;
  };

  return {
    at(commits, { version, facts }) {
      const commit = commits[version - 1];
      if (commit === undefined || facts === undefined || facts >= commit.facts.length) {
        const { state } = historyAfter(commits, version);
        return { version, state, commits: commits.slice(0, version) };
      }
      const history = historyAfter(commits, version - 1);
      advance(game, history, { ...commit, facts: commit.facts.slice(0, facts) });
      return { version, state: history.state, commits: history.commits };
    },
  };
}

const hashAfter = (commits: readonly Commit[], copy: number): string | undefined => commits[copy * BETWEEN - 1]?.hash;

/**
 * The moment as these commits have it: all facts of a commit are the commit, and what lies past the end, or is the end,
 * is now (null).
 */
export function withinHistory({ version, facts }: Moment, commits: readonly Commit[]): Moment | null {
  const commit = commits[version - 1];
  if (commit === undefined) return null;
  if (facts !== undefined && facts < commit.facts.length) return { version, facts };
  return version === commits.length ? null : { version };
}

export const isSameMoment = (one: Moment | null, other: Moment | null): boolean =>
  one?.version === other?.version && one?.facts === other?.facts;

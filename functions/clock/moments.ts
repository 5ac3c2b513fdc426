/**
 * The part of a table's history that clocks need: after each commit, which questions are open and whether the table is
 * paused. Seats played by robots have no clock. Two questions to a seat are told apart by their ids; one that was closed
 * and comes back under the same id, for instance after a take-back, is asked anew.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Awaited, Fact, Game } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, type State } from '../../domain/kernel/fold.ts';
import { botAt, isTableFact } from '../../domain/kernel/table.ts';

export interface Moment {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What people are asked from here on. */
  readonly questions: readonly Question[];
  /** Seats that somebody new has taken. */
  readonly seated: readonly number[];
  readonly paused: boolean;
}

export type Question = Pick<Awaited, 'seat' | 'question' | 'answer'>;

const kept = new WeakMap<readonly Commit[], readonly Moment[]>();

/** The moments of a history that grows, computed once for each version: pages ask for a table's clocks again and again. */
export function keptMoments(game: Game, commits: readonly Commit[]): readonly Moment[] {
  const known = kept.get(commits);
  if (known?.length === commits.length) return known;
  const moments = momentsOf(game, commits);
  kept.set(commits, moments);
  return moments;
}

/** The moments of a history, one for each commit. */
function momentsOf(game: Game, commits: readonly Commit[]): Moment[] {
  const history = blankHistory(game);
  return commits.map((commit) => {
    advance(game, history, commit);
    return momentOf(game, history.state, commit);
  });
}

export function momentOf(game: Game, { table, game: state }: State, commit: Commit): Moment {
  const { version, at, facts } = commit;
  return {
    version,
    at: Date.parse(at),
    questions:
      table.ended === null
        ? game.awaiting(state).filter(({ seat, optional }) => optional !== true && botAt(table, seat) === null)
        : [],
    seated: facts.some(({ type }) => type === 'table.forked') ? everySeat(table.seats) : seatedBy(commit),
    paused: table.paused === true,
  };
}

/** Where a table goes on from another one, all sit down anew. */
const everySeat = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The seats that somebody new, or somebody who was away, has taken with this commit. */
export const seatedBy = ({ facts }: Pick<Commit, 'facts'>): number[] =>
  facts.flatMap((fact: Fact) =>
    isTableFact(fact) && (fact.type === 'table.personSeated' || fact.type === 'table.seatHandedOver')
      ? [fact.seat]
      : [],
  );

/**
 * The part of a table's history that clocks need: after each commit, which seats are awaited and whether the table is
 * paused. Seats played by robots have no clock.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Fact, Game } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, seatOf, type State } from '../../domain/kernel/fold.ts';
import { botAt, isTableFact } from '../../domain/kernel/table.ts';

export interface Moment {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Seats of people that must act from here on. */
  readonly awaited: readonly number[];
  /** The seat whose turn this commit is. */
  readonly acted: number | null;
  /** Seats that somebody new has taken. */
  readonly seated: readonly number[];
  readonly paused: boolean;
  /** The version that the game went back to by this commit; only where turns were taken back. */
  readonly backTo?: number;
}

/** Whether a seat that was awaited since a version, and is so after this commit, is asked something new by it. */
export const isAskedAnew = ({ acted, seated, backTo }: Moment, seat: number, since: number): boolean =>
  acted === seat || seated.includes(seat) || (backTo !== undefined && backTo < since);

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
  const { version, at, actor, facts } = commit;
  const open = table.ended === null;
  const backTo = table.retractions.find((retraction) => retraction.version === version)?.backTo;
  return {
    version,
    at: Date.parse(at),
    awaited: open
      ? game
          .awaiting(state)
          .filter(({ seat, optional }) => optional !== true && botAt(table, seat) === null)
          .map(({ seat }) => seat)
      : [],
    acted: facts.every(isTableFact) ? null : seatOf(actor),
    seated: facts.some(({ type }) => type === 'table.forked') ? everySeat(table.seats) : seatedBy(commit),
    paused: table.paused === true,
    ...(backTo === undefined ? {} : { backTo }),
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

/** What can be said of a seat at this moment, apart from any game: who is awaited, and what may be taken back. */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { TakeBack } from '../../domain/kernel/contract.ts';
import { isTableFact, type TableState } from '../../domain/kernel/table.ts';

/**
 * The version to go back to so that this seat's last turn is undone; null when it has none in force, or when the game
 * lets nothing be taken back at the moment.
 */
export function takeBackTo({ turns, request }: TableState, seat: number, policy: TakeBack): number | null {
  if (request !== null || policy === 'closed') return null;
  const last = turns.findLastIndex((turn) => turn.seat === seat);
  return turns[last - 1]?.version ?? null;
}

/** Whether this seat is asked to agree to a turn being taken back. */
export const isAskedToAgree = ({ request }: TableState, seat: number): boolean =>
  request !== null && request.seat !== seat && !request.agreed.includes(seat);

/** Since when somebody is awaited: since the last turn, or since one was taken back. A proposal or a vote is neither. */
export function awaitedSince(commits: readonly Commit[]): string | null {
  const asking = commits.findLast(({ facts }) =>
    facts.some((fact) => !isTableFact(fact) || fact.type === 'table.retracted'),
  );
  return (asking ?? commits[0])?.at ?? null;
}

/** What can be said of a seat at this moment, apart from any game: who is awaited, and what may be taken back. */
import type { Commit } from '../../domain/kernel/commit.ts';
import { isTableFact, peopleAt, type TableState } from '../../domain/kernel/table.ts';

/** The version to go back to so that this seat's last turn is undone, or null when it has none in force. */
export function takeBackTo({ turns, request }: TableState, seat: number): number | null {
  if (request !== null) return null;
  const last = turns.findLastIndex((turn) => turn.seat === seat);
  return turns[last - 1]?.version ?? null;
}

/** Whether taking back needs other people: somebody has acted since, or a draw became known. */
export function needsConsent(table: TableState, seat: number, backTo: number): boolean {
  if (peopleAt(table).every((other) => other === seat)) return false;
  return table.turns.some((turn) => turn.version > backTo && (turn.seat !== seat || turn.drew));
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

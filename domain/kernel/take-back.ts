/**
 * Taking turns back. A seat asks for it; it happens at once where nobody else is concerned, and otherwise when all other
 * people agree. A game may demand consent in every case, or close the question for a while. Page and service ask here.
 */
import type { Game, TakeBack } from './contract.ts';
import type { Decision } from './decide.ts';
import { inForce, type State } from './fold.ts';
import { reject } from './rejection.ts';
import { peopleAt, type TableFact, type TableState } from './table.ts';

/** What the game says of this position. */
export const takeBackPolicy = <G extends object>(game: Pick<Game<G>, 'takeBack'>, state: G): TakeBack =>
  game.takeBack?.(state) ?? 'free';

/** Whether going back needs other people: the game wants it, somebody has acted since, or a draw became known. */
export function needsConsent(table: TableState, seat: number, backTo: number, policy: TakeBack): boolean {
  if (othersAt(table, seat).length === 0) return false;
  if (policy === 'consent') return true;
  return table.turns.some((turn) => turn.version > backTo && (turn.seat !== seat || turn.drew));
}

export function askTakeBack<G extends object>(
  game: Pick<Game<G>, 'takeBack'>,
  { table, game: position }: State<G>,
  seat: number,
  backTo: number,
): Decision {
  if (table.request) return reject('table.takeBackOpen');
  const policy = takeBackPolicy(game, position);
  if (policy === 'closed') return reject('table.takeBackClosed');
  const undone = table.turns.filter((turn) => turn.version > backTo);
  const standing = table.turns.some((turn) => turn.version <= backTo) && inForce(table, backTo);
  if (!standing || !undone.some((turn) => turn.seat === seat)) return reject('table.nothingToTakeBack');
  const asked: TableFact = { type: 'table.takeBackAsked', v: 1, seat, backTo };
  return { facts: needsConsent(table, seat, backTo, policy) ? [asked] : [asked, retracted(backTo)] };
}

export function answerTakeBack(table: TableState, seat: number, agree: boolean): Decision {
  const { request } = table;
  if (!request) return reject('table.noRequest');
  if (request.seat === seat || request.agreed.includes(seat)) return reject('table.answered');
  const answered: TableFact = { type: 'table.takeBackAnswered', v: 1, seat, agreed: agree };
  const agreed = new Set([...request.agreed, seat]);
  const granted = agree && othersAt(table, request.seat).every((other) => agreed.has(other));
  return { facts: granted ? [answered, retracted(request.backTo)] : [answered] };
}

const othersAt = (table: TableState, seat: number): number[] => peopleAt(table).filter((other) => other !== seat);

const retracted = (backTo: number): TableFact => ({ type: 'table.retracted', v: 1, backTo });

/** Which side of each card was used in this round, and by whom: the facts since the round began, as far as in force. */
import { inForce } from '../../../../domain/kernel/fold.ts';
import type { LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { CardSide, LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Position } from '../../../table/session.ts';

export interface TakenCard {
  readonly seat: number;
  readonly side: CardSide;
  /** Who copied it, in order. */
  readonly copiedBy: readonly number[];
}

export type TakenCards = ReadonlyMap<string, TakenCard>;

export function takenCards({ state, commits }: Position<LilliputState>): TakenCards {
  const facts = commits
    .filter(({ version }) => inForce(state.table, version))
    .flatMap((commit) => commit.facts as readonly { type: string }[] as readonly LilliputFact[]);
  const taken = new Map<string, TakenCard>();
  for (const fact of facts.slice(facts.findLastIndex(({ type }) => type === 'roundStarted') + 1)) {
    if (fact.type !== 'cardTaken') continue;
    const before = taken.get(fact.card);
    if (before === undefined) taken.set(fact.card, { seat: fact.seat, side: fact.side, copiedBy: [] });
    else taken.set(fact.card, { ...before, copiedBy: [...before.copiedBy, fact.seat] });
  }
  return taken;
}

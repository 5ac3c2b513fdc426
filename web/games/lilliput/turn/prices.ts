/** What things cost before they are done: on the cells of the board, and purse by purse once they are chosen. */
import { cellKey } from '../../../../domain/lilliput/board.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { costOf } from '../rules.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import type { LilliputDrafts } from '../composing.ts';

export interface PriceRange {
  readonly least: number;
  readonly most: number;
}

export type Prices = ReadonlyMap<string, PriceRange>;

/** The range of prices on each cell. How a tile is turned makes no difference, so each kind is asked once. */
export function pricesOn({ state, seat }: LilliputDraft, choices: readonly (LilliputStep & Cell)[]): Prices {
  const prices = new Map<string, PriceRange>();
  const asked = new Set<string>();
  for (const choice of choices) {
    const key = cellKey(choice);
    const kind = `${key}/${'tile' in choice ? choice.tile : choice.type}`;
    if (asked.has(kind)) continue;
    asked.add(kind);
    const price = costOf(state, seat, choice);
    const { least, most } = prices.get(key) ?? { least: price, most: price };
    prices.set(key, { least: Math.min(least, price), most: Math.max(most, price) });
  }
  return prices;
}

/** What each step of the turn costs. */
export const stepCosts = (drafts: LilliputDrafts, steps: readonly LilliputStep[]): number[] =>
  steps.map((step, index) => {
    const before = drafts[index];
    return before === undefined ? 0 : costOf(before.state, before.seat, step);
  });

/** A purse that the turn takes from: whose it is, how much, and what is left in it. */
export interface Purse {
  /** Null is the player's own. */
  readonly company: CompanyId | null;
  readonly spent: number;
  readonly left: number;
}

export function pursesOf({ state, costs, seat }: LilliputDraft): Purse[] {
  return costs.map(({ purse, amount }) => {
    if (purse.startsWith('seat:')) return { company: null, spent: amount, left: state.players[seat]?.cash ?? 0 };
    const company = purse as CompanyId;
    return { company, spent: amount, left: state.companies[company]?.treasury ?? 0 };
  });
}

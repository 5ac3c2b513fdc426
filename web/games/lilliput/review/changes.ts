/** What a step changed in figures: cash, treasuries, prices. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { Owner } from '../../../../domain/lilliput/round-money.ts';
import { byPrice, priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';

export interface Change {
  readonly owner: Owner;
  readonly what: 'cash' | 'treasury' | 'price';
  /** Null where there was nothing before. */
  readonly from: number | null;
  readonly to: number;
}

export function changesOf(before: LilliputState, after: LilliputState): Change[] {
  const cash = after.players.map((player, seat) => ({
    owner: { seat },
    what: 'cash' as const,
    from: before.players[seat]?.cash ?? null,
    to: player.cash,
  }));
  const treasuries = Object.entries(after.companies).map(([company, { treasury }]) => ({
    owner: { company: company as CompanyId },
    what: 'treasury' as const,
    from: before.companies[company as CompanyId]?.treasury ?? null,
    to: treasury,
  }));
  const had = new Set(byPrice(before));
  const prices = byPrice(after).map((company) => ({
    owner: { company },
    what: 'price' as const,
    from: had.has(company) ? priceOf(before, company) : null,
    to: priceOf(after, company),
  }));
  return [...cash, ...treasuries, ...prices].filter(({ from, to }) => from !== to);
}

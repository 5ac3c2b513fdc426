/** What every company would earn if trains ran now: the question. `earned.ts` answers it, beside the page. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { Route } from '../../../../domain/lilliput/drawing/types.ts';
import type { RunQuery } from '../../../../domain/lilliput/routes/best.ts';
import { phaseOf } from '../../../../domain/lilliput/rules/holdings.ts';
import { runningVariants } from '../../../../domain/lilliput/rules/variants.ts';
import type { LilliputState, Train } from '../../../../domain/lilliput/types.ts';

export type Revenues = { readonly [id in CompanyId]?: number };

/** What companies would earn, and on which routes. */
export interface Earned {
  readonly revenues: Revenues;
  readonly routes: { readonly [id in CompanyId]?: readonly Route[] };
}

export interface EarningsQuery extends Omit<RunQuery, 'company' | 'trains'> {
  readonly trains: { readonly [id in CompanyId]?: readonly Train[] };
}

/** A question to the worker; its number comes back with the answer. */
export interface EarningsRequest {
  readonly number: number;
  readonly query: EarningsQuery;
}

export interface Answered {
  readonly number: number;
  readonly earned: Earned;
}

export function earningsQuery(state: LilliputState): EarningsQuery {
  const trains: { [id in CompanyId]?: readonly Train[] } = {};
  for (const id in state.companies) {
    const company = id as CompanyId;
    trains[company] = state.companies[company]?.trains ?? [];
  }
  return {
    board: state.board,
    trains,
    phaseColour: phaseOf(state).phaseColour,
    variants: runningVariants(state.variants),
  };
}

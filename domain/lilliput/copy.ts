/**
 * Copies a state for deciding. Parts that the fold changes in place are copied; parts that it replaces (the board,
 * revenues, an offer, single trains and certificates) are shared. Tests freeze the original, so a part that is missing
 * here makes them fail.
 */
import type { CompanyId } from './data.ts';
import type { LilliputState, RunningCompany } from './types.ts';

const eachCopied = <T extends object>(list: readonly T[]): T[] => list.map((entry) => ({ ...entry }));

function valuesCopied<Values extends object>(values: Values, copied: (value: never) => unknown): Values {
  const result: Record<string, unknown> = {};
  for (const key in values) result[key] = copied(values[key] as never);
  return result as Values;
}

export const copy = (state: LilliputState): LilliputState => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    certificates: [...player.certificates],
    characters: [...player.characters],
  })),
  supply: { ...state.supply },
  companies: valuesCopied(state.companies, (company: RunningCompany) => ({
    ...company,
    trains: [...company.trains],
  })),
  chart: valuesCopied(state.chart, (stack: CompanyId[]) => [...stack]),
  deck: eachCopied(state.deck),
  pool: [...state.pool],
  draft: state.draft && { ...state.draft, order: [...state.draft.order] },
  cards: { ...state.cards },
  order: [...state.order],
  turn: state.turn && { ...state.turn, lays: [...state.turn.lays], sold: [...state.turn.sold] },
  surplus: eachCopied(state.surplus),
  toRun: [...state.toRun],
  running: state.running && { ...state.running },
});

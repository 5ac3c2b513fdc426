/**
 * Where the money went in a round: for every purse what it held when the round began, what came in and went out by kind,
 * and what it held at its end. Read from the fold fact by fact, so that nothing can be missing.
 */
import type { Commit } from '../kernel/commit.ts';
import type { TableState } from '../kernel/table.ts';
import type { CompanyId } from './data.ts';
import type { LilliputFact } from './facts.ts';
import { lilliputFolding } from './folding/index.ts';
import { factsInForce } from './round-figures.ts';
import type { LilliputState } from './types.ts';

export const FLOWS = ['cards', 'runs', 'shares', 'track', 'trains'] as const;
export type Flow = (typeof FLOWS)[number];

/** A player's cash or a company's treasury. */
export type Owner = { readonly seat: number } | { readonly company: CompanyId };

export interface Purse {
  readonly owner: Owner;
  readonly from: number;
  readonly to: number;
  /** What came in, or with a minus went out. */
  readonly flows: { readonly [flow in Flow]?: number };
}

const kinds: { readonly [type in LilliputFact['type']]?: Flow } = {
  incomeTaken: 'cards',
  cashTaken: 'cards',
  treasuryGranted: 'cards',
  characterTradedIn: 'cards',
  tileLaid: 'track',
  stationPlaced: 'track',
  trainBought: 'trains',
  trainTraded: 'trains',
  trainScrapped: 'trains',
  sharesSold: 'shares',
  shareBought: 'shares',
  companyFounded: 'shares',
  dividendPaid: 'runs',
  revenueKept: 'runs',
  trainsRun: 'runs',
};

/** Of each purse of the table, players first; empty where that round was not played. */
export function roundMoney(commits: Iterable<Commit>, table: Pick<TableState, 'retractions'>, round: number): Purse[] {
  let state = lilliputFolding.blank();
  let before: Sums | null = null;
  const flows = new Map<string, { [flow in Flow]?: number }>();
  for (const fact of factsInForce(commits, table)) {
    const starts = fact.type === 'roundStarted';
    if (starts && before !== null) break;
    const held = before === null ? null : sumsOf(state);
    state = lilliputFolding.evolve(state, fact);
    if (starts && fact.round === round) before = sumsOf(state);
    else if (held !== null) note(flows, held, sumsOf(state), kinds[fact.type] ?? 'cards');
  }
  if (before === null) return [];
  const after = sumsOf(state);
  return ownersOf(state).map((owner) => {
    const key = keyOf(owner);
    return { owner, from: before.get(key) ?? 0, to: after.get(key) ?? 0, flows: flows.get(key) ?? {} };
  });
}

type Sums = ReadonlyMap<string, number>;

const keyOf = (owner: Owner): string => ('seat' in owner ? `seat ${owner.seat}` : owner.company);

const ownersOf = ({ players, companies }: LilliputState): Owner[] => [
  ...players.map((_, seat) => ({ seat })),
  ...(Object.keys(companies) as CompanyId[]).map((company) => ({ company })),
];

const sumsOf = (state: LilliputState): Sums =>
  new Map(
    ownersOf(state).map((owner) => [
      keyOf(owner),
      'seat' in owner ? (state.players[owner.seat]?.cash ?? 0) : (state.companies[owner.company]?.treasury ?? 0),
    ]),
  );

function note(flows: Map<string, { [flow in Flow]?: number }>, held: Sums, now: Sums, kind: Flow): void {
  for (const [key, sum] of now) {
    const change = sum - (held.get(key) ?? 0);
    if (change === 0) continue;
    const flow = flows.get(key) ?? {};
    flow[kind] = (flow[kind] ?? 0) + change;
    flows.set(key, flow);
  }
}

/** Folds the running of trains: what was earned, and where it went. */
import type { CompanyId } from '../data.ts';
import type { LilliputState } from '../types.ts';
import { addCash, type Appliers, moveMarker } from './appliers.ts';

export const runningAppliers: Appliers<'trainsRun' | 'dividendPaid' | 'revenueKept' | 'companyDone'> = {
  trainsRun(state, fact) {
    state.toRun.shift();
    state.running = { company: fact.company, revenue: fact.revenue, kept: false };
    addTreasury(state, fact.company, fact.mineBonus);
  },
  dividendPaid(state, fact) {
    for (const { seat, amount } of fact.payouts) addCash(state, seat, amount);
    addTreasury(state, fact.company, fact.toTreasury);
    moveMarker(state, fact.company, fact.from, fact.to);
    remember(state, fact.company, fact.revenue, true);
  },
  revenueKept(state, fact) {
    addTreasury(state, fact.company, fact.revenue);
    moveMarker(state, fact.company, fact.from, fact.to);
    if (state.running) state.running.kept = true;
    remember(state, fact.company, fact.revenue, false);
  },
  companyDone(state) {
    state.running = null;
  },
};

function addTreasury(state: LilliputState, id: CompanyId, amount: number): void {
  const company = state.companies[id];
  if (company) company.treasury += amount;
}

function remember(state: LilliputState, company: CompanyId, revenue: number, paid: boolean): void {
  const before = state.revenues[company] ?? [];
  state.revenues = { ...state.revenues, [company]: [...before, { round: state.round, revenue, paid }] };
}

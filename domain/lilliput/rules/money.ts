/** Money for treasuries: the treasury card (rules 2.6) and the Justiciary's income (rules 2, 10). */
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { CompanyId } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import { type Bench, directedBy, directs } from './holdings.ts';
import { income } from './awaiting.ts';

type Split = { readonly [id in CompanyId]?: number };

/** Why a split of this amount among the seat's companies is wrong, or the split without empty shares. */
function checkSplit(state: LilliputState, seat: number, split: Split, amount: number): Split | Rejection {
  const parts = Object.entries(split).filter(([, part]) => part > 0) as [CompanyId, number][];
  const foreign = parts.find(([company]) => !directs(state, seat, company));
  if (foreign) return reject('company.notYours', { company: foreign[0] });
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  if (sum !== amount) return reject('money.split', { sum, amount });
  return Object.fromEntries(parts);
}

function splitChoice(state: LilliputState, seat: number, amount: number) {
  const among = directedBy(state, seat);
  const [first] = among;
  return first === undefined ? null : { treasuries: { [first]: amount } as Split, split: { amount, among } };
}

export function grantChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const amount = state.turn?.grant ?? 0;
  const choice = amount > 0 ? splitChoice(state, seat, amount) : null;
  return choice ? [{ type: 'grantTreasury', ...choice }] : [];
}

export function grantTreasury(bench: Bench, seat: number, step: StepOf<'grantTreasury'>): Rejection | undefined {
  const amount = bench.state.turn?.grant ?? 0;
  if (amount === 0) return reject('money.noGrant');
  const treasuries = checkSplit(bench.state, seat, step.treasuries, amount);
  if (isRejection(treasuries)) return treasuries;
  bench.emit({ type: 'treasuryGranted', v: 1, seat, treasuries });
  return undefined;
}

export function incomeChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const choice = income && splitChoice(state, seat, income.orCompanies);
  return [{ type: 'takeIncome', treasuries: null }, ...(choice ? [{ type: 'takeIncome' as const, ...choice }] : [])];
}

export function takeIncome(bench: Bench, seat: number, step: StepOf<'takeIncome'>): Rejection | undefined {
  if (!income) return reject('character.noIncome');
  const treasuries = step.treasuries && checkSplit(bench.state, seat, step.treasuries, income.orCompanies);
  if (treasuries && isRejection(treasuries)) return treasuries;
  bench.emit({
    type: 'incomeTaken',
    v: 1,
    seat,
    cash: treasuries ? 0 : income.private,
    treasuries: treasuries ?? {},
  });
  bench.emit({ type: 'actionsBegun', v: 1 });
  return undefined;
}

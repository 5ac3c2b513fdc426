/** Closes the open figures of a choice, so that it can be played: a price, or a split among companies. */
import type { LilliputChoice, LilliputStep } from './steps.ts';

export function settle(choice: LilliputChoice, pick: (sides: number) => number): LilliputStep {
  const { most, split, ...step } = choice;
  if (step.type === 'tradeTrain' && most !== undefined)
    return { ...step, price: step.price + pick(most - step.price + 1) };
  if (split && (step.type === 'grantTreasury' || step.type === 'takeIncome')) {
    return { ...step, treasuries: shareOut(split.amount, split.among, pick) };
  }
  return step;
}

/** Whole pounds, cut at random places. */
function shareOut(amount: number, among: readonly string[], pick: (sides: number) => number): Record<string, number> {
  let left = amount;
  const parts = among.map((company, index): [string, number] => {
    const part = index === among.length - 1 ? left : pick(left + 1);
    left -= part;
    return [company, part];
  });
  return Object.fromEntries(parts.filter(([, part]) => part > 0));
}

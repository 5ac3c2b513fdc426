/** Closes what a choice leaves open, so that it can be played. */
import type { RocketChoice, RocketStep } from './steps.ts';

type Pick = (sides: number) => number;

const oneOf = <T>(list: readonly T[], pick: Pick, otherwise: T): T => list[pick(Math.max(1, list.length))] ?? otherwise;

export function settle(choice: RocketChoice, pick: Pick): RocketStep {
  const { goods = [], sites = [], companies = [], most, ...step } = choice;
  switch (step.type) {
    case 'takeToken':
      return { ...step, good: oneOf(goods, pick, step.good) };
    case 'placeStation':
    case 'moveStation':
      return { ...step, at: oneOf(sites, pick, step.at) };
    case 'bid':
    case 'restore':
      return { ...step, shares: step.shares + pick((most ?? step.shares) - step.shares + 1) };
    case 'declareWaiver':
    case 'revokeWaiver': {
      const company = companies[pick(Math.max(1, companies.length))];
      return { ...step, company: company === undefined ? step.company : company };
    }
    default:
      return step;
  }
}

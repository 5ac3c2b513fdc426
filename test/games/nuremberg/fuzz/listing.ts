/** Whether a step is among the listed choices: open figures count as listed within their limits, runs either way. */
import type { NurembergChoice, NurembergStep } from '../../../../domain/nuremberg/steps.ts';

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
const backAndForth = (areas: readonly string[]): string => {
  const [forth, back] = [areas.join(), areas.toReversed().join()];
  return forth < back ? forth : back;
};

export function isListed(choices: readonly NurembergChoice[], step: NurembergStep): boolean {
  return choices.some((choice) => fits(choice, step));
}

function fits(choice: NurembergChoice, step: NurembergStep): boolean {
  if (choice.type === 'bid' && step.type === 'bid') {
    return choice.box === step.box && step.cubes >= choice.cubes && step.cubes <= (choice.most ?? choice.cubes);
  }
  if (choice.type === 'payLinks' && step.type === 'payLinks') return isSplit(choice, step.points);
  if (choice.type === 'buyTrain' && step.type === 'buyTrain') {
    const { brown, ...instead } = step.pay;
    return choice.train === step.train && choice.pay.brown === brown && isSplit(choice, instead);
  }
  if (choice.type === 'sellRun' && step.type === 'sellRun') {
    return choice.company === step.company && backAndForth(choice.areas) === backAndForth(step.areas);
  }
  return JSON.stringify(choice) === JSON.stringify(step);
}

function isSplit({ split }: NurembergChoice, paid: { readonly [purse: string]: number }): boolean {
  if (sum(Object.values(paid)) !== (split?.amount ?? 0)) return false;
  return Object.entries(paid).every(([purse, part]) => part === 0 || part <= (split?.among[purse] ?? 0));
}

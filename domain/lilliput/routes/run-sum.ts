/**
 * How a train's recorded revenue comes about (rules 3, 7): the stops, doubled by a D-train, the bonus for named cities,
 * and for an obsolete train half of all that, rounded down to tens. A fact records stops and revenue only.
 */
import { variants } from '../data.ts';
import type { Run } from '../types.ts';
import { halved, kindOf, wholeRevenue } from './worth.ts';

export interface RunSum {
  readonly double: boolean;
  /** For the named cities on the way. */
  readonly bonus: number;
  /** The sum before rounding. */
  readonly exact: number;
}

const bonuses: readonly number[] = [0, ...Object.values(variants.allenbeck.bonus)];

export function sumOfRun({ train, obsolete, revenue, stops }: Omit<Run, 'legs'>): RunSum {
  const kind = kindOf({ type: train, obsolete });
  const values = stops.reduce((total, { value }) => total + value, 0);
  const earned = (bonus: number): number => {
    const whole = wholeRevenue(values, bonus, kind);
    return obsolete ? halved(whole) : whole;
  };
  const bonus = bonuses.find((candidate) => earned(candidate) === revenue) ?? 0;
  const whole = wholeRevenue(values, bonus, kind);
  return { double: kind.double, bonus, exact: obsolete ? whole / 2 : whole };
}

/** Trains that Gulliver has too many of: the lowest leave the game (rules 8, E). */
import { type CompanyId, trains as trainTypes } from '../../data.ts';
import type { Train } from '../../types.ts';
import { type Bench, companyNamed, directedBy } from '../holdings.ts';

/** 2 < 3 < 4 < 5 < 3D < 4D. */
export const rankOf = ({ type }: Train): number => trainTypes.findIndex((train) => train.type === type);

export const lowest = (trains: readonly Train[]): Train | undefined =>
  trains.toSorted((a, b) => rankOf(a) - rankOf(b))[0];

/** The lowest go until no more than so many are left. */
export function trim(bench: Bench, company: CompanyId, most: number): void {
  for (;;) {
    const { trains } = companyNamed(bench.state, company);
    const train = lowest(trains);
    if (trains.length <= most || !train) return;
    bench.emit({ type: 'trainScrapped', v: 1, company, train: { ...train } });
  }
}

/** After a phase change: all his companies keep to the new limit. */
export function scrapSurplus(bench: Bench, limit: number): void {
  const { gulliver } = bench.state;
  if (gulliver === null) return;
  for (const company of directedBy(bench.state, gulliver)) trim(bench, company, limit);
}

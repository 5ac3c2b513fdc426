/** Where the data of Stephenson's Rocket come from, part by part, as the data file says it. */
import type { DataSource } from '../kernel/manifest.ts';
import { board, cities, companies, components, income, rules, type Sourced } from './data.ts';

const from = (part: string, { source, sourceNote }: Sourced): DataSource => ({
  part,
  source,
  note: sourceNote ?? undefined,
});

export const sources: readonly DataSource[] = [
  from('components', components),
  from('rules', rules),
  from('income', income),
  from('board', board),
  ...companies.map((company) => from(`company.${company.id}`, company)),
  ...cities.map((city) => from(`city.${city.id}`, city)),
];

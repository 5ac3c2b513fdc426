/** Where the data of the game come from, part by part, as the data files say it. */
import type { DataSource } from '../kernel/manifest.ts';
import { auction, components, links, maps, scoring, setUp, type Sourced, trains, turns } from './data.ts';

const from = (part: string, { source, sourceNote }: Sourced): DataSource => ({ part, source, note: sourceNote });

export const sources: readonly DataSource[] = [
  ...Object.values(maps).map((map) => from(`map.${map.id}`, map)),
  from('components', components),
  from('setUp', setUp),
  from('auction', auction),
  from('trains', trains),
  from('scoring', scoring),
  from('links', links),
  from('turns', turns),
];

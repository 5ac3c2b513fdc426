/** Where the data of 18Lilliput come from, part by part, as the data file says it. */
import type { DataSource } from '../kernel/manifest.ts';
import {
  actionCards,
  characters,
  chart,
  companies,
  companyRules,
  phases,
  scenarios,
  setup,
  type Sourced,
  tiles,
  trains,
  variants,
} from './data.ts';

const from = (part: string, { source, sourceNote }: Sourced): DataSource => ({ part, source, note: sourceNote });

export const sources: readonly DataSource[] = [
  from('setup', setup),
  from('chart', chart),
  from('companyRules', companyRules),
  ...companies.map((company) => from(`company.${company.id}`, company)),
  ...trains.map((train) => from(`train.${train.type}`, train)),
  ...phases.map((phase) => from(`phase.${phase.phase}`, phase)),
  ...actionCards.map((card) => from(`card.${card.id}`, card)),
  ...characters.map((character) => from(`character.${character.id}`, character)),
  ...Object.entries(variants).map(([id, variant]) => from(`variant.${id}`, variant as Sourced)),
  ...[...tiles.values()].map((tile) => from(`tile.${tile.id}`, tile)),
  ...scenarios.map((scenario) => from(`landscape.${scenario.id}`, scenario)),
];

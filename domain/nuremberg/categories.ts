/** By what the statistics of a game are divided: its map, as a key of texts. */
import { optionsSchema } from './rules/set-up.ts';

export function categoriesOf(options: object): string[] {
  const parsed = optionsSchema.safeParse(options);
  return parsed.success ? [`map.${parsed.data.map}`] : [];
}

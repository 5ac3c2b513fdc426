/** The names of areas, as the maps have them. They are proper names, the same in every language but for one. */
import type { Texts } from '../../kernel/texts.ts';
import { maps } from '../data.ts';

export const areaNames: Texts = Object.fromEntries(
  Object.values(maps).flatMap(({ areas }) => areas.map(({ id, name }) => [`area.${id}`, name])),
);

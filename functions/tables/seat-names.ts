/** What those at a table are called: by the names they gave, robots as the language calls them. */
import type { Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import type { TableItem } from './table-item.ts';

export const seatNames = ({ seats }: Pick<TableItem, 'seats'>, texts: Texts = tableTexts): string[] =>
  seats.map(({ name, bot, place }) => name ?? (bot === null ? '' : (texts[`robot.${place}`] ?? '')));

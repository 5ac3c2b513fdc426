/** The names at a table: people's own, and robots' in the reader's language. All texts of the service use these. */
import type { Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import type { TableItem } from './table-item.ts';

/** Empty for a seat without a name: files keep it so, and `withNames` leaves the number of the seat in its place. */
export const seatNames = ({ seats }: Pick<TableItem, 'seats'>, texts: Texts = tableTexts): string[] =>
  seats.map(({ name, bot, place }) => name ?? (bot === null ? '' : (texts[`robot.${place}`] ?? '')));

/** For sentences: a seat without a name is called by its number. */
export const calledNames = (table: Pick<TableItem, 'seats'>, texts: Texts): string[] =>
  seatNames(table, texts).map((name, seat) => (name === '' ? (texts[`seat.${seat}`] ?? '') : name));

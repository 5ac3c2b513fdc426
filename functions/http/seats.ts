/** The seats of a table as everybody sees them. */
import type { TableItem } from '../tables/table-item.ts';
import type { SeatInfo } from './answers/table.ts';

export const seatsOf = (
  { seats }: TableItem,
  bouncing: ReadonlySet<number> = new Set(),
  mailed: ReadonlyMap<number, string> = new Map(),
): SeatInfo[] =>
  seats.map(({ name, joined, bot, place, player }, seat) => ({
    seat,
    name,
    joined,
    bot,
    ...(player === null ? {} : { byMail: true as const }),
    ...(bouncing.has(seat) ? { mailBounces: true as const } : {}),
    ...mailedAt(mailed.get(seat)),
    ...(place === seat ? {} : { place }),
  }));

const mailedAt = (at: string | undefined) => (at === undefined ? {} : { mailedAt: at });

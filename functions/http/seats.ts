/** A seat as others see it: its number, its name, and whether somebody has taken it with its link. */
import * as z from 'zod/mini';
import type { TableItem } from '../tables/table-item.ts';

export const seatSchema = z.strictObject({
  seat: z.int(),
  name: z.nullable(z.string()),
  joined: z.boolean(),
  /** The player by which the service plays the seat; null for a person. */
  bot: z.nullable(z.string()),
  /** Somebody was invited to it by mail, or sat down with a confirmed address; only where that is so. */
  byMail: z.optional(z.literal(true)),
  /** Mail to this seat comes back; only where it does. */
  mailBounces: z.optional(z.literal(true)),
  /** When mail about its turn last went out; only for those who play at the table or host it. */
  mailedAt: z.optional(z.string()),
  /** Where it stood in the host's list, which its link names; only where that is another number. */
  place: z.optional(z.int()),
});

export const seatsOf = (
  { seats }: TableItem,
  bouncing: ReadonlySet<number> = new Set(),
  mailed: ReadonlyMap<number, string> = new Map(),
): z.infer<typeof seatSchema>[] =>
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

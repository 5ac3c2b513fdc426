/** A seat as others see it: its number, its name, and whether somebody has taken it with its link. */
import * as z from 'zod/mini';
import type { TableItem } from '../tables/table-item.ts';

export const seatSchema = z.strictObject({
  seat: z.int(),
  name: z.nullable(z.string()),
  joined: z.boolean(),
  /** Where it stood in the host's list, which its link names; only where that is another number. */
  place: z.optional(z.int()),
});

export const seatsOf = ({ seats }: TableItem): z.infer<typeof seatSchema>[] =>
  seats.map(({ name, joined, place }, seat) => ({ seat, name, joined, ...(place === seat ? {} : { place }) }));

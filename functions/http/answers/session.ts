/** What a browser's session holds, and what a link added to it. */
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';
import { otherSchema, statusSchema } from './table.ts';

const table = {
  table: z.string(),
  title: z.string(),
  game: z.string(),
  /** Who else sits there, in clockwise order. */
  others: z.array(otherSchema),
  status: statusSchema,
  /** Of the last turn. */
  at: z.string(),
};

const heldSeatSchema = z.strictObject({
  ...table,
  seat: z.int(),
  name: z.nullable(z.string()),
  awaited: z.boolean(),
});
export type SeatOfMine = Answer<typeof heldSeatSchema>;

const ownPlayerSchema = z.strictObject({ player: z.string(), address: z.string() });
export type OwnPlayer = Answer<typeof ownPlayerSchema>;

export const sessionSchema = z.strictObject({
  seats: z.array(heldSeatSchema),
  hosts: z.array(z.strictObject(table)),
  /** Whose mail was read in this browser; the last is meant by *me*. */
  players: z.array(ownPlayerSchema),
});
export type Session = Answer<typeof sessionSchema>;

/** What a link opened. */
export const redeemedSchema = z.strictObject({
  /** Null for the link of a player, which is no table's. */
  table: z.nullable(z.string()),
  seat: z.nullable(z.int()),
  host: z.boolean(),
  player: z.optional(z.string()),
});
export type RedeemedLink = Answer<typeof redeemedSchema>;

/** Standing orders of a seat. Their form is the game's. */
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';

const orders = z.nullable(z.looseObject({}));

export const ordersSchema = z.strictObject({
  orders,
  /** The version of the table at which they were read. */
  version: z.int(),
});
export type Orders = Answer<typeof ordersSchema>;

export const givenOrdersSchema = z.strictObject({
  orders,
  /** An older order has acted since the version that was seen; without a version it is about to. */
  tooLate: z.nullable(z.strictObject({ version: z.nullable(z.int()) })),
});
export type GivenOrders = Answer<typeof givenOrdersSchema>;

export const ordersRecordSchema = z.array(
  z.strictObject({ version: z.int(), at: z.string(), steps: z.array(z.looseObject({ type: z.string() })) }),
);
export type OrderActed = Answer<typeof ordersRecordSchema>[number];

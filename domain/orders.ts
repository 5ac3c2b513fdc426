/**
 * Which games take standing orders. Beside the games and not in them, like the players: who needs no orders does not
 * load them. Adding some means adding a line.
 */
import type { StandingOrders } from './kernel/contract.ts';
import { orderedStep, ordersSchema } from './lilliput/orders.ts';

const orders: { readonly [game: string]: StandingOrders } = {
  lilliput: { schema: ordersSchema, steps: orderedStep },
};

/** Null for a game that takes none. */
export const standingOrdersOf = (game: string): StandingOrders | null =>
  Object.hasOwn(orders, game) ? (orders[game] ?? null) : null;

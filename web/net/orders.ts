/** A seat's standing orders, which nobody else learns of. */
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export interface Ordered {
  /** As the game's own schema has them. */
  readonly orders: object | null;
  readonly version: number;
}

export interface Given {
  readonly orders: object | null;
  /** An older order has acted since the version that was seen; without a version it is about to. */
  readonly tooLate: { readonly version: number | null } | null;
}

export interface OrderActed {
  readonly version: number;
  readonly at: string;
}

const ordersPath = (id: string, seat: number): string => `${tablePath(id)}/orders?seat=${seat}`;

export const readOrders = (id: string, seat: number): Promise<Answer<Ordered>> => ask(ordersPath(id, seat));

export const giveOrders = (id: string, seat: number, seen: number, orders: object): Promise<Answer<Given>> =>
  ask(`${ordersPath(id, seat)}&version=${seen}`, { method: 'PUT', body: { orders } });

export const withdrawOrders = (id: string, seat: number, seen: number): Promise<Answer<Given>> =>
  ask(`${ordersPath(id, seat)}&version=${seen}`, { method: 'DELETE' });

export const readRecord = (id: string, seat: number): Promise<Answer<readonly OrderActed[]>> =>
  ask(`${tablePath(id)}/orders/record?seat=${seat}`);

/** A seat's standing orders, which nobody else learns of. */
import type { GivenOrders, OrderActed, Orders } from '../../functions/http/answers/orders.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export type { OrderActed } from '../../functions/http/answers/orders.ts';

/** The orders are as the game's own schema has them. */
type InForm<Answered> = Omit<Answered, 'orders'> & { readonly orders: object | null };
export type Ordered = InForm<Orders>;
export type Given = InForm<GivenOrders>;

const ordersPath = (id: string, seat: number): string => `${tablePath(id)}/orders?seat=${seat}`;

export const readOrders = (id: string, seat: number): Promise<Answer<Ordered>> => ask(ordersPath(id, seat));

export const giveOrders = (id: string, seat: number, seen: number, orders: object): Promise<Answer<Given>> =>
  ask(`${ordersPath(id, seat)}&version=${seen}`, { method: 'PUT', body: { orders } });

export const withdrawOrders = (id: string, seat: number, seen: number): Promise<Answer<Given>> =>
  ask(`${ordersPath(id, seat)}&version=${seen}`, { method: 'DELETE' });

export const readRecord = (id: string, seat: number): Promise<Answer<readonly OrderActed[]>> =>
  ask(`${tablePath(id)}/orders/record?seat=${seat}`);

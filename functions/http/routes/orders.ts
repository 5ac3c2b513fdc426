/** Standing orders of a seat. Only the browser that holds the seat can read or change them. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { StandingOrders } from '../../../domain/kernel/contract.ts';
import { manifestOf } from '../../../domain/kernel/game-parts.ts';
import { foreignValue } from '../../../domain/kernel/values.ts';
import { giveOrders } from '../../due/orders/give.ts';
import { readOrders, readRecord } from '../../tables/orders-item.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { validationErrors } from '../../service/validation-errors.ts';
import { headOfTable } from '../../tables/head.ts';
import type { TableItem } from '../../tables/table-item.ts';
import { givenOrdersSchema, ordersRecordSchema, ordersSchema } from '../answers/orders.ts';
import { privately } from '../responses.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { atTable } from '../table-access.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';

const query = [
  { name: 'seat', description: 'The number of the seat' },
  { name: 'version', description: 'The version of the table that the caller has seen' },
];

interface AtSeat {
  readonly table: TableItem;
  readonly seat: number;
  readonly standing: StandingOrders;
}

const numberIn = (c: Context, name: string): number | null => {
  const text = c.req.query(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** The seat asked for, if this browser holds it and its game takes orders. */
async function atSeat(call: Call<unknown>): Promise<AtSeat | Problem> {
  const at = await atTable(call);
  if (isProblem(at)) return at;
  const seat = numberIn(call.c, 'seat');
  if (seat === null || !at.you.seats.includes(seat)) return problem('not-your-seat');
  const standing = await manifestOf(call.service.games, at.table.game)?.orders?.();
  if (!standing) return problem('no-orders');
  return { table: at.table, seat, standing };
}

async function give(call: Call<unknown>, wish: object | null) {
  const at = await atSeat(call);
  if (isProblem(at)) return at;
  const { table, seat, standing } = at;
  const refused = await overLimit(call.service, limits.commands, `${table.id} ${seat}`);
  if (refused) return refused;
  const read = wish === null ? { success: true as const, data: null } : standing.schema.safeParse(wish);
  if (!read.success) {
    return problem('bad-request', {}, { extra: { errors: validationErrors(read.error, ['orders']) } });
  }
  if (read.data !== null && foreignValue(read.data) !== null) return problem('bad-request');
  const given = await giveOrders(call.service, table, seat, read.data, numberIn(call.c, 'version'));
  return isProblem(given) ? given : privately(call.c, given);
}

const path = '/api/tables/:id/orders';

export const ordersRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path,
      summary: 'The standing orders of a seat, for nobody but the seat',
      answer: { status: 200, description: 'The orders, or null', schema: ordersSchema },
      query,
      problems: ['not-your-seat', 'no-orders'],
    },
    async (call) => {
      const at = await atSeat(call);
      if (isProblem(at)) return at;
      const { own } = await readOrders(call.service, at.table, at.seat);
      const { version } = await headOfTable(call.service, at.table);
      return privately(call.c, { orders: own?.orders ?? null, version });
    },
  ),
  routeWithBody(
    {
      method: 'PUT',
      path,
      summary: 'Gives a seat’s standing orders in place of those before',
      answer: { status: 200, description: 'The orders, and whether older ones have acted', schema: givenOrdersSchema },
      query,
      problems: ['not-your-seat', 'no-orders', 'busy'],
    },
    z.strictObject({ orders: z.looseObject({}) }),
    (call) => give(call, call.body.orders),
  ),
  route(
    {
      method: 'DELETE',
      path,
      summary: 'Withdraws a seat’s standing orders, and says whether that came too late',
      answer: { status: 200, description: 'No orders, and whether they have acted', schema: givenOrdersSchema },
      query,
      problems: ['not-your-seat', 'no-orders', 'busy'],
    },
    (call) => give(call, null),
  ),
  route(
    {
      method: 'GET',
      path: `${path}/record`,
      summary: 'What a seat’s standing orders did, for nobody but the seat',
      answer: { status: 200, description: 'Commits that an order sent, oldest first', schema: ordersRecordSchema },
      query,
      problems: ['not-your-seat', 'no-orders'],
    },
    async (call) => {
      const at = await atSeat(call);
      if (isProblem(at)) return at;
      const record = await readRecord(call.service.store, at.table, at.seat);
      return privately(
        call.c,
        record.map(({ version, at: when, steps }) => ({ version, at: when, steps })),
      );
    },
  ),
];

/**
 * What many routes check before their own work: the rate limit, who calls, which table the path names, and what the
 * caller may do there. Each wrapper adds what it found to the call, or answers with the problem.
 */
import { isProblem } from '../service/problem.ts';
import { type Limit, overLimit } from '../service/rate-limit.ts';
import type { TableItem } from '../tables/table-item.ts';
import { type Caller, callerOf, writerOf } from './caller.ts';
import type { Call, Outcome } from './route.ts';
import { type AtTable, atTable, hostAt, tableIn } from './table-access.ts';

type Handler<Body, Found, Answer> = (call: Call<Body> & Found) => Outcome<Answer>;
type Wrapped<Body, Answer> = (call: Call<Body>) => Outcome<Answer>;

/** Counts the request against the caller's network. */
export const limited =
  <Body, Answer>(limit: Limit, handle: Handler<Body, unknown, Answer>): Wrapped<Body, Answer> =>
  async (call) =>
    (await overLimit(call.service, limit, call.address)) ?? handle(call);

/** The player who calls: `me`, and the session. */
export const asCaller =
  <Body, Answer>(handle: Handler<Body, Caller, Answer>): Wrapped<Body, Answer> =>
  async (call) => {
    const who = await callerOf(call);
    return isProblem(who) ? who : handle({ ...call, ...who });
  };

/** The same for a write, which counts against the player. */
export const asWriter =
  <Body, Answer>(handle: Handler<Body, Caller, Answer>, limit?: Limit): Wrapped<Body, Answer> =>
  async (call) => {
    const who = await writerOf(call, limit);
    return isProblem(who) ? who : handle({ ...call, ...who });
  };

/** The table that the path names. */
export const withTable =
  <Body, Answer>(handle: Handler<Body, { readonly table: TableItem }, Answer>): Wrapped<Body, Answer> =>
  async (call) => {
    const table = await tableIn(call);
    return isProblem(table) ? table : handle({ ...call, table });
  };

/** The table, and what this browser may do there. */
export const withAccess =
  <Body, Answer>(handle: Handler<Body, AtTable, Answer>): Wrapped<Body, Answer> =>
  async (call) => {
    const at = await atTable(call);
    return isProblem(at) ? at : handle({ ...call, ...at });
  };

/** The same for what only the host does, which counts against the table. */
export const asHost =
  <Body, Answer>(handle: Handler<Body, AtTable, Answer>): Wrapped<Body, Answer> =>
  async (call) => {
    const at = await hostAt(call);
    return isProblem(at) ? at : handle({ ...call, ...at });
  };

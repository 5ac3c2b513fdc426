/** The lobby: public lists of tables, and sitting down at one that is open to all. */
import * as z from 'zod/mini';
import { nameSchema } from '../../../domain/kernel/setup.ts';
import type { ListStatus, PublicTable } from '../../tables/table-lists.ts';
import { holdSeat } from '../../people/session.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { sitDown } from '../../actions/tables/join.ts';
import { listPublic } from '../../tables/public-list.ts';
import { privately } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits } from '../../service/rate-limit.ts';
import { playerQuery, writerOf } from '../caller.ts';
import { tableIn } from '../table-access.ts';
import { type Route, route, routeWithBody } from '../route.ts';

const statuses = ['open', 'running', 'finished'] as const satisfies ListStatus[];
const isStatus = (status: string): status is ListStatus => (statuses as readonly string[]).includes(status);

const publicTableSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  status: z.enum(statuses),
  seats: z.array(
    z.strictObject({
      name: z.nullable(z.string()),
      joined: z.boolean(),
      bot: z.nullable(z.string()),
      /** Anybody may take it. */
      open: z.optional(z.boolean()),
    }),
  ),
  options: z.looseObject({}),
  clock: z.nullable(z.looseObject({})),
  createdAt: z.string(),
  /** Since when it stands in this list. */
  at: z.string(),
  version: z.int(),
});

const told = ({ id, title, game, status, seats, options, clock, createdAt, at, head }: PublicTable) => ({
  id,
  title,
  game,
  status,
  seats,
  options,
  clock,
  createdAt,
  at,
  version: head,
});

export const lobbyRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables',
      summary: 'Public tables, the newest first, twenty at a time; private ones are in no list',
      answer: {
        status: 200,
        description: 'A page of the list',
        schema: z.strictObject({ tables: z.array(publicTableSchema), next: z.nullable(z.string()) }),
      },
      query: [
        { name: 'status', description: 'open (the default), running or finished' },
        { name: 'before', description: 'The `next` of the page before' },
      ],
      problems: ['bad-request'],
    },
    async ({ c, service }) => {
      const status = c.req.query('status') ?? 'open';
      const before = c.req.query('before');
      if (!isStatus(status) || before === '' || (before?.length ?? 0) > 100) return problem('bad-request');
      const { tables, next } = await listPublic(service, status, before);
      return c.json({ tables: tables.map(told), next }, 200, { 'Cache-Control': 'public, max-age=5' });
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/join',
      summary: 'Takes the seat that this player was invited to, or an open one of a listed table',
      answer: {
        status: 200,
        description: 'The seat',
        schema: z.strictObject({ table: z.string(), seat: z.int() }),
      },
      query: playerQuery,
      problems: [
        'address-needed',
        'not-for-all',
        'already-started',
        'table-closed',
        'already-seated',
        'seat-taken',
        'name-needed',
        'name-alike',
        'name-mixed',
        'busy',
      ],
    },
    z.strictObject({ name: z.optional(nameSchema), seat: z.optional(z.int().check(z.nonnegative())) }),
    async (call) => {
      const { c, service, body } = call;
      const read = await tableIn(call);
      if (isProblem(read)) return read;
      const { id } = read;
      const who = await writerOf(call, limits.settings);
      if (isProblem(who)) return who;
      const sat = await sitDown(service, id, body.seat, { name: body.name, player: who.me.id });
      if (isProblem(sat)) return sat;
      const seat = sat.seats.findIndex(({ player }) => player === who.me.id);
      const { place = 0, epoch = 0 } = sat.seats[seat] ?? {};
      await saveSession(call, (session) => holdSeat(session, { table: id, place, epoch }));
      return privately(c, { table: id, seat });
    },
  ),
];

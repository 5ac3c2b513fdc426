/** The lobby: public lists of tables, and joining a listed table. */
import * as z from 'zod/mini';
import { nameSchema } from '../../../domain/kernel/setup.ts';
import { clockOf } from '../../clock/table-times.ts';
import type { PublicTable } from '../../tables/table-lists.ts';
import { holdSeat } from '../../people/session.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { sitDown } from '../../actions/tables/join.ts';
import { listPublic } from '../../tables/public-list.ts';
import { type ListName, listNameSchema, listPageSchema } from '../answers/lobby.ts';
import { joinedSchema } from '../answers/table.ts';
import { withTable } from '../preconditions.ts';
import { privately, publicly } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits } from '../../service/rate-limit.ts';
import { playerQuery, writerOf } from '../caller.ts';
import { type Route, route, routeWithBody } from '../route.ts';

const isListName = (name: string): name is ListName => listNameSchema.safeParse(name).success;

const told = ({ id, title, game, status, seats, options, clock, createdAt, at, head }: PublicTable) => ({
  id,
  title,
  game,
  status,
  seats,
  options,
  clock: clockOf({ clock }),
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
        schema: listPageSchema,
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
      if (!isListName(status) || before === '' || (before?.length ?? 0) > 100) return problem('bad-request');
      const { tables, next } = await listPublic(service, status, before);
      return publicly(c, { tables: tables.map(told), next }, 'public, max-age=5');
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/join',
      summary: 'Takes the seat that this player was invited to, or an open one of a listed table',
      answer: { status: 200, description: 'The seat', schema: joinedSchema },
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
    withTable(async (call) => {
      const { c, service, body } = call;
      const { id } = call.table;
      const who = await writerOf(call, limits.settings);
      if (isProblem(who)) return who;
      const sat = await sitDown(service, id, body.seat, { name: body.name, player: who.me.id });
      if (isProblem(sat)) return sat;
      const seat = sat.seats.findIndex(({ player }) => player === who.me.id);
      const { place = 0, epoch = 0 } = sat.seats[seat] ?? {};
      await saveSession(call, (session) => holdSeat(session, { table: id, place, epoch }));
      return privately(c, { table: id, seat });
    }),
  ),
];

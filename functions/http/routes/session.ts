/** What this browser holds: trading a link for a seat, the list of its tables, and forgetting them. */
import * as z from 'zod/mini';
import { nameSchema } from '../../../domain/kernel/setup.ts';
import { openLink } from '../../people/capability.ts';
import { changeSession, forgetSession, forgetTable, holdHost, holdSeat, readSession } from '../../people/session.ts';
import { isProblem, problem } from '../../problem.ts';
import { joinTable } from '../../tables/join.ts';
import { listTables } from '../../tables/list.ts';
import { privately } from '../answers.ts';
import { clearCookie, writeCookie } from '../cookie.ts';
import { limits, overLimit } from '../limits.ts';
import { type Route, route, routeWithBody } from '../route.ts';

const status = z.enum(['gathering', 'running', 'ended']);

const sessionSchema = z.strictObject({
  seats: z.array(
    z.strictObject({
      table: z.string(),
      title: z.string(),
      game: z.string(),
      seat: z.int(),
      name: z.nullable(z.string()),
      status,
      awaited: z.boolean(),
    }),
  ),
  hosts: z.array(z.strictObject({ table: z.string(), title: z.string(), status })),
});

const MOST_CHARACTERS = 1000;
const linkSchema = z.strictObject({
  link: z.string().check(z.maxLength(MOST_CHARACTERS)),
  name: z.optional(nameSchema),
});

const tradedSchema = z.strictObject({ table: z.string(), seat: z.nullable(z.int()), host: z.boolean() });

export const sessionRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/session',
      summary: 'The tables at which this browser holds a seat or hosts',
      answer: { status: 200, description: 'Seats and hosted tables', schema: sessionSchema },
    },
    async ({ c, service, cookie }) => privately(c, await listTables(service, await readSession(service, cookie))),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/session/links',
      summary: 'Trades the capability of a link for its seat, or for the host’s chair; an open seat needs a name',
      answer: { status: 200, description: 'What the link opened', schema: tradedSchema },
      problems: [
        'link-malformed',
        'link-forged',
        'link-expired',
        'link-revoked',
        'unknown-table',
        'name-needed',
        'busy',
      ],
    },
    linkSchema,
    async ({ c, service, body, cookie, address }) => {
      const refused = await overLimit(service, limits.sessions, address);
      if (refused) return refused;
      const capability = openLink(await service.keys(), body.link, service.clock());
      if (isProblem(capability)) return capability;
      const table = await joinTable(service, capability, body.name);
      if (isProblem(table)) return table;
      const { epoch } = capability;
      const kept = await changeSession(service, cookie, (session) =>
        capability.scope === 'host'
          ? holdHost(session, { table: table.id, epoch })
          : holdSeat(session, { table: table.id, place: capability.seat, epoch }),
      );
      if (!kept) return problem('busy');
      writeCookie(c, service.settings, kept);
      const seat = capability.scope === 'seat' ? table.seats.findIndex(({ place }) => place === capability.seat) : null;
      return privately(c, { table: table.id, seat, host: capability.scope === 'host' });
    },
  ),
  route(
    {
      method: 'DELETE',
      path: '/api/session/tables/:id',
      summary: 'This browser forgets its seats at a table',
      answer: { status: 204, description: 'Forgotten' },
    },
    async ({ c, service, cookie, address }) => {
      const refused = await overLimit(service, limits.sessions, address);
      if (refused) return refused;
      const { seats, hosts } = await readSession(service, cookie);
      const id = c.req.param('id') ?? '';
      const holds = [...seats, ...hosts].some(({ table }) => table === id);
      if (holds && !(await changeSession(service, cookie, (session) => forgetTable(session, id)))) {
        return problem('busy');
      }
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  ),
  route(
    {
      method: 'DELETE',
      path: '/api/session',
      summary: 'This browser forgets all its tables',
      answer: { status: 204, description: 'Forgotten' },
    },
    async ({ c, service, cookie, address }) => {
      const refused = await overLimit(service, limits.sessions, address);
      if (refused) return refused;
      await forgetSession(service, cookie);
      clearCookie(c, service.settings);
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  ),
];

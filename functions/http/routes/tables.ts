/** Tables: a new one, what is known of one, and what its host changes before the start. */
import * as z from 'zod/mini';
import { setupSchema } from '../../../domain/kernel/setup.ts';
import { changeSession, holdHost } from '../../people/session.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { createTable } from '../../tables/create.ts';
import { editSchema, editTable, startTable } from '../../tables/gather.ts';
import { headOfTable } from '../../tables/projection.ts';
import type { TableItem } from '../../tables/table-item.ts';
import { privately } from '../answers.ts';
import { writeCookie } from '../cookie.ts';
import { limits, overLimit } from '../limits.ts';
import { hostLink, seatLinks } from '../links.ts';
import { type AtTable, atTable } from '../rights.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';
import { seatSchema, seatsOf } from '../seats.ts';

const createdSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  host: z.string(),
  seats: z.array(z.strictObject({ seat: z.int(), name: z.nullable(z.string()), link: z.string() })),
});

const tableSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  status: z.enum(['gathering', 'running', 'ended']),
  options: z.looseObject({}),
  createdAt: z.string(),
  seats: z.array(seatSchema),
  you: z.strictObject({ seats: z.array(z.int()), host: z.boolean() }),
});

async function tableAnswer({ c, service }: Call<unknown>, { table, you }: AtTable): Promise<Response> {
  const { id, game, title, options, createdAt } = table;
  const { status } = await headOfTable(service, table);
  return privately(c, { id, game, title, status, options, createdAt, seats: seatsOf(table), you });
}

/** The host's acts: allowed to the host, counted, and answered by the table as it then is. */
async function hosted(
  call: Call<unknown>,
  act: (id: string) => Promise<TableItem | Problem>,
): Promise<Response | Problem> {
  const at = await atTable(call);
  if (isProblem(at)) return at;
  if (!at.you.host) return problem('not-the-host');
  const refused = await overLimit(call.service, limits.hosting, at.table.id);
  if (refused) return refused;
  const table = await act(at.table.id);
  if (isProblem(table)) return table;
  const now = await atTable(call);
  return isProblem(now) ? now : tableAnswer(call, now);
}

export const tablesRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables',
      summary: 'A new table; this browser becomes its host',
      answer: { status: 201, description: 'The links of the host and of each seat', schema: createdSchema },
      problems: ['unknown-game', 'bad-seats', 'bad-options', 'busy'],
    },
    setupSchema,
    async ({ c, service, body, cookie, address }) => {
      const refused = await overLimit(service, limits.tables, address);
      if (refused) return refused;
      const table = await createTable(service, body);
      if (isProblem(table)) return table;
      const { id, hostEpoch } = table;
      const kept = await changeSession(service, cookie, (session) =>
        holdHost(session, { table: id, epoch: hostEpoch }),
      );
      if (kept !== null) writeCookie(c, service.settings, kept);
      const links = await seatLinks(service, table);
      const seats = links.map(({ seat, link }) => ({
        seat,
        name: table.seats[seat]?.name ?? null,
        link,
      }));
      c.header('Location', `/api/tables/${id}`);
      return privately(c, { id, address: `/t/${id}`, host: await hostLink(service, table), seats }, 201);
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'What is known of a table, and what this browser may do there',
      answer: { status: 200, description: 'The table', schema: tableSchema },
    },
    async (call) => {
      const at = await atTable(call);
      return isProblem(at) ? at : tableAnswer(call, at);
    },
  ),
  routeWithBody(
    {
      method: 'PATCH',
      path: '/api/tables/:id',
      summary: 'Before the start the host changes the title, names seats or opens them again (a name of null)',
      answer: { status: 200, description: 'The table', schema: tableSchema },
      problems: ['not-the-host', 'already-started', 'busy'],
    },
    editSchema,
    (call) => hosted(call, (id) => editTable(call.service, id, call.body)),
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/start',
      summary: 'The host starts with the seats that are filled; open ones are dropped',
      answer: { status: 200, description: 'The table', schema: tableSchema },
      problems: ['not-the-host', 'already-started', 'too-few-players', 'cannot-start', 'busy'],
    },
    (call) => hosted(call, (id) => startTable(call.service, id)),
  ),
];

/** Tables: creating one, reading it, and the host's changes before the start. */
import type { HostAct } from '../../../domain/kernel/host-acts.ts';
import { setupSchema } from '../../../domain/kernel/setup.ts';
import { clockOf } from '../../clock/table-times.ts';
import { hostLink, openLinks } from '../../people/links.ts';
import { bouncingSeats } from '../../mail/bounces.ts';
import { mailedSeats } from '../../mail/last-mailed.ts';
import type { Player } from '../../people/player.ts';
import { playersOf } from '../../people/rights.ts';
import { holdHost, readSession } from '../../people/session.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { createTable } from '../../actions/tables/create.ts';
import { type Edit, editSchema, editTable, startTable } from '../../actions/tables/before-start.ts';
import { logHost } from '../../tables/host-log.ts';
import { headOfTable } from '../../tables/head.ts';
import type { TableItem } from '../../tables/table-item.ts';
import type { Written } from '../answers/answer.ts';
import { privately, type Reply } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits } from '../../service/rate-limit.ts';
import { type AtTable, atTable, hostAt } from '../table-access.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';
import { createdSchema, type TableInfo, tableSchema } from '../answers/table.ts';
import { limited, withAccess } from '../preconditions.ts';
import { seatsOf } from '../seats.ts';
import { gateOf } from '../mail-gate.ts';

async function tableAnswer({ c, service }: Call<unknown>, { table, you }: AtTable): Promise<Reply<Written<TableInfo>>> {
  const { id, game, title, options, createdAt, order, listed, annotators, imported, rematch, rematchOf } = table;
  const sits = you.host || you.seats.length > 0;
  const [{ status }, bouncing, mailed] = await Promise.all([
    headOfTable(service, table),
    bouncingSeats(service.store, table.id),
    sits ? mailedSeats(service.store, table.id) : new Map<number, string>(),
  ]);
  return privately(c, {
    id,
    game,
    title,
    status,
    options,
    createdAt,
    order,
    listed,
    annotators,
    clock: clockOf(table),
    seats: seatsOf(table, bouncing, mailed),
    you,
    ...(rematch ? { rematch } : {}),
    ...(rematchOf ? { rematchOf } : {}),
    ...(imported ? { imported } : {}),
    ...(table.origin ? { origin: { table: table.origin.table, version: table.origin.version } } : {}),
  });
}

/** The host's acts: allowed to the host, counted, and answered by the table as it then is. */
async function hosted(
  call: Call<unknown>,
  acts: readonly [HostAct, number | null][],
  act: (id: string) => Promise<TableItem | Problem>,
): Promise<Reply<Written<TableInfo>> | Problem> {
  const at = await hostAt(call);
  if (isProblem(at)) return at;
  const table = await act(at.table.id);
  if (isProblem(table)) return table;
  for (const [done, seat] of acts) await logHost(call.service, at.table.id, done, seat);
  const now = await atTable(call);
  return isProblem(now) ? now : tableAnswer(call, now);
}

/** The entries of an edit in the host's log: one for each opened seat, and one for the rest. */
function actsOf({ seats = [], ...rest }: Edit): [HostAct, number | null][] {
  const opened = seats.filter((change) => 'name' in change && change.name === null);
  const edited = Object.keys(rest).length > 0 || seats.length > opened.length;
  return [
    ...opened.map(({ seat }): [HostAct, number] => ['opened', seat]),
    ...(edited ? [['edited', null] as [HostAct, null]] : []),
  ];
}

/** Where strangers can reach the service, a host is somebody whose mail arrives. */
function unfitHost({ settings }: Service, host: Player | null): Problem | null {
  return settings.exposed && settings.mail === 'sent' && host === null ? problem('address-needed') : null;
}

export const tablesRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables',
      summary: 'A new table; this browser becomes its host',
      answer: {
        status: 201,
        description: 'The links of the host and of each seat that a person takes',
        schema: createdSchema,
      },
      mails: true,
      problems: [
        'unknown-game',
        'unknown-player',
        'nobody-plays',
        'bad-seats',
        'bad-options',
        'address-needed',
        'too-many-tables',
        'no-mail',
        'bad-address',
        'address-stopped',
        'name-alike',
        'name-mixed',
        'busy',
      ],
    },
    setupSchema,
    limited(limits.tables, async (call) => {
      const { c, service, body, cookie } = call;
      const host = (await playersOf(service, await readSession(service, cookie))).at(-1) ?? null;
      const refusedHost = unfitHost(service, host);
      if (refusedHost) return refusedHost;
      const table = await createTable(service, await gateOf(call), body, host);
      if (isProblem(table)) return table;
      const { id, hostEpoch } = table;
      await saveSession(call, (session) => holdHost(session, { table: id, epoch: hostEpoch }));
      const links = new Map((await openLinks(service, table)).map(({ seat, link }) => [seat, link]));
      const seats = table.seats.flatMap(({ name, bot }, seat) =>
        bot === null ? [{ seat, name, link: links.get(seat) ?? null }] : [],
      );
      c.header('Location', `/api/tables/${id}`);
      return privately(c, { id, address: `/t/${id}`, host: await hostLink(service, table), seats }, 201);
    }),
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'What is known of a table, and what this browser may do there',
      answer: { status: 200, description: 'The table', schema: tableSchema },
    },
    withAccess((call) => tableAnswer(call, call)),
  ),
  routeWithBody(
    {
      method: 'PATCH',
      path: '/api/tables/:id',
      summary:
        'Before the start the host changes the title, names seats, opens them again (a name of null) or gives them to a robot',
      answer: { status: 200, description: 'The table', schema: tableSchema },
      problems: [
        'not-the-host',
        'hidden',
        'already-started',
        'table-closed',
        'unknown-player',
        'nobody-plays',
        'name-alike',
        'name-mixed',
        'bad-options',
        'busy',
      ],
    },
    editSchema,
    (call) => hosted(call, actsOf(call.body), (id) => editTable(call.service, id, call.body)),
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/start',
      summary: 'The host starts with the seats that are filled; open ones are dropped',
      answer: { status: 200, description: 'The table', schema: tableSchema },
      problems: [
        'not-the-host',
        'already-started',
        'table-closed',
        'too-few-players',
        'nobody-plays',
        'cannot-start',
        'busy',
      ],
    },
    (call) => hosted(call, [['started', null]], (id) => startTable(call.service, id)),
  ),
];

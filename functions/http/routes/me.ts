/** A player's own pages: tables, settings, and which tables send no mail. */
import * as z from 'zod/mini';
import { tryWebhook } from '../../mail/try-webhook.ts';
import { readableAddress, stoppedReason } from '../../people/address.ts';
import { mute, mutedTables, unmute } from '../../people/mutes.ts';
import { type OwnTableRow, nextTable, ownTables } from '../../actions/people/own-tables.ts';
import { changePlayer, type Player } from '../../people/player.ts';
import { prefer, preferencesSchema, webhookSchema } from '../../people/preferences.ts';
import { isProblem } from '../../service/problem.ts';
import { readTable } from '../../tables/table-item.ts';
import { done, privately } from '../responses.ts';
import { limits } from '../../service/rate-limit.ts';
import { meSchema, nextTableSchema, ownTablesSchema, webhookTestSchema } from '../answers/me.ts';
import { playerQuery } from '../caller.ts';
import { asCaller, asWriter } from '../preconditions.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';

const told = ({
  table,
  title,
  game,
  seat,
  name,
  others,
  hosts,
  status,
  awaited,
  at,
  ownDeadline,
  deadline,
}: OwnTableRow) => ({
  table,
  title,
  game,
  seat,
  name,
  others,
  hosts,
  status,
  awaited,
  at,
  ownDeadline,
  deadline,
});

async function meAnswer({ c, service }: Call<unknown>, player: Player) {
  const { id, address, language, zone, mailMode, answersAtOnce = false, quiet, vacation, webhook } = player;
  const [muted, mailStopped] = await Promise.all([mutedTables(service, id), stoppedReason(service, address)]);
  const shown = { player: id, address: readableAddress(address) };
  return privately(c, {
    ...shown,
    language,
    zone,
    mailMode,
    answersAtOnce,
    quiet,
    vacation,
    webhook,
    mailStopped,
    muted,
  });
}

export const meRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/people/me',
      summary: 'What this player has decided about being written to',
      answer: { status: 200, description: 'Address and settings', schema: meSchema },
      query: playerQuery,
      problems: ['address-needed'],
    },
    asCaller((call) => meAnswer(call, call.me)),
  ),
  routeWithBody(
    {
      method: 'PATCH',
      path: '/api/people/me',
      summary: 'Changes language, time zone, how often mail comes, quiet hours, vacation, webhook',
      answer: { status: 200, description: 'Address and settings', schema: meSchema },
      query: playerQuery,
      problems: ['address-needed', 'unknown-person', 'busy'],
    },
    preferencesSchema,
    asWriter(async (call) => {
      const changed = await changePlayer(call.service, call.me.id, (player) => prefer(player, call.body));
      return isProblem(changed) ? changed : meAnswer(call, changed);
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/me/webhook-tests',
      summary: 'Sends one sentence to a webhook, saved or not',
      answer: {
        status: 200,
        description: '`sent`; `gone`: it will never work; `later`: no answer, or not now',
        schema: webhookTestSchema,
      },
      query: playerQuery,
      problems: ['address-needed'],
    },
    webhookSchema,
    asWriter(
      async ({ c, service, body, me }) => privately(c, { outcome: await tryWebhook(service, body, me.language) }),
      limits.webhooks,
    ),
  ),
  route(
    {
      method: 'GET',
      path: '/api/people/me/tables',
      summary: 'All tables of this player; those that wait for them first',
      answer: { status: 200, description: 'The tables', schema: ownTablesSchema },
      query: playerQuery,
      problems: ['address-needed'],
    },
    asCaller(async ({ c, service, me }) => privately(c, (await ownTables(service, me.id)).map(told))),
  ),
  route(
    {
      method: 'GET',
      path: '/api/people/me/next',
      summary: 'The table that has waited longest for this player, other than the one just left',
      answer: {
        status: 200,
        description: 'The table, or null where none waits',
        schema: nextTableSchema,
      },
      query: [...playerQuery, { name: 'after', description: 'The id of the table just left' }],
      problems: ['address-needed'],
    },
    asCaller(async ({ c, service, me }) => {
      const tables = await ownTables(service, me.id);
      const next = nextTable(tables, c.req.query('after'));
      const awaiting = tables.filter(({ awaited }) => awaited).length;
      return privately(c, { next: next && told(next), awaiting });
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/me/mutes',
      summary: 'No mail of this table any more',
      answer: { status: 204, description: 'Muted' },
      query: playerQuery,
      problems: ['address-needed', 'unknown-table'],
    },
    z.strictObject({ table: z.string() }),
    asWriter(async ({ c, service, body, me }) => {
      const table = await readTable(service, body.table);
      if (isProblem(table)) return table;
      await mute(service, me.id, table.id);
      return done(c);
    }),
  ),
  route(
    {
      method: 'DELETE',
      path: '/api/people/me/mutes/:id',
      summary: 'Mail of this table again',
      answer: { status: 204, description: 'No longer muted' },
      query: playerQuery,
      problems: ['address-needed'],
    },
    asWriter(async ({ c, service, me }) => {
      await unmute(service, me.id, c.req.param('id') ?? '');
      return done(c);
    }),
  ),
];

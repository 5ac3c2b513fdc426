/** A player's own pages: tables, settings, and which tables send no mail. */
import * as z from 'zod/mini';
import { languageSchema } from '../../../domain/kernel/setup.ts';
import { tryWebhook } from '../../mail/try-webhook.ts';
import { readableAddress, stoppedReason } from '../../people/address.ts';
import { mute, mutedTables, unmute } from '../../people/mutes.ts';
import { type MyTable, nextTable, ownTables } from '../../actions/people/own-tables.ts';
import { changePlayer, mailModes, type Player, webhookKinds } from '../../people/player.ts';
import { prefer, preferencesSchema, webhookSchema } from '../../people/preferences.ts';
import { isProblem } from '../../service/problem.ts';
import { readTable } from '../../tables/table-item.ts';
import { done, privately } from '../responses.ts';
import { limits } from '../../service/rate-limit.ts';
import { callerOf, playerQuery, writerOf } from '../caller.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';

const span = z.strictObject({ from: z.string(), to: z.string() });

const meSchema = z.strictObject({
  player: z.string(),
  address: z.string(),
  language: languageSchema,
  zone: z.string(),
  mailMode: z.enum(mailModes),
  quiet: z.nullable(span),
  vacation: z.array(span),
  webhook: z.nullable(z.strictObject({ kind: z.enum(webhookKinds), url: z.string() })),
  /** Why nothing is sent to the address: mail came back, was complained about, or the operator said so; null where it is. */
  mailStopped: z.nullable(z.enum(['bounce', 'complaint', 'blocked'])),
  /** Tables that send no mail. */
  muted: z.array(z.string()),
});

const ownTableSchema = z.strictObject({
  table: z.string(),
  title: z.string(),
  game: z.string(),
  /** Null for a table that is only hosted. */
  seat: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** Who else sits there, in clockwise order. */
  others: z.array(z.strictObject({ name: z.nullable(z.string()), bot: z.nullable(z.string()) })),
  /** Set up by this player. */
  hosts: z.boolean(),
  status: z.enum(['gathering', 'running', 'ended']),
  /** It waits for this player: for a turn, or to take the seat that they were invited to. */
  awaited: z.boolean(),
  /** Of the last turn: since when it waits. */
  at: z.string(),
  /** When the turn's own time is over; null where no clock runs. */
  ownDeadline: z.nullable(z.string()),
  /** When the reserve is used up too. */
  deadline: z.nullable(z.string()),
});

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
}: MyTable) => ({
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

async function meAnswer({ c, service }: Call<unknown>, player: Player): Promise<Response> {
  const { id, address, language, zone, mailMode, quiet, vacation, webhook } = player;
  const [muted, mailStopped] = await Promise.all([mutedTables(service, id), stoppedReason(service, address)]);
  const shown = { player: id, address: readableAddress(address) };
  return privately(c, { ...shown, language, zone, mailMode, quiet, vacation, webhook, mailStopped, muted });
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
    async (call) => {
      const who = await callerOf(call);
      return isProblem(who) ? who : meAnswer(call, who.me);
    },
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
    async (call) => {
      const who = await writerOf(call);
      if (isProblem(who)) return who;
      const changed = await changePlayer(call.service, who.me.id, (player) => prefer(player, call.body));
      return isProblem(changed) ? changed : meAnswer(call, changed);
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/me/webhook-tests',
      summary: 'Sends one sentence to a webhook, saved or not',
      answer: {
        status: 200,
        description: '`sent`; `gone`: it will never work; `later`: no answer, or not now',
        schema: z.strictObject({ outcome: z.enum(['sent', 'later', 'gone']) }),
      },
      query: playerQuery,
      problems: ['address-needed'],
    },
    webhookSchema,
    async (call) => {
      const who = await writerOf(call, limits.webhooks);
      if (isProblem(who)) return who;
      return privately(call.c, { outcome: await tryWebhook(call.service, call.body, who.me.language) });
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/people/me/tables',
      summary: 'All tables of this player; those that wait for them first',
      answer: { status: 200, description: 'The tables', schema: z.array(ownTableSchema) },
      query: playerQuery,
      problems: ['address-needed'],
    },
    async (call) => {
      const who = await callerOf(call);
      if (isProblem(who)) return who;
      return privately(call.c, (await ownTables(call.service, who.me.id)).map(told));
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/people/me/next',
      summary: 'The table that has waited longest for this player, other than the one just left',
      answer: {
        status: 200,
        description: 'The table, or null where none waits',
        schema: z.strictObject({ next: z.nullable(ownTableSchema), awaiting: z.int() }),
      },
      query: [...playerQuery, { name: 'after', description: 'The id of the table just left' }],
      problems: ['address-needed'],
    },
    async (call) => {
      const who = await callerOf(call);
      if (isProblem(who)) return who;
      const tables = await ownTables(call.service, who.me.id);
      const next = nextTable(tables, call.c.req.query('after'));
      const awaiting = tables.filter(({ awaited }) => awaited).length;
      return privately(call.c, { next: next && told(next), awaiting });
    },
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
    async (call) => {
      const who = await writerOf(call);
      if (isProblem(who)) return who;
      const table = await readTable(call.service, call.body.table);
      if (isProblem(table)) return table;
      await mute(call.service, who.me.id, table.id);
      return done(call.c);
    },
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
    async (call) => {
      const who = await writerOf(call);
      if (isProblem(who)) return who;
      await unmute(call.service, who.me.id, call.c.req.param('id') ?? '');
      return done(call.c);
    },
  ),
];

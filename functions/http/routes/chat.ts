/** Talk and notes at a table, and telling the operator. */
import * as z from 'zod/mini';
import { nameSchema } from '../../../domain/kernel/setup.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import {
  authorOf,
  type ChatPage,
  chatTag,
  eraseMessage,
  isMessageId,
  readChat,
  textSchema,
  writeChat,
} from '../../tables/chat.ts';
import { notesSchema, readNotes, writeNotes } from '../../tables/notes.ts';
import { keepReport, reportSchema } from '../../tables/reports.ts';
import type { Seat } from '../../tables/table-item.ts';
import { isSameAuthor } from '../../tables/authors.ts';
import { done, privately, unchanged, versioned } from '../responses.ts';
import { authorAt, withdrawerAt } from '../author.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { atTable, seatIn, tableIn } from '../table-access.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';

const messageSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  text: z.nullable(z.string()),
  seat: z.nullable(z.int()),
  host: z.boolean(),
  name: z.nullable(z.string()),
});

const seatNumber = z.int().check(z.nonnegative());

const writingSchema = z.strictObject({
  text: textSchema,
  /** As which seat; without it, as the host or an onlooker. */
  seat: z.optional(seatNumber),
  /** What an onlooker is called. */
  name: z.optional(nameSchema),
});

/** The seat that a request names, if this browser holds it. */
async function ownSeat(call: Call<unknown>): Promise<{ readonly seat: Seat; readonly id: string } | Problem> {
  const at = await atTable(call);
  if (isProblem(at)) return at;
  const number = seatIn(call);
  const seat = at.table.seats[number];
  if (!seat) return problem('unknown-seat');
  return at.you.seats.includes(number) ? { seat, id: at.table.id } : problem('not-your-seat');
}

/** Of a chat that nobody has counted yet: what is on the page. */
const pageTag = ({ messages }: ChatPage): string =>
  `"p${messages.at(-1)?.id ?? ''}-${messages.length}-${messages.filter(({ text }) => text === null).length}"`;

const pathOf = (table: string, before: string): string =>
  `/api/tables/${table}/chat?before=${encodeURIComponent(before)}`;

const MANNER = { cache: 'no-store', type: 'application/json' };

export const talkRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/chat',
      summary:
        'The newest fifty messages at a table, the oldest of them first, under an ETag; a text of null was taken out. The header Link names the page before, where there is one (RFC 8288)',
      answer: { status: 200, description: 'The messages', schema: z.array(messageSchema) },
      query: [{ name: 'before', description: 'The id of a message: the fifty before it' }],
      problems: ['bad-request'],
    },
    async (call) => {
      const { c, service } = call;
      const before = c.req.query('before');
      if (before !== undefined && !isMessageId(before)) return problem('bad-request');
      const table = await tableIn(call);
      if (isProblem(table)) return table;
      const etag = await chatTag(service, table.id);
      const same = etag === null ? null : unchanged(c, { etag, headers: { 'Cache-Control': MANNER.cache } });
      if (same) return same;
      const page = await readChat(service, table.id, before);
      const [oldest] = page.messages;
      if (page.older && oldest) c.header('Link', `<${pathOf(table.id, oldest.id)}>; rel="next"`);
      return versioned(c, { ...MANNER, etag: etag ?? pageTag(page), body: JSON.stringify(page.messages) });
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/chat',
      summary: 'Says something at a table: from a seat, as the host, or as an onlooker with a confirmed address',
      answer: { status: 201, description: 'The message', schema: messageSchema },
      problems: [
        'not-your-seat',
        'confirm-first',
        'name-needed',
        'name-alike',
        'name-mixed',
        'chat-full',
        'chat-full-onlookers',
        'read-only',
      ],
    },
    writingSchema,
    async (call) => {
      const at = await atTable(call);
      if (isProblem(at)) return at;
      const author = await authorAt(call, at, call.body);
      if (isProblem(author)) return author;
      const who = 'seat' in author ? `seat ${author.seat}` : (author.player ?? 'host');
      const refused = await overLimit(call.service, limits.talking, `${at.table.id} ${who}`);
      if (refused) return refused;
      const message = await writeChat(call.service, at.table.id, author, call.body.text);
      return isProblem(message) ? message : privately(call.c, message, 201);
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/chat/withdrawals',
      summary: 'Takes a message of one’s own out again',
      answer: { status: 204, description: 'Taken out' },
      problems: ['unknown-message', 'not-your-seat', 'confirm-first', 'read-only'],
    },
    z.strictObject({ message: z.string().check(z.maxLength(60)), seat: z.optional(seatNumber) }),
    async (call) => {
      const at = await atTable(call);
      if (isProblem(at)) return at;
      const own = await withdrawerAt(call, at, call.body.seat);
      if (isProblem(own)) return own;
      const refused = await overLimit(call.service, limits.talking, `${at.table.id} ${own.player ?? 'seat'}`);
      if (refused) return refused;
      const writer = await authorOf(call.service, at.table.id, call.body.message);
      if (writer === null || !isSameAuthor(own, writer)) return problem('unknown-message');
      await eraseMessage(call.service, at.table.id, call.body.message);
      return done(call.c);
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/seats/:seat/notes',
      summary: 'The private notes of a seat of this browser',
      answer: {
        status: 200,
        description: 'The notes',
        schema: z.strictObject({ text: z.string(), at: z.nullable(z.string()) }),
      },
      problems: ['unknown-seat', 'not-your-seat'],
    },
    async (call) => {
      const own = await ownSeat(call);
      return isProblem(own) ? own : privately(call.c, await readNotes(call.service, own.id, own.seat));
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/notes',
      summary: 'Writes the private notes of a seat of this browser, over those before',
      answer: { status: 204, description: 'Kept' },
      problems: ['unknown-seat', 'not-your-seat'],
    },
    z.strictObject({ text: notesSchema }),
    async (call) => {
      const own = await ownSeat(call);
      if (isProblem(own)) return own;
      const refused = await overLimit(call.service, limits.commands, `notes ${own.id} ${own.seat.place}`);
      if (refused) return refused;
      await writeNotes(call.service, own.id, own.seat, call.body.text);
      return done(call.c);
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/reports',
      summary: 'Tells the operator about a public table',
      answer: { status: 202, description: 'Kept for the operator', schema: z.strictObject({ kept: z.literal(true) }) },
      problems: ['not-for-all'],
    },
    reportSchema,
    async (call) => {
      const { c, service, body, address } = call;
      const table = await tableIn(call);
      if (isProblem(table)) return table;
      if (!table.listed) return problem('not-for-all');
      const refused = await overLimit(service, limits.reports, address);
      if (refused) return refused;
      await keepReport(service, table.id, body);
      return privately(c, { kept: true }, 202);
    },
  ),
];

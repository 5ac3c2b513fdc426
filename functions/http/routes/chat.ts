/** The chat of a table, private notes, and reports to the operator. */
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
import { notesSchema as newNotesSchema, readNotes, writeNotes } from '../../tables/notes.ts';
import { storeReport, reportSchema } from '../../tables/reports.ts';
import type { Seat } from '../../tables/table-item.ts';
import { isSameAuthor } from '../../tables/authors.ts';
import { done, privately, unchanged, versioned } from '../responses.ts';
import { authorAt, withdrawerAt } from '../author.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { messageSchema, messagesSchema, notesSchema, reportedSchema } from '../answers/chat.ts';
import { withAccess, withTable } from '../preconditions.ts';
import { atTable, seatIn } from '../table-access.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';

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

export const chatRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/chat',
      summary:
        'The newest fifty messages at a table, the oldest of them first, under an ETag; a text of null was taken out. The header Link names the page before, where there is one (RFC 8288)',
      answer: { status: 200, description: 'The messages', schema: messagesSchema },
      query: [{ name: 'before', description: 'The id of a message: the fifty before it' }],
      problems: ['bad-request'],
    },
    withTable(async ({ c, service, table }) => {
      const before = c.req.query('before');
      if (before !== undefined && !isMessageId(before)) return problem('bad-request');
      const etag = await chatTag(service, table.id);
      const same = etag === null ? null : unchanged(c, { etag, headers: { 'Cache-Control': MANNER.cache } });
      if (same) return same;
      const page = await readChat(service, table.id, before);
      const [oldest] = page.messages;
      if (page.older && oldest) c.header('Link', `<${pathOf(table.id, oldest.id)}>; rel="next"`);
      return versioned(c, { ...MANNER, etag: etag ?? pageTag(page), body: JSON.stringify(page.messages) });
    }),
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
    withAccess(async (call) => {
      const { service, table, body } = call;
      const author = await authorAt(call, call, body);
      if (isProblem(author)) return author;
      const who = 'seat' in author ? `seat ${author.seat}` : (author.player ?? 'host');
      const refused = await overLimit(service, limits.talking, `${table.id} ${who}`);
      if (refused) return refused;
      const message = await writeChat(service, table.id, author, body.text);
      return isProblem(message) ? message : privately(call.c, message, 201);
    }),
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
    withAccess(async (call) => {
      const { service, table, body } = call;
      const own = await withdrawerAt(call, call, body.seat);
      if (isProblem(own)) return own;
      const refused = await overLimit(service, limits.talking, `${table.id} ${own.player ?? 'seat'}`);
      if (refused) return refused;
      const writer = await authorOf(service, table.id, body.message);
      if (writer === null || !isSameAuthor(own, writer)) return problem('unknown-message');
      await eraseMessage(service, table.id, body.message);
      return done(call.c);
    }),
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/seats/:seat/notes',
      summary: 'The private notes of a seat of this browser',
      answer: {
        status: 200,
        description: 'The notes',
        schema: notesSchema,
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
    z.strictObject({ text: newNotesSchema }),
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
      answer: { status: 202, description: 'Kept for the operator', schema: reportedSchema },
      problems: ['not-for-all'],
    },
    reportSchema,
    withTable(async ({ c, service, body, address, table }) => {
      if (!table.listed) return problem('not-for-all');
      const refused = await overLimit(service, limits.reports, address);
      if (refused) return refused;
      await storeReport(service, table.id, body);
      return privately(c, { kept: true }, 202);
    }),
  ),
];

/** The mailbox of this machine: every letter as the player would see it. `mailbox-access.ts` says who may read it. */
import * as z from 'zod/mini';
import { listMailbox, readMailbox } from '../../transport/mail/mailbox.ts';
import { pageOfMessage } from '../../transport/mail/mailbox-page.ts';
import { type Problem, problem } from '../../service/problem.ts';
import { done, privately } from '../responses.ts';
import type { MailboxAccess } from '../mailbox-access.ts';
import { type Call, type Route, route } from '../route.ts';

const person = z.strictObject({ name: z.nullable(z.string()), address: z.string() });

const listed = { id: z.string(), at: z.string(), to: person, subject: z.string(), heading: z.string() };

const listSchema = z.strictObject({
  messages: z.array(z.strictObject(listed)),
  waiting: z.array(z.strictObject({ kind: z.string(), due: z.string(), name: z.nullable(z.string()) })),
});

const messageSchema = z.strictObject({
  ...listed,
  from: person,
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** All that writes letters; a service that only answers requests does not load it. */
const outbox = () => import('../../mail/waiting-letters.ts');

const idOf = ({ c }: Call<unknown>): string => c.req.param('message') ?? '';

export function mailboxRoutes({ isOpenTo }: MailboxAccess): Route[] {
  /** Nothing is here for anybody else. */
  const atHome =
    (answer: (call: Call<unknown>) => Promise<Response | Problem>) =>
    (call: Call<unknown>): Promise<Response | Problem> | Problem =>
      isOpenTo(call.c) ? answer(call) : problem('unknown-route');

  return [
    route(
      {
        method: 'GET',
        path: '/api/mailbox',
        summary: 'The letters in the mailbox of this machine, newest first, and those that still wait',
        answer: { status: 200, description: 'The letters', schema: listSchema },
        problems: ['unknown-route'],
      },
      atHome(async ({ c, service }) => {
        const { waitingLetters } = await outbox();
        return privately(c, { messages: await listMailbox(service.store), waiting: await waitingLetters(service) });
      }),
    ),
    route(
      {
        method: 'POST',
        path: '/api/mailbox/deliveries',
        summary: 'Delivers at once what waits',
        answer: { status: 204, description: 'Delivered' },
        problems: ['unknown-route'],
      },
      atHome(async ({ c, service }) => {
        const { deliverNow } = await outbox();
        await deliverNow(service);
        return done(c);
      }),
    ),
    route(
      {
        method: 'GET',
        path: '/api/mailbox/:message',
        summary: 'One letter: its plain text and its headers',
        answer: { status: 200, description: 'The letter', schema: messageSchema },
        problems: ['unknown-route'],
      },
      atHome(async (call) => {
        const kept = await readMailbox(call.service.store, idOf(call));
        if (kept === null) return problem('unknown-route');
        const { id, at, from, to, subject, heading, text, headers } = kept;
        return privately(call.c, { id, at, from, to, subject, heading, text, headers });
      }),
    ),
    route(
      {
        method: 'GET',
        path: '/api/mailbox/:message/page',
        summary: 'One letter as a mail program shows it',
        answer: { status: 200, description: 'The letter in HTML, without scripts', type: 'text/html' },
        problems: ['unknown-route'],
      },
      atHome(async (call) => {
        const kept = await readMailbox(call.service.store, idOf(call));
        if (kept === null) return problem('unknown-route');
        return call.c.body(pageOfMessage(kept), 200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy': LETTER_POLICY,
        });
      }),
    ),
  ];
}

/** A letter brings its styles and pictures along; it runs nothing, asks for nothing, and its links open by themselves. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

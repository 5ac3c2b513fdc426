/** The local mailbox: every mail as its reader would see it. `mailbox-access.ts` decides who may read it. */
import { listMailbox, readMailbox } from '../../transport/mail/mailbox.ts';
import { pageOfMessage } from '../../transport/mail/mailbox-page.ts';
import { problem } from '../../service/problem.ts';
import { mailboxMessageSchema, mailboxSchema } from '../answers/mailbox.ts';
import { done, privately } from '../responses.ts';
import type { MailboxAccess } from '../mailbox-access.ts';
import { type Call, type Outcome, type Route, route } from '../route.ts';

/** All that writes letters; a service that only answers requests does not load it. */
const outbox = () => import('../../mail/waiting-letters.ts');

const idOf = ({ c }: Call<unknown>): string => c.req.param('message') ?? '';

export function mailboxRoutes({ isOpenTo }: Pick<MailboxAccess, 'isOpenTo'>): Route[] {
  /** Nothing is here for anybody else. */
  const atHome =
    <Answer>(answer: (call: Call<unknown>) => Outcome<Answer>) =>
    (call: Call<unknown>): Outcome<Answer> =>
      isOpenTo(call.c) ? answer(call) : problem('unknown-route');

  return [
    route(
      {
        method: 'GET',
        path: '/api/mailbox',
        summary: 'The letters in the mailbox of this machine, newest first, and those that still wait',
        answer: { status: 200, description: 'The letters', schema: mailboxSchema },
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
        answer: { status: 200, description: 'The letter', schema: mailboxMessageSchema },
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

/**
 * Unsubscribing with one click (RFC 8058): mail programs POST to the address in the header without a cookie. A person
 * who opens the link gets a page that asks for a word, because mail scanners open links and press buttons. The answer
 * never reveals whether the token was valid.
 */
import type { Context } from 'hono';
import { openLink } from '../../people/capability.ts';
import { mute } from '../../people/mutes.ts';
import { changePlayer } from '../../people/player.ts';
import { isProblem, type Problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { UNSUBSCRIBE_WORD } from '../../texts/unsubscribe.ts';
import { readBounded } from '../request-body.ts';
import { unsubscribePage } from '../unsubscribe-page.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { type Route, route } from '../route.ts';

const LONGEST = 2000;

/** What a form brings, however it is packed (RFC 8058 section 3.1 allows both); anything longer is no such form. */
async function wishOf(c: Context): Promise<'leave' | 'again' | Problem> {
  const bytes = await readBounded(c, LONGEST);
  // A mail program tries again after a 408 or 503; a page with status 200 would end the matter.
  if (isProblem(bytes) && bytes.problem !== 'too-large') return bytes;
  const form = isProblem(bytes) ? null : await formOf(c.req.header('Content-Type') ?? '', bytes);
  if (form?.get('List-Unsubscribe') === 'One-Click') return 'leave';
  const word = form?.get('word');
  return typeof word === 'string' && word.trim().toLowerCase() === UNSUBSCRIBE_WORD ? 'leave' : 'again';
}

const formOf = (type: string, bytes: Uint8Array): Promise<FormData | null> =>
  new Response(bytes.slice(), { headers: { 'Content-Type': type } }).formData().catch(() => null);

async function leave(service: Service, token: string): Promise<void> {
  const capability = openLink(await service.keys(), token, service.clock());
  if (isProblem(capability) || capability.scope !== 'unsubscribe') return;
  if (capability.table !== undefined) return mute(service, capability.player, capability.table);
  await changePlayer(service, capability.player, (player) => ({ ...player, mailMode: 'none' }));
}

export const unsubscribeRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/unsubscribe/:token',
      summary: 'A page that ends mails, with a word to type and a button',
      answer: { status: 200, description: 'The page', type: 'text/html' },
    },
    ({ c }) => unsubscribePage(c, 'ask'),
  ),
  route(
    {
      method: 'POST',
      path: '/unsubscribe/:token',
      summary:
        'Ends mails of one table, or all: by one click (RFC 8058) or by the word; the answer never tells of the token',
      answer: { status: 200, description: 'The page', type: 'text/html' },
      problems: ['too-slow', 'overloaded'],
    },
    async ({ c, service, address }) => {
      const refused = await overLimit(service, limits.leaving, address);
      if (refused) return refused;
      const wish = await wishOf(c);
      if (typeof wish === 'object') return wish;
      if (wish === 'again') return unsubscribePage(c, 'again');
      await leave(service, c.req.param('token') ?? '');
      return unsubscribePage(c, 'done');
    },
  ),
];

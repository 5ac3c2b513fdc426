/**
 * The page of a table: the built shell with a title, a description and a picture for link previews, and with what the
 * page needs first, so that the board is there before any script is.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { say } from '../../../domain/kernel/texts.ts';
import { isProblem } from '../../service/problem.ts';
import { boardOnPage, type Opening, openingOf } from '../../tables/opening.ts';
import { previewOf, type Shown } from '../../tables/preview.ts';
import { english } from '../../texts/en.ts';
import { heavyRead } from '../heavy-read.ts';
import { pageHtml } from '../page-html.ts';
import { versioned } from '../responses.ts';
import type { ResultCache } from '../result-cache.ts';
import { type Call, type Route, route } from '../route.ts';

const HTML = 'text/html; charset=utf-8';

export const pageRoutes = (shell: () => Promise<string>, results: ResultCache): Route[] => [
  route(
    {
      method: 'GET',
      path: '/t/:id',
      summary: 'The page of a table, or of a moment of it',
      answer: { status: 200, description: 'The page; with status 404 where there is no such table', type: 'text/html' },
      query: [
        { name: 'at', description: 'A version, for the preview of a link to that moment' },
        { name: 'review', description: 'A round, for the preview of a link to its page' },
      ],
    },
    async (call) => {
      const { c, service } = call;
      const id = c.req.param('id') ?? '';
      const asked = { at: c.req.query('at'), review: c.req.query('review') };
      const [page, preview, opening] = await Promise.all([
        shell(),
        previewOf(service, id, asked, (key, compute) => kept(call, results, key, compute)),
        openingOf(service, id),
      ]);
      const board = await boardOf(call, results, opening);
      const { publicUrl } = service.settings;
      const body = pageHtml(page, { preview, publicUrl, opening: preview.known ? opening : null, board });
      return preview.known ? known(c, body) : unknown(c, body);
    },
  ),
];

/** Over the limit the page is still served, without the preview of its moment. */
async function kept(
  call: Call<unknown>,
  results: ResultCache,
  key: string,
  compute: () => Promise<Shown | null>,
): Promise<Shown | null> {
  const result = await heavyRead(call, results, key, async () => ({ shown: await compute() }));
  return isProblem(result) ? null : result.shown;
}

/** Queries with which the page shows something else than the board as it stands. */
const OTHERWISE = ['at', 'review', 'try'];

/** Over the limit the page is still served, and draws its board itself. */
async function boardOf(call: Call<unknown>, results: ResultCache, opening: Opening | null): Promise<string> {
  if (opening === null || opening.head.version === 0) return '';
  if (OTHERWISE.some((name) => call.c.req.query(name) !== undefined)) return '';
  const { head } = opening;
  const result = await heavyRead(call, results, `${head.id} board on page ${head.version}`, async () => ({
    body: await boardOnPage(call.service, head),
  }));
  return isProblem(result) ? '' : result.body;
}

const known = (c: Context, body: string): Response =>
  versioned(c, {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cache: 'no-cache',
    type: HTML,
    body,
  });

const unknown = (c: Context, body: string): Response =>
  c.body(body, 404, { 'Content-Type': HTML, 'Cache-Control': 'no-cache' });

/** Any other address where there is nothing: the same page, which finds no table there and says so. */
export function unknownPage(c: Context, page: string): Response {
  const title = say(english, 'page.unknown');
  const preview = { known: false, title, description: say(english, 'problem.unknown-route'), picture: null };
  return unknown(c, pageHtml(page, { preview, publicUrl: '', opening: null, board: '' }));
}

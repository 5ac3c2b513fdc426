/** The page of a table: the built shell with a title, a description and a picture, which is all that a link preview sees. */
import type { Context } from 'hono';
import { say } from '../../../domain/kernel/texts.ts';
import { isProblem } from '../../service/problem.ts';
import { type Preview, previewOf, type Shown } from '../../tables/preview.ts';
import { english } from '../../texts/en.ts';
import { heavyRead } from '../heavy-read.ts';
import type { ResultCache } from '../result-cache.ts';
import { type Call, type Route, route } from '../route.ts';

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
      const asked = { at: c.req.query('at'), review: c.req.query('review') };
      const wish = previewOf(service, c.req.param('id') ?? '', asked, (key, compute) =>
        kept(call, results, key, compute),
      );
      const [page, preview] = await Promise.all([shell(), wish]);
      return answer(c, page, preview, service.settings.publicUrl);
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

const answer = (c: Context, page: string, preview: Preview, publicUrl: string): Response =>
  c.body(filled(page, preview, publicUrl), preview.known ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });

/** Any other address where there is nothing: the same page, which finds no table there and says so. */
export const unknownPage = (c: Context, page: string): Response =>
  answer(
    c,
    page,
    {
      known: false,
      title: say(english, 'page.unknown'),
      description: say(english, 'problem.unknown-route'),
      picture: null,
    },
    '',
  );

/** The placeholders are the ones that the build leaves in the page; the rest goes where the head ends. */
const filled = (page: string, preview: Preview, publicUrl: string): string =>
  page
    .replace('<!-- title -->', () => escaped(preview.title))
    .replace('<!-- description -->', () => escaped(preview.description))
    .replace('</head>', () => `${openGraph(preview, publicUrl)}</head>`);

/** For programs that show a card where somebody writes a link (ogp.me). */
function openGraph({ title, description, picture }: Preview, publicUrl: string): string {
  if (picture === null) return '';
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    property('title', title),
    property('description', description),
    property('image', `${publicUrl}${picture}`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

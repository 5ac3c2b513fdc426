/** What happened at a table, as an Atom feed (RFC 4287): for everybody where it is listed, by a token where it is not. */
import { openLink } from '../../people/capability.ts';
import { feedLink } from '../../people/links.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { feedOf } from '../../tables/feed.ts';
import { headOfTable } from '../../tables/head.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';
import { privately, unchanged, versioned } from '../responses.ts';
import { heavyRead } from '../heavy-read.ts';
import type { ResultCache } from '../result-cache.ts';
import { linkSchema } from '../answers/table.ts';
import { withAccess, withTable } from '../preconditions.ts';
import { type Call, type Route, route } from '../route.ts';

const TYPE = 'application/atom+xml; charset=utf-8';

/** Names and the title change with the revision of the table's item. */
async function feedAnswer(
  call: Call<unknown>,
  results: ResultCache,
  table: TableItem,
  cache: string,
): Promise<Response | Problem> {
  const head = await headOfTable(call.service, table);
  const etag = `"${head.version}-${table.revision}"`;
  const same = unchanged(call.c, { etag, headers: { 'Cache-Control': cache } });
  if (same) return same;
  const feed = await heavyRead(call, results, `${table.id} feed ${etag}`, () => feedOf(call.service, table, head));
  return isProblem(feed) ? feed : versioned(call.c, { etag, cache, type: TYPE, body: feed.body });
}

export const feedRoutes = (results: ResultCache): Route[] => [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/feed',
      summary: 'The newest turns of a listed table as an Atom feed',
      answer: { status: 200, description: 'Atom', type: 'application/atom+xml' },
      problems: ['not-for-all', 'too-many-requests'],
    },
    withTable((call) =>
      call.table.listed ? feedAnswer(call, results, call.table, 'public, max-age=60') : problem('not-for-all'),
    ),
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/feed-link',
      summary: 'The address of the feed, for those who sit at the table or host it',
      answer: { status: 200, description: 'The address', schema: linkSchema },
      problems: ['not-your-seat'],
    },
    withAccess(async ({ c, service, table, you }) => {
      if (!you.host && you.seats.length === 0) return problem('not-your-seat');
      const open = `${service.settings.publicUrl}/api/tables/${table.id}/feed`;
      return privately(c, { link: table.listed ? open : await feedLink(service, table) });
    }),
  ),
  route(
    {
      method: 'GET',
      path: '/api/feeds/:token',
      summary: 'The newest turns of a private table as an Atom feed',
      answer: { status: 200, description: 'Atom', type: 'application/atom+xml' },
      problems: ['link-malformed', 'link-forged', 'link-expired', 'link-revoked', 'unknown-table', 'too-many-requests'],
    },
    async (call) => {
      const { c, service } = call;
      const capability = openLink(await service.keys(), c.req.param('token') ?? '', service.clock());
      if (isProblem(capability)) return capability;
      if (capability.scope !== 'feed') return problem('link-malformed');
      const table = await readTable(service, capability.table);
      if (isProblem(table)) return table;
      if (table.hostEpoch !== capability.epoch) return problem('link-revoked');
      return feedAnswer(call, results, table, 'private, max-age=60');
    },
  ),
];

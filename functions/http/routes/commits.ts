/** Commits in aligned blocks. A full block is immutable, so clients and caches keep it. */
import { printCommit } from '../../../domain/kernel/commit.ts';
import { isProblem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { headOfTable } from '../../tables/head.ts';
import { BLOCK } from '../../tables/blocks.ts';
import { readTable } from '../../tables/table-item.ts';
import { unchanged, versioned } from '../responses.ts';
import type { ResultCache } from '../result-cache.ts';
import { type Route, route } from '../route.ts';

const FULL = 'public, max-age=31536000, immutable';

/** The first version of a block such as `65-128`, or null where it is not one of ours. */
function firstOf(block: string): number | null {
  const [, first = '', last = ''] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(block) ?? [];
  const aligned = Number(first) % BLOCK === 1 && Number(last) === Number(first) + BLOCK - 1;
  return aligned ? Number(first) : null;
}

async function printed({ store }: Service, id: string, first: number, last: number): Promise<{ body: string }> {
  const commits = await store.commits(id, first - 1, last - first + 1);
  return { body: commits.map((commit) => `${printCommit(commit)}\n`).join('') };
}

export const commitsRoutes = (results: ResultCache): Route[] => [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/commits/:block',
      summary: `Commits in blocks of ${BLOCK}: 1-${BLOCK}, ${BLOCK + 1}-${2 * BLOCK} and so on, one on each line`,
      answer: { status: 200, description: 'Commits as they are stored', type: 'application/x-ndjson' },
      problems: ['unknown-block'],
    },
    async ({ c, service }) => {
      const id = c.req.param('id') ?? '';
      const first = firstOf(c.req.param('block') ?? '');
      if (first === null) return problem('unknown-block', { size: BLOCK, next: BLOCK + 1, end: 2 * BLOCK });
      const table = await readTable(service, id);
      if (isProblem(table)) return table;
      const { version } = await headOfTable(service, table);
      const last = Math.min(version, first + BLOCK - 1);
      const isFull = last === first + BLOCK - 1;
      const tagged = { etag: `"${last < first ? 0 : last}"`, cache: isFull ? FULL : 'no-cache' };
      const same = unchanged(c, { etag: tagged.etag, headers: { 'Cache-Control': tagged.cache } });
      if (same) return same;
      const read = () => printed(service, id, first, last);
      const block = await (isFull ? results.get(`${id} commits ${first}`, read) : read());
      if (isProblem(block)) return block;
      return versioned(c, { ...tagged, type: 'application/x-ndjson', body: block.body });
    },
  ),
];

/**
 * What reading costs a process, as JSON lines: processor time of each anonymous GET that is more than a lookup, on a long
 * table. `first` is the first request, `again` the mean of the following ones, `unchanged` the mean of those answered by
 * 304 (null where there is no tag).
 */
import { readFileSync } from 'node:fs';
import { tableKey } from '../../functions/tables/table-item.ts';
import { nothing, withResult } from '../../functions/statistics/sums.ts';
import { json, openService } from '../api/service.ts';

const AGAIN = 10;
const MESSAGES = 1000;

const service = await openService();
const file = readFileSync(new URL('../games/lilliput/golden/games/4-greedy-44.ndjson', import.meta.url));
const { id } = await json(
  service.app.request('/api/imports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: file,
  }),
);
const item = await service.store.get(tableKey(id));
await service.store.put(tableKey(id), { ...item, listed: true, clock: { perTurn: 24, bank: 0 } });
for (let count = 0; count < MESSAGES; count++) {
  const at = new Date(1_800_000_000_000 + count).toISOString();
  const message = { id: `${at}#00000000`, at, text: 'x'.repeat(1000), author: { seat: 0, player: null } };
  await service.store.put({ PK: `game#${id}`, SK: `chat#${message.id}` }, message);
}

const YEARS = 5;
const results = (index: number) => ({
  table: 'a'.repeat(26),
  game: 'lilliput',
  at: '2026-01-01T00:00:00.000Z',
  seats: 1 + (index % 4),
  company: index % 2 ? ('people' as const) : ('robots' as const),
  rounds: 8,
  ways: ['variant.laputa', 'landscape.separated', 'variant.professional'],
  people: [{ seat: 0, rank: 1, total: 100 + index }],
});
for (let count = 0; count < 12 * YEARS; count++) {
  const month = `${2021 + Math.floor(count / 12)}-${String(1 + (count % 12)).padStart(2, '0')}`;
  const sums = [0, 1, 2, 3, 4, 5, 6, 7].map(results).reduce(withResult, nothing);
  await service.store.put({ PK: 'statistics#lilliput', SK: month }, { month, ...sums, revision: 1 });
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const round = (ms: number): number => Math.round(ms * 10) / 10;

async function mean(path: string, headers: Record<string, string> = {}): Promise<number> {
  const all = await spent(async () => {
    for (let count = 0; count < AGAIN; count++) await (await service.app.request(path, { headers })).arrayBuffer();
  });
  return round(all / AGAIN);
}

const at = `/api/tables/${id}`;
const paths = [
  '/api/health',
  '/api/openapi.json',
  '/api/tables',
  '/api/statistics',
  at,
  `${at}/head`,
  `${at}/commits/1-64`,
  `${at}/clock`,
  `${at}/annotations`,
  `${at}/chat`,
  `${at}/feed`,
  `${at}/export`,
  `${at}/export?format=record`,
  `${at}/export?format=record&language=fr`,
  `${at}/export?format=csv`,
  `${at}/export?format=annotations`,
  `${at}/export?format=svg`,
  `${at}/export?format=png`,
  `${at}/export?format=png&at=100`,
  `/t/${id}`,
  `/t/${id}?at=100`,
  `/t/${id}?review=3`,
];
for (const path of paths) {
  let answer = new Response();
  const first = round(
    await spent(async () => {
      answer = await service.app.request(path);
      await answer.arrayBuffer();
    }),
  );
  const tag = answer.headers.get('ETag');
  console.log(
    JSON.stringify({
      bench: 'heavy-reads',
      path: path.replace(id, ':id'),
      status: answer.status,
      first,
      again: await mean(path),
      unchanged: tag === null ? null : await mean(path, { 'If-None-Match': tag }),
    }),
  );
}
await service.close();

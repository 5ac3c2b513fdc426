/**
 * Reads that cost a processor: pictures, records, feeds, previews. Whoever has the newest version gets a 304 without work,
 * what was computed once is handed out again, and what is left is bounded for each network.
 */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, test } from 'vitest';
import type { Game } from '../../domain/kernel/contract.ts';
import type { Manifest } from '../../domain/kernel/manifest.ts';
import type { AppParts } from '../../functions/http/app.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { publicSettings } from '../../functions/service/settings.ts';
import type { Store } from '../../functions/store/store.ts';
import { tableKey } from '../../functions/tables/table-item.ts';
import { everyGame, everyManifest } from '../every-game.ts';
import { json, openService, ORIGIN, type TestService } from './service.ts';

const golden = (name: string) =>
  readFileSync(new URL(`../games/lilliput/golden/games/${name}.ndjson`, import.meta.url));
const SHORT = '2-greedy-22';
const LAST = golden(SHORT).toString().trimEnd().split('\n').length - 1;

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

interface Counted {
  readonly service: TestService;
  readonly store: Store;
  readonly id: string;
  /** What was done since it was asked last. */
  done(): { folded: number; commitsRead: number; drawn: number };
}

/** A listed table with a whole game, on a service that counts what reading costs. */
async function counted(parts: Partial<AppParts> = {}, game = SHORT): Promise<Counted> {
  let [folded, commitsRead, drawn] = [0, 0, 0];
  const { store, close } = await openDynalite({ folder: null });
  const [lilliput, manifest] = [everyGame['lilliput'] as Game, everyManifest['lilliput'] as Manifest];
  const counting: Store = {
    ...store,
    async commits(...wish) {
      const commits = await store.commits(...wish);
      commitsRead += commits.length;
      return commits;
    },
  };
  const service = await openService({
    store: counting,
    games: {
      ...everyManifest,
      lilliput: {
        ...manifest,
        rules: async () => ({
          ...lilliput,
          evolve(state, fact) {
            folded++;
            return lilliput.evolve(state, fact);
          },
        }),
      },
    },
    heavyWork: {
      png: (svg) => {
        drawn++;
        return Promise.resolve(new TextEncoder().encode(svg));
      },
    },
    ...parts,
  });
  opened.push(async () => {
    await service.close();
    await close();
  });
  const { id } = await json(
    service.app.request('/api/imports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: golden(game),
    }),
  );
  await store.put(tableKey(id), { ...(await store.get(tableKey(id))), listed: true });
  const done = () => {
    const counts = { folded, commitsRead, drawn };
    [folded, commitsRead, drawn] = [0, 0, 0];
    return counts;
  };
  done();
  return { service, store, id, done };
}

const NOTHING = { folded: 0, commitsRead: 0, drawn: 0 };

const READS = [
  'feed',
  'export',
  'export?format=record',
  'export?format=record&language=es',
  'export?format=csv',
  'export?format=svg',
  'export?format=png',
  'export?format=png&at=20',
  'export?format=svg&at=20.1',
];

test.each(READS)('%s is a 304 without any work for whoever has it, also in a fresh process', async (path) => {
  const { service, id, done } = await counted();
  const address = `/api/tables/${id}/${path}`;
  const first = await service.app.request(address);
  expect(first.status).toBe(200);
  const tag = first.headers.get('ETag') ?? '';
  done();
  for (const app of [service.app, service.another()]) {
    const again = await app.request(address, { headers: { 'If-None-Match': tag } });
    expect([again.status, done()]).toEqual([304, NOTHING]);
  }
});

test.each([...READS, 't?at=20', 't?review=3'])('%s is computed once', async (path) => {
  const { service, id, done } = await counted();
  const address = path.startsWith('t?') ? `/t/${id}${path.slice(1)}` : `/api/tables/${id}/${path}`;
  const ask = async () => Buffer.from(await (await service.app.request(address)).arrayBuffer());
  const first = await ask();
  done();
  expect([(await ask()).equals(first), done()]).toEqual([true, NOTHING]);
});

test.each(['export?format=svg', 'export?format=record'])(
  'the 304 of %s carries the headers that a cache would write over its own',
  async (path) => {
    const { service, id } = await counted();
    const ask = async (headers: Record<string, string> = {}) =>
      service.app.request(`/api/tables/${id}/${path}`, { headers });
    const first = await ask();
    const again = await ask({ 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    // RFC 9111 section 3.2
    for (const name of ['Content-Security-Policy', 'Cache-Control', 'Content-Disposition']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(again.headers.get('Vary')).toBe(path.endsWith('record') ? 'Accept-Language' : null);
  },
);

it('folds a table for its clocks once for each version', async () => {
  const { service, store, id, done } = await counted();
  await store.put(tableKey(id), { ...(await store.get(tableKey(id))), clock: { perTurn: 24, bank: 0 } });
  const ask = async () => json(service.app.request(`/api/tables/${id}/clock`));
  expect((await ask()).version).toBe(LAST);
  done();
  await ask();
  expect(done().folded).toBe(0);
});

it('reads a full block of commits once, and none for whoever has it', async () => {
  const { service, id, done } = await counted({}, '4-greedy-44');
  const path = `/api/tables/${id}/commits/1-64`;
  const first = await service.app.request(path);
  const text = await first.text();
  expect(text.trimEnd().split('\n')).toHaveLength(64);
  done();
  expect([await (await service.app.request(path)).text(), done()]).toEqual([text, NOTHING]);
  const tag = first.headers.get('ETag') ?? '';
  const again = await service.another().request(path, { headers: { 'If-None-Match': tag } });
  expect([again.status, done()]).toEqual([304, NOTHING]);
});

it('gives the description of the API a tag', async () => {
  const { service } = await counted();
  const ask = async () => service.app.request('/api/openapi.json');
  const [first, second] = [await ask(), await ask()];
  expect(await first.text()).toBe(await second.text());
  const tag = first.headers.get('ETag') ?? '';
  expect((await service.app.request('/api/openapi.json', { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

it('shares the work among those who ask for the same picture at the same time', async () => {
  const { service, id, done } = await counted();
  const asked = Array.from({ length: 10 }, async () => service.app.request(`/api/tables/${id}/export?format=png`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([new Set(statuses), done().drawn]).toEqual([new Set([200]), 1]);
});

it('draws a picture in whatever language it is asked for once, since it has no words', async () => {
  const { service, id, done } = await counted();
  for (const language of ['en', 'fr', 'es']) {
    await service.app.request(`/api/tables/${id}/export?format=png&language=${language}`);
  }
  expect(done().drawn).toBe(1);
});

it('reads only the newest commits for a feed', async () => {
  const { service, id, done } = await counted();
  const feed = await (await service.app.request(`/api/tables/${id}/feed`)).text();
  expect([feed.match(/<entry>/g)?.length, done()]).toEqual([30, { folded: 0, commitsRead: 30, drawn: 0 }]);
  expect(feed).toContain(`:${LAST}</id>`);
});

test.each(['feed', 'export', 'export?format=record', 'export?format=csv'])(
  '%s is another one when somebody at the table has another name',
  async (path) => {
    const { service, store, id } = await counted();
    const address = `/api/tables/${id}/${path}`;
    const first = await service.app.request(address);
    const tag = first.headers.get('ETag') ?? '';
    const { revision, seats, ...rest } = (await store.get(tableKey(id))) as { seats: object[]; revision: number };
    const renamed = seats.map((seat, place) => ({ ...seat, name: `Renamed ${place}` }));
    await store.put(tableKey(id), { ...rest, seats: renamed }, { revision });
    const again = await service.app.request(address, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Renamed 0')]);
  },
);

const settings = { ...publicSettings(ORIGIN), exposed: true };
const MOST = 120;

it('is bounded for each network, by what has to be computed', async () => {
  let [address, now] = ['192.0.2.1', 1_800_000_000_000];
  const { service, id } = await counted({ settings, addressOf: () => address, clock: () => now });
  const picture = (at: string) => service.app.request(`/api/tables/${id}/export?format=svg&at=${at}`);
  for (let count = 0; count < MOST; count++) {
    expect((await picture(`${1 + (count % 50)}.${1 + Math.floor(count / 50)}`)).status).toBe(200);
  }
  const refused = await picture('50');
  expect([refused.status, (await json(refused)).code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  // What is there already costs nothing, and the pages of a table stay open.
  expect((await picture('1.1')).status).toBe(200);
  for (const path of [`/api/tables/${id}/head`, `/api/tables/${id}/commits/1-64`, `/t/${id}?at=30`]) {
    expect([path, (await service.app.request(path)).status]).toEqual([path, 200]);
  }
  for (const path of ['feed', 'export', 'export?format=record', 'export?format=csv', 'export?format=annotations']) {
    expect([path, (await service.app.request(`/api/tables/${id}/${path}`)).status]).toEqual([path, 429]);
  }
  expect((await service.app.request('/api/statistics')).status).toBe(429);
  address = '192.0.2.2';
  expect((await picture('50')).status).toBe(200);
  [address, now] = ['192.0.2.1', now + 60_000];
  expect((await picture('51')).status).toBe(200);
});

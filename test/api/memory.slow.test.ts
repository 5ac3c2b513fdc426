/** A service that is only looked at, or left alone, needs no more memory after hours than after a minute. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { games } from '../../domain/games.ts';
import { runDue, runExactly } from '../../functions/due/run.ts';
import { dueHandlers } from '../../functions/due/handlers.ts';
import { sweepTables } from '../../functions/follow/sweep.ts';
import { createApp } from '../../functions/http/app.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { makeKeys } from '../../functions/service/keys.ts';
import type { Service } from '../../functions/service/service.ts';
import { loopbackSettings } from '../../functions/service/settings.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { repeats } from '../long.ts';
import { countIterators } from '../store/iterators.ts';
import { openBrowser, PORT, SHELL } from './service.ts';

const AT_ONCE = 20;
const SECONDS = repeats(120, 600);
const MOST_GROWTH = repeats(6, 20) * 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heap = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function openWorld(folder: string | null) {
  const { live, stop } = countIterators();
  const database = await openDynalite({ folder });
  opened.push(async () => {
    stop();
    await database.close();
    if (folder !== null) await rm(folder, { recursive: true });
  });
  let now = Date.UTC(2026, 0, 1);
  const keys = makeKeys(randomBytes);
  const service: Service = {
    store: database.store,
    games,
    tables: tableCache(database.store),
    keys: () => Promise.resolve(keys),
    settings: loopbackSettings(PORT, false),
    clock: () => now,
    random: randomBytes,
    wake: () => {},
    log: () => {},
  };
  const app = createApp({
    ...service,
    shell: () => Promise.resolve(SHELL),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '192.0.2.1',
  });
  /** One second of the local server's own work (`serve.ts`). */
  const second = async (count: number): Promise<void> => {
    now += 1000;
    await runDue(service, dueHandlers, now);
    if (count % 2 === 0) await runExactly(service, dueHandlers, now, 0);
    if (count % 60 === 0) await sweepTables(service);
    if (count % 60 === 0) await database.removeExpired(Math.floor(now / 1000));
  };
  return { app, live, second };
}

it.each([
  [repeats(3000, 20_000), 'on disk'],
  [repeats(1000, 5000), 'in memory'],
])(
  `%i polls and ${SECONDS} seconds without a visitor leave no iterator and no heap behind, %s`,
  async (count, place) => {
    const folder = place === 'in memory' ? null : await mkdtemp(join(tmpdir(), 'railpost-memory-'));
    const { app, live, second } = await openWorld(folder);
    const { id } = await openBrowser(app).create();
    const poll = async (path: string) => (await app.request(path)).text();
    const paths = [`/api/tables/${id}/head`, `/api/tables/${id}/commits/1-64`, '/api/tables'];
    const polls = async (count: number): Promise<void> => {
      for (let done = 0; done < count; done += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, (_, one) => poll(paths[(done + one) % paths.length] ?? '')));
      }
    };
    // What is loaded and compiled at first use is no leak.
    await polls(500);
    for (let passed = 1; passed <= 60; passed++) await second(passed);
    const before = heap();

    await polls(count);
    for (let passed = 1; passed <= SECONDS; passed++) await second(passed);
    await expect.poll(live).toBe(0);
    expect(heap() - before).toBeLessThan(MOST_GROWTH);
  },
  240_000,
);

/** `railpost admin check`: every table's chain, on a database that is well and on ones that are not. */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Commit, seal } from '../../domain/kernel/commit.ts';
import { json, openService, seatedBrowser, type TestService } from '../../test/api/service.ts';
import { openDataFolder } from '../local/open-data.ts';
import type { Store } from '../store/store.ts';
import { tableKey } from '../tables/table-item.ts';
import { headKey } from '../tables/head.ts';
import { checkFolder, checkStore } from './check.ts';

let service: TestService;
let home: string;
beforeAll(async () => {
  service = await openService();
  home = await mkdtemp(join(tmpdir(), 'railpost-check-'));
});
afterAll(async () => {
  await service.close();
  await rm(home, { recursive: true });
});

function listening() {
  const said = { output: [] as string[], errors: [] as string[] };
  const terminal = {
    read: () => Promise.reject(new Error('nothing is read')),
    write: () => Promise.reject(new Error('nothing is written')),
    ask: () => Promise.reject(new Error('nothing is asked')),
    print: (line: string) => void said.output.push(line),
    complain: (line: string) => void said.errors.push(line),
  };
  return { terminal, said };
}

async function checked(store: Store) {
  const { terminal, said } = listening();
  const exit = await checkStore(store, terminal);
  return { exit, errors: said.errors, report: JSON.parse(said.output.join()) as { tables: number; damaged: object[] } };
}

/** The store, with some commits of a table as they would be read from a damaged disk. */
const changed = (id: string, change: (commits: Commit[]) => Commit[]): Store => ({
  ...service.store,
  commits: async (table, ...rest) => {
    const commits = await service.store.commits(table, ...rest);
    return table === id ? change(commits) : commits;
  },
});

it('finds nothing wrong with tables that were played, gather or were imported', async () => {
  const { table } = await seatedBrowser(service);
  const text = await (await service.app.request(`/api/tables/${table.id}/export`)).text();
  const other = await openService();
  await json(
    other.app.request('/api/imports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: text,
    }),
  );
  await other.browser().create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}] });
  for (const { store, tables } of [
    { store: service.store, tables: 1 },
    { store: other.store, tables: 2 },
  ]) {
    const { exit, errors, report } = await checked(store);
    expect([exit, errors]).toEqual([
      0,
      [expect.stringMatching(/^All is well\. Tables checked: \d+, with \d+ commits\.$/)],
    ]);
    expect(report).toMatchObject({ tables, damaged: [] });
  }
  await other.close();
});

it.each([
  ['a commit with a changed fact', ([first, ...rest]: Commit[]) => [{ ...first!, facts: [] }, ...rest]],
  ['a commit that is missing in the middle', ([first, , ...rest]: Commit[]) => [first!, ...rest]],
  ['a commit that is missing at the end', (commits: Commit[]) => commits.slice(0, -1)],
  [
    'a commit of another chain',
    ([first, ...rest]: Commit[]) => [seal({ ...first!, prevHash: 'a'.repeat(64) }), ...rest],
  ],
  ['no commits at all', () => []],
  [
    'what the database cannot read',
    () => {
      throw new Error('Corruption: block checksum mismatch');
    },
  ],
])('tells of %s in one sentence, goes on, and ends with 1', async (_, change) => {
  const { browser, table } = await seatedBrowser(service);
  await seatedBrowser(service);
  const { seat } = await json(browser.get(`/api/tables/${table.id}/head`)).then(({ awaiting }) => awaiting[0]);
  const played = await browser.command(table.id, {
    seat,
    expectedVersion: 1,
    commandId: '6f1a36b8-5a0c-4e0f-9d5b-2f7a3b0c1d2e',
    command: { type: 'turn', steps: [{ type: 'takeCharacter', character: 'emperor' }] },
  });
  expect(played.status).toBe(200);
  const { exit, errors, report } = await checked(changed(table.id, change));
  expect(exit).toBe(1);
  expect(errors.slice(0, -1)).toEqual([expect.stringMatching(new RegExp(`^Table ${table.id} is damaged: .*\\.$`))]);
  expect(errors.at(-1)).toMatch(/^The database is damaged\. Damaged files: 0\. Damaged tables: 1 of \d+\. .*\.$/);
  expect(report.damaged).toMatchObject([{ table: table.id }]);
  expect(report.tables).toBeGreaterThan(2);
});

it('tells how far it is while there is much to do', async () => {
  const many = Array.from({ length: 450 }, () => randomBytes(4).toString('hex'));
  const store: Store = {
    ...service.store,
    partitionsWith: async function* () {
      yield* many.map((id) => `game#${id}`);
    },
    commits: () => Promise.resolve([]),
    get: <T>() => Promise.resolve({ seats: [], game: 'lilliput' } as T),
  };
  const { errors } = await checked(store);
  expect(errors.filter((line) => /^Tables checked so far: (200|400)\.$/.test(line))).toHaveLength(2);
});

it('names damaged files and the tables in them, and changes nothing on the disk', async () => {
  const folder = join(home, 'data');
  const ids: string[] = [];
  for (const part of [0, 1]) {
    const data = await openDataFolder(folder);
    if (typeof data === 'string') throw new Error(data);
    const items = await service.items();
    for (const { id } of items.filter((item) => 'hostEpoch' in item) as unknown as { id: string }[]) {
      if (part === 1) continue;
      ids.push(id);
      for (const commit of await service.store.commits(id, 0)) await data.database.store.append(id, commit);
      await data.database.store.put(tableKey(id), (await service.store.get(tableKey(id))) ?? {});
      await data.database.store.put(headKey(id), (await service.store.get(headKey(id))) ?? {});
    }
    await data.close();
  }
  const whole = listening();
  expect(await checkFolder(folder, whole.terminal)).toBe(0);

  const database = join(folder, 'database');
  const name = (await readdir(database)).find((one) => one.endsWith('.ldb')) ?? '';
  const bytes = await readFile(join(database, name));
  bytes[200] = (bytes[200] ?? 0) ^ 0xff;
  await writeFile(join(database, name), bytes);
  const before = join(home, 'before');
  await cp(database, before, { recursive: true });
  const { terminal, said } = listening();
  expect(await checkFolder(folder, terminal)).toBe(1);
  expect(said.errors[0]).toMatch(new RegExp(`^The file ${name} of the database is damaged`));
  expect(said.errors.join('\n')).not.toMatch(/\n {4}at /);
  expect(said.errors.at(-1)).toMatch(/damaged|cannot be read/);
  for (const file of await readdir(before)) {
    expect((await readFile(join(database, file))).equals(await readFile(join(before, file))), file).toBe(true);
  }
  expect((await readdir(database)).toSorted()).toEqual((await readdir(before)).toSorted());
});

it('says that a running service must be stopped first', async () => {
  const folder = join(home, 'locked');
  const data = await openDataFolder(folder);
  if (typeof data === 'string') throw new Error(data);
  const { terminal, said } = listening();
  expect(await checkFolder(folder, terminal)).toBe(2);
  expect(said.errors).toEqual([expect.stringMatching(/^Another Railpost/)]);
  await data.close();
});

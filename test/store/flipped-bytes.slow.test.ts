/** A byte of the database that has changed on the disk is told in a sentence at the start, or changes nothing. */
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedFiles } from '../../functions/local/leveldb/check-files.ts';
import { openDataFolder } from '../../functions/local/open-data.ts';
import type { Store } from '../../functions/store/store.ts';
import { pickFrom } from '../seeded.ts';
import { chain } from './chain.ts';

const FLIPS = 60;
const TABLES = 4;
const SENTENCE = /^The database in \S+ is damaged: [^\n]*\.$/;

let home: string;
let whole: string;
let content: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'railpost-flipped-'));
  whole = join(home, 'whole');
  // Opening moves what lies in the log to a table file, so that there is one and the log has something too.
  for (const part of [0, 1, 2]) {
    const { store, close } = await open(whole);
    await fill(store, part);
    await close();
  }
  const { store, close } = await open(whole);
  await fill(store, 3);
  content = await dump(store);
  await close();
});
afterAll(() => rm(home, { recursive: true }));

async function open(folder: string) {
  const data = await openDataFolder(folder);
  if (typeof data === 'string') throw new Error(data);
  return { store: data.database.store, close: data.close };
}

const LENGTH = 25;
async function fill(store: Store, part: number): Promise<void> {
  for (let table = 0; table < TABLES; table++) {
    const commits = chain(`t${table}`, LENGTH * (part + 1), 200).slice(LENGTH * part);
    await Promise.all(commits.map((commit) => store.append(`t${table}`, commit)));
    await store.put({ PK: `p${part}`, SK: `s${table}` }, { word: 'x'.repeat(table) });
  }
}

/** Everything there is, read as the service reads: by range, and one by one (which asks the filters). */
async function dump(store: Store): Promise<string> {
  const read: unknown[] = [];
  for (let table = 0; table < TABLES; table++) read.push(await store.commits(`t${table}`, 0));
  for (let part = 0; part < 4; part++) {
    read.push(await store.list(`p${part}`, ''));
    for (let table = 0; table < TABLES; table++) read.push(await store.get({ PK: `p${part}`, SK: `s${table}` }));
  }
  return JSON.stringify(read);
}

/** What a start on a changed copy comes to: the sentence, or the content. */
async function startedOn(change: (database: string) => Promise<void>): Promise<string> {
  const copy = await mkdtemp(join(home, 'copy-'));
  await cp(whole, copy, { recursive: true });
  await change(join(copy, 'database'));
  const data = await openDataFolder(copy);
  const found = typeof data === 'string' ? data : await dump(data.database.store);
  if (typeof data !== 'string') await data.close();
  await rm(copy, { recursive: true });
  return found;
}

const namesOf = async (kind: RegExp) => (await readdir(join(whole, 'database'))).filter((name) => kind.test(name));

async function flip(file: string, position: number, by: number): Promise<void> {
  const bytes = await readFile(file);
  bytes[position] = (bytes[position] ?? 0) ^ by;
  await writeFile(file, bytes);
}

it('a database that is well has no damaged file, also while it is written anew', async () => {
  expect(await damagedFiles(join(whole, 'database'))).toEqual([]);
  expect(await startedOn(() => Promise.resolve())).toBe(content);
  expect(await damagedFiles(join(home, 'nothing'))).toEqual([]);
});

describe.each([
  ['a table file', /\.ldb$/],
  ['the log', /\.log$/],
  ['the list of files', /^MANIFEST/],
  ['CURRENT', /^CURRENT$/],
])('a changed byte in %s', (_, kind) => {
  it(`is told or harmless, ${FLIPS} times`, { timeout: 120_000 }, async () => {
    const names = await namesOf(kind);
    expect(names.length).toBeGreaterThan(0);
    const pick = pickFrom(18);
    let told = 0;
    for (let count = 0; count < FLIPS; count++) {
      const name = names[pick(names.length)] ?? '';
      const { length } = await readFile(join(whole, 'database', name));
      // Half of them where a few bytes decide: in headers at the front, and in the footer.
      const position =
        [pick(length), pick(Math.min(length, 16)), length - 1 - pick(Math.min(length, 64))][count % 3] ?? 0;
      const by = 1 + pick(255);
      const found = await startedOn((database) => flip(join(database, name), position, by));
      if (found !== content) {
        told++;
        expect(found, `${name} at ${position} by ${by}`).toMatch(SENTENCE);
        expect(found).toContain(name);
      }
    }
    expect(told).toBeGreaterThan(FLIPS / 2);
  });
});

it('a length in the log that points behind its end is told, and a write that was cut off is not', async () => {
  const [log = ''] = (await namesOf(/\.log$/)).toReversed();
  const bytes = await readFile(join(whole, 'database', log));
  let last = 0;
  for (let at = 0; at < bytes.length; at += 7 + bytes.readUInt16LE(at + 4)) {
    const left = 32_768 - (at % 32_768);
    if (left < 7) at += left;
    last = at;
  }
  expect(await startedOn((database) => flip(join(database, log), last + 5, 0x10))).toMatch(SENTENCE);
  const cut = await startedOn((database) => truncate(join(database, log), bytes.length - 3));
  expect(cut).not.toMatch(SENTENCE);
  const zeros = await startedOn(async (database) => {
    const end = Buffer.from(bytes);
    end.fill(0, last + 20);
    await writeFile(join(database, log), end);
  });
  expect(zeros).not.toMatch(SENTENCE);
});

it('a file that is missing or cut short is told', async () => {
  for (const kind of [/\.ldb$/, /^MANIFEST/, /^CURRENT$/]) {
    for (const name of await namesOf(kind)) {
      expect(await startedOn((database) => rm(join(database, name)))).toMatch(SENTENCE);
      expect(await startedOn((database) => truncate(join(database, name), 10))).toMatch(SENTENCE);
    }
  }
});

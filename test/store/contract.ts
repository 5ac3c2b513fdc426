/**
 * What every store must keep to, whatever database is under it. Each test has a table of its own and sets the time
 * itself.
 */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenLink, type Commit, printCommit, rootHash } from '../../domain/kernel/commit.ts';
import { createTable } from '../../functions/store/create-table.ts';
import { dynamoStore } from '../../functions/store/dynamo.ts';
import type { Store } from '../../functions/store/store.ts';
import { chain, fact, following, GAME } from './chain.ts';

export interface Database {
  readonly client: DynamoDBClient;
  close(): Promise<void>;
}

const WRITERS = 60;
const key = { PK: 'thing#1', SK: 'thing' };

export function storeContract(name: string, open: () => Promise<Database>): void {
  describe(`the store on ${name}`, () => {
    let database: Database;
    let store: Store;
    let now: number;
    let tables = 0;

    const newTable = async (): Promise<Store> => {
      const table = `railpost-${tables++}`;
      await createTable(database.client, table);
      return dynamoStore(database.client, table, () => now);
    };

    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      now = 1_800_000_000;
      store = await newTable();
    });

    describe('commits', () => {
      const appendAll = async (table: string, commits: readonly Commit[]) => {
        for (const commit of commits) expect(await store.append(table, commit)).toBe('appended');
      };

      test('are read as they were written, byte for byte', async () => {
        const first = following('t', null, { command: oddValues, facts: [fact('odd', { oddValues })] });
        const second = following('t', first);
        await appendAll('t', [first, second]);
        const read = await store.commits('t', 0);
        expect(read).toEqual([first, second]);
        expect(read.map(printCommit)).toEqual([first, second].map(printCommit));
        expect(brokenLink(read[0]!, 1, rootHash(GAME, 't'), null)).toBeNull();
        expect(brokenLink(read[1]!, 2, read[0]!.hash, read[0]!.at)).toBeNull();
      });

      test('give the same again and again', async () => {
        await appendAll('t', chain('t', 3));
        expect(await store.commits('t', 0)).toEqual(await store.commits('t', 0));
      });

      test('come from a version on, in order, as many as asked for', async () => {
        const commits = chain('t', 12);
        await appendAll('t', commits);
        expect(await store.commits('t', 0)).toEqual(commits);
        expect(await store.commits('t', 9)).toEqual(commits.slice(9));
        expect(await store.commits('t', 12)).toEqual([]);
        expect(await store.commits('t', 2, 3)).toEqual(commits.slice(2, 5));
        expect(await store.commits('t', 2, 100)).toEqual(commits.slice(2));
        expect(await store.commits('t', 2, 0)).toEqual([]);
      });

      test('are not mixed with those of other tables, nor with items beside the stream', async () => {
        const mine = chain('t', 2);
        await appendAll('t', mine);
        await appendAll('t2', chain('t2', 3));
        for (const SK of ['aside', 'commit', 'commits#1', 'head', 'seat#0']) {
          await store.put({ PK: 'game#t', SK }, { beside: true });
        }
        expect(await store.commits('t', 0)).toEqual(mine);
        expect(await store.commits('nobody', 0)).toEqual([]);
      });

      test('come whole where they fill several pages of a megabyte', async () => {
        const commits = chain('t', 24, 150_000);
        await appendAll('t', commits);
        expect((await store.commits('t', 0)).map(printCommit)).toEqual(commits.map(printCommit));
        expect((await store.commits('t', 3, 15)).map(({ version }) => version)).toEqual(
          commits.slice(3, 18).map(({ version }) => version),
        );
      });

      test('are never written over', async () => {
        const first = following('t', null);
        expect(await store.append('t', first)).toBe('appended');
        expect(await store.append('t', first)).toBe('taken');
        expect(await store.append('t', following('t', null, {}, 1))).toBe('taken');
        expect(await store.commits('t', 0)).toEqual([first]);
      });

      test(`are won by one of ${WRITERS} writers who race for a version`, async () => {
        const first = following('t', null);
        await store.append('t', first);
        const racing = Array.from({ length: WRITERS }, (_, writer) => following('t', first, {}, writer + 1));
        const outcomes = await Promise.all(racing.map((commit) => store.append('t', commit)));
        const won = racing.filter((_, writer) => outcomes[writer] === 'appended');
        expect(won).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(WRITERS - 1);
        expect(await store.commits('t', 1)).toEqual(won);
      });

      test('are refused with a value that cannot stand in a stream', async () => {
        const good = following('t', null);
        const taken = await takenOf((value) => store.append('t', { ...good, facts: [fact('bad', { value })] }));
        expect(taken).toEqual([]);
        expect(await store.commits('t', 0)).toEqual([]);
      });

      test('are refused with a version below 1, with a field too many, and without facts', async () => {
        const good = following('t', null);
        for (const wrong of [{ version: 0 }, { version: -1 }, { version: 10 ** 10 }, { expiresAt: 1 }, { facts: [] }]) {
          await expect(store.append('t', { ...good, ...wrong })).rejects.toThrow(TypeError);
        }
        expect(await store.commits('t', 0)).toEqual([]);
      });

      test('may have 200 KB as printed, and not a byte more', async () => {
        const sized = (size: number) => following('t', null, { facts: [fact('long', { text: 'é'.repeat(size) })] });
        const spare = 200 * 1024 - Buffer.byteLength(printCommit(sized(0)));
        const full = sized(Math.floor(spare / 2));
        await expect(store.append('t', sized(Math.floor(spare / 2) + 1))).rejects.toThrow('204800');
        expect(await store.append('t', full)).toBe('appended');
        expect(await store.commits('t', 0)).toEqual([full]);
      });
    });

    describe('items', () => {
      test('are read as they were written', async () => {
        expect(await store.get(key)).toBeNull();
        expect(await store.put(key, oddValues)).toBe(true);
        expect(await store.get(key)).toEqual(oddValues);
        expect(await store.put(key, { other: 1 })).toBe(true);
        expect(await store.get(key)).toEqual({ other: 1 });
      });

      test('are refused with a value that would not read back', async () => {
        expect(await takenOf((value) => store.put(key, { value }))).toEqual([]);
        expect(await store.get(key)).toBeNull();
      });

      test('under “absent” are written once', async () => {
        const outcomes = await Promise.all(
          Array.from({ length: WRITERS }, (_, writer) => store.put(key, { writer }, 'absent')),
        );
        expect(outcomes.filter(Boolean)).toHaveLength(1);
        expect(await store.get(key)).toEqual({ writer: outcomes.indexOf(true) });
      });

      test('under a revision are written only over that one, and get the next', async () => {
        expect(await store.put(key, { name: 'nobody' }, { revision: 1 })).toBe(false);
        await store.put(key, { name: 'Ann', revision: 1 }, 'absent');
        expect(await store.put(key, { name: 'Bob' }, { revision: 1 })).toBe(true);
        expect(await store.get(key)).toEqual({ name: 'Bob', revision: 2 });
        expect(await store.put(key, { name: 'Cid' }, { revision: 1 })).toBe(false);
        expect(await store.put(key, { name: 'Cid', revision: 2 }, { revision: 2 })).toBe(true);
        expect(await store.get(key)).toEqual({ name: 'Cid', revision: 3 });
      });

      test('lose no change when all writers keep to revisions', async () => {
        await store.put(key, { sum: 0, revision: 1 });
        const add = async () => {
          for (let attempt = 0; attempt < 50; attempt++) {
            const read = await store.get<{ sum: number; revision: number }>(key);
            if (await store.put(key, { sum: read!.sum + 1 }, { revision: read!.revision })) return;
          }
          throw new Error('never got through');
        };
        await Promise.all(Array.from({ length: 8 }, add));
        expect(await store.get(key)).toEqual({ sum: 8, revision: 9 });
      });

      test('that follow a stream never go back in version', async () => {
        expect(await store.putNewer(key, { version: 3, of: 'third' })).toBe(true);
        expect(await store.putNewer(key, { version: 2, of: 'second' })).toBe(false);
        expect(await store.putNewer(key, { version: 3, of: 'third again' })).toBe(false);
        expect(await store.get(key)).toEqual({ version: 3, of: 'third' });
        expect(await store.putNewer(key, { version: 10, of: 'tenth' })).toBe(true);
        expect(await store.get(key)).toEqual({ version: 10, of: 'tenth' });
      });

      test('can be removed, and removed again', async () => {
        await store.put(key, { here: true });
        await store.remove(key);
        await store.remove(key);
        expect(await store.get(key)).toBeNull();
        expect(await store.put(key, { here: 'again' }, 'absent')).toBe(true);
      });

      test('are listed by the beginning of their key, in order, from their own partition', async () => {
        for (const SK of ['seat#10', 'seat#2', 'seat#1', 'seat', 'seatbelt', 'table', 'sea']) {
          await store.put({ PK: 'game#t', SK }, { named: SK });
          await store.put({ PK: 'game#t2', SK }, { named: 'of another' });
        }
        const named = async (prefix: string) => (await store.list('game#t', prefix)).map((item) => item['named']);
        expect(await named('seat#')).toEqual(['seat#1', 'seat#10', 'seat#2']);
        expect(await named('seat')).toEqual(['seat', 'seat#1', 'seat#10', 'seat#2', 'seatbelt']);
        expect(await named('')).toEqual(['sea', 'seat', 'seat#1', 'seat#10', 'seat#2', 'seatbelt', 'table']);
        expect(await named('x')).toEqual([]);
      });

      test('are listed whole where they fill several pages of a megabyte', async () => {
        const names = Array.from({ length: 10 }, (_, index) => `note#${index}`);
        for (const SK of names) await store.put({ PK: 'game#t', SK }, { named: SK, text: 'x'.repeat(300_000) });
        expect((await store.list('game#t', 'note#')).map((item) => item['named'])).toEqual(names);
      });

      test('are read from the last one back, a bounded number, past what has expired', async () => {
        for (const SK of ['a', 'b', 'c', 'd', 'e']) {
          await store.put({ PK: 'list#t', SK }, { named: SK, ...(SK === 'd' ? { expiresAt: now } : {}) });
        }
        const newest = async (limit: number, before?: string) =>
          (await store.newest('list#t', limit, before)).map((item) => item['named']);
        expect(await newest(2)).toEqual(['e', 'c']);
        expect(await newest(9)).toEqual(['e', 'c', 'b', 'a']);
        expect(await newest(2, 'c')).toEqual(['b', 'a']);
        expect(await newest(2, 'a')).toEqual([]);
        expect(await store.newest('list#nobody', 2)).toEqual([]);
      });

      test('under a prefix are listed from the last, a bounded number, without what lies beside the prefix', async () => {
        for (const SK of ['bell#1', 'chat#1', 'chat#2', 'chat#3', 'chat#4', 'chat-count', 'commit#1'])
          await store.put({ PK: 'talk#t', SK }, { named: SK, ...(SK === 'chat#4' ? { expiresAt: now } : {}) });
        const newest = async (limit: number, before?: string) =>
          (await store.newestWith('talk#t', 'chat#', limit, before)).map((item) => item['named']);
        expect(await newest(9)).toEqual(['chat#3', 'chat#2', 'chat#1']);
        expect(await newest(2)).toEqual(['chat#3', 'chat#2']);
        expect(await newest(1, 'chat#3')).toEqual(['chat#2']);
        expect(await newest(9, 'chat#2')).toEqual(['chat#1']);
        expect(await newest(9, 'chat#25')).toEqual(['chat#2', 'chat#1']);
        expect(await newest(9, 'chat#1')).toEqual([]);
      });

      test('finds every partition that holds an item of that name, over all pages', async () => {
        const large = 'x'.repeat(300_000);
        for (const n of [1, 2, 3, 4, 5]) {
          await store.put({ PK: `thing#${n}`, SK: 'large' }, { large });
          await store.put({ PK: `thing#${n}`, SK: n === 3 ? 'other' : 'thing' }, { n });
        }
        const found: string[] = [];
        for await (const PK of store.partitionsWith('thing')) found.push(PK);
        expect(found.toSorted()).toEqual(['thing#1', 'thing#2', 'thing#4', 'thing#5']);
      });

      test('below a sort key are listed in order, a bounded number, without what lies on it or has expired', async () => {
        for (const SK of ['2026-01', '2026-02', '2026-03', '2026-04'])
          await store.put({ PK: 'due#1', SK }, { SK_: SK });
        await store.put({ PK: 'due#1', SK: '2025-12' }, { SK_: '2025-12', expiresAt: now });
        const below = async (SK: string, most: number) =>
          (await store.listBelow('due#1', SK, most)).map((item) => item['SK_']);
        expect(await below('2026-03', 10)).toEqual(['2026-01', '2026-02']);
        expect(await below('2026-99', 3)).toEqual(['2026-01', '2026-02']);
        expect(await below('2025', 10)).toEqual([]);
        expect(await store.listBelow('due#2', '2026-99', 10)).toEqual([]);
      });
    });

    describe('time', () => {
      test('takes items away at their hour, from reading and listing', async () => {
        await store.put(key, { name: 'guest', expiresAt: now + 10 });
        await store.put({ ...key, SK: 'thing2' }, { name: 'host' });
        expect(await store.get(key)).toEqual({ name: 'guest', expiresAt: now + 10 });
        expect(await store.list(key.PK, 'thing')).toHaveLength(2);
        expect(await store.get(key, now + 10)).toBeNull();
        expect(await store.list(key.PK, 'thing', now + 10)).toEqual([{ name: 'host' }]);
        now += 9;
        expect(await store.get(key)).not.toBeNull();
        now += 1;
        expect(await store.get(key)).toBeNull();
        expect(await store.list(key.PK, 'thing')).toEqual([{ name: 'host' }]);
      });

      test('leaves the place of an expired item free', async () => {
        await store.put(key, { name: 'old', expiresAt: now + 10 });
        expect(await store.put(key, { name: 'new' }, 'absent')).toBe(false);
        now += 10;
        expect(await store.put(key, { name: 'new' }, 'absent')).toBe(true);
        expect(await store.get(key)).toEqual({ name: 'new' });
        expect(await store.put(key, { name: 'newer' }, 'absent')).toBe(false);
      });

      test('lets a counter begin again; counting does not lengthen its life', async () => {
        expect(await store.count(key, now + 10)).toBe(1);
        now += 9;
        expect(await store.count(key, now + 10)).toBe(2);
        now += 1;
        expect(await store.count(key, now + 10)).toBe(1);
        expect(await store.count(key, now + 10)).toBe(2);
      });
    });

    test('counters miss nobody who counts at the same time, also when they begin again', async () => {
      const everybody = () => Promise.all(Array.from({ length: WRITERS }, () => store.count(key, now + 10)));
      const numbers = Array.from({ length: WRITERS }, (_, index) => index + 1);
      expect((await everybody()).toSorted((a, b) => a - b)).toEqual(numbers);
      now += 10;
      expect((await everybody()).toSorted((a, b) => a - b)).toEqual(numbers);
    });

    test('databases beside each other share nothing', async () => {
      const other = await newTable();
      await store.put(key, { of: 'one' });
      await store.append('t', following('t', null));
      await store.count({ ...key, SK: 'counter' }, now + 10);
      expect(await other.get(key)).toBeNull();
      expect(await other.list(key.PK, '')).toEqual([]);
      expect(await other.commits('t', 0)).toEqual([]);
      expect(await other.count({ ...key, SK: 'counter' }, now + 10)).toBe(1);
    });
  });
}

/** What is allowed and yet easily lost: empty values, edges of numbers, text of any kind, names that mean something. */
const oddValues = {
  type: 'turn',
  empties: { text: '', list: [], map: {}, nothing: null, no: false, nested: [[], {}, '', [[]], { a: {} }] },
  numbers: [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 10 ** 15, 100],
  texts: ['Ærø', 'e\u0301 é', '\u0000\u0001\u001f\u007f', '\u2028\u2029', '🚂🏳️‍🌈', '"\\/', '  ', '0', 'null', '\ufeff'],
  names: { 'a.b': 1, '#PK': 2, ':v': 3, 'a b': 4, 名: 5, '🚂': 6, count: 7, size: 8, toString: 9, length: 10, '0': 11 },
  types: { S: 'text', N: '1', L: [], M: {}, NULL: true, BOOL: false, SS: ['a'], B: 'AAAA' },
  same: ['a', 'a', 1, 1, '1'],
  deep: nested(25),
  revision: 7,
};

function nested(levels: number): object {
  return levels === 0 ? { ground: [1] } : levels % 2 ? { down: nested(levels - 1) } : [nested(levels - 1)];
}

const foreignValues: { readonly [name: string]: unknown } = {
  undefined: undefined,
  'a fraction': 0.5,
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'minus zero': -0,
  'an integer beyond the safe ones': Number.MAX_SAFE_INTEGER + 1,
  'a big integer': 1n,
  'a date': new Date(0),
  'a set': new Set(['a']),
  'a map object': new Map([['a', 1]]),
  bytes: new Uint8Array([1]),
  'half a character': '\ud800',
  'a function': () => 1,
  'a name of half a character': { '\udc00': 1 },
  'an empty name': { '': 1 },
  'a name that the SDK takes for a class': { constructor: 'Ann' },
  'more levels than the database has': nested(40),
};

/** The names of the foreign values that were not refused. */
async function takenOf(write: (value: unknown) => Promise<unknown>): Promise<string[]> {
  const taken: string[] = [];
  for (const [name, value] of Object.entries(foreignValues)) {
    const refused = await write(value).then(
      () => false,
      (error: unknown) => error instanceof TypeError,
    );
    if (!refused) taken.push(name);
  }
  return taken;
}

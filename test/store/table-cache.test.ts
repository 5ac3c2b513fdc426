/** What the warm cache hands out is always what a cold fold of the store would give. */
import { beforeEach, expect, test } from 'vitest';
import type { Command } from '../../domain/kernel/command.ts';
import { type Commit, rootHash, seal } from '../../domain/kernel/commit.ts';
import { decide, decideStart } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { fold, type History } from '../../domain/kernel/fold.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { clone } from '../../domain/kernel/values.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import type { Store } from '../../functions/store/store.ts';
import { type TableCache, tableCache } from '../../functions/store/table-cache.ts';
import { idOf, timeOf } from './chain.ts';
import { SEATS, type Tally, tally } from './tally.ts';

const COMMANDS = 60;
const SEED = 'ab'.repeat(32);
const dealer = seededDealer(SEED);
const step = (amount: number) => ({ type: 'add', amount });
const add = (amount: number): Command => ({ type: 'turn', steps: [step(amount)] });

let store: Store;
/** What was asked of the store: the version after which commits were read. */
let reads: [table: string, after: number][];

beforeEach(async () => {
  const opened = await openDynalite({ folder: null });
  reads = [];
  store = {
    ...opened.store,
    commits(table, after, limit) {
      reads.push([table, after]);
      return opened.store.commits(table, after, limit);
    },
  };
  return opened.close;
});

const commitOf = (
  table: string,
  { commits }: History<Tally>,
  actor: string,
  command: Commit['command'],
  facts: Commit['facts'],
) =>
  seal({
    version: commits.length + 1,
    at: timeOf(commits.length + 1),
    actor,
    commandId: idOf(0, commits.length + 1),
    rules: tally.rules,
    command,
    facts,
    prevHash: commits.at(-1)?.hash ?? rootHash(tally.id, table),
  });

/** A command on its way through a cache, tried again when somebody else was faster: how often it had to be. */
const command = (cache: TableCache, seat: number, command: Command, table = 't'): Promise<number> =>
  cache.withTable(table, tally, async (history, append) => {
    for (let attempt = 0; attempt < 100; attempt++) {
      const decision = decide(tally, history.state, seat, command, dealer);
      if (isRejection(decision)) throw new Error(decision.code);
      const commit = commitOf(table, history, `seat:${seat}`, command, decision.facts);
      if ((await append(commit)) === 'appended') return attempt;
    }
    throw new Error('never got through');
  });

const started = (cache: TableCache, table = 't'): Promise<unknown> =>
  cache.withTable(table, tally, async (history, append) => {
    const start = { type: 'start', game: tally.id, seats: SEATS, options: {} } as const;
    const decision = decideStart(tally, start, dealer, SEED);
    if (isRejection(decision)) throw new Error(decision.code);
    return append(commitOf(table, history, 'system', start, decision.facts));
  });

/** The history in the cache, beside that of a cold fold. */
async function compared(cache: TableCache, table = 't') {
  const warm = await cache.withTable(table, tally, (history) => Promise.resolve(clone(history)));
  const cold = fold(tally, await store.commits(table, 0));
  return { warm, cold };
}

test(`${COMMANDS} commands in parallel at one process leave a cache equal to a cold fold`, async () => {
  const cache = tableCache(store);
  await started(cache);
  reads = [];
  const attempts = await Promise.all(
    Array.from({ length: COMMANDS }, (_, index) => command(cache, index % SEATS, add(index + 1))),
  );
  expect(attempts, 'nobody in one process races').toEqual(attempts.map(() => 0));
  expect(reads, 'each reads once, from the version known').toEqual(attempts.map((_, index) => ['t', index + 1]));
  const { warm, cold } = await compared(cache);
  expect(warm).toEqual(cold);
  expect(warm.state.table.version).toBe(COMMANDS + 1);
  expect(warm.state.game.sum).toBe(100 + (COMMANDS * (COMMANDS + 1)) / 2);
});

test('turns that are taken back leave a cache equal to a cold fold', async () => {
  const cache = tableCache(store);
  await started(cache);
  for (const amount of [1, 2, 3]) await command(cache, 0, add(amount));
  await command(cache, 0, { type: 'askTakeBack', backTo: 2 });
  await command(cache, 1, add(50));
  const { warm, cold } = await compared(cache);
  expect(warm).toEqual(cold);
  expect(warm.state.game.sum).toBe(151);
  expect(warm.state.table.retractions).toEqual([{ version: 5, backTo: 2 }]);
});

test('two processes that write at once lose nothing, and both caches follow', async () => {
  const one = tableCache(store);
  const other = tableCache(store);
  await started(one);
  const amounts = Array.from({ length: COMMANDS }, (_, index) => index + 1);
  const attempts = await Promise.all(
    amounts.map((amount) => command(amount % 2 ? one : other, amount % SEATS, add(amount))),
  );
  expect(Math.max(...attempts), 'they did get in each other’s way').toBeGreaterThan(0);
  for (const cache of [one, other]) {
    const { warm, cold } = await compared(cache);
    expect(warm).toEqual(cold);
    expect(warm.state.game.added.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([...amounts, 100]);
  }
});

test('one’s own commit whose answer was lost is in the history at the next look', async () => {
  let losing = false;
  const cache = tableCache({
    ...store,
    async append(table, commit) {
      const outcome = await store.append(table, commit);
      if (losing) throw new Error('the line is dead');
      return outcome;
    },
  });
  await started(cache);
  losing = true;
  await expect(command(cache, 0, add(5))).rejects.toThrow('the line is dead');
  losing = false;
  const { warm, cold } = await compared(cache);
  expect(warm).toEqual(cold);
  expect(warm.commits).toHaveLength(2);
  await command(cache, 0, add(6));
  expect((await compared(cache)).warm.state.game.sum).toBe(111);
});

test('an exception throws the history away, whatever it had become', async () => {
  const cache = tableCache(store);
  await started(cache);
  const broken = cache.withTable('t', tally, (history) => {
    history.state.game.sum = 0;
    throw new Error('a rule broke');
  });
  const waiting = command(cache, 0, add(1));
  await expect(broken).rejects.toThrow('a rule broke');
  await waiting;
  expect(reads.at(-1)).toEqual(['t', 0]);
  const { warm, cold } = await compared(cache);
  expect(warm).toEqual(cold);
  expect(warm.state.game.sum).toBe(101);
});

test('a commit that could be folded only in part is not kept in part', async () => {
  let failing = false;
  const fragile = {
    ...tally,
    evolve(state: Tally, fact: Parameters<typeof tally.evolve>[1]) {
      if (failing && fact.amount === 2) throw new Error('an unknown fact');
      return tally.evolve(state, fact);
    },
  };
  const cache = tableCache(store);
  const other = tableCache(store);
  await started(cache);
  const twice: Command = { type: 'turn', steps: [1, 2].map(step) };
  await command(other, 0, twice);
  failing = true;
  const look = () => cache.withTable('t', fragile, (history) => Promise.resolve(history.state.game.sum));
  await expect(look()).rejects.toThrow('an unknown fact');
  failing = false;
  expect(await look()).toBe(103);
});

test('a commit for another version than the next is refused', async () => {
  const cache = tableCache(store);
  await started(cache);
  const late = cache.withTable('t', tally, (history, append) => append({ ...history.commits[0]!, version: 3 }));
  await expect(late).rejects.toThrow(RangeError);
});

test('a stream with a gap or a foreign commit is an error, not a state', async () => {
  const cache = tableCache(store);
  await started(cache);
  const gap = { ...(await store.commits('t', 0))[0]!, version: 3 };
  await store.append('t', gap);
  await expect(compared(cache)).rejects.toThrow('does not follow');
});

test('only so many tables are kept, those used last', async () => {
  const cache = tableCache(store, 2);
  for (const table of ['a', 'b', 'a', 'c']) await cache.withTable(table, tally, () => Promise.resolve());
  for (const table of ['a', 'b', 'c']) await started(tableCache(store), table);
  for (const table of ['a', 'c']) await compared(cache, table);
  reads = [];
  for (const table of ['a', 'c', 'b', 'a']) await cache.withTable(table, tally, () => Promise.resolve());
  expect(reads).toEqual([
    ['a', 1],
    ['c', 1],
    ['b', 0],
    ['a', 0],
  ]);
});

test('a table in hand keeps its queue when many others come', async () => {
  const cache = tableCache(store, 1);
  const order: string[] = [];
  const look = (table: string) => cache.withTable(table, tally, () => Promise.resolve(order.push(table)));
  let pushedOut = () => {};
  const othersCame = new Promise<void>((resolve) => (pushedOut = resolve));
  const long = cache.withTable('t', tally, async () => {
    await look('x');
    pushedOut();
    for (const table of ['y', 'z', 'x']) await look(table);
    order.push('first done');
  });
  await othersCame;
  await Promise.all([long, look('t')]);
  expect(order).toEqual(['x', 'y', 'z', 'x', 'first done', 't']);
});

/** Timed work: at its time and not before, at least once, and side by side without harm. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import type { Service } from '../service/service.ts';
import type { Store } from '../store/store.ts';
import { type DueHandlers, runDue, runExactly } from './run.ts';
import { type DueOutcome, type DueWork, schedule } from '../store/due-items.ts';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;
const work: DueWork = { kind: 'ring', table: 'a'.repeat(26), seat: 1, key: '7', params: { loud: true } };

let database: OpenDynalite;
let store: Store;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
  store = database.store;
});
afterAll(() => database.close());

let rung: DueWork[] = [];
let lines: Readonly<Record<string, unknown>>[] = [];
const log = (line: Readonly<Record<string, unknown>>) => void lines.push(line);
beforeEach(async () => {
  rung = [];
  await run(NOON + 10 ** 10, () => Promise.resolve('done'));
  rung = [];
  lines = [];
});

type Answer = () => Promise<DueOutcome>;
const handlers = (answer: Answer): DueHandlers<Pick<Service, 'store' | 'log'>> => ({
  ring: (one) => {
    rung.push(one);
    return answer();
  },
});
const done: Answer = () => Promise.resolve('done');
const run = (now: number, answer: Answer = done) => runDue({ store, log }, handlers(answer), now);

test('work is done at its time, not before, and once', async () => {
  await schedule(store, NOON, work);
  expect(await run(NOON - 1)).toBe(0);
  expect(rung).toEqual([]);
  expect(await run(NOON)).toBe(1);
  expect(rung).toEqual([work]);
  expect(await run(NOON + MINUTE)).toBe(0);
});

test('laid down twice it is done once; other work beside it is its own', async () => {
  await schedule(store, NOON, work);
  await schedule(store, NOON, work);
  await schedule(store, NOON, { ...work, key: '8' });
  await schedule(store, NOON, { ...work, seat: 2 });
  expect(await run(NOON)).toBe(3);
});

test('what fails comes again, after pauses that grow, until it is done', async () => {
  await schedule(store, NOON, work);
  expect(await run(NOON, () => Promise.reject(new Error('no')))).toBe(0);
  expect(await run(NOON + MINUTE - 1)).toBe(0);
  expect(await run(NOON + MINUTE, () => Promise.resolve('later'))).toBe(0);
  expect(await run(NOON + 2 * MINUTE)).toBe(0);
  expect(await run(NOON + 3 * MINUTE)).toBe(1);
  expect(rung).toHaveLength(3);
});

test('an error of a handler is logged with the kind of work, without its message', async () => {
  await schedule(store, NOON, work);
  await run(NOON, () => Promise.reject(new RangeError('no mailbox ann@example.org')));
  expect(lines).toMatchObject([{ failed: 'due ring', error: 'RangeError' }]);
  expect(JSON.stringify(lines)).not.toContain('ann@');
  await run(NOON + MINUTE);
});

test('a handler can name the next time', async () => {
  await schedule(store, NOON, work);
  expect(await run(NOON, () => Promise.resolve({ at: NOON + 5 * MINUTE }))).toBe(0);
  expect(await run(NOON + 5 * MINUTE - 1)).toBe(0);
  expect(await run(NOON + 5 * MINUTE)).toBe(1);
});

test('a time that has passed comes with the next run, not in a circle', async () => {
  await schedule(store, NOON, work);
  expect(await run(NOON, () => Promise.resolve({ at: NOON - MINUTE }))).toBe(0);
  expect(rung).toHaveLength(1);
  expect(await run(NOON + 1)).toBe(1);
});

test('several runners at once do each work once', async () => {
  for (let key = 0; key < 20; key++) await schedule(store, NOON, { ...work, key: String(key) });
  const counts = await Promise.all([1, 2, 3].map(() => run(NOON)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  expect(new Set(rung.map(({ key }) => key)).size).toBe(20);
  expect(rung).toHaveLength(20);
});

test('what a runner had in hand when it died is done by another, when its lease is over', async () => {
  await schedule(store, NOON, work);
  const dying: Store = { ...store, remove: () => Promise.reject(new Error('killed')) };
  await expect(runDue({ store: dying, log }, handlers(done), NOON)).rejects.toThrow('killed');
  expect(await run(NOON + MINUTE)).toBe(0);
  expect(await run(NOON + 3 * MINUTE)).toBe(1);
  expect(rung).toHaveLength(2);
});

test('what a runner had in hand when it died while its clock was far ahead is done once the clock is right', async () => {
  await schedule(store, NOON, work);
  const dying: Store = { ...store, remove: () => Promise.reject(new Error('killed')) };
  const ahead = NOON + 400 * 24 * 60 * MINUTE;
  await expect(runDue({ store: dying, log }, handlers(done), ahead)).rejects.toThrow('killed');
  expect(await run(NOON)).toBe(1);
  expect(rung).toHaveLength(2);
});

test('what nobody here knows waits for somebody who does, and keeps nothing else from being done', async () => {
  await schedule(store, NOON, { ...work, kind: 'toString' });
  await schedule(store, NOON, work);
  expect(await run(NOON)).toBe(1);
  const knowing: DueHandlers<Pick<Service, 'store' | 'log'>> = { toString: done };
  expect(await runDue({ store, log }, knowing, NOON + 2 * MINUTE)).toBe(1);
});

test('a run takes a bounded number; the rest comes with the next', async () => {
  const many = Array.from({ length: 130 }, (_, key) => schedule(store, NOON, { ...work, key: String(key) }));
  await Promise.all(many);
  expect(await run(NOON)).toBe(100);
  expect(await run(NOON)).toBe(30);
});

test('work at the very moment is waited for, a while ahead, and left alone by those who come by', async () => {
  const order = { ...work, kind: 'order' };
  await schedule(store, NOON + MINUTE / 2, order);
  await schedule(store, NOON + 2 * MINUTE, { ...order, key: '8' });
  const waits: number[] = [];
  const until = (instant: number) => Promise.resolve(waits.push(instant));
  const doing = { order: (one: DueWork) => Promise.resolve(rung.push(one)).then(() => 'done' as const) };
  expect(await runDue({ store, log }, doing, NOON + MINUTE)).toBe(0);
  const counts = await Promise.all([1, 2].map(() => runExactly({ store, log }, doing, NOON, MINUTE, until)));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(waits).toEqual([NOON + MINUTE / 2, NOON + MINUTE / 2]);
  expect(rung).toEqual([order]);
  expect(await runExactly({ store, log }, doing, NOON + MINUTE, MINUTE * 2, until)).toBe(1);
});

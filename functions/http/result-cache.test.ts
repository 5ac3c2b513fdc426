import { expect, it, test } from 'vitest';
import { problem } from '../service/problem.ts';
import { resultCache } from './result-cache.ts';

const made = (body: string) => () => Promise.resolve({ body });
const never = () => Promise.reject(new Error('computed again'));

it('computes once, and hands out the same again', async () => {
  const cache = resultCache();
  const first = await cache.get('a', made('one'));
  expect(await cache.get('a', never)).toBe(first);
  expect([cache.holds('a'), cache.holds('b')]).toEqual([true, false]);
});

it('lets those who ask at the same time share the work', async () => {
  const cache = resultCache();
  let count = 0;
  const slow = async () => {
    count++;
    await new Promise((done) => setTimeout(done, 5));
    return { body: 'one' };
  };
  const both = [cache.get('a', slow), cache.get('a', slow)];
  expect(cache.holds('a')).toBe(true);
  expect([(await both[0]) === (await both[1]), count]).toEqual([true, 1]);
});

it('keeps neither problems nor failures', async () => {
  const cache = resultCache();
  await cache.get('a', () => Promise.resolve(problem('not-started')));
  await expect(cache.get('b', never)).rejects.toThrow('computed again');
  expect([cache.holds('a'), cache.holds('b')]).toEqual([false, false]);
  expect(await cache.get('b', made('two'))).toEqual({ body: 'two' });
});

test('the least recently used go first, when there are too many', async () => {
  const cache = resultCache({ mostResults: 2, mostBytes: 1_000_000 });
  for (const key of ['a', 'b']) await cache.get(key, made(key));
  await cache.get('a', never);
  await cache.get('c', made('c'));
  expect(['a', 'b', 'c'].map(cache.holds)).toEqual([true, false, true]);
});

test('or when they are too large together; one that is too large alone is not kept', async () => {
  const cache = resultCache({ mostResults: 100, mostBytes: 10_000 });
  for (const key of ['a', 'b', 'c']) await cache.get(key, made('x'.repeat(1500)));
  expect(['a', 'b', 'c'].map(cache.holds)).toEqual([false, true, true]);
  await cache.get('d', made('x'.repeat(6000)));
  expect(['b', 'c', 'd'].map(cache.holds)).toEqual([false, false, false]);
  await cache.get('e', made('small'));
  expect(cache.holds('e')).toBe(true);
});

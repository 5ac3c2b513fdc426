import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { orderWrites, type WritableLevel } from './write-order.ts';

/** A database whose writes end when the test says so. */
function fakeLevel() {
  const batches: { keys: unknown[]; options: object; end: (error?: Error) => void }[] = [];
  const unused = () => Promise.reject(new Error('past the order'));
  const level: WritableLevel = {
    open: unused,
    close: unused,
    _put: unused,
    _del: unused,
    _batch: (operations, options) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve());
        batches.push({ keys: operations.map(({ key }) => key), options, end });
      }),
  };
  return { level, batches };
}

test('one write is under way at a time; those that come meanwhile go together as the next', async () => {
  const { level, batches } = fakeLevel();
  orderWrites(level, true);
  const writes = [level._put('a', 1, {}), level._put('b', 2, {})];
  await turn();
  writes.push(level._put('c', 3, {}), level._del('d', {}), level._batch([{ type: 'del', key: 'e' }], {}));
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  batches[0]!.end();
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  batches[1]!.end();
  await Promise.all(writes);
  expect(batches.map(({ options }) => options)).toEqual([{ sync: true }, { sync: true }]);
});

test('after a failed write none reaches the database any more', async () => {
  const { level, batches } = fakeLevel();
  const order = orderWrites(level, true);
  const failing = level._put('a', 1, {});
  await turn();
  const waiting = level._put('b', 2, {});
  batches[0]!.end(new Error('No space left on device'));
  await expect(failing).rejects.toThrow('No space left');
  await expect(waiting).rejects.toThrow('failed before');
  await expect(level._put('c', 3, {})).rejects.toThrow('failed before');
  expect(order.failed()).toBe(true);
  expect(batches).toHaveLength(1);
});

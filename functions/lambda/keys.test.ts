import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { makeKeys, printKeys } from '../service/keys.ts';
import { keysInParameter } from './keys.ts';

const keys = makeKeys(randomBytes);

test('the parameter is read once, when the keys are first needed', async () => {
  const read = vi.fn<(name: string) => Promise<string>>(() => Promise.resolve(printKeys(keys)));
  const keysOf = keysInParameter('/Railpost/keys', read);
  expect(read).not.toHaveBeenCalled();
  expect(await Promise.all([keysOf(), keysOf()])).toEqual([keys, keys]);
  expect(await keysOf()).toEqual(keys);
  expect(read.mock.calls).toEqual([['/Railpost/keys']]);
});

test('a failure is not kept: the next request tries again', async () => {
  const read = vi.fn<() => Promise<string>>();
  read.mockRejectedValueOnce(new Error('throttled')).mockResolvedValueOnce(printKeys(keys));
  const keysOf = keysInParameter('/Railpost/keys', read);
  await expect(keysOf()).rejects.toThrow('throttled');
  expect(await keysOf()).toEqual(keys);
});

test('a parameter that holds no keys is named by its kind, not by its content', async () => {
  const keysOf = keysInParameter('/Railpost/keys', () => Promise.resolve('{"secret":"abc"}'));
  await expect(keysOf()).rejects.toMatchObject({
    name: 'KeysUnreadable',
    message: expect.not.stringContaining('abc'),
  });
});

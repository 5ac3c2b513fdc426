import { expect, test } from 'vitest';
import { normalisedAddress, stoppedKey } from './address.ts';

const keys = { current: 'k1', secrets: { k1: 'A'.repeat(43) } };

test.each([
  ['ann@example.org', 'ann@example.org'],
  [' Ann@Example.ORG ', 'ann@example.org'],
  ['Ann Archer <ann@example.org>', 'ann@example.org'],
  ['"Archer <Ann>" <ann@example.org>', 'ann@example.org'],
  ['rene\u0301@example.org', 'ren\u00e9@example.org'],
  ['nobody', null],
  ['a b@example.org', null],
  ['<>', null],
])('%s is compared as %s', (written, compared) => {
  expect(normalisedAddress(written)).toBe(compared);
});

test('the database sees a keyed hash, never the address', () => {
  const { PK, SK } = stoppedKey(keys, 'ann@example.org');
  expect(SK).toBe('stopped');
  expect(PK).toMatch(/^address#[\w-]{43}$/);
  expect(stoppedKey(keys, 'bob@example.org').PK).not.toBe(PK);
  expect(stoppedKey({ current: 'k1', secrets: { k1: 'B'.repeat(43) } }, 'ann@example.org').PK).not.toBe(PK);
});

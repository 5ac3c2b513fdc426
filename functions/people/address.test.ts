import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { addressSchema } from '../../domain/kernel/setup.ts';
import { normalisedAddress, readableAddress, stoppedKeys } from './address.ts';

const addressSecrets = ['A'.repeat(43)];

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

test.each([
  ['an ideographic full stop', 'ud@victim\u3002test'],
  ['a halfwidth ideographic full stop', 'ud@victim\uFF61test'],
  ['a fullwidth full stop', 'ud@victim\uFF0Etest'],
  ['a fullwidth domain', 'ud@\uFF56\uFF49\uFF43\uFF54\uFF49\uFF4D.test'],
  ['a fullwidth local part', '\uFF55\uFF44@victim.test'],
  ['a fullwidth at sign', 'ud\uFF20victim.test'],
  ['mathematical letters', 'ud@\u{1D42F}\u{1D422}ctim.test'],
  ['a variation selector in the domain', 'ud@vic\uFE0Ftim.test'],
  ['the root dot', 'ud@victim.test.'],
  ['an ideographic root dot', 'ud@victim.test\u3002'],
])('%s is the same mailbox', (_, written) => {
  expect(normalisedAddress(written)).toBe('ud@victim.test');
});

test.each([
  ['k\u{212A}@example.org', 'kk@example.org'],
  ['ann@b\u00fccher.example', 'ann@xn--bcher-kva.example'],
  ['ann@BU\u0308CHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['ann@\u0391\u03A3.gr', 'ann@xn--mxa0b.gr'],
  ['ann@localhost', 'ann@localhost'],
])('the domain of %s travels as ASCII: %s', (written, compared) => {
  expect(normalisedAddress(written)).toBe(compared);
});

test.each([
  ['an invalid international label', 'ann@xn--i\u00f1valid.com'],
  ['a broken international label', 'ann@xn--a.com'],
  ['a path behind the domain', 'ann@example.org/x'],
  ['a percent sign that a URL parser would decode', 'ann@ex%61mple.org'],
  ['a character that becomes several signs', 'ann@exam\u2100ple.org'],
  ['an ellipsis that becomes three dots', 'ann@example\u2026org'],
  ['two dots in a row', 'ann@example\u3002\u3002org'],
  ['a fullwidth bracket', 'ann\uFF1C@example.org'],
  ['two at signs, one of them fullwidth', 'ann\uFF20b@example.org'],
  ['an invisible character in the local part', 'an\uFE0Fn@example.org'],
  ['a network address as a domain', 'ann@127.1'],
  ['a label that no host can have', `ann@${'a'.repeat(64)}.org`],
])('%s is no mail address', (_, written) => {
  expect(normalisedAddress(written)).toBeNull();
});

test('normalising twice changes nothing, and what is normalised passes the form of the page', () => {
  const sign = fc.oneof(
    fc.constantFrom('a', 'Z', '9', '.', '-', '\u3002', '\uFF61', '\uFF0E', '\uFF21', '\u00DF', '\u0130', '\u03A3'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const part = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const once = normalisedAddress(`${local}@${domain}`);
      if (once === null) return;
      expect(normalisedAddress(once)).toBe(once);
      expect(addressSchema.safeParse(once).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('people read the domain as it is written', () => {
  expect(readableAddress('ann@xn--bcher-kva.example')).toBe('ann@b\u00fccher.example');
  expect(readableAddress('ann@example.org')).toBe('ann@example.org');
});

test('the database sees a keyed hash, never the address', () => {
  const [key] = stoppedKeys({ addressSecrets }, 'ann@example.org');
  expect(key?.SK).toBe('stopped');
  expect(key?.PK).toMatch(/^address#[\w-]{43}$/);
  expect(stoppedKeys({ addressSecrets }, 'bob@example.org')[0]?.PK).not.toBe(key?.PK);
  expect(stoppedKeys({ addressSecrets: ['B'.repeat(43)] }, 'ann@example.org')[0]?.PK).not.toBe(key?.PK);
});

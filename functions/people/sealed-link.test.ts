import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeOf } from './codes.ts';
import { makeKeys } from '../service/keys.ts';
import { openSealed, sealLink } from './sealed-link.ts';

const keys = makeKeys(randomBytes);
const [short, long] = ['v1.k1.e30.c2ln', `v1.k1.${'e30'.repeat(80)}.c2ln`];

it('gives the link back, and has its code', () => {
  const sealed = sealLink(keys, randomBytes, long);
  expect(openSealed(keys, sealed)).toBe(long);
  expect(codeOf(keys, sealed)).toBe(codeOf(keys, long));
});

it('has one length, and differs each time', () => {
  const [one, two, three] = [short, short, long].map((link) => sealLink(keys, randomBytes, link));
  expect(new Set([one?.length, two?.length, three?.length]).size).toBe(1);
  expect(one).not.toBe(two);
});

it('stays open under an older key', () => {
  const sealed = sealLink(keys, randomBytes, short);
  const rotated = { current: 'k2', secrets: { ...keys.secrets, k2: 'B'.repeat(43) } };
  expect(openSealed(rotated, sealed)).toBe(short);
  expect(openSealed(makeKeys(randomBytes), sealed)).toBeNull();
});

it('is refused when anything in it was changed', () => {
  const sealed = sealLink(keys, randomBytes, short);
  const [version, key, content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64url');
  for (const place of [0, 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(openSealed(keys, `${version}.${key}.${changed.toString('base64url')}`)).toBeNull();
  }
  for (const text of ['', short, `${sealed}.x`, sealed.slice(0, -4), `a1.nokey.${content}`, 'a1.k1.']) {
    expect(openSealed(keys, text)).toBeNull();
  }
});

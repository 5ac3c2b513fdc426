import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import { loopbackSettings } from '../service/settings.ts';
import { codeOf, MOST_TRIES, tryCode } from './codes.ts';
import { makeKeys, sign } from '../service/keys.ts';

let database: OpenDynalite;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
});
afterAll(() => database.close());

const keys = makeKeys(randomBytes);
const service = (exposed = false) => ({
  store: database.store,
  keys: () => Promise.resolve(keys),
  settings: loopbackSettings(3089, exposed),
  clock: () => now,
});
let now = 1_800_000_000_000;
const later = Math.floor(Date.now() / 1000) + 3600;

it('has six signs that nobody mixes up, and differs from link to link and key to key', () => {
  const codes = Array.from({ length: 500 }, (_, index) => codeOf(keys, `v1.k1.${index}.x`));
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(498);
  expect(new Set(codes.join('')).size).toBe(31);
  expect(codeOf(makeKeys(randomBytes), 'v1.k1.1.x')).not.toBe(codes[1]);
  expect(sign(keys, 'k1', 'v1.k1.1.x')).not.toContain(codes[1]);
});

it('stays the same for an old link when a new key signs', () => {
  const rotated = { current: 'k2', secrets: { ...keys.secrets, k2: 'B'.repeat(43) } };
  expect(codeOf(rotated, 'v1.k1.e30.sig')).toBe(codeOf(keys, 'v1.k1.e30.sig'));
  expect(codeOf(rotated, 'v1.k2.e30.sig')).not.toBe(codeOf(keys, 'v1.k2.e30.sig'));
});

it('is taken as people type it', async () => {
  const code = codeOf(keys, 'link');
  const typed = `${code.slice(0, 3)} - ${code.slice(3)} `.toLowerCase();
  expect(await tryCode(service(), { text: 'link', code: typed, expires: later, targets: [] })).toBe('right');
});

it('can be tried a few times, also by many at once, and never again after that', async () => {
  const tries = Array.from({ length: 40 }, () =>
    tryCode(service(), { text: 'tried', code: 'AAAAAA', expires: later, targets: [] }),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(MOST_TRIES);
  expect(outcomes.filter((outcome) => outcome === 'justSpent')).toHaveLength(1);
  expect(await tryCode(service(), { text: 'tried', code: codeOf(keys, 'tried'), expires: later, targets: [] })).toBe(
    'spent',
  );
});

it('is bounded over all links of a player: a new link is no new chance', async () => {
  const attempt = (link: number, code: string, target = 'ann') =>
    tryCode(service(true), { text: `link ${link}`, code, expires: later, targets: [target] });
  const outcomes = [];
  for (let link = 0; link < 20; link++) outcomes.push(await attempt(link, 'AAAAAA'));
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(15);
  expect(outcomes.slice(15)).toEqual(outcomes.slice(15).map(() => 'tooMany'));
  expect(await attempt(30, codeOf(keys, 'link 30'))).toBe('tooMany');
  expect(await attempt(30, codeOf(keys, 'link 30'), 'bob')).toBe('right');
  now += 6 * 3_600_000;
  expect(await attempt(31, codeOf(keys, 'link 31'))).toBe('right');
});

it('that is right lets the count begin again: who types right codes is never bounded', async () => {
  const targets = ['cleo'];
  for (let link = 100; link < 120; link++) {
    const text = `link ${link}`;
    expect(await tryCode(service(true), { text, code: 'AAAAAA', expires: later, targets })).toBe('wrong');
    expect(await tryCode(service(true), { text, code: codeOf(keys, text), expires: later, targets })).toBe('right');
  }
});

it('that is no code at all does not count against the player: a program that presses buttons shuts nobody out', async () => {
  const attempt = (link: number, code: string) =>
    tryCode(service(true), { text: `link ${link}`, code, expires: later, targets: ['dan'] });
  for (let link = 200; link < 220; link++) {
    for (const code of ['', 'test', 'password1']) expect(await attempt(link, code)).toBe('wrong');
  }
  expect(await attempt(220, codeOf(keys, 'link 220'))).toBe('right');
});

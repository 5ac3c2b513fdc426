import { expect, it } from 'vitest';
import type { Commit } from './commit.ts';
import { commitsUntil, parseMoment, printMoment } from './moment.ts';

it.each(['1', '57', '57.3', '999999999.9999'])('%s is read and written the same way', (text) => {
  const moment = parseMoment(text);
  expect(moment && printMoment(moment)).toBe(text);
});

it.each(['', '0', '-1', '01', '1.', '1.0', '.5', '1.5.2', '1e3', 'x', ' 1', '9999999999'])(
  '“%s” is no moment',
  (text) => {
    expect(parseMoment(text)).toBeNull();
  },
);

const commit = (version: number, ...types: string[]): Commit =>
  ({ version, facts: types.map((type) => ({ type, v: 1 })) }) as unknown as Commit;
const history = [commit(1, 'a'), commit(2, 'b', 'c', 'd')];

it.each([
  [{ version: 1 }, ['a']],
  [{ version: 2 }, ['a', 'b', 'c', 'd']],
  [{ version: 2, facts: 2 }, ['a', 'b', 'c']],
  [{ version: 2, facts: 9 }, ['a', 'b', 'c', 'd']],
  [{ version: 3 }, null],
])('by %o this had happened: %s', (moment, expected) => {
  const facts = commitsUntil(history, moment)?.flatMap((one) => one.facts.map(({ type }) => type)) ?? null;
  expect(facts).toEqual(expected);
});

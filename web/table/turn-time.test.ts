import { expect, it } from 'vitest';
import { limitOf } from './turn-time.ts';

const turn = { ownDeadline: '2026-11-19T18:00:00Z', deadline: '2026-11-21T18:00:00Z' };
const at = (iso: string): number => Date.parse(iso);

it.each([
  ['2026-11-18T18:00:00Z', { stage: 'own', at: turn.ownDeadline }],
  ['2026-11-19T18:00:00Z', { stage: 'reserve', at: turn.deadline }],
  ['2026-11-21T17:59:59Z', { stage: 'reserve', at: turn.deadline }],
  ['2026-11-21T18:00:00Z', { stage: 'over', at: turn.deadline }],
])('at %s the limit is %j', (now, limit) => {
  expect(limitOf(turn, at(now))).toEqual(limit);
});

it('has no reserve where both times are one', () => {
  const plain = { ownDeadline: turn.ownDeadline, deadline: turn.ownDeadline };
  expect(limitOf(plain, at('2026-11-18T18:00:00Z'))?.stage).toBe('own');
  expect(limitOf(plain, at('2026-11-19T18:00:00Z'))?.stage).toBe('over');
});

it('is not there where no clock runs', () => {
  expect(limitOf({ ownDeadline: null, deadline: null }, 0)).toBeNull();
});

import { expect, it, test } from 'vitest';
import { malformedParameter, unknownProblems } from './path-parameters.ts';

const ID = 'abcdefghijklmnopqrstuvwx27';
const problemAt = (path: string, values: Record<string, string>) =>
  malformedParameter({ path }, (name) => values[name])?.problem ?? null;

test('the first parameter of a wrong form decides the answer', () => {
  const path = '/api/tables/:id/seats/:seat/notes';
  expect(problemAt(path, { id: ID, seat: '0' })).toBeNull();
  expect(problemAt(path, { id: ID, seat: '12' })).toBe('unknown-seat');
  expect(problemAt(path, { id: `${ID}a`, seat: '12' })).toBe('unknown-table');
  expect(problemAt(path, {})).toBe('unknown-table');
});

test('an id is a player where the path says so', () => {
  expect(problemAt('/api/session/players/:id', { id: 'x' })).toBe('unknown-person');
});

it('leaves pages alone, which answer with a page of their own', () => {
  expect(problemAt('/t/:id', { id: 'x'.repeat(3000) })).toBeNull();
});

it('tells which problems a path can answer', () => {
  expect(unknownProblems('/api/tables/:id/seats/:seat/notes')).toEqual(['unknown-table', 'unknown-seat']);
  expect(unknownProblems('/api/tables')).toEqual([]);
});

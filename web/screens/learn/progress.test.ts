import { expect, it } from 'vitest';
import { readProgress } from './progress.ts';

const route = { stops: ['goal', 'lay', 'run', 'dividend'], tasks: ['lay', 'dividend'] };

it('takes up the tour where it was left', () => {
  const kept = { stop: 'run', done: { lay: 2, dividend: 1 } };
  expect(readProgress(route, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

it.each([null, 'x', 7, { stop: 'nowhere' }, { done: [] }, { done: { lay: -1, run: 1, city: 'x', dividend: 0.5 } }])(
  'begins at the start with what makes no sense: %j',
  (value) => expect(readProgress(route, value)).toEqual({ stop: 'goal', done: {} }),
);

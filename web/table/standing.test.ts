import { expect, it } from 'vitest';
import { blankTable, type TableState } from '../../domain/kernel/table.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { needsConsent } from '../../domain/kernel/take-back.ts';
import { awaitedSince, isAskedToAgree, takeBackTo } from './standing.ts';

const table = (...turns: [version: number, seat: number | null, drew?: boolean][]): TableState => ({
  ...blankTable(),
  seats: 2,
  turns: turns.map(([version, seat, drew = false]) => ({ version, seat, drew })),
});

it('goes back to the turn before one’s own last one', () => {
  expect(takeBackTo(table([1, null], [2, 0], [3, 1]), 0, 'free')).toBe(1);
  expect(takeBackTo(table([1, null], [2, 0], [4, 1]), 1, 'consent')).toBe(2);
});

it('has nothing to take back before one has acted, or while a request is open', () => {
  expect(takeBackTo(table([1, null], [2, 0]), 1, 'free')).toBeNull();
  const asked = { ...table([1, null], [2, 0], [3, 1]), request: { seat: 1, backTo: 2, agreed: [] } };
  expect(takeBackTo(asked, 0, 'free')).toBeNull();
});

it('has nothing to take back while the game has closed it', () => {
  expect(takeBackTo(table([1, null], [2, 0], [3, 1]), 0, 'closed')).toBeNull();
});

it('needs the others once they have acted or a draw is known', () => {
  expect(needsConsent(table([1, null], [2, 0]), 0, 1, 'free')).toBe(false);
  expect(needsConsent(table([1, null], [2, 0], [3, 1]), 0, 1, 'free')).toBe(true);
  expect(needsConsent(table([1, null], [2, 0, true]), 0, 1, 'free')).toBe(true);
  expect(needsConsent(table([1, null], [2, 0]), 0, 1, 'consent')).toBe(true);
});

it('asks everybody but the one who asked and those who agreed', () => {
  const asked = { ...table([1, null]), request: { seat: 0, backTo: 1, agreed: [2] } };
  expect([0, 1, 2].map((seat) => isAskedToAgree(asked, seat))).toEqual([false, true, false]);
});

it('awaits somebody since the last turn, or since one was taken back; what is agreed beside the game changes nothing', () => {
  const commit = (at: string, ...types: string[]) => ({ at, facts: types.map((type) => ({ type, v: 1 })) });
  const since = (...commits: object[]) => awaitedSince(commits as Commit[]);
  const [start, turn] = [commit('1', 'table.started'), commit('2', 'cardTaken', 'turnEnded')];
  expect(since()).toBeNull();
  expect(since(start)).toBe('1');
  expect(since(start, turn, commit('3', 'table.proposed'))).toBe('2');
  expect(since(start, turn, commit('3', 'table.retracted'), commit('4', 'table.voted'))).toBe('3');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKeeper } from './draft-keeper.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('gives back what was kept, for this table and seat only', () => {
  draftKeeper({ id: 't1' }, 0, isText).write({ version: 4, stages: ['a', 'b'] });
  expect(draftKeeper({ id: 't1' }, 0, isText).read()).toEqual({ version: 4, stages: ['a', 'b'] });
  expect(draftKeeper({ id: 't1' }, 1, isText).read()).toBeNull();
  expect(draftKeeper({ id: 't2' }, 0, isText).read()).toBeNull();
  // Trying something out must not touch the turn that one has half made.
  const sandbox = { id: 't1', sandbox: {} };
  expect(draftKeeper(sandbox, 0, isText).read()).toBeNull();
});

it('forgets an empty draft', () => {
  const keeper = draftKeeper({ id: 't1' }, 0, isText);
  keeper.write({ version: 4, stages: ['a'] });
  keeper.write({ version: 4, stages: [] });
  expect(keeper.read()).toBeNull();
});

it('does not trust what an older page may have left', () => {
  const keeper = draftKeeper({ id: 't1' }, 0, isText);
  for (const left of ['{"version":"4","stages":[]}', '{"version":4,"stages":[1]}', 'not json', '7']) {
    localStorage.setItem('railpost.draft.t1.turn.0', left);
    expect(keeper.read()).toBeNull();
  }
});

it('goes on without a browser that keeps anything', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  const keeper = draftKeeper({ id: 't1' }, 0, isText);
  expect(() => keeper.write({ version: 1, stages: ['a'] })).not.toThrow();
  expect(keeper.read()).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../domain/lilliput/data.ts';
import { leftOf, press, printLandscape, REMOVE, readLandscape, spanOf } from './own-landscape.ts';

const cell = { x: 2, y: 2 };

describe('a press on a cell', () => {
  it('puts the chosen tile down, turns it, and takes it away', () => {
    const put = press([], 'mine10-curve', cell);
    expect(put).toEqual([{ tile: 'mine10-curve', ...cell, rotation: 0 }]);
    expect(press(put, 'sea', cell)).toEqual([{ tile: 'mine10-curve', ...cell, rotation: 1 }]);
    expect(press(put, REMOVE, cell)).toEqual([]);
    expect(press([], REMOVE, cell)).toEqual([]);
  });

  it('turns a new tile so that it breaks no rule, if it can', () => {
    const shore = press([], 'sea', { x: 2, y: 1 });
    expect(press(shore, 'old-track-straight', cell)).toContainEqual({
      tile: 'old-track-straight',
      ...cell,
      rotation: 1,
    });
  });

  it('puts nothing down when none is left', () => {
    const put = press([], 'wiggywack', cell);
    expect(leftOf(put, 'wiggywack')).toBe(0);
    expect(press(put, 'wiggywack', { x: -2, y: 2 })).toEqual(put);
  });
});

describe('a list', () => {
  it('is read as it is printed', () => {
    for (const { tiles } of scenarios) expect(readLandscape(printLandscape(tiles))).toEqual({ tiles });
    expect(readLandscape(' ')).toEqual({ tiles: [] });
  });

  it('says what is wrong with it', () => {
    expect(readLandscape('[{')).toEqual({ wrong: 'own.noJson' });
    expect(readLandscape('{}')).toEqual({ wrong: 'own.noList' });
    expect(readLandscape('[{"tile":"sea","x":3,"y":1,"rotation":0},{"tile":"sea"}]')).toEqual({
      wrong: 'own.badEntry',
      params: { number: 2 },
    });
    expect(readLandscape('[{"tile":"sea","x":3,"y":1,"rotation":4}]')).toMatchObject({ wrong: 'own.badEntry' });
    const many = Array.from({ length: 101 }, (_, x) => ({ tile: 'sea', x, y: 0, rotation: 0 }));
    expect(readLandscape(JSON.stringify(many))).toEqual({ wrong: 'own.tooMany' });
    // The length is looked at first: checking entry by entry would keep the page busy.
    expect(readLandscape(JSON.stringify([{}, ...many]))).toEqual({ wrong: 'own.tooMany' });
  });
});

it('shows at least four cells each way, and farther where something lies', () => {
  expect(spanOf([])).toBe(4);
  expect(spanOf([{ tile: 'sea', x: -6, y: 1, rotation: 0 }])).toBe(6);
  expect(spanOf([{ tile: 'sea', x: 900, y: 1, rotation: 0 }])).toBe(12);
});

/**
 * Reconstructed parts are replaced by editing data alone: here a small map of its own and another table of trains, read
 * through the same module, and a game played with them to its end.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { randomPlayer } from '../kernel/random-player.ts';
import { simulate } from '../kernel/simulate.ts';
import tables from './data/tables.json' with { type: 'json' };
import type { NurembergFact } from './facts.ts';
import type { NurembergState } from './types.ts';

const SIZE = 5;
const name = (x: number, y: number) => `cell-${x}-${y}`;
const cells = Array.from({ length: SIZE * SIZE }, (_, index) => ({ x: index % SIZE, y: Math.floor(index / SIZE) }));

/** A chessboard: company towns in the corners, neutral towns in the middle row, a river below the first row. */
const chessboard = {
  id: 'nuremberg',
  name: 'Chessboard',
  source: 'reconstructed',
  goods: { plain: 'mail', rough: 'beer' },
  special: {
    noBuildInto: [],
    noBuildAcross: [],
    connectionBonus: { from: [name(0, 2)], to: [name(4, 2)], vpPerLink: 3 },
  },
  areas: cells.map(({ x, y }) => {
    const isCorner = x % 4 === 0 && y % 4 === 0;
    const isTown = y === 2 && x % 2 === 0;
    const isHop = !isCorner && !isTown && x === 2;
    return {
      id: name(x, y),
      name: `Cell ${x} ${y}`,
      terrain: isHop ? 'hop' : 'plain',
      symbol: isCorner || isTown ? null : isHop ? 'beer' : 'mail',
      town: isCorner
        ? { kind: 'company', company: x === 0 ? 'red' : 'green', pieces: 0, fixed: { red: 0, green: 0 } }
        : isTown
          ? { kind: 'minor', company: null, pieces: 2, fixed: { red: 0, green: 0 } }
          : null,
    };
  }),
  borders: cells.flatMap(({ x, y }) => [
    ...(x + 1 < SIZE ? [{ a: name(x, y), b: name(x + 1, y), river: null }] : []),
    ...(y + 1 < SIZE ? [{ a: name(x, y), b: name(x, y + 1), river: y === 0 ? 'Ink' : null }] : []),
  ]),
};

const train = { id: 'X1', cost: 1, passengers: 4, goods: 4, passengerVp: 7 };
const otherTables = {
  ...tables,
  trains: { ...tables.trains, sides: { '34': [train], '23': [train, { ...train, id: 'X2' }] } },
};

beforeAll(() => {
  vi.resetModules();
  vi.doMock('./data/nuremberg-map.json', () => ({ default: chessboard }));
  vi.doMock('./data/tables.json', () => ({ default: otherTables }));
});

afterAll(() => {
  vi.doUnmock('./data/nuremberg-map.json');
  vi.doUnmock('./data/tables.json');
  vi.resetModules();
});

it('plays another map with other trains', async () => {
  const { nuremberg } = await import('./game.ts');
  const { boardFor } = await import('./board.ts');
  expect(boardFor('nuremberg').areas).toHaveLength(SIZE * SIZE);
  expect(boardFor('nuremberg').crossings(name(0, 0))).toEqual([
    { to: name(1, 0), cost: 1 },
    { to: name(0, 1), cost: 2 },
  ]);
  let [bought, carried, scored] = [0, 0, 0];
  for (let seed = 1; seed <= 6; seed++) {
    const played = simulate(nuremberg, { ...simulated(seed), seats: 2, options: {}, players: [randomPlayer] });
    expect(played).not.toHaveProperty('stuck');
    const facts = played.history.commits.flatMap((commit) => commit.facts) as NurembergFact[];
    for (const fact of facts) {
      if (fact.type === 'trainBought') {
        expect(['X1', 'X2']).toContain(fact.train);
        bought++;
      }
      if (fact.type === 'itemCarried') carried++;
      if (fact.type === 'turnScored' && fact.vp >= train.passengerVp) scored++;
    }
    expect((played.history.state.game as NurembergState).ranking).toHaveLength(2);
  }
  expect(Math.min(bought, carried, scored)).toBeGreaterThan(0);
});

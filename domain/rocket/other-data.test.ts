/**
 * What is not known for certain is replaced by editing data alone: here a board without the two capes and other figures,
 * read by the same module, and a game played with them to its end.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { randomPlayer } from '../kernel/random-player.ts';
import { simulate } from '../kernel/simulate.ts';
import file from './data/rocket.json' with { type: 'json' };
import type { RocketState } from './types.ts';

/** No capes at 2,15 and 12,10; the town at 3,11 is called Salisbury; 40 tiles and 10 shares. */
const other = {
  ...file,
  components: { ...file.components, tiles: 40, shares: 10 },
  cities: file.cities.map((city) => (city.id === 'Swindon' ? { ...city, id: 'Salisbury' } : city)),
  board: {
    ...file.board,
    columns: file.board.columns.map(({ q, r }) => ({
      q,
      r: r.map(([first = 0, last = 0]) => [first, q === 2 || q === 12 ? last - 1 : last]),
    })),
  },
};

async function gameWithOtherData() {
  vi.resetModules();
  vi.doMock('./data/rocket.json', () => ({ default: other }));
  const [{ rocket }, { hexes }] = await Promise.all([import('./game.ts'), import('./board.ts')]);
  return { rocket, hexes };
}

describe('other data', () => {
  let { rocket, hexes } = {} as Awaited<ReturnType<typeof gameWithOtherData>>;
  beforeAll(async () => {
    ({ rocket, hexes } = await gameWithOtherData());
  });
  // Test files share a process: the next one shall find the printed data.
  afterAll(() => {
    vi.doUnmock('./data/rocket.json');
    vi.resetModules();
  });

  it('stand in the board that the rules read', () => {
    expect(hexes).toHaveLength(226);
    expect(hexes.includes('2,15') || hexes.includes('12,10')).toBe(false);
  });

  it('are played to the end of a game', () => {
    const reached = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const played = simulate(rocket, { ...simulated(seed), seats: 3, options: {}, players: [randomPlayer] });
      expect(played).not.toHaveProperty('stuck');
      const state = played.history.state.game as RocketState;
      expect(state.tilesLaid).toBeLessThanOrEqual(40);
      for (const { pile, cities } of Object.values(state.lines)) {
        expect(pile).toBeLessThanOrEqual(10);
        for (const city of cities) reached.add(city);
      }
    }
    expect(reached.has('Salisbury')).toBe(true);
    expect(reached.has('Swindon')).toBe(false);
  });
});

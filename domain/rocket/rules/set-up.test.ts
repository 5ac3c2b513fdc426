import { describe, expect, it } from 'vitest';
import { position } from '../../../test/games/rocket/position.ts';
import { TEST_SEED } from '../../../test/given.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { startOf } from '../board.ts';
import type { CompanyId } from '../data.ts';
import { rocket } from '../game.ts';

describe('set-up', () => {
  it('draws the first seat in the first commit, and draws nothing else', () => {
    const facts = rocket.start({}, 4, seededDealer(TEST_SEED));
    const first = seededDealer(TEST_SEED).draw(0, 4);
    expect(facts).toEqual([
      { type: 'gameSetUp', v: 1, seats: 4, first, draws: [{ counter: 0, sides: 4, result: first }] },
    ]);
  });

  it('is for two to four seats', () => {
    expect(rocket.seats).toEqual({ min: 2, max: 4 });
  });

  it.each([2, 3, 4])('is the same for %i seats: nobody has anything', (seats) => {
    const { players, stations, tokens, lines, tilesLaid } = position({ seats });
    expect(players).toHaveLength(seats);
    for (const { cash, passengers } of players) expect([cash, passengers]).toEqual([0, 0]);
    expect([stations, tokens, tilesLaid]).toEqual([[], [], 0]);
    for (const { shares } of Object.values(lines)) expect(shares).toEqual(Array.from({ length: seats }, () => 0));
  });

  it('puts seven locomotives in their start cities, each with 16 shares and a line of one city', () => {
    const { lines } = position();
    expect(Object.keys(lines)).toHaveLength(7);
    for (const [company, line] of Object.entries(lines)) {
      expect(line).toMatchObject({ locomotive: startOf(company as CompanyId), heading: null, track: [], pile: 16 });
      expect(line.cities).toHaveLength(1);
    }
  });

  it('begins with the turn of the drawn seat, in round 1', () => {
    const state = position({ seat: 2 });
    expect(rocket.awaiting(state)[0]).toMatchObject({ seat: 2, need: 'turn' });
    expect(rocket.round(state)).toEqual({ round: 1 });
    expect(rocket.round(rocket.blank())).toEqual({ round: 0 });
  });
});

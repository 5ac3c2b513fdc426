import { describe, expect, it } from 'vitest';
import { factSchema } from '../../../domain/lilliput/facts.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { position, stateOf } from './position.ts';

describe('a position', () => {
  const facts = position({
    seats: 3,
    round: 4,
    phase: 4,
    order: [2, 1],
    cash: [11, 22, 33],
    companies: {
      red: { treasury: 7, trains: ['2', '3'], space: 'T3' },
      purple: { director: 0, trains: [], space: 'B2' },
    },
    board: { '0,-1': 'g-city 0 red purple', '0,-2': 'y-plain-straight 0', '0,-3': 'y-city-curve 1 red' },
    shares: { red: [1, 1], purple: [2] },
    characters: { admiral: 2 },
    supply: { 'y-city-curve': 1 },
    deck: { '4': 1 },
    pool: ['2', '3'],
    taken: { station: 0 },
  });

  it('is made of facts that could stand in a stream', () => {
    for (const fact of facts) expect(factSchema.safeParse(fact)).toMatchObject({ success: true });
  });

  it('is what was asked for', () => {
    const state = stateOf(facts);
    expect(state).toMatchObject({ stage: 'actions', round: 4, phase: 4, order: [2, 1] });
    expect(state.players.map(({ cash }) => cash)).toEqual([11, 22, 33]);
    expect(state.companies.red).toMatchObject({ director: 0, treasury: 7, tokens: 1, home: { x: 0, y: -1 } });
    expect(state.companies.red?.trains).toEqual([
      { type: '2', obsolete: true },
      { type: '3', obsolete: false },
    ]);
    expect(state.companies.purple).toMatchObject({ director: 0, tokens: 2, home: { x: 0, y: -1 } });
    expect(state.board['0,-1']).toEqual({ tile: 'g-city', rotation: 0, tokens: ['red', 'purple'] });
    expect(state.chart).toEqual({ T3: ['red'], T0: ['blue', 'yellow'], B2: ['purple'] });
    expect(state.players[1]?.certificates.filter(({ company }) => company === 'red')).toHaveLength(2);
    expect(state.supply).toMatchObject({ 'y-city-curve': 1, 'g-city': 5, 'y-plain-straight': 7, harbour: 2 });
    expect(state.deck).toMatchObject([{ left: 0 }, { left: 0 }, { left: 1 }, { left: 3 }, { left: 2 }, { left: null }]);
    expect(state.pool).toEqual([
      { type: '2', obsolete: true },
      { type: '3', obsolete: false },
    ]);
    expect(state.unfounded).toEqual(['black', 'orange', 'white']);
    expect(state.cards).toMatchObject({ station: 0, treasury: null });
    expect(lilliput.awaiting(state)).toEqual([{ seat: 2, need: 'turn', question: '4.turn.2' }]);
  });
});

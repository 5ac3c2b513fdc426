import { describe, expect, it } from 'vitest';
import { at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, station, turn } from '../../../test/games/lilliput/steps.ts';

const line = {
  '0,-2': 'y-plain-straight 0',
  '0,-3': 'y-city-straight 0',
  '0,-4': 'y-plain-straight 0',
  '0,-5': 'y-city-straight 0',
};
const placing = (wanted: Position, cell = '0,-3', company: 'red' | 'blue' | 'purple' = 'red') =>
  at({ ...wanted, board: { ...line, ...wanted.board } }).when(0, turn(card('station'), station(company, cell)));
const placed = (cost: number) => [{}, { type: 'stationPlaced', cost }, { type: 'turnEnded' }];

describe('the price of a station', () => {
  const second = { board: { '0,-3': 'y-city-straight 0 red' } };
  const third = { board: { '0,-3': 'y-city-straight 0 red', '0,-5': 'y-city-straight 0 red' } };

  it('2.5 first extra token £40, next £100', () => {
    placing({}).then(...placed(40));
    placing(second, '0,-5').then(...placed(100));
  });
  it('1.5 three tokens per company: home and two more', () => {
    placing(
      { board: { ...third.board, '0,-6': 'y-plain-straight 0', '0,-7': 'y-city-straight 0' } },
      '0,-7',
    ).thenRejected('station.noToken', 1);
  });
  it('2.5 the General’s owner pays half', () => {
    placing({ characters: { general: 0 } }).then(...placed(20));
    placing({ ...second, characters: { general: 0 } }, '0,-5').then(...placed(50));
    placing({ characters: { general: 1 } }).then(...placed(40));
  });
  it('1.5, 2.5 the treasury pays, never the director’s own cash, and must have it', () => {
    const state = stateOf(played(position({ board: line }), [0, card('station'), station('red', '0,-3')]));
    expect(state.companies.red).toMatchObject({ treasury: 460, tokens: 1 });
    expect(state.players[0]?.cash).toBe(30);
    placing({ companies: { red: { treasury: 40 } } }).then(...placed(40));
    placing({ cash: [500, 0], companies: { red: { treasury: 39 } } }).thenRejected('money.treasury', 1);
  });
});

describe('where a station goes', () => {
  it('2.5 a free slot that the company reaches', () => {
    placing({}, '0,-5').then(...placed(40));
    placing({ board: { '0,-4': 'y-plain-straight 1' } }, '0,-5').thenRejected('station.unreached', 1);
    placing({ board: { '0,-2': 'y-plain-curve 0' } }).thenRejected('station.unreached', 1);
  });
  it('2.5 not through a stop full of foreign tokens', () => {
    placing({ board: { '0,-3': 'y-city-straight 0 blue' } }, '0,-5').thenRejected('station.unreached', 1);
    placing({ phase: 3, board: { '0,-3': 'g-city 0 blue -' } }, '0,-5').then(...placed(40));
  });
  it('2.5 not through Mildendo', () => {
    placing({ board: { '0,1': 'y-city-straight 0' } }, '0,1').thenRejected('station.unreached', 1);
  });
  it('2.5 no section twice on the way', () => {
    const fork = { '0,-2': 'g-plain-junction-left 0', '-1,-2': 'y-city-straight 1' };
    placing({ phase: 3, board: fork }, '-1,-2').thenRejected('station.unreached', 1);
    placing({ phase: 3, board: { ...fork, '0,-2': 'g-plain-junction-right 2' } }, '-1,-2').then(...placed(40));
  });
  it('2.5 a slot that is taken is not free', () => {
    placing({ board: { '0,-3': 'y-city-straight 0 blue' } }).thenRejected('station.noSlot', 1);
    placing({}, '0,-2').thenRejected('station.noSlot', 1);
    placing({}, '9,9').thenRejected('station.noSlot', 1);
  });
  it('2.5 one token per company and tile', () => {
    placing({ phase: 3, board: { '0,-1': 'g-city 0 red -' } }, '0,-1').thenRejected('station.onePerTile', 1);
  });
  it('2.5 not in Mildendo', () => {
    placing({}, '0,0').thenRejected('station.noSlot', 1);
  });
  it('2.5 in the free slot of a tile with other tokens', () => {
    const facts = position({ phase: 3, board: { ...line, '0,-3': 'g-city 0 blue -' } });
    const after = played(facts, [0, card('station'), station('red', '0,-3')]);
    expect(after.at(-2)).toMatchObject({ type: 'stationPlaced', slot: 1 });
    expect(stateOf(after).board['0,-3']?.tokens).toEqual(['blue', 'red']);
  });
  it('2.5 a terminal stop with a slot is reached as an end', () => {
    placing({ phase: 5, board: { '0,-3': 'treasurer-city 2' } }).then(...placed(40));
  });
});

describe('who places it', () => {
  it('2.5 a company of the acting player, one station a card', () => {
    placing({ board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1' } }, '3,0', 'blue').thenRejected(
      'company.notYours',
      1,
    );
    at({ board: line })
      .when(0, turn(card('station'), station('red', '0,-3'), station('red', '0,-5')))
      .thenRejected('station.noCard', 2);
  });
  it('2.7 the General’s half price is for all of the owner’s companies', () => {
    placing(
      {
        characters: { general: 0 },
        companies: { purple: { director: 0 } },
        board: { '0,-5': 'y-city-straight 0 purple' },
      },
      '0,-3',
      'purple',
    ).then(...placed(20));
  });
});

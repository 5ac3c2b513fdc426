import { describe, expect, it } from 'vitest';
import { TEST_SEED } from '../../../test/given.ts';
import { at, choicesAfter, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, cash, found, lay, station, turn } from '../../../test/games/lilliput/steps.ts';
import { seededDealer } from '../../kernel/draws.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputStep } from '../steps.ts';
import { start } from './set-up.ts';

const laputa = { variants: ['laputa'], phase: 5 } as const satisfies Position;

/** The green home of red, and beyond it a green city. */
const homes: Position = {
  ...laputa,
  seats: 4,
  board: { '0,-1': 'g-city 0 red -', '0,-2': 'y-plain-straight 0', '0,-3': 'g-city 0' },
};

const laying = (wanted: Position, ...steps: LilliputStep[]) => at(wanted).when(0, turn(card('tile-any'), ...steps));
const laid = [{}, { type: 'tileLaid' }, {}];

describe('the tiles of Laputa', () => {
  const drafted = (...picks: [number, LilliputStep][]): LilliputFact[] =>
    played(
      start({ firstPlayer: 0, variants: ['laputa'] }, 2, seededDealer(TEST_SEED)) as LilliputFact[],
      ...picks.map(([seat, step]): [number, LilliputStep] => [seat, step]),
    );
  const home = { x: 0, y: -1, rotation: 0 } as const;

  it('7 brown cities in the four starting colours replace the normal ones', () => {
    const { supply } = stateOf(drafted());
    expect(Object.keys(supply).filter((tile) => tile.startsWith('laputa'))).toHaveLength(4);
    expect(supply['b-city']).toBeUndefined();
    expect(supply['b-metro']).toBe(1);
  });

  it('7 colours not in play are removed', () => {
    const facts = drafted(
      [0, { type: 'takeCompany', company: 'green', tile: 'y-city-curve', ...home }],
      [1, { type: 'takeCompany', company: 'blue', tile: 'y-metro-curve', ...home, y: 1 }],
      [1, { type: 'takeCharacter', character: 'general' }],
      [0, { type: 'takeCharacter', character: 'emperor' }],
    );
    expect(facts.find(({ type }) => type === 'draftEnded')).toMatchObject({
      tilesLeaving: ['laputa-red', 'laputa-yellow'],
    });
    expect(stateOf(facts).supply).toMatchObject({ 'laputa-green': 1, 'laputa-blue': 1 });
    expect(Object.keys(stateOf(facts).supply).filter((tile) => tile.startsWith('laputa'))).toHaveLength(2);
  });
});

describe('laying a Laputa tile', () => {
  it('7 only that company lays it', () => {
    laying(homes, lay('red', 'laputa-red', '0,-1', 0)).then(
      {},
      { type: 'tileLaid', tile: 'laputa-red', replaced: 'g-city', tokens: ['red', null], cost: 0 },
      {},
    );
    const { params, sentence } = laying(homes, lay('red', 'laputa-blue', '0,-1', 0)).thenRejected(
      'tile.otherCompany',
      1,
    );
    expect(params).toEqual({ owner: 'blue' });
    expect(sentence).toContain('Slamecksan');
  });

  it('7 on any green city that it reaches', () => {
    laying(homes, lay('red', 'laputa-red', '0,-3', 0)).then(...laid);
  });

  it('10 never over a tile with another company’s token', () => {
    const shared: Position = { ...homes, board: { ...homes.board, '0,-3': 'g-city 0 blue -' } };
    laying(shared, lay('red', 'laputa-red', '0,-3', 0)).thenRejected('tile.otherCompany', 1);
    const own: Position = {
      ...homes,
      companies: { red: { home: '0,-1' } },
      board: { ...homes.board, '0,-3': 'g-city 0 red -' },
    };
    laying(own, lay('red', 'laputa-red', '0,-3', 0)).then(...laid);
  });

  it('10 companies without such a tile lay no brown cities', () => {
    const purple: Position = {
      ...homes,
      companies: { purple: { director: 0 } },
      board: { ...homes.board, '0,-3': 'g-city 0 purple -' },
    };
    const brown = choicesAfter(position(purple), 0, card('tile-any')).filter(
      (choice) => choice.type === 'layTile' && choice.company === 'purple' && choice.x === 0 && choice.y === -3,
    );
    expect(brown).toEqual([]);
    for (const tile of ['laputa-red', 'laputa-blue', 'laputa-yellow', 'laputa-green', 'b-city']) {
      laying(purple, lay('purple', tile, '0,-3', 0)).thenRejected(
        tile === 'b-city' ? 'tile.none' : 'tile.otherCompany',
        1,
      );
    }
  });

  it('7 brown metropolises are as ever', () => {
    const metropolis: Position = { ...homes, board: { ...homes.board, '0,-3': 'g-metro 0' } };
    laying(metropolis, lay('red', 'b-metro', '0,-3', 0)).then(...laid);
  });
});

describe('a Laputa tile on the board', () => {
  /** From red's Laputa track leads to Mildendo, to a city in the north and to blue's home in the east. */
  const line: Position = {
    ...laputa,
    seats: 4,
    board: {
      '0,-1': 'laputa-red 0 red -',
      '1,-1': 'y-plain-straight 1',
      '2,-1': 'y-city-straight 1 blue',
      '0,-2': 'y-plain-straight 0',
      '0,-3': 'y-city-straight 0',
      '1,0': 'y-city-straight 0',
    },
    companies: { red: { trains: ['4'] }, blue: { trains: ['4'] } },
  };
  const revenues = (wanted: Position) =>
    played(position({ ...wanted, seats: 2, order: [1] }), [1, cash()], [0, { type: 'payDividend' }]).flatMap((fact) =>
      fact.type === 'trainsRun' ? [[fact.company, fact.revenue]] : [],
    );

  it('7 only its own company’s trains use its track', () => {
    // Red: Mildendo 30, its Laputa 40, blue's home 20 as an end. Blue gets nowhere.
    expect(revenues(line)).toEqual([
      ['red', 90],
      ['blue', 0],
    ]);
  });

  it('10 not even as the end of a route', () => {
    const towards = { ...line.board, '3,-1': 'y-plain-straight 1', '4,-1': 'y-city-straight 1' };
    expect(revenues({ ...line, board: towards })).toEqual([
      ['red', 90],
      ['blue', 40],
    ]);
  });

  it('10 nobody else tokens it', () => {
    at({ ...line, order: [1] })
      .when(1, turn(card('station'), station('blue', '0,-1')))
      .thenRejected('station.unreached', 1);
    const free: Position = {
      ...line,
      board: { ...line.board, '0,-1': 'y-city-straight 0 red', '0,-3': 'laputa-red 0' },
    };
    at(free)
      .when(0, turn(card('station'), station('red', '0,-3')))
      .then({}, { type: 'stationPlaced', company: 'red' }, {});
  });

  it('10 nor traces into it', () => {
    const beyond = lay('blue', 'y-plain-curve', '0,-4', 1);
    at({ ...line, order: [1] })
      .when(1, turn(card('tile-any'), beyond))
      .thenRejected('tile.unreached', 1);
    at(line)
      .when(0, turn(card('tile-any'), { ...beyond, company: 'red' } as LilliputStep))
      .then(...laid);
  });

  it('10 Founding token: no company is founded on it', () => {
    const rich: Position = { ...line, cash: [500, 0, 0, 0] };
    at(rich)
      .when(0, turn(card('share-or-10'), found('purple', 'T0', '0,-1')))
      .thenRejected('company.noHome', 1);
    at(rich)
      .when(0, turn(card('share-or-10'), found('purple', 'T0', '0,-3')))
      .then({}, { type: 'companyFounded' }, {});
  });
});

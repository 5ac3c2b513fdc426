import { describe, expect, it } from 'vitest';
import { at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, lay, layOwn, turn } from '../../../test/games/lilliput/steps.ts';
import type { LilliputStep } from '../steps.ts';

const laying = (wanted: Position, ...steps: LilliputStep[]) =>
  at({ seats: 4, ...wanted }).when(0, turn(card('tile-any'), ...steps));
const laid = [{ type: 'cardTaken' }, { type: 'tileLaid' }, { type: 'turnEnded' }];

describe('the company that lays', () => {
  it('2.2 is one of the acting player’s, and he says which', () => {
    const two: Position = {
      companies: { purple: { director: 0 } },
      board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple' },
    };
    laying(two, lay('purple', 'y-plain-straight', '4,0', 1)).then({}, { type: 'tileLaid', company: 'purple' }, {});
    laying(two, lay('red', 'y-plain-straight', '4,0', 1)).thenRejected('tile.unreached', 1);
    laying(two, lay('blue', 'y-plain-straight', '4,0', 1)).thenRejected('company.notYours', 1);
    laying(two, lay('black', 'y-plain-straight', '4,0', 1)).thenRejected('company.notYours', 1);
  });

  it('2.2 pays the cost from its treasury', () => {
    const facts = position({ seats: 4, companies: { red: { treasury: 60 } }, board: { '0,-2': 'y-plain-straight 0' } });
    const after = played(facts, [0, card('tile-any'), lay('red', 'y-metro-curve', '0,-3', 1)]);
    expect(stateOf(after).companies.red?.treasury).toBe(10);
    expect(stateOf(after).players[0]?.cash).toBe(30);
  });
});

describe('tracing to new track', () => {
  it('2.2 the company must trace from one of its tokens onto new track', () => {
    laying({}, lay('red', 'y-plain-straight', '0,-2', 0)).then(...laid);
    const { params } = laying({}, lay('red', 'y-plain-straight', '0,-2', 1)).thenRejected('tile.unreached', 1);
    expect(params).toMatchObject({ company: 'red', cell: 'N2' });
    laying({}, lay('red', 'y-plain-straight', '2,0', 1)).thenRejected('tile.unreached', 1);
  });

  it('2.2 any of its tokens will do', () => {
    const board = { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 red' };
    laying({ board, companies: { red: { home: '0,-1' } } }, lay('red', 'y-plain-straight', '4,0', 1)).then(...laid);
  });

  it('2.2 the route may be of any length', () => {
    const board = {
      '0,-2': 'y-plain-straight 0',
      '0,-3': 'y-city-straight 0',
      '0,-4': 'y-plain-straight 0',
      '0,-5': 'y-city-straight 0',
      '0,-6': 'y-plain-straight 0',
      '0,-7': 'y-city-straight 0',
    };
    laying({ board }, lay('red', 'y-plain-curve', '0,-8', 1)).then(...laid);
  });

  it('2.2 a terminal stop only at an end: not through Mildendo', () => {
    laying(
      { board: { '0,1': 'y-city-straight 0 -', '1,1': 'y-plain-curve 0', '1,2': 'y-city-curve 0 yellow' } },
      lay('red', 'y-plain-straight', '0,2', 0),
    ).thenRejected('tile.unreached', 1);
  });

  const beyond = (city: string) => ({ board: { '0,-2': 'y-plain-straight 0', '0,-3': city } });
  const onward = lay('red', 'y-plain-straight', '0,-4', 0);

  it('2.2 not through a stop full of foreign tokens', () => {
    laying(beyond('y-city-straight 0 blue'), onward).thenRejected('tile.unreached', 1);
    laying({ phase: 3, ...beyond('g-city 0 blue yellow') }, onward).thenRejected('tile.unreached', 1);
    laying(beyond('y-city-straight 0 -'), onward).then(...laid);
    laying({ phase: 3, ...beyond('g-city 0 blue -') }, onward).then(...laid);
    laying({ phase: 3, companies: { red: { home: '0,-1' } }, ...beyond('g-city 0 blue red') }, onward).then(...laid);
  });

  it('2.2 it must be new track: old track that the company reaches is not enough', () => {
    const straight = { phase: 3, board: { '0,-2': 'y-plain-straight 0' } } as const;
    laying(straight, lay('red', 'g-plain-crossover', '0,-2', 0)).thenRejected('tile.unreached', 1);
  });

  it('2.2 no section twice: a flood fill over edges is too generous', () => {
    const straight = { phase: 3, board: { '0,-2': 'y-plain-straight 0', '0,-3': 'y-city-straight 0' } } as const;
    laying(straight, lay('red', 'g-plain-junction-right', '0,-2', 0)).thenRejected('tile.unreached', 1);
    laying(straight, lay('red', 'g-plain-junction-right', '0,-2', 2)).then(...laid);
  });

  it('2.2 nor does a loop bring the company back over a section that it has used', () => {
    const loop = {
      '0,-2': 'y-plain-straight 0',
      '0,-3': 'b-city 0',
      '1,-3': 'y-plain-curve 3',
      '1,-4': 'y-city-curve 2',
      '0,-4': 'y-plain-curve 1',
    };
    laying({ phase: 5, board: loop }, lay('red', 'g-plain-junction-left', '0,-2', 0)).thenRejected('tile.unreached', 1);
    laying({ phase: 5, board: loop }, lay('red', 'g-plain-junction-left', '0,-2', 2)).then(...laid);
  });

  it('2.2 new track that starts in a city is reached through it if the city is open after the lay', () => {
    const upgraded = (city: string, tile: string, phase: 3 | 5) =>
      laying({ phase, ...beyond(city) }, lay('red', tile, '0,-3', 0));
    upgraded('y-city-straight 0 blue', 'g-city', 3).then(...laid);
    upgraded('g-city 0 blue -', 'b-city', 5).then(...laid);
    upgraded('g-city 0 blue yellow', 'b-city', 5).thenRejected('tile.unreached', 1);
  });

  it('2.2 a city that stays full is reached at the side where its new track begins', () => {
    const brown = (city: string) =>
      laying(
        {
          phase: 5,
          board: { '1,0': city, '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 red' },
          companies: { red: { home: '3,0' }, yellow: { home: '0,1' } },
        },
        lay('red', 'b-city', '1,0', 0),
      );
    brown('g-city 2 blue yellow').then(...laid);
    brown('g-city 0 blue yellow').thenRejected('tile.unreached', 1);
  });
});

describe('costs', () => {
  const metropolis = lay('red', 'y-metro-curve', '0,-3', 1);
  const board = { '0,-2': 'y-plain-straight 0' };
  const rich = (treasury: number) => ({ board, companies: { red: { treasury } } });

  it('2.2 a yellow metropolis costs £50', () => {
    laying(rich(50), metropolis).then({}, { type: 'tileLaid', cost: 50 }, {});
  });
  it('2.2 too poor: not allowed', () => {
    const { params } = laying(rich(49), metropolis).thenRejected('money.treasury', 1);
    expect(params).toEqual({ company: 'red', price: 50, treasury: 49 });
  });
  it('2.2 nobody helps a company that is too poor to lay', () => {
    laying({ ...rich(49), cash: [100, 0, 0, 0] }, metropolis).thenRejected('money.treasury', 1);
  });
  it('2.2 all other yellow tiles are free', () => {
    for (const step of [lay('red', 'y-city-curve', '0,-3', 1), lay('red', 'y-city-straight', '0,-3', 0)]) {
      laying(rich(0), step).then({}, { cost: 0 }, {});
    }
    laying({ companies: { red: { treasury: 0 } } }, lay('red', 'y-plain-curve', '0,-2', 1)).then({}, { cost: 0 }, {});
  });
  it('2.2, 10 Costs: upgrades are free, a metropolis too', () => {
    const blue = (phase: 3 | 5, home: string, tile: string) =>
      at({ seats: 4, phase, order: [1, 0], board: { '1,0': home }, companies: { blue: { treasury: 0 } } })
        .when(1, turn(card('tile-any'), lay('blue', tile, '1,0', 1)))
        .then({}, { type: 'tileLaid', tile, cost: 0 }, {});
    blue(3, 'y-metro-straight 1 blue', 'g-metro');
    blue(5, 'g-metro 1 blue', 'b-metro');
    laying({ phase: 3, companies: { red: { treasury: 0 } } }, lay('red', 'g-city', '0,-1', 0)).then(
      {},
      { cost: 0 },
      {},
    );
  });
});

describe('how many tiles, of which colours', () => {
  const board = { '0,-2': 'y-plain-straight 0', '0,-3': 'y-city-straight 0', '0,-1': 'g-city 0 red -' };
  const yellow = lay('red', 'y-plain-straight', '0,-4', 0);
  const alsoYellow = lay('red', 'y-plain-straight', '1,-1', 1);
  const green = lay('red', 'g-city', '0,-3', 0);
  const alsoGreen = lay('red', 'g-plain-junction-right', '0,-2', 2);
  const brown = lay('red', 'b-city', '0,-1', 0);
  const tried = (id: string, side: 'action' | 'alternative', ...steps: LilliputStep[]) =>
    at({ seats: 4, phase: 5, board }).when(0, turn(card(id, side), ...steps));
  const two = [{}, { type: 'tileLaid' }, { type: 'tileLaid' }, { type: 'turnEnded' }];

  it('2.2 one tile of any colour: any colour of the phase', () => {
    for (const step of [yellow, green, brown]) tried('tile-any', 'action', step).then(...laid);
    at({ seats: 4, phase: 2, board })
      .when(0, turn(card('tile-any'), green))
      .thenRejected('tile.phase', 1);
  });
  it('2.2 one tile is one', () => {
    tried('tile-any', 'action', yellow, green).thenRejected('tile.noLay', 2);
    tried('share-or-tile', 'alternative', green, yellow).thenRejected('tile.noLay', 2);
  });
  it('2.2 one yellow and/or one green, in any order', () => {
    tried('tile-yellow-green', 'action', yellow, green).then(...two);
    tried('tile-yellow-green', 'action', green, yellow).then(...two);
    tried('tile-yellow-green', 'action', yellow).then(...laid);
    tried('tile-yellow-green', 'action', green).then(...laid);
  });
  it('2.2 one yellow and one green: not two of a colour, none of another', () => {
    tried('tile-yellow-green', 'action', yellow, alsoYellow).thenRejected('tile.noLay', 2);
    tried('tile-yellow-green', 'action', green, alsoGreen).thenRejected('tile.noLay', 2);
    tried('tile-yellow-green', 'action', brown).thenRejected('tile.noLay', 1);
  });
  it('2.2 one or two yellow', () => {
    tried('tile-two-yellow', 'action', yellow, alsoYellow).then(...two);
    tried('tile-two-yellow', 'action', yellow).then(...laid);
    tried('tile-two-yellow', 'action', green).thenRejected('tile.noLay', 1);
    tried('tile-two-yellow', 'action', yellow, alsoYellow, lay('red', 'y-city-straight', '0,-5', 0)).thenRejected(
      'tile.noLay',
      3,
    );
  });

  it('2.2 two lays in one action may be by two companies of the player', () => {
    at({
      board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple' },
      companies: { purple: { director: 0 } },
    })
      .when(
        0,
        turn(
          card('tile-two-yellow'),
          lay('red', 'y-plain-straight', '0,-2', 0),
          lay('purple', 'y-plain-straight', '4,0', 1),
        ),
      )
      .then({}, { company: 'red' }, { company: 'purple' }, {});
  });

  it('2.2 the second lay may build on the first', () => {
    at()
      .when(
        0,
        turn(card('tile-two-yellow'), lay('red', 'y-plain-straight', '0,-2', 0), lay('red', 'y-city-curve', '0,-3', 1)),
      )
      .then(...two);
  });

  it('10 Two lays: on one cell, yellow, then green over it', () => {
    at({ phase: 3 })
      .when(
        0,
        turn(
          card('tile-yellow-green'),
          lay('red', 'y-plain-straight', '0,-2', 0),
          lay('red', 'g-plain-junction-right', '0,-2', 2),
        ),
      )
      .then({}, { replaced: null }, { replaced: 'y-plain-straight' }, {});
  });

  it('10 Two lays: a tile replaced by the first lay is in the supply for the second', () => {
    const last = {
      phase: 3 as const,
      board: { '0,-2': 'y-plain-straight 0', '0,-3': 'y-city-straight 0' },
      supply: { 'y-plain-straight': 0 },
    };
    const onward = lay('red', 'y-plain-straight', '0,-4', 0);
    at(last)
      .when(0, turn(card('tile-yellow-green'), onward))
      .thenRejected('tile.none', 1);
    at(last)
      .when(0, turn(card('tile-yellow-green'), lay('red', 'g-plain-junction-right', '0,-2', 2), onward))
      .then(...two);
  });
});

describe('a character’s tile and the card’s lay', () => {
  it('2.7 a card never lays a character’s tile', () => {
    laying({ characters: { justiciary: 0 } }, lay('red', 'town-straight', '0,-2', 0)).thenRejected('tile.notByCard', 1);
    laying({ characters: { admiral: 0 } }, lay('red', 'harbour', '0,-2', 2)).thenRejected('tile.notByCard', 1);
    const city = { '0,-2': 'y-plain-straight 0', '0,-3': 'y-city-straight 0' };
    laying({ phase: 3, characters: { emperor: 0 }, board: city }, lay('red', 'castle', '0,-3', 0)).thenRejected(
      'tile.notByCard',
      1,
    );
  });
  it('2.7 a common tile is not laid on top of the card', () => {
    at()
      .when(0, turn(layOwn('red', 'y-plain-straight', '0,-2', 0)))
      .thenRejected('tile.notYours', 0);
  });
});

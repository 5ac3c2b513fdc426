import { describe, expect, it } from 'vitest';
import { at, choicesAfter, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, cash, lay, layOwn, turn } from '../../../test/games/lilliput/steps.ts';
import type { CharacterId } from '../data.ts';
import type { LilliputStep } from '../steps.ts';

/** North of red's home track leads to whatever lies at 0,-2 (a plain cell) or, over a straight, at 0,-3 (a city cell). */
const beyond = (tile: string): Position => ({ seats: 4, board: { '0,-2': 'y-plain-straight 0', '0,-3': tile } });
const next = (tile: string): Position => ({ seats: 4, board: { '0,-2': tile } });
const laying = (wanted: Position, ...steps: LilliputStep[]) => at(wanted).when(0, turn(card('tile-any'), ...steps));

describe('hills and rough ground', () => {
  it.each([
    ['hills30', 30],
    ['rough10', 10],
  ] as const)('9 %s are covered by a yellow city or plain tile for £%i', (terrain, cost) => {
    for (const tile of ['y-city-straight', 'y-city-curve']) {
      laying(beyond(`${terrain} 0`), lay('red', tile, '0,-3', 2)).then({}, { tile, cost, replaced: null }, {});
    }
    for (const tile of ['y-plain-straight', 'y-plain-curve']) {
      laying(next(`${terrain} 0`), lay('red', tile, '0,-2', 2)).then({}, { tile, cost, replaced: null }, {});
    }
  });

  it('2.2 the laying company pays from its treasury; too poor: not allowed', () => {
    const hills = (treasury: number): Position => ({ ...beyond('hills30 0'), companies: { red: { treasury } } });
    const city = lay('red', 'y-city-curve', '0,-3', 1);
    laying(hills(29), city).thenRejected('money.treasury', 1);
    expect(choicesAfter(position(hills(29)), 0, card('tile-any'))).not.toContainEqual(city);
    expect(choicesAfter(position(hills(30)), 0, card('tile-any'))).toContainEqual(city);
    const after = stateOf(played(position(hills(30)), [0, card('tile-any'), city]));
    expect(after.companies.red?.treasury).toBe(0);
    expect(after.players[0]?.cash).toBe(30);
  });

  it('2.2 the checkerboard binds: a city on odd cells, plain track on even ones', () => {
    laying(beyond('hills30 0'), lay('red', 'y-plain-straight', '0,-3', 0)).thenRejected('tile.checker', 1);
    laying(next('hills30 0'), lay('red', 'y-city-straight', '0,-2', 0)).thenRejected('tile.checker', 1);
  });

  it('10 Terrain: the General’s and the Treasurer’s cities, at the terrain’s cost', () => {
    const own = (terrain: string, character: CharacterId, step: LilliputStep, phase: 1 | 4 | 5 = 5) =>
      at({ ...beyond(`${terrain} 0`), phase, characters: { [character]: 0 } }).when(0, turn(cash(), step));
    for (const [terrain, cost] of [
      ['hills30', 30],
      ['rough10', 10],
    ] as const) {
      own(terrain, 'general', layOwn('red', 'general-city', '0,-3', 0), 1).then({}, {}, { cost, replaced: null }, {});
      own(terrain, 'treasurer', layOwn('red', 'treasurer-city', '0,-3', 2)).then({}, {}, { cost, replaced: null }, {});
    }
    own('hills30', 'treasurer', layOwn('red', 'treasurer-city', '0,-3', 2), 4).thenRejected('tile.phase', 1);
  });

  it('10 Terrain: no metropolis, town or harbour, whoever lays them', () => {
    for (const terrain of ['hills30 0', 'rough10 0']) {
      const metropolis = lay('red', 'y-metro-curve', '0,-3', 1);
      laying(beyond(terrain), metropolis).thenRejected('tile.terrain', 1);
      laying({ ...beyond(terrain), characters: { emperor: 0 } }, metropolis).thenRejected('tile.terrain', 1);
      const own = (character: CharacterId, step: LilliputStep) =>
        at({ ...next(terrain), characters: { [character]: 0 } }).when(0, turn(cash(), step));
      own('justiciary', layOwn('red', 'town-straight', '0,-2', 0)).thenRejected('tile.terrain', 1);
      own('admiral', layOwn('red', 'harbour', '0,-2', 2)).thenRejected('tile.terrain', 1);
    }
  });

  it('10 Costs: the row’s cost is the whole cost, the Emperor’s owner pays it too', () => {
    laying({ ...beyond('hills30 0'), characters: { emperor: 0 } }, lay('red', 'y-city-curve', '0,-3', 1)).then(
      {},
      { cost: 30 },
      {},
    );
  });

  it('9 the tile upon it is an ordinary one: upgrades are free, and terrain does not come back', () => {
    const facts = played(position({ ...beyond('hills30 0'), phase: 3, order: [0, 0, 1] }), [
      0,
      card('tile-any'),
      lay('red', 'y-city-straight', '0,-3', 0),
    ]);
    const upgraded = played(facts, [0, card('tile-yellow-green'), lay('red', 'g-city', '0,-3', 0)]);
    expect(upgraded.at(-2)).toMatchObject({ type: 'tileLaid', cost: 0, replaced: 'y-city-straight' });
    const before = stateOf(position(beyond('hills30 0'))).supply;
    expect(stateOf(facts).supply).toEqual({ ...before, 'y-city-straight': before['y-city-straight']! - 1 });
  });

  it('2.2 it must be reached like any other new track', () => {
    laying({ seats: 4, board: { '2,-1': 'hills30 0' } }, lay('red', 'y-city-curve', '2,-1', 0)).thenRejected(
      'tile.unreached',
      1,
    );
  });

  it('2.2 two lays on one action pay twice', () => {
    const both: Position = { seats: 4, board: { '0,-2': 'rough10 0', '0,-3': 'hills30 0' } };
    const facts = played(position(both), [
      0,
      card('tile-two-yellow'),
      lay('red', 'y-plain-straight', '0,-2', 0),
      lay('red', 'y-city-straight', '0,-3', 0),
    ]);
    expect(stateOf(facts).companies.red?.treasury).toBe(460);
  });
});

describe('the sea', () => {
  it('9 is never covered', () => {
    for (const [wanted, cell] of [
      [beyond('sea 0'), { x: 0, y: -3 }],
      [next('sea 0'), { x: 0, y: -2 }],
    ] as const) {
      const choices = choicesAfter(position({ ...wanted, phase: 5 }), 0, card('tile-any'));
      expect(choices.filter((choice) => 'y' in choice && choice.x === cell.x && choice.y === cell.y)).toEqual([]);
    }
    // Track that leads along the coast, not into it.
    laying(
      { seats: 4, board: { '0,-1': 'y-city-straight 1 red', '1,-1': 'sea 0' } },
      lay('red', 'y-plain-curve', '1,-1', 2),
    ).thenRejected('tile.stays', 1);
  });

  it('9 no track may lead to it', () => {
    const coast: Position = { seats: 4, board: { '0,-3': 'sea 0' } };
    laying(coast, lay('red', 'y-plain-straight', '0,-2', 0)).thenRejected('tile.water', 1);
    laying(coast, lay('red', 'y-plain-curve', '0,-2', 1)).then({}, { type: 'tileLaid' }, {});
  });

  it('9 nor may an upgrade', () => {
    const coast: Position = { seats: 4, phase: 3, board: { '1,-1': 'sea 0' } };
    laying(coast, lay('red', 'g-city', '0,-1', 0)).thenRejected('tile.water', 1);
    laying(coast, lay('red', 'g-city', '0,-1', 2)).then({}, { type: 'tileLaid' }, {});
  });

  it('10 Draft: water binds home tiles too', () => {
    const facts = position({ seats: 2 });
    const draft = [
      {
        ...facts[0]!,
        board: [
          { tile: 'mildendo', x: 0, y: 0, rotation: 0 as const, slots: 0 },
          { tile: 'sea', x: 0, y: -2, rotation: 0 as const, slots: 0 },
        ],
      } as (typeof facts)[number],
    ];
    const home = { type: 'takeCompany', company: 'red', tile: 'y-city-straight', x: 0, y: -1 } as const;
    expect(() => played(draft, [0, { ...home, rotation: 0 }])).toThrow('tile.water');
    expect(choicesAfter(draft, 0)).not.toContainEqual({ ...home, rotation: 0 });
    played(draft, [0, { ...home, rotation: 1 }]);
  });
});

describe('a mountain', () => {
  const mountain: Position = { ...next('mountain 0'), phase: 3, supply: { 'tunnel-straight': 1 } };
  const tunnel = lay('red', 'tunnel-straight', '0,-2', 0);

  it('9 only the tunnel covers it, for £50', () => {
    laying(mountain, tunnel).then({}, { tile: 'tunnel-straight', cost: 50, replaced: null }, {});
    for (const tile of ['y-plain-straight', 'y-plain-curve', 'g-plain-crossover']) {
      laying(mountain, lay('red', tile, '0,-2', 0)).thenRejected('tile.terrain', 1);
    }
    laying({ ...beyond('mountain 0'), phase: 3 }, lay('red', 'y-city-straight', '0,-3', 0)).thenRejected(
      'tile.terrain',
      1,
    );
    const after = stateOf(played(position(mountain), [0, card('tile-any'), tunnel]));
    expect(after.companies.red?.treasury).toBe(450);
    expect(after.supply['tunnel-straight']).toBe(0);
  });

  it('9 from phase 3', () => {
    laying({ ...mountain, phase: 2 }, tunnel).thenRejected('tile.phase', 1);
  });

  it('9 who has less than £50 does not dig', () => {
    laying({ ...mountain, companies: { red: { treasury: 49 } } }, tunnel).thenRejected('money.treasury', 1);
  });

  it('10 Terrain: the tunnel counts as a green tile', () => {
    at(mountain)
      .when(0, turn(card('tile-two-yellow'), tunnel))
      .thenRejected('tile.noLay', 1);
    at(mountain)
      .when(0, turn(card('tile-yellow-green'), tunnel))
      .then({}, { lay: 1 }, {});
    at(mountain)
      .when(0, turn(card('tile-yellow-green'), tunnel, lay('red', 'g-city', '0,-1', 0)))
      .thenRejected('tile.noLay', 2);
  });

  it('10 Terrain: only over mountains on even cells', () => {
    laying({ ...mountain, ...beyond('mountain 0') }, lay('red', 'tunnel-straight', '0,-3', 0)).thenRejected(
      'tile.checker',
      1,
    );
    laying({ ...mountain, ...next('hills30 0') }, tunnel).thenRejected('tile.onlyMountain', 1);
    laying({ ...mountain, board: {} }, tunnel).thenRejected('tile.onlyReplaces', 1);
  });

  it('9 it is plain track: trains run through, and nothing is upgraded', () => {
    const dug: Position = {
      seats: 2,
      order: [1],
      board: { '0,-1': 'y-city-curve 0 red', '0,-2': 'tunnel-straight 0', '0,-3': 'y-city-straight 0' },
      companies: { blue: { trains: [] } },
    };
    expect(played(position(dug), [1, cash()]).at(-1)).toMatchObject({ type: 'trainsRun', revenue: 40, mineBonus: 0 });
    laying({ ...dug, seats: 4, order: [0], phase: 5 }, lay('red', 'g-plain-crossover', '0,-2', 0)).thenRejected(
      'tile.stays',
      1,
    );
  });
});

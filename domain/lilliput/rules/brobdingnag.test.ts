import { describe, expect, it } from 'vitest';
import { TEST_SEED } from '../../../test/given.ts';
import { at, choicesAfter, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buyFromPool, card, cash, keep, lay, layOwn, pay, tradeIn, turn } from '../../../test/games/lilliput/steps.ts';
import { seededDealer } from '../../kernel/draws.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputStep } from '../steps.ts';
import { start } from './set-up.ts';

const giant: Position = {
  variants: ['brobdingnag'],
  seats: 4,
  board: {
    '0,-1': 'brob-y-city-straight 0 red',
    '1,0': 'brob-y-metro-straight 1 blue',
    '0,1': 'brob-y-city-straight 0 yellow',
    '-1,0': 'brob-y-city-straight 1 green',
  },
};
const laying = (wanted: Position, ...steps: LilliputStep[]) =>
  at({ ...giant, ...wanted }).when(0, turn(card('tile-any'), ...steps));

describe('the tiles of Brobdingnag', () => {
  const begun = start({ firstPlayer: 0, variants: ['brobdingnag'] }, 2, seededDealer(TEST_SEED)) as LilliputFact[];

  it('7 its own Mildendo', () => {
    expect(begun[0]).toMatchObject({ board: [{ tile: 'brob-mildendo', x: 0, y: 0 }] });
  });

  it('7 its own home tiles, a metropolis for Slamecksan', () => {
    const homes = choicesAfter(begun, 0).flatMap((choice) => (choice.type === 'takeCompany' ? [choice] : []));
    const tilesOf = (company: string) => [
      ...new Set(homes.filter((home) => home.company === company).map(({ tile }) => tile)),
    ];
    for (const company of ['red', 'yellow', 'green']) {
      expect(tilesOf(company)).toEqual(['brob-y-city-straight', 'brob-y-city-curve']);
    }
    expect(tilesOf('blue')).toEqual(['brob-y-metro-straight', 'brob-y-metro-curve']);
    const small: LilliputStep = {
      type: 'takeCompany',
      company: 'red',
      tile: 'y-city-curve',
      x: 0,
      y: -1,
      rotation: 0,
    };
    expect(() => played(begun, [0, small])).toThrow('draft.wrongHome');
    const after = played(begun, [0, { ...small, tile: 'brob-y-city-curve' }]);
    expect(stateOf(after).supply['brob-y-city-curve']).toBe(5);
  });

  it('7 its own character tiles', () => {
    const general = played(begun, [0, { type: 'takeCharacter', character: 'general' }]);
    expect(general.at(-1)).toMatchObject({ tiles: [{ tile: 'brob-general-city', count: 1 }] });
    const admiral = played(begun, [0, { type: 'takeCharacter', character: 'admiral' }]);
    expect(admiral.at(-1)).toMatchObject({ tiles: [{ tile: 'harbour', count: 2 }] });
  });

  it('7 yellow cities and metropolises of its own, the metropolis for £50', () => {
    const far: Position = { board: { ...giant.board, '0,-2': 'y-plain-straight 0' } };
    laying(far, lay('red', 'brob-y-city-curve', '0,-3', 1)).then({}, { tile: 'brob-y-city-curve', cost: 0 }, {});
    laying(far, lay('red', 'brob-y-metro-curve', '0,-3', 1)).then({}, { tile: 'brob-y-metro-curve', cost: 50 }, {});
    laying(far, lay('red', 'y-city-curve', '0,-3', 1)).thenRejected('tile.none', 1);
    laying({ ...far, characters: { emperor: 0 } }, lay('red', 'brob-y-metro-curve', '0,-3', 1)).then(
      {},
      { cost: 0 },
      {},
    );
  });

  it('7 green and brown ones over them', () => {
    laying({ phase: 3 }, lay('red', 'brob-g-city', '0,-1', 0)).then({}, { replaced: 'brob-y-city-straight' }, {});
    laying({ phase: 3 }, lay('red', 'g-city', '0,-1', 0)).thenRejected('tile.none', 1);
    const green: Position = { phase: 5, board: { ...giant.board, '0,-1': 'brob-g-city 0 red' } };
    laying(green, lay('red', 'brob-b-city', '0,-1', 0)).then(
      {},
      { replaced: 'brob-g-city', tokens: ['red', null] },
      {},
    );
    laying(green, lay('red', 'b-city', '0,-1', 0)).thenRejected('tile.none', 1);
  });

  it('7 plain track is shared with the base game', () => {
    laying({}, lay('red', 'y-plain-curve', '0,-2', 1)).then({}, { type: 'tileLaid', tile: 'y-plain-curve' }, {});
  });

  it('7 castle, General’s and Treasurer’s city of its own', () => {
    const far: Position = {
      ...giant,
      board: { ...giant.board, '0,-2': 'y-plain-straight 0', '0,-3': 'brob-y-city-straight 0' },
      phase: 5,
    };
    const own = (character: 'emperor' | 'general' | 'treasurer', step: LilliputStep) =>
      at({ ...far, characters: { [character]: 0 } }).when(0, turn(cash(), step));
    own('emperor', layOwn('red', 'brob-castle', '0,-3', 0)).then({}, {}, { replaced: 'brob-y-city-straight' }, {});
    own('emperor', layOwn('red', 'castle', '0,-3', 0)).thenRejected('tile.none', 1);
    const open: Position = { ...far, board: { ...giant.board, '0,-2': 'y-plain-straight 0' } };
    for (const [character, tile] of [
      ['general', 'brob-general-city'],
      ['treasurer', 'brob-treasurer-city'],
    ] as const) {
      at({ ...open, characters: { [character]: 0 } })
        .when(0, turn(cash(), layOwn('red', tile, '0,-3', character === 'general' ? 0 : 2)))
        .then({}, {}, { type: 'tileLaid', tile, cost: 0 }, {});
    }
  });

  it('2.7 the Treasurer’s unlaid tile goes with his card', () => {
    const facts = played(position({ ...giant, characters: { treasurer: 0 } }), [0, tradeIn, cash()]);
    expect(facts.find(({ type }) => type === 'characterTradedIn')).toMatchObject({ tiles: ['brob-treasurer-city'] });
    expect(stateOf(facts).supply['brob-treasurer-city']).toBeUndefined();
  });

  it('9 terrain takes its cities too', () => {
    const hills: Position = { board: { ...giant.board, '0,-2': 'y-plain-straight 0', '0,-3': 'hills30 0' } };
    laying(hills, lay('red', 'brob-y-city-curve', '0,-3', 1)).then({}, { cost: 30, replaced: null }, {});
    laying(hills, lay('red', 'brob-y-metro-curve', '0,-3', 1)).thenRejected('tile.terrain', 1);
  });
});

describe('paying in Brobdingnag', () => {
  /** Red runs from its home 40 over a town 10 to a city 40. */
  const ninety: Position = {
    variants: ['brobdingnag'],
    order: [1],
    board: {
      '0,-1': 'brob-y-city-straight 1 red',
      '1,-1': 'town-straight 1',
      '2,-1': 'brob-y-city-straight 1',
      '1,0': 'brob-y-metro-straight 1 blue',
    },
    companies: { red: { treasury: 100, space: 'T2' }, blue: { trains: [], treasury: 0 } },
    shares: { red: [1] },
    cash: [0, 0],
  };
  const ran = (wanted: Position) => played(position(wanted), [1, cash()]);

  it('7 the revenue is that of its own tiles', () => {
    expect(ran(ninety).at(-1)).toMatchObject({ type: 'trainsRun', company: 'red', revenue: 90 });
    const capital = ran({ ...ninety, board: { ...ninety.board, '0,-1': 'brob-y-city-straight 0 red' } });
    expect(capital.at(-1)).toMatchObject({ revenue: 60 + 40 });
  });

  it('7, 10 half, rounded up to tens, to the shareholders, the rest to the treasury: 90 is 50 and 40', () => {
    const after = stateOf(played(ran(ninety), [0, pay]));
    expect(after.players.map(({ cash: held }) => held)).toEqual([25, 5 + 5]); // the other had £5 from his card
    expect(after.companies.red?.treasury).toBe(140);
  });

  it('7 half of an even number of tens is the half', () => {
    const even = { ...ninety, board: { ...ninety.board, '0,-1': 'brob-y-city-straight 0 red' } };
    const after = stateOf(played(ran(even), [0, pay]));
    expect(after.players[0]?.cash).toBe(25);
    expect(after.companies.red?.treasury).toBe(150);
  });

  it('3 the bank’s shares pay nobody: their part of the half is not the company’s', () => {
    const after = stateOf(played(ran({ ...ninety, shares: {} }), [0, pay]));
    expect(after.players.map(({ cash: held }) => held)).toEqual([25, 5]);
    expect(after.companies.red?.treasury).toBe(140);
  });

  it('7 the marker goes right', () => {
    expect(played(ran(ninety), [0, pay])).toContainEqual(
      expect.objectContaining({ type: 'dividendPaid', revenue: 90, shared: 50, toTreasury: 40, from: 'T2', to: 'T3' }),
    );
  });

  it('7 keeping all is still possible', () => {
    const after = stateOf(played(ran(ninety), [0, keep]));
    expect(after.players[0]?.cash).toBe(0);
    expect(after.companies.red?.treasury).toBe(190);
    expect(after.chart.T1).toContain('red');
  });

  it('10 paying half is paying: no pool train, while a keeper may buy one', () => {
    const pooled: Position = { ...ninety, pool: ['2'] };
    expect(() => played(ran(pooled), [0, pay, buyFromPool('red', '2')])).toThrow('train.paidOut');
    const kept = played(ran(pooled), [0, keep, buyFromPool('red', '2')]);
    expect(stateOf(kept).companies.red?.trains).toHaveLength(2);
  });

  it('7, 10 not in the last round: 90 becomes 180, 90 to the shareholders and 90 to the treasury', () => {
    const facts = ran({ ...ninety, round: 8 });
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'dividendPaid', company: 'red', revenue: 180, toTreasury: 90, to: 'T4' }),
    );
    const after = stateOf(facts);
    expect(after.stage).toBe('over');
    expect(after.players.map(({ cash: held }) => held)).toEqual([45, 9 + 5]);
    expect(after.companies.red?.treasury).toBe(190);
  });
});

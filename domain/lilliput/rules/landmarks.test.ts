import { describe, expect, it } from 'vitest';
import { at, choicesAfter, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, cash, found, keep, lay, layOwn, pay, station, turn } from '../../../test/games/lilliput/steps.ts';
import type { LilliputStep } from '../steps.ts';

const laying = (wanted: Position, ...steps: LilliputStep[]) => at(wanted).when(0, turn(card('tile-any'), ...steps));

describe('old track and old cities', () => {
  const old: Position = {
    seats: 4,
    phase: 5,
    board: { '0,-2': 'old-track-straight 0', '0,-3': 'old-city-straight 0' },
  };

  it('9 are not upgraded', () => {
    for (const tile of ['g-plain-crossover', 'g-plain-junction-left', 'y-plain-straight']) {
      laying(old, lay('red', tile, '0,-2', 0)).thenRejected('tile.stays', 1);
    }
    for (const tile of ['g-city', 'y-city-straight']) {
      laying(old, lay('red', tile, '0,-3', 0)).thenRejected('tile.stays', 1);
    }
    at({ ...old, characters: { emperor: 0 } })
      .when(0, turn(cash(), layOwn('red', 'castle', '0,-3', 0)))
      .thenRejected('tile.stays', 1);
  });

  it('2.2 they carry a company’s trace', () => {
    laying(old, lay('red', 'y-plain-straight', '0,-4', 0)).then({}, { type: 'tileLaid' }, {});
  });

  it('3 an old city is a stop of 20', () => {
    const facts = position({
      ...old,
      seats: 2,
      phase: 1,
      order: [1],
      board: { ...old.board, '0,-1': 'y-city-curve 0 red' },
      companies: { blue: { trains: [] } },
    });
    expect(played(facts, [1, cash()]).at(-1)).toMatchObject({ type: 'trainsRun', revenue: 20 + 20 });
  });

  it('2.5 an old city takes a token and a founding', () => {
    at(old)
      .when(0, turn(card('station'), station('red', '0,-3')))
      .then({}, { type: 'stationPlaced' }, {});
    at({ ...old, cash: [250, 0, 0, 0] })
      .when(0, turn(card('share-or-10'), found('purple', 'T0', '0,-3')))
      .then({}, { type: 'companyFounded' }, {});
  });
});

describe('Wiggywack', () => {
  const wiggy = (tokens = '', company: 'red' | 'blue' = 'red'): Position => ({
    seats: 2,
    order: [1],
    board: {
      '0,-1': 'y-city-curve 0 red',
      '1,0': 'y-city-curve 2 blue',
      '0,-2': 'y-plain-straight 0',
      '0,-3': `wiggywack 0${tokens}`,
      '0,-4': 'y-plain-straight 0',
      '0,-5': 'y-city-straight 0',
    },
    companies: { [company]: { trains: ['3'] }, [company === 'red' ? 'blue' : 'red']: { trains: [], home: '1,0' } },
  });
  const run = (wanted: Position) => played(position(wanted), [1, cash()]).find(({ type }) => type === 'trainsRun');

  it('9 brings 30, or 60 with the company’s token', () => {
    const own: Position = {
      ...wiggy(' red'),
      companies: { red: { trains: ['3'], home: '0,-1' }, blue: { trains: [] } },
    };
    const other: Position = {
      ...wiggy(' blue'),
      companies: { red: { trains: ['3'] }, blue: { trains: [], home: '1,0' } },
    };
    const empty: Position = { ...wiggy(), companies: { red: { trains: ['3'] }, blue: { trains: [] } } };
    expect(run(empty)).toMatchObject({ revenue: 20 + 30 });
    expect(run(other)).toMatchObject({ revenue: 20 + 30 });
    expect(run(own)).toMatchObject({ revenue: 20 + 60 });
  });

  it('9 is the end of a route: nothing runs through', () => {
    const empty: Position = { ...wiggy(), companies: { red: { trains: ['3'] }, blue: { trains: [] } } };
    expect(run(empty)).toMatchObject({ routes: [{ stops: [{}, {}] }] });
    laying({ ...empty, seats: 4, order: [0] }, lay('red', 'y-plain-straight', '0,-6', 0)).thenRejected(
      'tile.unreached',
      1,
    );
  });

  it('2.2 it is exempt from the checkerboard, and never covered', () => {
    const even: Position = { seats: 4, phase: 5, board: { '0,-2': 'wiggywack 0' } };
    at({ ...even })
      .when(0, turn(card('station'), station('red', '0,-2')))
      .then({}, { type: 'stationPlaced', slot: 0 }, {});
    const choices = choicesAfter(position(even), 0, card('tile-any'));
    expect(choices.filter((choice) => 'y' in choice && choice.x === 0 && choice.y === -2)).toEqual([]);
  });

  it('10 Founding token: a company can be founded there', () => {
    at({ seats: 4, cash: [250, 0, 0, 0], board: { '4,4': 'wiggywack 0' } })
      .when(0, turn(card('share-or-10'), found('purple', 'T0', '4,4')))
      .then({}, { type: 'companyFounded', x: 4, y: 4 }, {});
  });
});

describe('a mine', () => {
  const mined = (mine: string, more: Position = {}): Position => ({
    order: [1],
    board: { '0,-1': 'y-city-curve 0 red', '0,-2': mine, '0,-3': 'y-city-straight 0' },
    companies: { red: { treasury: 100 }, blue: { trains: [], treasury: 0 } },
    cash: [0, 0],
    ...more,
  });
  const ran = (wanted: Position) => played(position(wanted), [1, cash()]);

  it('9 a train that runs through it brings what is printed to the treasury on top', () => {
    expect(ran(mined('mine20-straight 0')).at(-1)).toMatchObject({ type: 'trainsRun', revenue: 40, mineBonus: 20 });
    const curve = {
      '0,-1': 'y-city-curve 0 red',
      '0,-2': 'mine10-curve 1',
      '1,-2': 'y-city-straight 1',
    };
    expect(ran(mined('', { board: curve })).at(-1)).toMatchObject({ revenue: 40, mineBonus: 10 });
  });

  it('9 whatever becomes of the revenue', () => {
    const facts = ran(mined('mine20-straight 0'));
    expect(stateOf(facts).companies.red?.treasury).toBe(120);
    const paid = stateOf(played(facts, [0, pay]));
    expect(paid.companies.red?.treasury).toBe(120);
    expect(paid.players[0]?.cash).toBe(20);
    const kept = stateOf(played(facts, [0, keep]));
    expect(kept.companies.red?.treasury).toBe(160);
  });

  it('9 a train that does not run through it brings nothing', () => {
    const idle = mined('mine20-straight 0', { companies: { red: { trains: [] }, blue: { trains: [], treasury: 0 } } });
    expect(ran(idle).find(({ type }) => type === 'trainsRun')).toMatchObject({ revenue: 0, mineBonus: 0 });
  });

  it('9 among routes of equal revenue the better mines count', () => {
    const both = mined('mine20-straight 0', {
      board: {
        '0,-1': 'y-city-curve 0 red',
        '0,-2': 'mine20-straight 0',
        '0,-3': 'y-city-straight 0',
        '1,-1': 'mine10-curve 2',
        '1,0': 'y-city-straight 0 blue',
      },
    });
    expect(ran(both).at(-1)).toMatchObject({ revenue: 40, mineBonus: 20 });
  });

  it('9 but revenue comes first', () => {
    const richer = mined('mine20-straight 0', {
      board: {
        '0,-1': 'y-city-straight 0 red',
        '0,-2': 'mine20-straight 0',
        '0,-3': 'y-city-straight 0',
      },
    });
    expect(ran(richer).at(-1)).toMatchObject({ revenue: 50, mineBonus: 0 });
  });

  it('10 Running: not doubled by a D-train, nor by the last round, nor halved', () => {
    const with3D = { red: { treasury: 100, trains: ['3D'] }, blue: { trains: [] } } as const;
    expect(ran(mined('mine20-straight 0', { phase: 6, companies: with3D })).at(-1)).toMatchObject({
      revenue: 80,
      mineBonus: 20,
    });
    const old = ran(mined('mine20-straight 0', { phase: 4 }));
    expect(old.at(-1)).toMatchObject({ revenue: 20, mineBonus: 20, routes: [{ obsolete: true }] });
    const last = ran(mined('mine20-straight 0', { round: 8 }));
    expect(last.find(({ type }) => type === 'trainsRun')).toMatchObject({ revenue: 80, mineBonus: 20 });
    expect(stateOf(last).companies.red?.treasury).toBe(120);
  });

  it('9 its track is never covered', () => {
    laying(
      { ...mined('mine20-straight 0'), seats: 4, order: [0], phase: 5 },
      lay('red', 'g-plain-crossover', '0,-2', 0),
    ).thenRejected('tile.stays', 1);
  });
});

/** The rules of running (rules 3, 7, 9), one small board each. Mildendo and its neighbours run from west to east. */
import { describe, expect, it } from 'vitest';
import type { PhaseColour, TrainName, Variant } from '../../../../domain/lilliput/data.ts';
import { type BestRun, bestRun } from '../../../../domain/lilliput/routes/best.ts';
import type { TestBoard } from './boards.ts';
import { complaints } from './legal.ts';
import { naiveBest } from './naive.ts';
import { written } from './written.ts';

interface Circumstances {
  readonly phaseColour?: PhaseColour;
  readonly variants?: readonly Variant[];
}

/** Runs red's trains ("4", "3*" for an obsolete one); the naive solver must agree on every board here. */
function run(board: TestBoard, trains: string, { phaseColour = 'green', variants = [] }: Circumstances = {}): BestRun {
  const query = {
    board,
    company: 'red' as const,
    trains: trains.split(' ').map((train) => ({
      type: train.replace('*', '') as TrainName,
      obsolete: train.endsWith('*'),
    })),
    phaseColour,
    variants,
  };
  const best = bestRun(query);
  expect(complaints(query, best)).toEqual([]);
  expect(naiveBest(query)).toEqual({ revenue: best.revenue, mineBonus: best.mineBonus });
  return best;
}

const stopsOf = ({ routes }: BestRun): string[] =>
  routes.map(({ stops }) => stops.map(({ x, y }) => `${x},${y}`).join(' '));

/** Four cities in a row, 20 each, red in the first. */
const row = written(
  '0,0 y-city-straight 1 red',
  '1,0 y-city-straight 1',
  '2,0 y-city-straight 1',
  '3,0 y-city-straight 1',
);

describe('a route', () => {
  it('needs two stops', () => {
    expect(run(written('0,0 y-city-straight 1 red', '1,0 y-plain-straight 1'), '2').revenue).toBe(0);
  });

  it('needs a token of the company', () => {
    expect(run(written('0,0 y-city-straight 1 blue', '1,0 y-city-straight 1'), '2').revenue).toBe(0);
  });

  it('leaves out no stop', () => {
    const metropolisBehind = written('0,0 y-city-straight 1 red', '1,0 y-city-straight 1', '2,0 y-metro-straight 1');
    expect(run(metropolisBehind, '2').revenue).toBe(40);
  });

  it('is as long as the range', () => {
    expect(run(row, '3').revenue).toBe(60);
    expect(run(row, '4').revenue).toBe(80);
  });

  it('does not count towns and harbours', () => {
    const board = written(
      '0,0 harbour 1',
      '1,0 y-city-straight 1 red',
      '2,0 town-straight 1',
      '3,0 y-city-straight 1',
      '4,0 y-city-straight 1',
    );
    expect(run(board, '2')).toMatchObject({ revenue: 70 });
  });

  it('visits no stop twice, even round a circle', () => {
    const circle = written('0,0 y-city-curve 1 red', '1,0 y-city-curve 2', '1,1 y-city-curve 3', '0,1 y-city-curve 0');
    expect(run(circle, '5').revenue).toBe(80);
  });

  it('ends at a stop full of foreign tokens', () => {
    const blocked = { ...row, ...written('1,0 y-city-straight 1 blue') };
    expect(run(blocked, '4').revenue).toBe(40);
  });

  it('passes a stop with a free slot, and one with a token of its own', () => {
    expect(run({ ...row, ...written('1,0 g-city 1 blue') }, '4').revenue).toBe(90);
    expect(run({ ...row, ...written('1,0 g-city 1 blue+red') }, '4').revenue).toBe(90);
    expect(run({ ...row, ...written('1,0 g-city 1 blue+green') }, '4').revenue).toBe(50);
  });

  it('has a terminal stop only at an end', () => {
    for (const tile of ['mildendo', 'wiggywack']) {
      expect(run({ ...row, ...written(`1,0 ${tile} 0`) }, '4').revenue).toBe(50);
    }
    expect(run(written('0,0 wiggywack 0 red', '1,0 y-city-curve 3', '-1,0 y-city-curve 0'), '4').revenue).toBe(80);
  });

  it('does not use a Laputa tile of another colour, not even as its end', () => {
    expect(run({ ...row, ...written('1,0 laputa-blue 0') }, '4').revenue).toBe(0);
    expect(run({ ...row, ...written('1,0 laputa-red 0') }, '4').revenue).toBe(100);
  });

  it('crosses itself where two tracks do not meet', () => {
    const loop = written(
      '0,1 y-city-straight 1 red',
      '1,1 g-plain-crossover 0',
      '2,1 y-plain-curve 3',
      '2,0 y-plain-curve 2',
      '1,0 y-plain-curve 1',
      '1,2 y-city-straight 0',
    );
    expect(stopsOf(run(loop, '2'))).toEqual(['0,1 1,2']);
  });

  it('takes a loop past a mine that the straight way would miss', () => {
    const loop = written(
      '0,1 y-city-straight 1 red',
      '1,1 b-plain 0',
      '2,1 y-plain-curve 3',
      '2,0 y-plain-curve 2',
      '1,0 mine10-curve 1',
      '1,2 y-city-straight 0',
    );
    expect(run(loop, '2')).toMatchObject({ revenue: 40, mineBonus: 10 });
  });

  it('does not turn back at a junction', () => {
    const fork = written('0,1 g-plain-junction-right 0', '0,2 y-city-straight 0 red', '1,1 y-city-straight 1');
    expect(run(fork, '2').revenue).toBe(0);
  });

  it('does not come back over the edge by which it entered a loop', () => {
    const balloon = written(
      '0,3 y-city-straight 0 red',
      '0,2 g-plain-junction-right 0',
      '1,2 y-city-straight 1',
      '0,1 g-plain-junction-right 2',
      '0,0 y-plain-curve 2',
      '-1,0 y-plain-curve 1',
      '-1,1 y-plain-curve 0',
    );
    expect(run(balloon, '2').revenue).toBe(0);
  });
});

describe('the trains of a company', () => {
  it('may meet in stops but share no edge', () => {
    expect(stopsOf(run(row, '2 2'))).toEqual(['0,0 1,0']);
    const between = { ...row, ...written('1,0 y-city-straight 1 red', '0,0 y-city-straight 1') };
    expect(stopsOf(run(between, '2 2')).sort()).toEqual(['0,0 1,0', '1,0 2,0']);
  });

  it('share the edge at which the two tracks of a junction meet', () => {
    const fork = written(
      '0,1 g-city 0 red',
      '0,2 g-plain-junction-right 0',
      '0,3 y-city-straight 0',
      '1,2 y-city-straight 1',
    );
    expect(run(fork, '2 2').routes).toHaveLength(1);
  });

  it('take together what is best, not each its best', () => {
    const board = written(
      '0,0 y-city-straight 1',
      '1,0 y-city-straight 1 red',
      '2,0 y-metro-straight 1',
      '3,0 y-city-straight 1 red',
      '4,0 y-city-straight 1',
    );
    // The 3-train's best is 70 on either side of the metropolis and leaves 40; 60 and 50 would leave more unused.
    expect(run(board, '3 3').revenue).toBe(140);
    expect(run(board, '4 3').revenue).toBe(140);
    expect(run(board, '5 3').revenue).toBe(140);
  });

  it('may stay idle', () => {
    expect(run(row, '2 2 2').routes.map(({ train }) => train)).toEqual([0]);
  });
});

describe('revenue', () => {
  const ninety = written('0,0 b-metro 0 red', '1,0 b-city 0');

  it('is doubled by a D-train', () => {
    expect(run(ninety, '3D').revenue).toBe(180);
  });

  it('of an obsolete train is halved and rounded down to tens', () => {
    expect(run(ninety, '3*').revenue).toBe(40);
    expect(run(ninety, '3D*').revenue).toBe(90);
  });

  it('of a castle and of Wiggywack is higher for a company with a token there', () => {
    expect(run(written('0,0 castle 1 red', '1,0 wiggywack 0'), '2').revenue).toBe(80);
    expect(run(written('0,0 castle 1', '1,0 wiggywack 0 red'), '2').revenue).toBe(90);
  });

  it("of the General's city follows the colour of the phase", () => {
    const board = written('0,0 general-city 1 red', '1,0 y-city-straight 1');
    const revenues = (['yellow', 'green', 'brown'] as const).map(
      (phaseColour) => run(board, '2', { phaseColour }).revenue,
    );
    expect(revenues).toEqual([40, 50, 60]);
  });

  it('has the Allenbeck bonus for three and for four named cities, never doubled, halved with the rest', () => {
    const express = written(
      '0,0 mildendo 0',
      '1,0 allenbeck-plips 0 red',
      '2,0 allenbeck-tottenham 0',
      '3,0 allenbeck-allenbeck 0',
    );
    const variants = ['allenbeck'] as const;
    expect(run(express, '3', { variants }).revenue).toBe(140);
    expect(run(express, '4', { variants }).revenue).toBe(200);
    expect(run(express, '4D', { variants }).revenue).toBe(350);
    expect(run(express, '3D', { variants }).revenue).toBe(260);
    expect(run(express, '4*', { variants }).revenue).toBe(100);
    expect(run(express, '4').revenue).toBe(150);
  });
});

describe('mines', () => {
  /** From red's city two ways to the east: past a mine of 10, or past one of 20. */
  const mines = written(
    '0,0 b-city 0 red',
    '0,-1 mine10-curve 1',
    '1,-1 y-plain-straight 1',
    '2,-1 y-city-straight 1',
    '1,0 mine20-straight 1',
    '2,0 y-city-straight 1',
  );

  it('decide between routes of equal revenue', () => {
    expect(run(mines, '2')).toMatchObject({ revenue: 60, mineBonus: 20 });
    expect(run(mines, '2 2')).toMatchObject({ revenue: 120, mineBonus: 30 });
  });

  it('never outweigh revenue', () => {
    const better = { ...mines, ...written('-1,0 y-metro-straight 1') };
    expect(run(better, '2')).toMatchObject({ revenue: 70, mineBonus: 0 });
  });

  it('are neither doubled nor halved', () => {
    expect(run(mines, '3D')).toMatchObject({ revenue: 160, mineBonus: 30 });
    expect(run(mines, '2*')).toMatchObject({ revenue: 30, mineBonus: 20 });
  });
});

describe('a route in print', () => {
  it('names stops with values, and cells with sides in the order of travel', () => {
    const board = written('0,0 mildendo 0', '1,0 y-city-curve 2 red', '1,1 y-plain-straight 0', '1,2 g-city 0');
    expect(run(board, '3').routes).toEqual([
      {
        train: 0,
        type: '3',
        obsolete: false,
        revenue: 80,
        mineBonus: 0,
        bonus: 0,
        stops: [
          { x: 0, y: 0, value: 30 },
          { x: 1, y: 0, value: 20 },
          { x: 1, y: 2, value: 30 },
        ],
        legs: [
          { x: 0, y: 0, from: 'stop', to: 1 },
          { x: 1, y: 0, from: 3, to: 2 },
          { x: 1, y: 1, from: 0, to: 2 },
          { x: 1, y: 2, from: 0, to: 'stop' },
        ],
      },
    ]);
  });
});

describe('steps', () => {
  it('that run out are owned up to', () => {
    const query = {
      board: row,
      company: 'red' as const,
      trains: [{ type: '4' as const, obsolete: false }],
      phaseColour: 'green' as const,
      variants: [],
    };
    for (let steps = 0; steps < 10; steps++) expect(bestRun(query, steps)).toMatchObject({ proved: false });
    expect(bestRun(query, 20)).toMatchObject({ revenue: 80, proved: true });
  });
});

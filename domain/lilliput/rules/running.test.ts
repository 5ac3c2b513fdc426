import { describe, expect, it } from 'vitest';
import { asked, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buyFromPool, cash, keep, pay } from '../../../test/games/lilliput/steps.ts';
import { chart, type SpaceId } from '../data.ts';

const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
/** The last turn is over and the first company’s trains have run. Red’s home and Mildendo bring 50. */
const ran = (wanted: Position = {}) => played(position({ order: [0], ...wanted }), [0, cash()]);
const LAST = { 1: 8, 2: 8, 3: 9, 4: 8 } as const;

describe('the order of companies', () => {
  it('3 higher price first; on the same space the upper marker first', () => {
    const facts = ran({
      seats: 4,
      companies: { red: { space: 'B4' }, blue: { space: 'T4' }, yellow: { space: 'B4' }, green: { space: 'B5' } },
    });
    expect(facts.at(-2)).toMatchObject({ type: 'runningBegun', order: ['green', 'blue', 'red', 'yellow'] });
    expect(facts.at(-1)).toMatchObject({ type: 'trainsRun', company: 'green' });
    const all = played(facts, [3, pay], [1, pay], [0, pay], [2, pay]);
    const run = all.flatMap((fact) => (fact.type === 'trainsRun' ? [fact.company] : []));
    expect(run).toEqual(['green', 'blue', 'red', 'yellow']);
  });

  it('3 one decision per company, by its director', () => {
    const facts = ran();
    expect(asked(facts)).toEqual([{ seat: 0, need: 'dividend', params: { company: 'red' } }]);
    expect(() => played(facts, [1, pay])).toThrow('table.notAwaited');
    expect(() => played(facts, [0])).toThrow('table.unfinished');
    expect(() => played(facts, [0, keep, pay])).toThrow('turn.nothingMore');
    expect(() => played(facts, [0, pay, keep])).toThrow('turn.nothingMore');
    expect(asked(played(facts, [0, pay]))).toEqual([{ seat: 1, need: 'dividend', params: { company: 'blue' } }]);
  });
});

describe('paying', () => {
  it('3 every 10 % held by a player gets a tenth; the bank’s shares pay nobody', () => {
    const facts = ran({ seats: 3, cash: [0, 0, 0], shares: { red: [0, 2] } });
    const after = played(facts, [0, pay]);
    expect(after[facts.length]).toMatchObject({
      type: 'dividendPaid',
      company: 'red',
      revenue: 50,
      payouts: [
        { seat: 0, amount: 30 },
        { seat: 2, amount: 5 },
      ],
      toTreasury: 0,
    });
    expect(stateOf(after).players.map(({ cash: own }) => own)).toEqual([5 + 30, 0, 5]);
    expect(stateOf(after).companies.red?.treasury).toBe(500);
  });

  it('3 the marker goes one right, and under the markers there', () => {
    const after = played(ran({ companies: { red: { space: 'T4' }, blue: { space: 'T5' } } }), [1, pay], [0, pay]);
    expect(stateOf(after).chart).toMatchObject({ T6: ['blue'], T5: ['red'] });
    const stacked = played(ran({ companies: { red: { space: 'T4' }, blue: { space: 'T5', trains: [] } } }), [0, pay]);
    expect(stateOf(stacked).chart).toEqual({ T4: ['blue'], T5: ['red'] });
    const under = played(
      ran({ seats: 3, companies: { red: { space: 'T4' }, blue: { space: 'T5' }, yellow: { space: 'T4' } } }),
      [1, keep],
      [0, pay],
    );
    expect(stateOf(under).chart).toMatchObject({ T4: ['yellow', 'blue'], T5: ['red'] });
  });

  it.each([
    ['T0', 'T1'],
    ['T11', 'T11'],
    ['B0', 'B1'],
    ['B11', 'T11'],
  ] as const)('3 one right from %s is %s', (from, to) => {
    const facts = ran({ companies: { red: { space: from }, blue: { space: 'B0', trains: [] } } });
    expect(played(facts, [0, pay])[facts.length]).toMatchObject({ type: 'dividendPaid', from, to });
  });

  it('3 no train of the pool for a company that paid', () => {
    const facts = ran({ phase: 2, pool: ['2'] });
    expect(types(played(facts, [0, pay]).slice(facts.length))).toEqual(['dividendPaid', 'companyDone', 'trainsRun']);
  });
});

describe('keeping', () => {
  it('3 all goes to the treasury', () => {
    const facts = ran({ cash: [0, 0], shares: { red: [1] } });
    const after = played(facts, [0, keep]);
    expect(after[facts.length]).toMatchObject({ type: 'revenueKept', company: 'red', revenue: 50 });
    expect(stateOf(after).companies.red?.treasury).toBe(550);
    expect(stateOf(after).players.map(({ cash: own }) => own)).toEqual([5, 0]);
  });

  it.each([
    ['T5', 'T4'],
    ['T0', 'B0'],
    ['B5', 'B4'],
    ['B0', 'B0'],
  ] as const)('3 the marker goes one left: from %s to %s', (from, to) => {
    const facts = ran({ companies: { red: { space: from }, blue: { space: 'B0', trains: [] } } });
    expect(played(facts, [0, keep])[facts.length]).toMatchObject({ type: 'revenueKept', from, to });
  });

  it('3 on every space: one left or right in its row; the start of the top row goes down, the end of the bottom row up', () => {
    const right = (id: SpaceId): SpaceId => {
      const column = Number(id.slice(1));
      if (column < 11) return `${id[0] as 'T' | 'B'}${column + 1}`;
      return 'T11';
    };
    for (const { id, row, col, pay: paid, withhold, lastRoundPay } of chart.spaces) {
      expect([id, paid]).toEqual([id, right(id)]);
      expect([id, lastRoundPay]).toEqual([id, right(right(id))]);
      const left = col > 0 ? `${id[0]}${col - 1}` : 'B0';
      expect([id, row, withhold]).toEqual([id, row, left]);
    }
  });

  it('10 Running: then optionally one train of the pool, of free choice, in the same submission', () => {
    const facts = ran({ phase: 3, pool: ['2', '3'] });
    for (const train of ['2', '3'] as const) {
      const after = played(facts, [0, keep, buyFromPool('red', train)]);
      expect(after.slice(facts.length, facts.length + 3)).toMatchObject([
        { type: 'revenueKept' },
        { type: 'trainBought', from: 'pool', company: 'red', train: { type: train } },
        { type: 'companyDone' },
      ]);
    }
    expect(types(played(facts, [0, keep]).slice(facts.length))).toEqual(['revenueKept', 'companyDone', 'trainsRun']);
  });

  it('3 what was kept may pay for it', () => {
    const facts = ran({ phase: 3, pool: ['2'], companies: { red: { treasury: 30 } } });
    expect(() => played(facts, [0, keep, buyFromPool('red', '2')])).not.toThrow();
  });
});

describe('revenue 0', () => {
  const idle: Position = { companies: { red: { trains: [], space: 'T4' } } };

  it('3 is kept: nobody is asked, the marker goes one left', () => {
    const facts = ran(idle);
    expect(facts.find(({ type }) => type === 'revenueKept')).toMatchObject({
      company: 'red',
      revenue: 0,
      from: 'T4',
      to: 'T3',
    });
    expect(asked(facts)).toEqual([{ seat: 1, need: 'dividend', params: { company: 'blue' } }]);
  });

  it('3 and lets the company buy from the pool, or not', () => {
    const facts = ran({ ...idle, phase: 2, pool: ['2'] });
    expect(asked(facts)).toEqual([{ seat: 0, need: 'poolTrain', params: { company: 'red' } }]);
    expect(played(facts, [0, buyFromPool('red', '2')])[facts.length]).toMatchObject({
      type: 'trainBought',
      from: 'pool',
    });
    expect(types(played(facts, [0]).slice(facts.length))).toEqual(['companyDone', 'trainsRun']);
  });

  it('3 with a pool too dear nobody is asked', () => {
    const facts = ran({
      phase: 2,
      pool: ['2'],
      cash: [0, 0],
      companies: { red: { trains: [], treasury: 70, space: 'T4' } },
    });
    expect(asked(facts)).toEqual([{ seat: 1, need: 'dividend', params: { company: 'blue' } }]);
  });
});

describe('the last round', () => {
  const last = (wanted: Position = {}) => ran({ round: LAST[wanted.seats ?? 2], ...wanted });

  it('3 revenue is doubled, must be paid, and nothing is asked', () => {
    const facts = last({ cash: [0, 0], shares: { red: [1] } });
    expect(facts.filter(({ type }) => type === 'trainsRun')).toMatchObject([
      { company: 'red', revenue: 100 },
      { company: 'blue' },
    ]);
    expect(facts.find(({ type }) => type === 'dividendPaid')).toMatchObject({
      company: 'red',
      revenue: 100,
      payouts: [
        { seat: 0, amount: 50 },
        { seat: 1, amount: 10 },
      ],
    });
    expect(asked(facts)).toEqual([]);
    expect(stateOf(facts).companies.red?.treasury).toBe(500);
  });

  it.each([
    ['T4', 'T6'],
    ['T10', 'T11'],
    ['B10', 'T11'],
    ['B11', 'T11'],
  ] as const)('3 the marker goes two right: from %s to %s', (from, to) => {
    const facts = last({ companies: { red: { space: from }, blue: { space: 'B0', trains: [] } } });
    expect(facts.find(({ type }) => type === 'dividendPaid')).toMatchObject({ from, to });
  });

  it('10 Markers: the space passed on the way does not matter', () => {
    const facts = last({ companies: { red: { space: 'T4' }, blue: { space: 'T5', trains: [] } } });
    expect(stateOf(facts).chart).toEqual({ T4: ['blue'], T6: ['red'] });
  });

  it('3 revenue 0: one left', () => {
    const facts = last({ companies: { red: { trains: [], space: 'T4' } } });
    expect(facts.find(({ type }) => type === 'revenueKept')).toMatchObject({
      company: 'red',
      revenue: 0,
      from: 'T4',
      to: 'T3',
    });
  });

  it('10 Running: no purchase from the pool', () => {
    const facts = last({ phase: 2, pool: ['2'], companies: { red: { trains: [] } } });
    expect(asked(facts)).toEqual([]);
    expect(facts.at(-1)).toMatchObject({ type: 'gameEnded' });
  });

  it('10 Running: the finished revenue is doubled once: halving and rounding come first', () => {
    const facts = last({ phase: 4, companies: { red: { trains: ['2'] } } });
    expect(facts.find(({ type }) => type === 'trainsRun')).toMatchObject({ company: 'red', revenue: 40 });
    const doubled = last({ phase: 6, companies: { red: { trains: ['3D'] } } });
    expect(doubled.find(({ type }) => type === 'trainsRun')).toMatchObject({ company: 'red', revenue: 200 });
  });

  it('3 the round before is not yet the last', () => {
    expect(ran({ round: 7 }).at(-1)).toMatchObject({ type: 'trainsRun', revenue: 50 });
  });
});

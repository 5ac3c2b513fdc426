import { describe, expect, it } from 'vitest';
import { gulliversRound } from '../../../../test/games/lilliput/gulliver.ts';
import { type Position, stateOf } from '../../../../test/games/lilliput/position.ts';

/** A position in which chance is asked for nothing before D: a straight is all that A4 can lay. */
const quiet: Position = { supply: { 'y-plain-curve': 0 } };
const holding = (cash: number, more: Position = {}): Position => ({ ...quiet, cash: [0, cash], ...more });

describe('D: a share', () => {
  it('8 one 10 % share a round, at random', () => {
    const both = [0, 1].map((result) => gulliversRound(holding(1000), result));
    expect(both[0]?.by('D')).toMatchObject({ rule: 'D1', sides: [2] });
    expect(both.map(({ by }) => by('D')?.facts)).toMatchObject([
      [{ type: 'shareBought', seat: 1, company: 'red', price: 50 }],
      [{ type: 'shareBought', seat: 1, company: 'yellow', price: 50 }],
    ]);
    expect(stateOf(both[0]!.all).players[1]).toMatchObject({ cash: 950 });
  });

  it('8 if affordable', () => {
    expect(gulliversRound(holding(49)).by('D')).toBeUndefined();
    expect(gulliversRound(holding(50)).by('D')?.rule).toBe('D1');
    const dear: Position = { companies: { red: { space: 'T7' } } };
    expect(gulliversRound(holding(60, dear)).by('D')).toMatchObject({ sides: [], facts: [{ company: 'yellow' }] });
  });

  it('8 only of what the bank has', () => {
    const out = holding(100, { shares: { red: [0, 0, 0] } });
    expect(gulliversRound(out).by('D')).toMatchObject({ sides: [], facts: [{ company: 'yellow' }] });
  });

  it('8 three at most', () => {
    const { by } = gulliversRound(holding(240, { shares: { red: [1, 1], yellow: [1] } }));
    expect(by('D')).toBeUndefined();
  });

  it('8 never sells', () => {
    const poor = gulliversRound(holding(0, { shares: { red: [1, 1, 1] }, deck: { '2': 0 } }));
    expect(poor.facts.map(({ type }) => type)).not.toContain('sharesSold');
  });
});

describe('D: a second company', () => {
  /** Three shares are in his hand; at 2,-1 a city has a free slot. */
  const ready = (cash: number, more: Position = {}): Position =>
    holding(cash, {
      shares: { red: [1, 1], yellow: [1] },
      ...more,
      board: { '2,-1': 'y-city-straight 1', ...more.board },
    });

  it('8 as soon as he has £250', () => {
    expect(gulliversRound(ready(249)).by('D')).toBeUndefined();
    expect(gulliversRound(ready(250)).by('D')).toMatchObject({
      rule: 'D2',
      facts: [{ type: 'companyFounded', seat: 1, price: 50, space: 'T0', paid: 250, treasury: 0 }],
    });
  });

  it('8 at the highest price he can pay, in either row', () => {
    const founded = (cash: number) => gulliversRound(ready(cash)).by('D')?.facts[0];
    expect(founded(264)).toMatchObject({ price: 50, space: 'T0' });
    expect(founded(265)).toMatchObject({ price: 53, space: 'B1' });
    expect(founded(300)).toMatchObject({ price: 60, space: 'T2', paid: 300 });
    expect(founded(299)).toMatchObject({ price: 58, space: 'B2', paid: 290 });
    expect(founded(2000)).toMatchObject({ price: 150, space: 'T11', paid: 750 });
  });

  it('10 any of the companies that are left, at random', () => {
    const companies = [0, 1, 2, 3].map((result) => gulliversRound(ready(250), result).by('D'));
    expect(companies[0]?.sides).toEqual([4]);
    expect(companies.map((deed) => deed?.facts[0])).toMatchObject([
      { company: 'purple' },
      { company: 'black' },
      { company: 'orange' },
      { company: 'white' },
    ]);
  });

  it('10 one certificate a round in all', () => {
    const third = gulliversRound(ready(1000, { shares: { red: [1, 1] } }));
    expect(third.by('D')?.rule).toBe('D1');
    expect(third.facts.map(({ type }) => type)).not.toContain('companyFounded');
    const fourth = gulliversRound(ready(1000));
    expect(fourth.by('D')?.rule).toBe('D2');
    expect(fourth.facts.map(({ type }) => type)).not.toContain('shareBought');
  });

  it('10 once he has three shares, or none is left in the bank', () => {
    const none = ready(250, { shares: { red: [0, 0, 0], yellow: [0, 0, 1] } });
    expect(gulliversRound(none).by('D')?.rule).toBe('D2');
    expect(gulliversRound(ready(250, { shares: { red: [0, 0, 0], yellow: [0, 1] } })).by('D')?.rule).toBe('D1');
  });

  it('8 one more company only', () => {
    const two = ready(1000, { companies: { purple: { director: 1 } }, board: { '2,-1': 'g-city 0 purple -' } });
    expect(gulliversRound(two).by('D')).toBeUndefined();
  });

  it('8 home token on his first home tile if free', () => {
    const free = ready(250, { board: { '0,1': 'g-city 0 yellow -' } });
    expect(gulliversRound(free).by('D')).toMatchObject({ cell: '0,1', facts: [{ x: 0, y: 1, slot: 1 }] });
  });

  it('8, 10 else the nearest city from his first home, by |dx| + |dy|', () => {
    // From 0,1: 2,-1 is four away, 3,2 four, 0,-3 four, -2,1 two.
    const near = ready(250, {
      board: { '0,-3': 'y-city-straight 0', '-2,1': 'y-city-straight 0', '3,2': 'y-city-curve 0' },
    });
    expect(gulliversRound(near).by('D')).toMatchObject({ cell: '-2,1', sides: [4] });
  });

  it('8 random on a tie', () => {
    const tie = ready(250, { board: { '3,2': 'y-city-curve 0', '5,5': 'wiggywack 0' } });
    expect(gulliversRound(tie, 0, 0).by('D')?.sides).toEqual([4, 2]);
    expect(new Set([0, 1].map((result) => gulliversRound(tie, 0, result).by('D')?.cell))).toEqual(
      new Set(['2,-1', '3,2']),
    );
  });

  it('10 not without a free slot', () => {
    const full = ready(1000, { board: { '2,-1': 'y-city-straight 1 red' }, companies: { red: { home: '0,-1' } } });
    expect(gulliversRound(full).by('D')).toBeUndefined();
  });

  it('10 Founding token: not on a Laputa tile', () => {
    const laputa = ready(250, {
      variants: ['laputa'],
      phase: 6,
      board: { '0,1': 'laputa-yellow 0 yellow -', '2,-1': 'y-city-straight 1' },
    });
    expect(gulliversRound(laputa).by('D')).toMatchObject({ cell: '2,-1' });
  });

  it('10 the company has no treasury; its marker goes under those already there', () => {
    const { all, facts } = gulliversRound(ready(250));
    expect(stateOf(all).companies.purple).toMatchObject({ director: 1, treasury: 0, home: { x: 2, y: -1 } });
    expect(stateOf(all).players[1]?.certificates.at(-1)).toEqual({ company: 'purple', percent: 50 });
    expect(facts.find(({ type }) => type === 'runningBegun')).toMatchObject({ order: ['red', 'yellow', 'purple'] });
  });
});

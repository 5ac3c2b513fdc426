import { describe, expect, it } from 'vitest';
import { only, type Position, play } from '../../../test/games/rocket/position.ts';
import { extend } from '../../../test/games/rocket/steps.ts';

const paidTo = (payouts: readonly { seat: number; amount: number }[] = []) =>
  payouts.map(({ seat, amount }) => [seat, amount]);

describe('a large city that a line reaches', () => {
  const reading: Position = { lines: { LSWR: { path: '5,12' } }, actions: 1 };
  const go = extend('LSWR', '5,11');

  it('pays £2000 to the most tokens of that city and £1000 to the second, whatever the goods', () => {
    const wanted: Position = {
      ...reading,
      tokens: [
        [1, 'Reading', 'brewing'],
        [1, 'Reading', 'steel'],
        [2, 'Reading', 'brewing'],
        [0, 'London', 'brewing'],
        [0, 'London', 'brewing'],
        [0, 'London', 'textiles'],
      ],
    };
    const { facts, state } = play(wanted, [0, go]);
    expect(only(facts, 'cityPaid')).toMatchObject([{ city: 'Reading', company: 'LSWR' }]);
    expect(state.players.map(({ cash }) => cash)).toEqual([0, 2_000, 1_000]);
  });

  it('pays nobody when no token of it was taken', () => {
    expect(play(reading, [0, go]).types).not.toContain('cityPaid');
  });

  it('pays again for every further line', () => {
    const wanted: Position = {
      lines: { GWR: { path: '1,12', cities: ['Reading'] }, LSWR: { path: '5,12' } },
      tokens: [[1, 'Reading', 'steel']],
      actions: 1,
    };
    expect(only(play(wanted, [0, go]).facts, 'cityPaid')).toHaveLength(1);
  });

  it('pays nothing when the line had it already', () => {
    const wanted: Position = { lines: { LSWR: { path: '5,12 5,11' } }, tokens: [[1, 'Reading', 'steel']], actions: 1 };
    expect(play(wanted, [0, extend('LSWR', '5,10')]).types).not.toContain('cityPaid');
    const inherited: Position = {
      lines: { LSWR: { path: '5,12', cities: ['Reading'] } },
      tokens: [[1, 'Reading', 'steel']],
      actions: 1,
    };
    expect(play(inherited, [0, go]).types).not.toContain('cityPaid');
  });

  it('comes in alphabetical order if there are two', () => {
    const wanted: Position = {
      lines: { GER: { path: '9,4 10,4' } },
      tokens: [
        [0, 'Hertford', 'steel'],
        [1, 'Cambridge', 'leather'],
      ],
      actions: 1,
    };
    const { facts } = play(wanted, [0, extend('GER', '11,4')]);
    expect(only(facts, 'cityPaid').map(({ city }) => city)).toEqual(['Cambridge', 'Hertford']);
  });
});

describe('a railway town that a line reaches', () => {
  const swindon: Position = {
    lines: { LSWR: { path: '5,12 5,11' } },
    stations: { '5,12': 1, '5,11': 1, '4,11': 2 },
    actions: 1,
  };
  const go = extend('LSWR', '4,11');

  it('pays the most stations on the line £1000 for each city, and the second half of it', () => {
    const { facts } = play(swindon, [0, go]);
    expect(only(facts, 'townPaid')).toMatchObject([{ city: 'Swindon', company: 'LSWR', value: 3 }]);
    expect(paidTo(only(facts, 'townPaid')[0]?.payouts)).toEqual([
      [1, 3_000],
      [2, 1_000],
    ]);
  });

  it('counts a station on the hex just entered', () => {
    const { facts } = play({ ...swindon, stations: { '4,11': 2 } }, [0, go]);
    expect(paidTo(only(facts, 'townPaid')[0]?.payouts)).toEqual([[2, 3_000]]);
  });

  it('counts stations on track in separate pieces, and none beside the line', () => {
    const wanted: Position = {
      lines: { LSWR: { path: '5,12 5,11', track: '12,5' } },
      stations: { '12,5': 1, '10,4': 2 },
      actions: 1,
    };
    expect(paidTo(only(play(wanted, [0, go]).facts, 'townPaid')[0]?.payouts)).toEqual([[1, 3_000]]);
  });

  it('pays nobody when no station is on the line', () => {
    expect(play({ ...swindon, stations: {} }, [0, go]).types).not.toContain('townPaid');
  });

  it('its value counts a large city reached by the same move, which is paid before', () => {
    const wanted: Position = {
      lines: { LNWR: { path: '4,7 5,6' } },
      stations: { '5,6': 1 },
      tokens: [[2, 'Northampton', 'leather']],
      actions: 1,
    };
    const { facts, types } = play(wanted, [0, extend('LNWR', '6,5')]);
    expect(types).toEqual(['moveChosen', 'lineExtended', 'cityPaid', 'townPaid', 'turnEnded']);
    expect(only(facts, 'townPaid')).toMatchObject([{ city: 'Rugby', value: 3 }]);
  });

  it('pays nothing when the line had it already', () => {
    const wanted: Position = { ...swindon, lines: { LSWR: { path: '5,12 5,11', cities: ['Swindon'] } } };
    expect(play(wanted, [0, go]).types).not.toContain('townPaid');
  });
});

it('a start city that a line reaches pays nothing at once', () => {
  const wanted: Position = {
    gone: ['LNWR'],
    lines: { 'L&Y': { path: '0,2 0,3' } },
    stations: { '0,3': 1, '1,3': 1 },
    actions: 1,
  };
  const { types, state } = play(wanted, [0, extend('L&Y', '1,3')]);
  expect(types.filter((type) => type.endsWith('Paid'))).toEqual([]);
  expect(state.lines['L&Y']?.cities).toContain('Stoke');
});

import { describe, expect, it } from 'vitest';
import { at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buyShare, card, found, lay, sell, turn } from '../../../test/games/lilliput/steps.ts';
import { chart, type SpaceId } from '../data.ts';
import type { LilliputStep } from '../steps.ts';

const dealing = (wanted: Position, ...steps: LilliputStep[]) => at(wanted).when(0, turn(card('share-or-10'), ...steps));
const dealt = (wanted: Position, ...steps: LilliputStep[]) =>
  stateOf(played(position(wanted), [0, card('share-or-10'), ...steps]));
/** The first player holds this many shares of blue, whose marker lies here. */
const holding = (count: number, space: SpaceId = 'T4', more: Position = {}): Position => ({
  ...more,
  companies: { blue: { space }, ...more.companies },
  shares: { blue: Array.from({ length: count }, () => 0), ...more.shares },
});

describe('selling', () => {
  it('2.4 any number of 10 % shares, all at today’s price', () => {
    for (const count of [1, 2, 3]) {
      dealing(holding(3), sell('blue', count)).then({}, { type: 'sharesSold', count, proceeds: count * 70 }, {});
    }
    const state = dealt(holding(3, 'T4', { cash: [7, 0] }), sell('blue', 2));
    expect(state.players[0]).toMatchObject({ cash: 147 });
    expect(state.players[0]?.certificates).toEqual([
      { company: 'red', percent: 50 },
      { company: 'blue', percent: 10 },
    ]);
  });

  it.each([
    ['T4', 1, 'B4'],
    ['T4', 2, 'T3'],
    ['T4', 3, 'B3'],
    ['B4', 1, 'T3'],
    ['B4', 2, 'B3'],
    ['T0', 1, 'B0'],
    ['T0', 3, 'B0'],
    ['B1', 1, 'T0'],
    ['B1', 2, 'B0'],
    ['B0', 2, 'B0'],
    ['T11', 1, 'B11'],
  ] as const)('2.4 the marker falls one space per share: %s, %i sold, %s', (from, count, to) => {
    dealing(holding(3, from), sell('blue', count)).then({}, { type: 'sharesSold', from, to }, {});
  });

  it('2.4 on every space: top row to the space below, bottom row one left and up, 45 stays', () => {
    for (const { id, row, col, sellOne } of chart.spaces) {
      if (row === 'top') expect([id, sellOne]).toEqual([id, `B${col}`]);
      else expect([id, sellOne]).toEqual([id, col === 0 ? 'B0' : `T${col - 1}`]);
    }
    expect(chart.spaces.find(({ id }) => id === 'B0')?.value).toBe(45);
  });

  it('2.4 a marker entering an occupied space goes under', () => {
    expect(dealt(holding(1, 'T4', { companies: { red: { space: 'B4' } } }), sell('blue', 1)).chart.B4).toEqual([
      'red',
      'blue',
    ]);
  });

  it('10 Markers: spaces passed on the way do not matter', () => {
    const state = dealt(holding(2, 'T4', { companies: { red: { space: 'B4' } } }), sell('blue', 2));
    expect(state.chart).toEqual({ B4: ['red'], T3: ['blue'] });
  });

  it('10 Markers: one that stays where it is keeps its place in the stack', () => {
    const state = dealt(
      {
        seats: 3,
        companies: { red: { space: 'T9' }, blue: { space: 'B0' }, yellow: { space: 'B0' } },
        shares: { blue: [0, 0] },
      },
      sell('blue', 2),
    );
    expect(state.chart.B0).toEqual(['blue', 'yellow']);
  });

  it('2.4 the 50 % certificate is never sold', () => {
    dealing({}, sell('red', 1)).thenRejected('share.notYours', 1);
    dealing({ shares: { red: [0] } }, sell('red', 2)).thenRejected('share.notYours', 1);
    expect(dealt({ shares: { red: [0] } }, sell('red', 1)).players[0]?.certificates).toEqual([
      { company: 'red', percent: 50 },
    ]);
  });

  it('2.4 only shares that the player has', () => {
    const { params } = dealing(holding(1), sell('blue', 2)).thenRejected('share.notYours', 1);
    expect(params).toEqual({ company: 'blue', count: 2 });
    dealing({ shares: { blue: [1] } }, sell('blue', 1)).thenRejected('share.notYours', 1);
    dealing({}, sell('black', 1)).thenRejected('share.notYours', 1);
  });

  it('10 Sales: one batch per company', () => {
    dealing(holding(2), sell('blue', 1), sell('blue', 1)).thenRejected('share.oneBatch', 2);
  });

  it('10 Sales: in the seller’s order', () => {
    const wanted: Position = {
      companies: { red: { space: 'T4' }, blue: { space: 'T4' } },
      shares: { blue: [0], red: [0] },
    };
    expect(dealt(wanted, sell('blue', 1), sell('red', 1)).chart.B4).toEqual(['blue', 'red']);
    expect(dealt(wanted, sell('red', 1), sell('blue', 1)).chart.B4).toEqual(['red', 'blue']);
  });

  it('2.4 directors never change', () => {
    const state = dealt({ shares: { blue: [0, 0, 0], red: [0] } }, sell('red', 1));
    expect([state.companies.red?.director, state.companies.blue?.director]).toEqual([0, 1]);
  });
});

describe('buying', () => {
  it('2.4 a 10 % share from the bank at today’s price', () => {
    const wanted: Position = { cash: [100, 0], companies: { blue: { space: 'B6' } } };
    dealing(wanted, buyShare('blue')).then({}, { type: 'shareBought', seat: 0, company: 'blue', price: 85 }, {});
    const state = dealt(wanted, buyShare('blue'));
    expect(state.players[0]).toMatchObject({ cash: 15 });
    expect(state.players[0]?.certificates.at(-1)).toEqual({ company: 'blue', percent: 10 });
    expect(state.companies.blue?.treasury).toBe(500);
    expect(state.chart.B6).toEqual(['blue']);
  });

  it('2.4 a share of the player’s own company too', () => {
    dealing({ cash: [50, 0] }, buyShare('red')).then({}, { type: 'shareBought', company: 'red', price: 50 }, {});
  });

  it('2.4 with the player’s own cash only', () => {
    const { params } = dealing({ cash: [69, 0], companies: { blue: { space: 'T4' } } }, buyShare('blue')).thenRejected(
      'money.cash',
      1,
    );
    expect(params).toEqual({ price: 70, cash: 69 });
    dealing({ cash: [70, 0], companies: { blue: { space: 'T4' } } }, buyShare('blue')).then({}, { price: 70 }, {});
  });

  it('2.4 at most one certificate', () => {
    dealing({ cash: [500, 0] }, buyShare('blue'), buyShare('blue')).thenRejected('share.bought', 2);
  });

  it('2.4 first sell, then buy', () => {
    dealing(holding(1, 'T4', { cash: [500, 0] }), buyShare('red'), sell('blue', 1)).thenRejected('share.bought', 2);
    dealing(holding(1, 'T4', { cash: [0, 0] }), sell('blue', 1), buyShare('red')).then(
      {},
      { proceeds: 70 },
      { price: 50 },
      {},
    );
  });

  it('2.4, 10 Sales: one just sold too, at the new price', () => {
    dealing(holding(1, 'T4'), sell('blue', 1), buyShare('blue')).then({}, { proceeds: 70 }, { price: 68 }, {});
  });

  it('2.4 three 10 % shares per company exist', () => {
    dealing({ cash: [500, 0], shares: { blue: [0, 1, 1] } }, buyShare('blue')).thenRejected('share.noneLeft', 1);
    dealing({ cash: [500, 0], shares: { blue: [0, 1] } }, buyShare('blue')).then({}, { type: 'shareBought' }, {});
  });

  it('2.4 of a company that is not founded there are no shares', () => {
    dealing({ cash: [500, 0] }, buyShare('purple')).thenRejected('company.notFounded', 1);
    dealing({ cash: [500, 0] }, buyShare('yellow')).thenRejected('company.notFounded', 1);
  });

  it('2.4 at most five certificates; a 50 % one counts as one', () => {
    const five: Position = { cash: [500, 0], shares: { blue: [0, 0], red: [0, 0] } };
    const { params } = dealing(five, buyShare('red')).thenRejected('share.limit', 1);
    expect(params).toEqual({ limit: 5 });
    dealing({ cash: [500, 0], shares: { blue: [0, 0], red: [0] } }, buyShare('red')).then(
      {},
      { type: 'shareBought' },
      {},
    );
  });

  it('10 Sales: limits are checked at the purchase', () => {
    const five: Position = { cash: [500, 0], shares: { blue: [0, 0], red: [0, 0] } };
    dealing(five, sell('blue', 1), buyShare('red')).then({}, { type: 'sharesSold' }, { type: 'shareBought' }, {});
  });
});

describe('founding a company', () => {
  const city = { '2,0': 'y-plain-straight 1', '3,0': 'y-city-curve 3' };
  const rich = (more: Position = {}): Position => ({ cash: [2_000, 0], ...more, board: { ...city, ...more.board } });

  it.each([
    ['T0', 50],
    ['B1', 53],
    ['T1', 55],
    ['B6', 85],
    ['T11', 150],
  ] as const)('2.4 at any space of 50 or more (%s): pay five prices, treasury ten, marker there', (space, price) => {
    const facts = position(rich());
    const after = played(facts, [0, card('share-or-10'), found('purple', space, '3,0')]);
    expect(after[facts.length + 1]).toMatchObject({
      type: 'companyFounded',
      company: 'purple',
      price,
      paid: 5 * price,
      treasury: 10 * price,
      tokens: 2,
    });
    const state = stateOf(after);
    expect(state.players[0]).toMatchObject({ cash: 2_000 - 5 * price });
    expect(state.players[0]?.certificates.at(-1)).toEqual({ company: 'purple', percent: 50 });
    expect(state.companies.purple).toMatchObject({
      director: 0,
      treasury: 10 * price,
      trains: [],
      home: { x: 3, y: 0 },
    });
    expect(state.chart[space]?.at(-1)).toBe('purple');
    expect(state.board['3,0']?.tokens).toEqual(['purple']);
    expect(state.unfounded).toEqual(['black', 'orange', 'white']);
  });

  it('2.4 not below 50, nor on a space that is none', () => {
    dealing(rich(), found('purple', 'B0', '3,0')).thenRejected('company.foundingPrice', 1);
    dealing(rich(), found('purple', 'T12', '3,0')).thenRejected('company.foundingPrice', 1);
  });

  it('2.4 a marker entering an occupied space goes under', () => {
    expect(dealt(rich(), found('purple', 'T0', '3,0')).chart.T0).toEqual(['red', 'blue', 'purple']);
  });

  it('2.4 with the player’s own cash only', () => {
    dealing(rich({ cash: [249, 0] }), found('purple', 'T0', '3,0')).thenRejected('money.cash', 1);
    dealing(rich({ cash: [250, 0] }), found('purple', 'T0', '3,0')).then({}, { type: 'companyFounded', paid: 250 }, {});
  });

  it('2.4 the home token goes in any free slot; none free: no founding', () => {
    dealing({ cash: [2_000, 0] }, found('purple', 'T0', '0,-1')).thenRejected('station.noSlot', 1);
    dealing(rich(), found('purple', 'T0', '0,0')).thenRejected('station.noSlot', 1);
    dealing(rich(), found('purple', 'T0', '2,0')).thenRejected('station.noSlot', 1);
    const { sentence } = dealing(rich(), found('purple', 'T0', '9,0')).thenRejected('station.noSlot', 1);
    expect(sentence).toBe('There is no free slot at E9.');
    dealing({ phase: 3, cash: [2_000, 0], board: { '1,0': 'g-metro 1 blue' } }, found('purple', 'T0', '1,0')).then(
      {},
      { type: 'companyFounded', slot: 1 },
      {},
    );
  });

  it.each(['castle 0', 'general-city 0', 'treasurer-city 2', 'y-metro-curve 2', 'b-city 0'])(
    '10 Founding token: any free slot, free of charge, no reach needed: %s',
    (words) => {
      dealing(rich({ phase: 5, board: { '6,1': words } }), found('purple', 'T0', '6,1')).then(
        {},
        { type: 'companyFounded', x: 6, y: 1, slot: 0, paid: 250, treasury: 500 },
        {},
      );
    },
  );

  it('2.4 at most two 50 % certificates', () => {
    const two = rich({
      companies: { black: { director: 0 } },
      board: { '3,0': 'y-city-curve 3 black', '5,0': 'y-city-curve 0' },
    });
    const { params } = dealing(two, found('purple', 'T0', '5,0')).thenRejected('share.directorLimit', 1);
    expect(params).toEqual({ limit: 2 });
  });

  it('2.4 a founding counts as the one purchase, and as a certificate', () => {
    dealing(rich(), found('purple', 'T0', '3,0'), buyShare('purple')).thenRejected('share.bought', 2);
    dealing(rich(), buyShare('blue'), found('purple', 'T0', '3,0')).thenRejected('share.bought', 2);
    dealing(rich(), found('purple', 'T0', '3,0'), sell('blue', 1)).thenRejected('share.bought', 2);
    dealing(rich({ shares: { blue: [0, 0], red: [0, 0] } }), found('purple', 'T0', '3,0')).thenRejected(
      'share.limit',
      1,
    );
    dealing(rich({ shares: { blue: [0, 0], red: [0, 0] } }), sell('red', 2), found('purple', 'T0', '3,0')).then(
      {},
      {},
      {},
      {},
    );
  });

  it('1.4, 2.4 only the four later companies are founded, and once', () => {
    for (const company of ['red', 'blue', 'yellow', 'green'] as const) {
      dealing(rich(), found(company, 'T0', '3,0')).thenRejected('company.cannotFound', 1);
    }
    const black = rich({
      companies: { black: { director: 1 } },
      board: { '3,0': 'y-city-curve 3 black', '5,0': 'y-city-curve 0' },
    });
    dealing(black, found('black', 'T0', '5,0')).thenRejected('company.cannotFound', 1);
  });

  it('2.4 its shares are for sale from then on', () => {
    const founded = played(position(rich({ cash: [2_000, 500] })), [
      0,
      card('share-or-10'),
      found('purple', 'T2', '3,0'),
    ]);
    const bought = played(founded, [1, { type: 'copyCard', card: 'share-or-10', side: 'action' }, buyShare('purple')]);
    expect(bought.at(-2)).toMatchObject({ type: 'shareBought', seat: 1, company: 'purple', price: 60 });
  });

  it('2.4 its director may lay with it in his next turn', () => {
    const facts = played(
      position(rich({ order: [0, 0, 1] })),
      [0, card('share-or-10'), found('purple', 'T2', '3,0')],
      [0, card('tile-two-yellow'), lay('purple', 'y-plain-straight', '3,-1', 0)],
    );
    expect(facts.at(-2)).toMatchObject({ type: 'tileLaid', company: 'purple' });
  });
});

import { describe, expect, it } from 'vitest';
import { at, choicesAfter, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import {
  buy,
  buyFromPool,
  buyShare,
  card,
  cash,
  found,
  grant,
  lay,
  layOwn,
  sell,
  tradeIn,
  turn,
} from '../../../test/games/lilliput/steps.ts';
import type { LilliputStep } from '../steps.ts';

const playing = (wanted: Position, ...steps: LilliputStep[]) => at(wanted).when(0, turn(...steps));
const laid = [{ type: 'tileLaid', lay: null }, { type: 'cardTaken' }, { type: 'cashTaken' }, { type: 'turnEnded' }];
const road = { '0,-2': 'y-plain-straight 0' };
const line = { ...road, '0,-3': 'y-city-straight 0' };

describe('a character’s tile', () => {
  const town = layOwn('red', 'town-straight', '0,-2', 0);
  const towns: Position = { characters: { justiciary: 0 } };

  it('2.7 is laid on top of the card, by one of the owner’s companies', () => {
    playing(towns, town, cash()).then(...laid);
    playing(towns, cash(), town).then({}, {}, { type: 'tileLaid', character: 'justiciary' }, {});
    playing(towns, layOwn('blue', 'town-straight', '2,0', 1), cash()).thenRejected('company.notYours', 0);
  });

  it('2.7 uses none of the card’s lays', () => {
    playing(
      towns,
      town,
      card('tile-two-yellow'),
      lay('red', 'y-city-curve', '0,-3', 1),
      lay('red', 'y-plain-curve', '1,-3', 2),
    ).then({ lay: null }, {}, { lay: 0 }, { lay: 0 }, {});
  });

  it('2.7 is laid by the owner of the character alone', () => {
    playing({ characters: { justiciary: 1 } }, town, cash()).thenRejected('tile.notYours', 0);
    playing({}, town, cash()).thenRejected('tile.none', 0);
  });

  it('2.7 is laid once', () => {
    const board = { '0,-2': 'town-straight 0', '0,-3': 'y-city-straight 0' };
    playing({ ...towns, board }, layOwn('red', 'town-straight', '0,-4', 0)).thenRejected('tile.none', 0);
    const facts = played(position(towns), [0, town, cash()]);
    expect(stateOf(facts).supply).toMatchObject({ 'town-straight': 0, 'town-curve': 1 });
  });

  it('2.7 both in one turn if he likes', () => {
    playing(
      { ...towns, board: { '0,-1': 'y-city-curve 0 red' } },
      town,
      layOwn('red', 'town-curve', '1,-1', 2),
      cash(),
    ).then({ tile: 'town-straight' }, { tile: 'town-curve' }, {}, {}, {});
  });

  it('2.7 is laid under the track rules: touching, on its cell, reached', () => {
    playing(towns, layOwn('red', 'town-straight', '0,-4', 0)).thenRejected('tile.apart', 0);
    playing({ ...towns, board: road }, layOwn('red', 'town-straight', '0,-3', 0)).thenRejected('tile.checker', 0);
    playing(towns, layOwn('red', 'town-straight', '0,-2', 1)).thenRejected('tile.unreached', 0);
    playing({ ...towns, board: road }, town).thenRejected('tile.freeCell', 0);
  });

  it('10 Character tiles: one before and one after the card’s action', () => {
    playing(
      { ...towns, board: { '0,-1': 'y-city-curve 0 red' } },
      town,
      card('treasury'),
      grant({ red: 50 }),
      layOwn('red', 'town-curve', '1,-1', 2),
    ).then({}, {}, { type: 'treasuryGranted' }, { tile: 'town-curve' }, {});
  });

  it('10 Character tiles: between taking the card and its action is before the action', () => {
    playing(towns, card('tile-two-yellow'), town, lay('red', 'y-city-curve', '0,-3', 1)).then(
      {},
      { tile: 'town-straight' },
      { tile: 'y-city-curve' },
      {},
    );
  });

  it('10 Character tiles: between two steps of the action', () => {
    const corner = { ...towns, board: { '0,-1': 'y-city-curve 0 red' } };
    const curve = layOwn('red', 'town-curve', '1,-1', 2);
    const north = lay('red', 'y-plain-straight', '0,-2', 0);
    playing(corner, card('tile-two-yellow'), north, curve, lay('red', 'y-city-curve', '0,-3', 1)).then(
      {},
      { lay: 0 },
      { tile: 'town-curve', lay: null },
      { tile: 'y-city-curve', lay: 0 },
      { type: 'turnEnded' },
    );
    playing(corner, card('train-two'), buy('red'), curve, buy('red')).then(
      {},
      { type: 'trainBought' },
      { type: 'phaseChanged' },
      { tile: 'town-curve' },
      { type: 'trainBought' },
      { type: 'turnEnded' },
    );
    playing({ ...corner, shares: { blue: [0] } }, card('share-or-10'), sell('blue', 1), curve, buyShare('blue')).then(
      {},
      { type: 'sharesSold' },
      { tile: 'town-curve' },
      { type: 'shareBought' },
      {},
    );
  });

  it('10 Character tiles: between founding a company and its train of the pool', () => {
    playing(
      { ...towns, phase: 2, pool: ['2'], cash: [250, 0], board: { '3,0': 'y-city-curve 3' } },
      card('share-or-10'),
      found('purple', 'T0', '3,0'),
      town,
      buyFromPool('purple', '2'),
    ).then({}, { type: 'companyFounded' }, { tile: 'town-straight' }, { type: 'trainBought', from: 'pool' }, {});
  });

  it('10 Character tiles: between two steps they use up nothing of the card', () => {
    const twoLays = [card('tile-two-yellow'), lay('red', 'y-plain-straight', '0,-2', 0)] as const;
    const corner = { ...towns, board: { '0,-1': 'y-city-curve 0 red' } };
    const left = choicesAfter(position(corner), 0, ...twoLays, layOwn('red', 'town-curve', '1,-1', 2));
    expect(left.some(({ type }) => type === 'layTile')).toBe(true);
  });

  it('10 Character tiles: a company just founded may lay them', () => {
    playing(
      { ...towns, cash: [250, 0], board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1' } },
      card('share-or-10'),
      found('purple', 'T0', '3,0'),
      layOwn('purple', 'town-straight', '4,0', 1),
    ).then({}, {}, { type: 'tileLaid', company: 'purple' }, {});
  });

  it('10 Character tiles: the phase is checked at that moment', () => {
    const wanted: Position = { phase: 2, deck: { '2': 0 }, characters: { emperor: 0 }, board: line };
    const castle = layOwn('red', 'castle', '0,-3', 0);
    playing(wanted, castle, card('train-two'), buy('red')).thenRejected('tile.phase', 0);
    playing(wanted, card('train-two'), buy('red'), castle).then(
      {},
      {},
      { type: 'phaseChanged', phase: 3 },
      { tile: 'castle' },
      {},
    );
  });
});

describe('the Emperor', () => {
  const metropolis = lay('red', 'y-metro-curve', '0,-3', 1);
  const poor: Position = { board: road, companies: { red: { treasury: 0 } } };

  it('2.7 yellow metropolises are free for his owner’s companies', () => {
    playing({ ...poor, characters: { emperor: 0 } }, card('tile-two-yellow'), metropolis).then({}, { cost: 0 }, {});
    playing({ ...poor, characters: { emperor: 1 } }, card('tile-two-yellow'), metropolis).thenRejected(
      'money.treasury',
      1,
    );
    playing(
      {
        characters: { emperor: 0 },
        companies: { purple: { director: 0, treasury: 0 } },
        board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple', '4,0': 'y-plain-straight 1' },
      },
      card('tile-two-yellow'),
      lay('purple', 'y-metro-curve', '5,0', 2),
    ).then({}, { company: 'purple', cost: 0 }, {});
  });

  const castle = layOwn('red', 'castle', '0,-3', 0);
  const emperor = (more: Position = {}): Position => ({
    phase: 3,
    characters: { emperor: 0 },
    ...more,
    board: { ...line, ...more.board },
  });

  it('2.7 his castle is laid from phase 3', () => {
    for (const phase of [1, 2] as const) playing(emperor({ phase }), castle, cash()).thenRejected('tile.phase', 0);
    for (const phase of [3, 5, 7] as const) playing(emperor({ phase }), castle, cash()).then(...laid);
  });

  it('2.7 over a yellow city, which goes back to the supply', () => {
    playing(emperor(), castle, cash()).then(
      { tile: 'castle', replaced: 'y-city-straight', cost: 0, tokens: [null] },
      {},
      {},
      {},
    );
    playing(emperor({ board: { '0,-3': 'y-city-curve 1' } }), layOwn('red', 'castle', '0,-3', 1), cash()).then(...laid);
  });

  it('10 Castle: over plain yellow cities only', () => {
    const over = (words: string) => playing(emperor({ phase: 5, board: { '0,-3': words } }), castle, cash());
    for (const words of ['g-city 0', 'y-metro-curve 1']) over(words).thenRejected('tile.onlyYellowCity', 0);
    for (const words of ['general-city 0', 'b-city 0']) over(words).thenRejected('tile.stays', 0);
    playing({ ...emperor(), board: road }, castle, cash()).thenRejected('tile.onlyReplaces', 0);
  });

  it('10 Castle: not over any company’s home, one’s own neither', () => {
    playing(emperor(), layOwn('red', 'castle', '0,-1', 0), cash()).thenRejected('tile.home', 0);
    playing(
      emperor({ companies: { purple: { director: 1 } }, board: { '0,-3': 'y-city-straight 0 purple' } }),
      castle,
      cash(),
    ).thenRejected('tile.home', 0);
  });

  it('10 Castle: tokens that are no homes stay', () => {
    const own = emperor({ board: { '0,-3': 'y-city-straight 0 red' }, companies: { red: { home: '0,-1' } } });
    playing(own, castle, cash()).then({ tile: 'castle', tokens: ['red'] }, {}, {}, {});
  });

  it('2.2 new track of a castle full of foreign tokens is not reached through it', () => {
    const foreign = emperor({ board: { '0,-3': 'y-city-straight 0 blue' }, companies: { blue: { home: '1,0' } } });
    playing(foreign, castle, cash()).thenRejected('tile.unreached', 0);
  });

  it('2.2 the old track of the city stays', () => {
    playing(emperor(), layOwn('red', 'castle', '0,-3', 2), cash()).then(...laid);
    for (const rotation of [1, 3] as const)
      playing(emperor(), layOwn('red', 'castle', '0,-3', rotation), cash()).thenRejected('tile.turned', 0);
  });
});

describe('the General', () => {
  const general: Position = { characters: { general: 0 }, board: road };

  it('2.7 his city is laid like a yellow one, from phase 1, free of charge', () => {
    for (const phase of [1, 4, 7] as const) {
      playing(
        { ...general, phase, companies: { red: { treasury: 0 } } },
        layOwn('red', 'general-city', '0,-3', 0),
        cash(),
      ).then({ tile: 'general-city', cost: 0, tokens: [null], replaced: null }, {}, {}, {});
    }
  });

  it('2.7 not over a city that lies', () => {
    playing({ ...general, phase: 3, board: line }, layOwn('red', 'general-city', '0,-3', 0), cash()).thenRejected(
      'tile.freeCell',
      0,
    );
  });
});

describe('the Admiral', () => {
  const admiral = (board: Position['board'] & object = {}): Position => ({ characters: { admiral: 0 }, board });

  it('2.7 his two harbours lie on plain cells, from phase 1', () => {
    playing(
      admiral({ '0,-1': 'y-city-curve 0 red' }),
      layOwn('red', 'harbour', '0,-2', 2),
      layOwn('red', 'harbour', '1,-1', 3),
      cash(),
    ).then({ tile: 'harbour' }, { tile: 'harbour' }, {}, {}, {});
    expect(stateOf(position(admiral())).supply.harbour).toBe(2);
  });

  it('10 Harbour: on an empty cell', () => {
    playing(admiral(road), layOwn('red', 'harbour', '0,-2', 2), cash()).thenRejected('tile.freeCell', 0);
  });

  it('10 Harbour: its track side meets track that the company reaches', () => {
    for (const rotation of [0, 1, 3] as const) {
      const { decision } = playing(admiral(), layOwn('red', 'harbour', '0,-2', rotation), cash());
      expect(decision).toMatchObject({ code: 'tile.water' });
    }
    playing(admiral(), layOwn('red', 'harbour', '2,0', 3), cash()).thenRejected('tile.unreached', 0);
    playing(admiral({ '1,0': 'y-metro-curve 1 blue' }), layOwn('red', 'harbour', '2,0', 0), cash()).thenRejected(
      'tile.water',
      0,
    );
  });
});

describe('the Treasurer', () => {
  const treasurer = (more: Position = {}): Position => ({ characters: { treasurer: 0 }, ...more });

  it('2.7 his city is laid from phase 5', () => {
    const city = layOwn('red', 'treasurer-city', '0,-3', 2);
    for (const phase of [1, 3, 4] as const)
      playing(treasurer({ phase, board: road }), city, cash()).thenRejected('tile.phase', 0);
    for (const phase of [5, 6, 7] as const) playing(treasurer({ phase, board: road }), city, cash()).then(...laid);
  });

  it('2.7 handed in, he brings £10 times the round', () => {
    for (const round of [1, 2, 5, 7]) {
      playing(treasurer({ round }), tradeIn, cash()).then(
        { type: 'characterTradedIn', amount: 10 * round },
        {},
        {},
        {},
      );
    }
    expect(stateOf(played(position(treasurer({ round: 6 })), [0, tradeIn, cash()])).players[0]).toMatchObject({
      cash: 95,
      characters: [],
    });
  });

  it('10 Treasurer: any own turn, the last round too', () => {
    const { decision } = playing(treasurer({ round: 8, order: [0] }), cash(), tradeIn);
    expect(decision).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ type: 'characterTradedIn', amount: 80 })]),
    });
  });

  it('2.7 once, and only by his owner in his own turn', () => {
    playing(treasurer(), tradeIn, tradeIn, cash()).thenRejected('character.noTradeIn', 1);
    playing({ characters: { treasurer: 1 } }, tradeIn, cash()).thenRejected('character.noTradeIn', 0);
    at({ characters: { treasurer: 1 } })
      .when(1, turn(tradeIn, cash()))
      .thenRejected('table.notAwaited');
    const after = played(position(treasurer({ order: [0, 0, 1] })), [0, tradeIn, cash()]);
    expect(() => played(after, [0, tradeIn, cash('treasury')])).toThrow('character.noTradeIn');
  });

  it('2.7 an unlaid tile goes with him', () => {
    const wanted = treasurer({ phase: 5, board: road });
    playing(wanted, tradeIn, cash()).then({ type: 'characterTradedIn', tiles: ['treasurer-city'] }, {}, {}, {});
    playing(wanted, tradeIn, layOwn('red', 'treasurer-city', '0,-3', 2), cash()).thenRejected('tile.none', 1);
  });

  it('2.7 a tile that lies stays', () => {
    const wanted = treasurer({ phase: 5, board: road });
    const after = played(position(wanted), [0, layOwn('red', 'treasurer-city', '0,-3', 2), tradeIn, cash()]);
    expect(after.find(({ type }) => type === 'characterTradedIn')).toMatchObject({ tiles: [] });
    expect(stateOf(after).board['0,-3']?.tile).toBe('treasurer-city');
  });

  it('2.1 the trade-in comes before or after the card’s action, not between its steps', () => {
    playing(treasurer({ cash: [40, 0] }), tradeIn, card('share-or-10'), buyShare('blue')).then(
      {},
      {},
      { price: 50 },
      {},
    );
    playing(treasurer({ cash: [40, 0] }), card('share-or-10'), tradeIn, buyShare('blue')).then(
      {},
      {},
      { price: 50 },
      {},
    );
    playing(
      treasurer({ cash: [40, 0], shares: { red: [0] } }),
      card('share-or-10'),
      sell('red', 1),
      tradeIn,
      buyShare('blue'),
    ).thenRejected('turn.acted', 3);
    const north = lay('red', 'y-plain-straight', '0,-2', 0);
    playing(treasurer(), card('tile-two-yellow'), north, tradeIn, lay('red', 'y-city-curve', '0,-3', 1)).thenRejected(
      'turn.acted',
      3,
    );
    playing(
      treasurer({ phase: 2, pool: ['2'], cash: [250, 0], board: { '3,0': 'y-city-curve 3' } }),
      card('share-or-10'),
      found('purple', 'T0', '3,0'),
      tradeIn,
      buyFromPool('purple', '2'),
    ).thenRejected('turn.acted', 3);
  });
});

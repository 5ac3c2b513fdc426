import { describe, expect, it } from 'vitest';
import { asked, at, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, grant, income, turn } from '../../../test/games/lilliput/steps.ts';
import { start } from './set-up.ts';
import { stepSchema } from '../steps.ts';

const sisters: Position = {
  companies: { purple: { director: 0, treasury: 0 }, red: { treasury: 0 } },
  board: { '2,0': 'y-plain-straight 1', '3,0': 'y-city-straight 1 purple' },
};
const granting = (wanted: Position, ...parts: Parameters<typeof grant>[0][]) =>
  at({ ...sisters, ...wanted }).when(0, turn(card('treasury'), ...parts.map(grant)));

describe('money for oneself', () => {
  it('2.6 £5, £10 or £20 to private cash', () => {
    for (const [id, amount] of [
      ['station', 5],
      ['share-or-10', 10],
      ['treasury', 20],
    ] as const) {
      const state = stateOf(played(position({ cash: [1, 1] }), [0, card(id, 'alternative')]));
      expect(state.players.map(({ cash }) => cash)).toEqual([1 + amount, 1]);
      expect(state.companies.red?.treasury).toBe(500);
    }
  });
});

describe('money for the treasuries', () => {
  it.each([
    [1, 50],
    [2, 50],
    [3, 70],
    [4, 70],
    [5, 100],
    [6, 100],
    [7, 100],
  ] as const)('2.6 in phase %i it is £%i', (phase, amount) => {
    granting({ phase }, { red: amount }).then(
      { grant: amount },
      { type: 'treasuryGranted', treasuries: { red: amount } },
      {},
    );
    granting({ phase }, { red: amount + 1 }).thenRejected('money.split', 1);
    granting({ phase }, { red: amount - 1 }).thenRejected('money.split', 1);
  });

  it('2.6 split freely among the player’s companies', () => {
    const state = stateOf(played(position(sisters), [0, card('treasury'), grant({ red: 13, purple: 37 })]));
    expect([state.companies.red?.treasury, state.companies.purple?.treasury]).toEqual([13, 37]);
    expect(state.players[0]?.cash).toBe(30);
    granting({}, { red: 0, purple: 50 }).then({}, { treasuries: { purple: 50 } }, {});
  });

  it('2.6 not for companies of others', () => {
    granting({}, { red: 20, blue: 30 }).thenRejected('company.notYours', 1);
    granting({}, { black: 50 }).thenRejected('company.notYours', 1);
  });

  it('2.6 once, and in whole pounds', () => {
    granting({}, { red: 50 }, { red: 50 }).thenRejected('money.noGrant', 2);
    expect(stepSchema.safeParse(grant({ red: 12.5, purple: 37.5 })).success).toBe(false);
    expect(stepSchema.safeParse(grant({ red: -10, purple: 60 })).success).toBe(false);
  });
});

describe('the Justiciary’s income', () => {
  const before: Position = { ...sisters, characters: { justiciary: 0 }, beforeIncome: true };
  const taking = (treasuries: Parameters<typeof income>[0], wanted = before) =>
    at(wanted).when(0, turn(income(treasuries)));

  it('2 his owner takes £5 privately', () => {
    taking(null).then({ type: 'incomeTaken', seat: 0, cash: 5, treasuries: {} }, { type: 'actionsBegun' });
    expect(stateOf(played(position(before), [0, income(null)])).players.map(({ cash }) => cash)).toEqual([35, 30]);
  });

  it('2 or £20 for his companies’ treasuries, split as he likes', () => {
    taking({ red: 20 }).then({ type: 'incomeTaken', cash: 0, treasuries: { red: 20 } }, {});
    const state = stateOf(played(position(before), [0, income({ red: 3, purple: 17 })]));
    expect([state.companies.red?.treasury, state.companies.purple?.treasury]).toEqual([3, 17]);
    expect(state.players[0]?.cash).toBe(30);
  });

  it('10 Justiciary: not mixed, not less, not more, whole pounds, own companies', () => {
    taking({ red: 15 }).thenRejected('money.split', 0);
    taking({}).thenRejected('money.split', 0);
    taking({ red: 20, purple: 20 }).thenRejected('money.split', 0);
    taking({ blue: 20 }).thenRejected('company.notYours', 0);
    expect(stepSchema.safeParse(income({ red: 0.5, purple: 19.5 })).success).toBe(false);
  });

  it('10 Justiciary: a choice before the first turn', () => {
    at(before)
      .when(0, turn(card('station')))
      .thenRejected('turn.asked.income', 0);
    at(before).when(0, turn()).thenRejected('table.unfinished');
    at(before)
      .when(1, turn(income(null)))
      .thenRejected('table.notAwaited');
    expect(asked(played(position(before), [0, income(null)]))).toEqual([{ seat: 0, need: 'turn' }]);
  });

  it('2 whoever has the card, not the start player', () => {
    const other: Position = { ...before, characters: { justiciary: 1 } };
    at(other)
      .when(0, turn(income(null)))
      .thenRejected('table.notAwaited');
    at(other)
      .when(1, turn(income({ blue: 20 })))
      .then({ type: 'incomeTaken', seat: 1 }, {});
  });

  it('2 also in round 1, right after the draft', () => {
    const draft = played(
      [start({ firstPlayer: 0 }, 2, { draw: () => 0, reveal: () => null })].flat() as never,
      [0, { type: 'takeCharacter', character: 'justiciary' }],
      [1, { type: 'takeCompany', company: 'blue', tile: 'y-metro-curve', x: 1, y: 0, rotation: 0 }],
      [1, { type: 'takeCharacter', character: 'emperor' }],
      [0, { type: 'takeCompany', company: 'red', tile: 'y-city-curve', x: 0, y: -1, rotation: 0 }],
    );
    expect(draft.at(-1)).toMatchObject({ type: 'roundStarted', round: 1 });
    expect(asked(draft)).toEqual([{ seat: 0, need: 'income' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { given } from '../../../../test/given.ts';
import { gulliversRound } from '../../../../test/games/lilliput/gulliver.ts';
import {
  asked,
  at,
  choicesAfter,
  type Position,
  played,
  position,
  stateOf,
} from '../../../../test/games/lilliput/position.ts';
import { buyShare, card, cash, pay, trade, turn } from '../../../../test/games/lilliput/steps.ts';
import { simulated } from '../../../../test/seeded.ts';
import { unknownDealer } from '../../../kernel/unknown-draw.ts';
import { randomPlayer } from '../../../kernel/random-player.ts';
import { isRejection } from '../../../kernel/rejection.ts';
import { simulate } from '../../../kernel/simulate.ts';
import type { LilliputFact } from '../../facts.ts';
import { lilliput } from '../../game.ts';
import { standings } from '../ranking.ts';

const typesOf = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('a round against Gulliver', () => {
  it('8 you take two cards', () => {
    const facts = position({ seats: 1 });
    const first = played(facts, [0, cash()]);
    expect(typesOf(first.slice(facts.length))).toEqual(['cardTaken', 'cashTaken', 'turnEnded']);
    expect(asked(first)).toEqual([{ seat: 0, need: 'turn' }]);
    expect(() => played(first, [0, cash()])).toThrow('card.taken');
  });

  it('8 then Gulliver: track, station, extra plain track, shares, train; then all run, in the same commit', () => {
    const { deeds, facts } = gulliversRound({ cash: [0, 60], board: { '0,2': 'y-plain-straight 0' } });
    expect(deeds.map(({ rule }) => rule)).toEqual(['A3', 'B', 'C', 'D1', 'E']);
    expect(typesOf(facts)).toEqual([
      'cardTaken',
      'cashTaken',
      'turnEnded',
      'actionsEnded',
      'gulliverChose',
      'tileLaid',
      'gulliverChose',
      'stationPlaced',
      'gulliverChose',
      'tileLaid',
      'gulliverChose',
      'shareBought',
      'gulliverChose',
      'trainBought',
      'phaseChanged',
      'runningBegun',
      'trainsRun',
    ]);
    expect(facts.find(({ type }) => type === 'runningBegun')).toMatchObject({ order: ['red', 'yellow'] });
  });

  it('8 bureaucracy moves no train to the pool and no start player card: you always begin', () => {
    const { all } = gulliversRound({ phase: 3 });
    const after = played(all, [0, pay]);
    expect(typesOf(after.slice(-3))).toEqual(['bureaucracyBegun', 'roundStarted', 'actionsBegun']);
    expect(after.at(-2)).toMatchObject({ round: 2, startPlayer: 0, order: [0, 0] });
    expect(stateOf(after).pool).toEqual([]);
  });

  it('8 he plays in the last round too, and the game ends', () => {
    const { deeds, facts } = gulliversRound({ round: 8 });
    expect(deeds.map(({ rule }) => rule)).toContain('E');
    expect(facts.at(-1)).toMatchObject({ type: 'gameEnded' });
  });

  it('2 your Justiciary’s income comes at the start of the round as ever', () => {
    const { all } = gulliversRound({ characters: { justiciary: 0 } });
    const after = played(all, [0, pay]);
    expect(asked(after)).toEqual([{ seat: 0, need: 'income' }]);
  });
});

describe('Gulliver’s companies', () => {
  /** Yellow runs from its home over the mine to a city; red, at a lower price, is out of it. */
  const rich: Position = {
    companies: {
      red: { trains: [], treasury: 0, space: 'B0' },
      yellow: { space: 'T3' },
    },
    cash: [0, 0],
    board: { '0,1': 'y-city-curve 1 yellow', '0,2': 'mine20-straight 0', '0,3': 'y-city-straight 0' },
  };
  const ran = (wanted: Position) =>
    gulliversRound(wanted).facts.filter(
      (fact) => 'company' in fact && fact.company === 'yellow' && /Run|Paid|Kept|Done/.test(fact.type),
    );

  it('8 always pay, without a question', () => {
    expect(ran(rich)).toMatchObject([
      { type: 'trainsRun', revenue: 40 },
      { type: 'dividendPaid', revenue: 40, payouts: [{ seat: 1, amount: 20 }], toTreasury: 0, from: 'T3', to: 'T4' },
      { type: 'companyDone' },
    ]);
  });

  it('8 pay you for your shares', () => {
    expect(ran({ ...rich, shares: { yellow: [0, 0] } })[1]).toMatchObject({
      payouts: [
        { seat: 0, amount: 8 },
        { seat: 1, amount: 20 },
      ],
    });
  });

  it('10 mine money is lost', () => {
    expect(ran(rich)[0]).toMatchObject({ mineBonus: 0 });
    expect(stateOf(gulliversRound(rich).all).companies.yellow?.treasury).toBe(0);
  });

  it('3 revenue 0 is kept: the marker goes left', () => {
    const idle = { ...rich, board: { '0,1': 'y-city-curve 1 yellow' } };
    expect(ran(idle)).toMatchObject([
      { type: 'trainsRun', revenue: 0 },
      { type: 'revenueKept', revenue: 0, from: 'T3', to: 'T2' },
      { type: 'companyDone' },
    ]);
  });

  it('10 no pool: not even after revenue 0', () => {
    const idle: Position = { ...rich, pool: ['2'], board: { '0,1': 'y-city-curve 1 yellow' } };
    const { facts } = gulliversRound(idle);
    expect(facts.flatMap((fact) => (fact.type === 'trainBought' ? fact.from : []))).toEqual(['deck']);
    expect(ran(idle).at(-1)).toMatchObject({ type: 'companyDone' });
  });

  it('10 no pool: nor does he help a company without a train from his own cash', () => {
    const without: Position = {
      pool: ['2'],
      cash: [0, 1000],
      board: { '2,-1': 'y-city-straight 1 purple' },
      companies: {
        red: { space: 'B0' },
        yellow: { trains: [], space: 'T3' },
        purple: { director: 1, trains: [], space: 'T4' },
      },
    };
    const { facts } = gulliversRound(without);
    const purples = facts.filter((fact) => 'company' in fact && fact.company === 'purple').map(({ type }) => type);
    expect(purples.slice(-3)).toEqual(['trainsRun', 'revenueKept', 'companyDone']);
  });

  it('7, 10 Brobdingnag: half to the shareholders, and the rest, without a treasury, to nobody', () => {
    const giant: Position = {
      ...rich,
      variants: ['brobdingnag'],
      board: { '0,-1': 'brob-y-city-straight 0 red', '0,1': 'brob-y-city-straight 0 yellow' },
    };
    expect(ran(giant)[1]).toMatchObject({
      revenue: 100,
      shared: 50,
      payouts: [{ seat: 1, amount: 25 }],
      toTreasury: 0,
    });
    expect(stateOf(gulliversRound(giant).all).companies.yellow?.treasury).toBe(0);
  });

  it('10 the last round is doubled for him as well', () => {
    expect(ran({ ...rich, round: 8 })[1]).toMatchObject({ revenue: 80, to: 'T5' });
  });

  it('10 no train deals', () => {
    at({ seats: 1 })
      .when(0, turn(card('train-two'), trade('red', 'yellow', '2', 10)))
      .thenRejected('offer.gulliver', 1);
    const choices = choicesAfter(position({ seats: 1 }), 0, card('train-two'));
    expect(choices.map(({ type }) => type)).not.toContain('tradeTrain');
  });

  it('2.4 you may buy their shares', () => {
    at({ seats: 1, cash: [50, 0] })
      .when(0, turn(card('share-or-tile'), buyShare('yellow')))
      .then({}, { type: 'shareBought', company: 'yellow' }, {});
  });
});

describe('the end against Gulliver', () => {
  const equal: Position = { seats: 1, cash: [100, 100], companies: { red: { space: 'T0' }, yellow: { space: 'T0' } } };

  it('8 he wins ties', () => {
    expect(standings(stateOf(position(equal)))).toMatchObject([
      { seat: 1, rank: 1, total: 350 },
      { seat: 0, rank: 2, total: 350 },
    ]);
  });

  it('5 otherwise the richer wins', () => {
    expect(standings(stateOf(position({ ...equal, cash: [101, 100] })))).toMatchObject([
      { seat: 0, rank: 1 },
      { seat: 1, rank: 2 },
    ]);
  });
});

describe('Gulliver’s chance', () => {
  it('8 every random choice is drawn by the service and stored in the event', () => {
    for (const seed of [3, 4]) {
      const { history } = simulate(lilliput, { ...simulated(seed), seats: 1, options: {}, players: [randomPlayer] });
      expect(history.state.table.ended).toMatchObject({ reason: 'finished' });
      const draws = history.commits.flatMap(({ facts }) => facts.flatMap((fact) => fact.draws ?? []));
      expect(draws.length).toBeGreaterThan(10);
      expect(draws.map(({ counter }) => counter)).toEqual(draws.map((_, index) => index));
      expect(draws.every(({ sides }) => sides > 1)).toBe(true);
    }
  });

  it('8 a page that cannot know the draws sends the turn all the same', () => {
    const facts = position({ seats: 1, order: [0] });
    const draft = lilliput.begin(stateOf(facts), 0, unknownDealer, 0);
    if (isRejection(draft)) throw new Error(draft.code);
    const taken = lilliput.step(draft, cash());
    if (isRejection(taken)) throw new Error(taken.code);
    const closed = lilliput.close(taken);
    expect(closed).toMatchObject({ veiled: true, sendable: true });
  });

  it('8 the same draws give the same game', () => {
    const again = () => {
      const { decision } = given(lilliput, position({ seats: 1, order: [0], cash: [0, 300] })).when(0, turn(cash()));
      return 'facts' in decision ? (decision.facts as LilliputFact[]) : [];
    };
    expect(again()).toEqual(again());
  });
});

import { describe, expect, it } from 'vitest';
import { asked } from '../../../test/games/lilliput/position.ts';
import { given, TEST_SEED } from '../../../test/given.ts';
import { simulated } from '../../../test/seeded.ts';
import type { Command } from '../../kernel/command.ts';
import { decide, decideStart } from '../../kernel/decide.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { unknownDealer } from '../../kernel/unknown-draw.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { ROTATIONS } from '../board.ts';
import { characters, companies } from '../data.ts';
import { evolve } from '../evolve.ts';
import type { LilliputFact } from '../facts.ts';
import { lilliput } from '../game.ts';
import { start } from './set-up.ts';
import type { LilliputStep } from '../steps.ts';
import type { LilliputState } from '../types.ts';

const dealer = seededDealer(TEST_SEED);
const setUp = (seats: number, firstPlayer = 0) => start({ firstPlayer }, seats, dealer) as LilliputFact[];

const NORTH = { x: 0, y: -1 };
const EAST = { x: 1, y: 0 };
const takeRed: LilliputStep = { type: 'takeCompany', company: 'red', tile: 'y-city-straight', ...NORTH, rotation: 0 };
const takeBlue: LilliputStep = { type: 'takeCompany', company: 'blue', tile: 'y-metro-curve', ...EAST, rotation: 3 };
const take = (character: 'emperor' | 'general' | 'admiral' | 'justiciary' | 'treasurer'): LilliputStep => ({
  type: 'takeCharacter',
  character,
});
const turn = (...steps: LilliputStep[]): Command => ({ type: 'turn', steps });

/** Plays turns from the set-up on and gives all facts so far. */
function played(seats: number, turns: readonly [number, LilliputStep][]): LilliputFact[] {
  const facts = setUp(seats);
  for (const [seat, step] of turns) {
    const { decision } = given(lilliput, facts).when(seat, turn(step));
    if (isRejection(decision)) throw new Error(decision.sentence);
    facts.push(...(decision.facts as LilliputFact[]));
  }
  return facts;
}
const stateOf = (facts: readonly LilliputFact[]): LilliputState => facts.reduce(evolve, lilliput.blank());

describe('the order of the draft (rules 1.2)', () => {
  it('1.2 goes clockwise from the first player and then back', () => {
    expect(stateOf(setUp(3, 1)).draft?.order).toEqual([1, 2, 0, 0, 2, 1]);
  });

  it('1.2 asks for either kind first and then for the kind still missing', () => {
    expect(asked(played(2, []))).toEqual([{ seat: 0, need: 'pick' }]);
    const facts = played(2, [
      [0, takeRed],
      [1, take('general')],
    ]);
    expect(asked(facts)).toEqual([{ seat: 1, need: 'pickCompany' }]);
    given(lilliput, facts)
      .when(1, turn(take('emperor')))
      .thenRejected('draft.hasCharacter', 0);
    given(lilliput, facts)
      .when(0, turn(take('emperor')))
      .thenRejected('table.notAwaited');
    facts.push(...(given(lilliput, facts).when(1, turn(takeBlue)).then({ type: 'companyTaken' }) as LilliputFact[]));
    given(lilliput, facts)
      .when(0, turn({ ...takeRed, company: 'green', x: -1, y: 0 }))
      .thenRejected('draft.hasCompany', 0);
  });

  it('1.2 takes exactly one pick a turn', () => {
    given(lilliput, setUp(2)).when(0, turn()).thenRejected('table.unfinished');
    given(lilliput, setUp(2))
      .when(0, turn(takeRed, take('general')))
      .thenRejected('turn.whole', 1);
  });
});

describe('taking a company (rules 1.3)', () => {
  it.each([
    ['red', 'y-city-curve', { treasury: 550, space: 'T1', trains: ['2'], cash: 30 }],
    ['blue', 'y-metro-straight', { treasury: 500, space: 'T0', trains: ['2'], cash: 30 }],
    ['yellow', 'y-city-curve', { treasury: 500, space: 'T0', trains: ['2', '2'], cash: 30 }],
    ['green', 'y-city-straight', { treasury: 500, space: 'T0', trains: ['2'], cash: 60 }],
  ] as const)('1.3 %s brings its own start', (company, tile, expected) => {
    given(lilliput, setUp(4))
      .when(0, turn({ type: 'takeCompany', company, tile, ...NORTH, rotation: 1 }))
      .then({ type: 'companyTaken', company, ...expected, tokens: 2 });
  });

  it('1.3 puts certificate, home token, marker and tile in place at once', () => {
    const state = stateOf(played(2, [[0, takeRed]]));
    expect(state.players[0]).toMatchObject({ certificates: [{ company: 'red', percent: 50 }] });
    expect(state.board['0,-1']).toEqual({ tile: 'y-city-straight', rotation: 0, tokens: ['red'] });
    expect(state.supply['y-city-straight']).toBe(5);
    expect(state.chart).toEqual({ T1: ['red'] });
    expect(state.companies.red).toMatchObject({ director: 0, home: { x: 0, y: -1 } });
  });

  it('1.3 puts a marker under those already on the space', () => {
    const green: LilliputStep = {
      type: 'takeCompany',
      company: 'green',
      tile: 'y-city-curve',
      x: -1,
      y: 0,
      rotation: 0,
    };
    expect(
      stateOf(
        played(2, [
          [0, takeBlue],
          [1, green],
        ]),
      ).chart,
    ).toEqual({ T0: ['blue', 'green'] });
  });

  it('1.3 wants a free side of Mildendo', () => {
    for (const [x, y] of [
      [2, 0],
      [1, 1],
      [0, 0],
      [0, -2],
    ] as const) {
      given(lilliput, setUp(2))
        .when(0, turn({ ...takeRed, x, y }))
        .thenRejected('draft.besideMildendo', 0);
    }
    const facts = played(2, [[0, takeRed]]);
    given(lilliput, facts)
      .when(1, turn({ ...takeBlue, ...NORTH }))
      .thenRejected('draft.besideMildendo', 0);
  });

  it('1.3 gives a metropolis to Slamecksan alone, and only a yellow city to the others', () => {
    const step = (company: 'red' | 'blue', tile: string) => turn({ ...takeRed, company, tile });
    given(lilliput, setUp(2)).when(0, step('red', 'y-metro-straight')).thenRejected('draft.wrongHome');
    given(lilliput, setUp(2)).when(0, step('blue', 'y-city-straight')).thenRejected('draft.wrongHome');
    given(lilliput, setUp(2)).when(0, step('red', 'g-city')).thenRejected('draft.wrongHome');
    given(lilliput, setUp(2)).when(0, step('red', 'no-such-tile')).thenRejected('draft.wrongHome');
  });

  it('1.4 leaves the four other companies for later, and each company to one player', () => {
    given(lilliput, setUp(2))
      .when(0, turn({ ...takeRed, company: 'purple' }))
      .thenRejected('draft.notStarting');
    const facts = played(2, [[0, takeRed]]);
    const again = turn({ ...takeRed, ...EAST });
    given(lilliput, facts).when(1, again).thenRejected('draft.companyGone', 0);
  });

  it('1.3 lays the home tile in any rotation: its track need not touch Mildendo', () => {
    for (const rotation of ROTATIONS) {
      given(lilliput, setUp(2))
        .when(0, turn({ ...takeRed, tile: 'y-city-curve', rotation }))
        .then({ type: 'companyTaken', rotation });
    }
    given(lilliput, setUp(2))
      .when(0, turn({ ...takeRed, rotation: 1 }))
      .then({ type: 'companyTaken', tile: 'y-city-straight', rotation: 1 });
  });

  it('1.3 lays no tile that the supply does not have', () => {
    const facts = setUp(2).map((fact) =>
      fact.type === 'gameSetUp' ? { ...fact, supply: { ...fact.supply, 'y-city-straight': 0 } } : fact,
    );
    given(lilliput, facts).when(0, turn(takeRed)).thenRejected('tile.none', 0);
  });

  it('10 Draft: company benefits come when the company is taken, first or second', () => {
    const facts = played(2, [
      [0, take('general')],
      [1, take('emperor')],
    ]);
    given(lilliput, facts)
      .when(1, turn({ ...takeRed, company: 'green' }))
      .then({ type: 'companyTaken', cash: 60 });
    given(lilliput, facts)
      .when(1, turn({ ...takeRed, company: 'yellow' }))
      .then({ type: 'companyTaken', trains: ['2', '2'], cash: 30 });
  });

  it('1.3 counts a straight turned twice as the straight that it looks like', () => {
    given(lilliput, setUp(2))
      .when(0, turn({ ...takeRed, rotation: 3 }))
      .then({ rotation: 1 });
    given(lilliput, setUp(2)).when(0, turn(takeBlue)).then({ rotation: 3 });
  });
});

describe('taking a character (rules 1.2, 1.4)', () => {
  it('1.2 adds its tiles to the supply, once', () => {
    const facts = played(2, [[0, take('admiral')]]);
    expect(stateOf(facts).supply.harbour).toBe(2);
    given(lilliput, facts)
      .when(1, turn(take('admiral')))
      .thenRejected('draft.characterGone', 0);
  });
});

describe('characters during the draft (rules 10, Draft)', () => {
  it('10 Draft: no ability works yet: no income, no free tile, no discount', () => {
    given(lilliput, setUp(2))
      .when(0, turn(take('justiciary')))
      .then({ type: 'characterTaken' });
    const facts = played(2, [
      [0, take('justiciary')],
      [1, take('emperor')],
    ]);
    expect(stateOf(facts).players.map(({ cash }) => cash)).toEqual([30, 30]);
    given(lilliput, facts)
      .when(1, turn({ ...takeRed, tile: 'y-metro-curve' }))
      .thenRejected('draft.wrongHome');
    given(lilliput, facts)
      .when(1, turn({ type: 'layCharacterTile', company: 'red', tile: 'castle', ...NORTH, rotation: 0 }))
      .thenRejected('turn.asked.pickCompany', 0);
  });
});

describe('the end of the draft (rules 1.4)', () => {
  it.each([
    [2, [2, 3, 3, 2, 2, null]],
    [3, [2, 5, 4, 3, 2, null]],
    [4, [2, 6, 5, 4, 3, null]],
  ] as const)('1.4 lays out the deck for %i players', (seats, left) => {
    const cells = [NORTH, EAST, { x: 0, y: 1 }, { x: -1, y: 0 }];
    const order = stateOf(setUp(seats)).draft!.order;
    const all = order.map((seat, index): [number, LilliputStep] => {
      if (index >= seats) return [seat, take((['emperor', 'general', 'admiral', 'treasurer'] as const)[seat]!)];
      const company = (['red', 'blue', 'yellow', 'green'] as const)[seat]!;
      const tile = company === 'blue' ? 'y-metro-curve' : 'y-city-curve';
      return [seat, { type: 'takeCompany', company, tile, ...cells[seat]!, rotation: 0 }];
    });
    expect(stateOf(played(seats, all)).deck.map((pile) => pile.left)).toEqual(left);
  });

  const picks: [number, LilliputStep][] = [
    [0, takeRed],
    [1, take('general')],
    [1, takeBlue],
  ];

  it('1.4 comes in the commit of the last pick: what nobody took leaves, the deck is laid by player count', () => {
    given(lilliput, played(2, picks))
      .when(0, turn(take('emperor')))
      .then(
        { type: 'characterTaken' },
        {
          type: 'draftEnded',
          companiesLeaving: ['yellow', 'green'],
          charactersLeaving: ['admiral', 'justiciary', 'treasurer'],
          unfounded: ['purple', 'black', 'orange', 'white'],
          deck: [
            { type: '2', left: 2 },
            { type: '3', left: 3 },
            { type: '4', left: 3 },
            { type: '5', left: 2 },
            { type: '3D', left: 2 },
            { type: '4D', left: null },
          ],
        },
        { type: 'roundStarted', round: 1, startPlayer: 0, order: [0, 1, 1, 0] },
        { type: 'actionsBegun' },
      );
  });
});

describe('legal next steps of the draft', () => {
  /** Everything that somebody might try: every company, tile, cell near by and rotation, every character. */
  const attempts: LilliputStep[] = [
    ...companies.flatMap(({ id: company }) =>
      ['y-city-straight', 'y-city-curve', 'y-metro-straight', 'y-metro-curve', 'g-city', 'y-plain-curve'].flatMap(
        (tile) =>
          [-1, 0, 1, 2].flatMap((x) =>
            [-1, 0, 1].flatMap((y) =>
              ROTATIONS.map((rotation): LilliputStep => ({ type: 'takeCompany', company, tile, x, y, rotation })),
            ),
          ),
      ),
    ),
    ...characters.map(({ id }) => take(id)),
  ];
  const factsOf = (draft: Parameters<typeof lilliput.step>[0], step: LilliputStep): string | null => {
    const next = lilliput.step(draft, step);
    return isRejection(next) ? null : JSON.stringify(next.facts);
  };

  it('are exactly what is accepted, at every moment of a draft', () => {
    const facts = setUp(3);
    const { pick } = simulated(4);
    for (;;) {
      const state = stateOf(facts);
      const seat = lilliput.awaiting(state)[0]?.seat;
      if (seat === undefined || !state.draft) break;
      const draft = lilliput.begin(state, seat, unknownDealer, 0);
      if (isRejection(draft)) throw new Error(draft.code);
      const listed = draft.choices.map((choice) => factsOf(draft, choice));
      expect(listed).not.toContain(null);
      expect(new Set(listed).size).toBe(listed.length);
      const accepted = new Set(attempts.map((step) => factsOf(draft, step)).filter((found) => found !== null));
      expect(new Set(listed)).toEqual(accepted);
      const choice = draft.choices[pick(draft.choices.length)]!;
      facts.push(...(given(lilliput, facts).when(seat, turn(choice)).decision as { facts: LilliputFact[] }).facts);
    }
    expect(stateOf(facts).draft).toBeNull();
  });

  it('a page that cannot see draws previews the whole draft: nothing in it is drawn', () => {
    const draft = lilliput.begin(stateOf(setUp(2)), 0, unknownDealer, 1);
    if (isRejection(draft)) throw new Error(draft.code);
    expect(lilliput.step(draft, takeRed)).toMatchObject({ veiled: false, sendable: true });
  });
});

describe('the kernel around it', () => {
  it('folds the first commit of a table to the set-up', () => {
    const decision = decideStart(
      lilliput,
      { type: 'start', game: 'lilliput', seats: 2, options: { firstPlayer: 1 } },
      dealer,
      TEST_SEED,
    );
    expect(decision).toMatchObject({
      facts: [{ type: 'table.started', options: { firstPlayer: 1 } }, { type: 'gameSetUp' }],
    });
    expect(
      decide(lilliput, { table: { ended: null } as never, game: lilliput.blank() }, 0, turn(takeRed), dealer),
    ).toMatchObject({
      code: 'table.notAwaited',
    });
  });
});

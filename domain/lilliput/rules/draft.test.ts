import { describe, expect, it } from 'vitest';
import { given, TEST_SEED } from '../../../test/given.ts';
import { simulated } from '../../../test/seeded.ts';
import type { Command } from '../../kernel/command.ts';
import { decide, decideStart } from '../../kernel/decide.ts';
import { seededDealer, veiledDealer } from '../../kernel/draws.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { ROTATIONS } from '../board.ts';
import { characters, companies, tiles } from '../data.ts';
import { evolve } from '../evolve.ts';
import type { LilliputFact } from '../facts.ts';
import { lilliput } from '../game.ts';
import { start } from './set-up.ts';
import type { LilliputStep } from '../steps.ts';
import type { LilliputState } from '../types.ts';

const dealer = seededDealer(TEST_SEED);
const setUp = (seats: number, firstPlayer: number | 'drawn' = 0) =>
  start({ firstPlayer }, seats, dealer) as LilliputFact[];

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

describe('set-up (spec 1.1)', () => {
  it('gives everyone £30 and the copy cards of the player count', () => {
    const cards = [2, 3, 4].map((seats) =>
      stateOf(setUp(seats)).players.map(({ cash, copyCards }) => [cash, copyCards]),
    );
    expect(cards).toEqual([
      [
        [30, 2],
        [30, 2],
      ],
      [
        [30, 1],
        [30, 1],
        [30, 1],
      ],
      [
        [30, 1],
        [30, 1],
        [30, 1],
        [30, 1],
      ],
    ]);
  });

  it('plays 8 rounds, 9 with three players', () => {
    expect([2, 3, 4].map((seats) => stateOf(setUp(seats)).rounds)).toEqual([8, 9, 8]);
  });

  it('puts Mildendo at the origin and keeps character, variant and landscape tiles out of the supply', () => {
    const state = stateOf(setUp(2));
    expect(state.board).toEqual({ '0,0': { tile: 'mildendo', rotation: 0, tokens: [] } });
    expect(state.supply).toMatchObject({ 'y-city-straight': 6, 'b-plain': 1 });
    expect(Object.keys(state.supply).every((id) => tiles.get(id)?.set === 'base')).toBe(true);
    expect(state.supply).not.toHaveProperty('mildendo');
  });

  it('draws the first player from the seed and records the draw, or takes the one that the host names', () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const [fact] = start({ firstPlayer: 'drawn' }, 4, seededDealer(simulated(seed).seed)) as LilliputFact[];
      if (fact?.type !== 'gameSetUp') throw new Error('no set-up');
      expect(fact.draws).toEqual([{ counter: 0, sides: 4, result: fact.startPlayer }]);
      drawn.add(fact.startPlayer);
    }
    expect(drawn).toEqual(new Set([0, 1, 2, 3]));
    expect(setUp(3, 2)[0]).toMatchObject({ startPlayer: 2 });
    expect(setUp(3, 2)[0]).not.toHaveProperty('draws');
  });

  it('refuses a first player who has no seat, and too few or too many players', () => {
    const starting = (seats: number, firstPlayer: number) =>
      decideStart(lilliput, { type: 'start', game: 'lilliput', seats, options: { firstPlayer } }, dealer, TEST_SEED);
    expect(starting(2, 2)).toMatchObject({ code: 'firstPlayer', sentence: 'Seat 3 cannot begin: there are 2 seats.' });
    expect(starting(5, 0)).toMatchObject({ code: 'table.seats' });
  });
});

describe('the order of the draft (spec 1.2)', () => {
  it('goes clockwise from the first player and then back', () => {
    expect(stateOf(setUp(3, 1)).draft?.order).toEqual([1, 2, 0, 0, 2, 1]);
  });

  it('asks for either kind first and then for the kind still missing', () => {
    expect(lilliput.awaiting(stateOf(played(2, [])))).toEqual([{ seat: 0, need: 'pick' }]);
    const facts = played(2, [
      [0, takeRed],
      [1, take('general')],
    ]);
    expect(lilliput.awaiting(stateOf(facts))).toEqual([{ seat: 1, need: 'pickCompany' }]);
    given(lilliput, facts)
      .when(1, turn(take('emperor')))
      .thenRejected('draft.hasCharacter', 0);
    given(lilliput, facts)
      .when(0, turn(take('emperor')))
      .thenRejected('table.notAwaited');
    facts.push(...(given(lilliput, facts).when(1, turn(takeBlue)).then({ type: 'companyTaken' }) as LilliputFact[]));
    given(lilliput, facts)
      .when(0, turn({ ...takeRed, company: 'green', x: -1, y: 0 } as LilliputStep))
      .thenRejected('draft.hasCompany', 0);
  });

  it('takes exactly one pick a turn', () => {
    given(lilliput, setUp(2)).when(0, turn()).thenRejected('table.unfinished');
    given(lilliput, setUp(2))
      .when(0, turn(takeRed, take('general')))
      .thenRejected('turn.whole', 1);
  });
});

describe('taking a company (spec 1.3)', () => {
  it.each([
    ['red', 'y-city-curve', { treasury: 550, space: 'T1', trains: ['2'], cash: 30 }],
    ['blue', 'y-metro-straight', { treasury: 500, space: 'T0', trains: ['2'], cash: 30 }],
    ['yellow', 'y-city-curve', { treasury: 500, space: 'T0', trains: ['2', '2'], cash: 30 }],
    ['green', 'y-city-straight', { treasury: 500, space: 'T0', trains: ['2'], cash: 60 }],
  ] as const)('%s brings its own start', (company, tile, expected) => {
    given(lilliput, setUp(4))
      .when(0, turn({ type: 'takeCompany', company, tile, ...NORTH, rotation: 1 }))
      .then({ type: 'companyTaken', company, ...expected, tokens: 2 });
  });

  it('puts certificate, home token, marker and tile in place at once', () => {
    const state = stateOf(played(2, [[0, takeRed]]));
    expect(state.players[0]).toMatchObject({ certificates: [{ company: 'red', percent: 50 }] });
    expect(state.board['0,-1']).toEqual({ tile: 'y-city-straight', rotation: 0, tokens: ['red'] });
    expect(state.supply['y-city-straight']).toBe(5);
    expect(state.chart).toEqual({ T1: ['red'] });
    expect(state.companies.red).toMatchObject({ director: 0, home: { x: 0, y: -1 } });
  });

  it('puts a marker under those already on the space', () => {
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

  it('wants a free side of Mildendo', () => {
    for (const [x, y] of [
      [2, 0],
      [1, 1],
      [0, 0],
      [0, -2],
    ] as const) {
      given(lilliput, setUp(2))
        .when(0, turn({ ...takeRed, x, y } as LilliputStep))
        .thenRejected('draft.besideMildendo', 0);
    }
    const facts = played(2, [[0, takeRed]]);
    given(lilliput, facts)
      .when(1, turn({ ...takeBlue, ...NORTH } as LilliputStep))
      .thenRejected('draft.besideMildendo', 0);
  });

  it('gives a metropolis to Slamecksan alone, and only a yellow city to the others', () => {
    const step = (company: 'red' | 'blue', tile: string) => turn({ ...takeRed, company, tile } as LilliputStep);
    given(lilliput, setUp(2)).when(0, step('red', 'y-metro-straight')).thenRejected('draft.wrongHome');
    given(lilliput, setUp(2)).when(0, step('blue', 'y-city-straight')).thenRejected('draft.wrongHome');
    given(lilliput, setUp(2)).when(0, step('red', 'g-city')).thenRejected('draft.wrongHome');
    given(lilliput, setUp(2)).when(0, step('red', 'no-such-tile')).thenRejected('draft.wrongHome');
  });

  it('leaves the four other companies for later, and each company to one player', () => {
    given(lilliput, setUp(2))
      .when(0, turn({ ...takeRed, company: 'purple' } as LilliputStep))
      .thenRejected('draft.notStarting');
    const facts = played(2, [[0, takeRed]]);
    const again = turn({ ...takeRed, ...EAST } as LilliputStep);
    given(lilliput, facts).when(1, again).thenRejected('draft.companyGone', 0);
  });

  it('counts a straight turned twice as the straight that it looks like', () => {
    given(lilliput, setUp(2))
      .when(0, turn({ ...takeRed, rotation: 3 } as LilliputStep))
      .then({ rotation: 1 });
    given(lilliput, setUp(2)).when(0, turn(takeBlue)).then({ rotation: 3 });
  });
});

describe('taking a character (spec 1.2, 1.4)', () => {
  it('adds its tiles to the supply, once', () => {
    const facts = played(2, [[0, take('admiral')]]);
    expect(stateOf(facts).supply.harbour).toBe(2);
    given(lilliput, facts)
      .when(1, turn(take('admiral')))
      .thenRejected('draft.characterGone', 0);
  });
});

describe('the end of the draft (spec 1.4)', () => {
  const picks: [number, LilliputStep][] = [
    [0, takeRed],
    [1, take('general')],
    [1, takeBlue],
  ];

  it('comes in the commit of the last pick: what nobody took leaves, the deck is laid by player count', () => {
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
      const draft = lilliput.begin(state, seat, veiledDealer, 0);
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
    const draft = lilliput.begin(stateOf(setUp(2)), 0, veiledDealer, 1);
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

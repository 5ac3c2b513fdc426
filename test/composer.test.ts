/**
 * Nothing in the rules is unreachable from the page: whatever step a random game takes, the page's own composer makes
 * of the legal choices, by the same functions that its buttons and the board call.
 */
import { expect, test } from 'vitest';
import type { Step } from '../domain/kernel/contract.ts';
import { seededDealer } from '../domain/kernel/draws.ts';
import type { Player } from '../domain/kernel/random-player.ts';
import { isRejection } from '../domain/kernel/rejection.ts';
import { simulate } from '../domain/kernel/simulate.ts';
import { lilliput } from '../domain/lilliput/game.ts';
import { type LilliputChoice, type LilliputStep, stepSchema } from '../domain/lilliput/steps.ts';
import type { LilliputState } from '../domain/lilliput/types.ts';
import { layAs, place, stepOf, takeCharacter, takeCompany } from '../web/games/lilliput/hand.ts';
import { sharedOut, splitOf, tradeAt } from '../web/games/lilliput/turn/figures.ts';
import { aimsOf, laysAt, pressed } from '../web/games/lilliput/turn/turn-stage.ts';
import { lilliputOptions } from './games/lilliput/fuzz/options.ts';
import { simulated } from './seeded.ts';

type Choices = readonly LilliputChoice[];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Everything that the page could make of the choices, as far as it may become this step. */
function* made(choices: Choices, step: LilliputStep): Generator {
  switch (step.type) {
    case 'takeCompany': {
      const placed = place(choices, takeCompany(step.company), step);
      yield stepOf(layAs(placed, { tile: step.tile, rotation: step.rotation }));
      return;
    }
    case 'takeCharacter':
      yield stepOf(takeCharacter(step.character));
      return;
    case 'layTile':
    case 'layCharacterTile':
      for (const aim of aimsOf(choices)) if (pressed(choices, aim, step)) yield* laysAt(choices, aim, step);
      return;
    case 'placeStation':
    case 'foundCompany':
      for (const aim of aimsOf(choices)) yield pressed(choices, aim, step);
      return;
    case 'tradeTrain':
      for (const choice of choices) if (choice.type === step.type) yield tradeAt(choice, step.price);
      return;
    case 'grantTreasury':
    case 'takeIncome': {
      if (step.treasuries === null) yield choices.find((choice) => same(choice, step));
      const split = splitOf(choices.filter(({ type }) => type === step.type));
      const first = split?.among[0] as keyof NonNullable<typeof step.treasuries> | undefined;
      if (split !== null && first !== undefined)
        yield { type: step.type, treasuries: sharedOut(split, step.treasuries?.[first] ?? 0) };
      return;
    }
    // One button for each.
    case 'takeCard':
    case 'copyCard':
    case 'tradeIn':
    case 'buyTrain':
    case 'buyPoolTrain':
    case 'answerOffer':
    case 'withdrawOffer':
    case 'discardTrain':
    case 'sellShares':
    case 'buyShare':
    case 'payDividend':
    case 'keepRevenue':
      yield* choices.filter(({ type }) => type === step.type);
  }
}

const isMade = (choices: Choices, step: LilliputStep): boolean =>
  [...made(choices, step)].some((one) => {
    const { treasuries, ...rest } = (one ?? {}) as { treasuries?: object | null };
    const wanted = step as { treasuries?: object | null };
    const { treasuries: split, ...others } = wanted;
    return same(rest, others) && same(treasuries ?? null, split ?? null);
  });

const seen = new Set<string>();
const unreached: string[] = [];

function look(choices: Choices, step: LilliputStep): void {
  seen.add(step.type);
  if (!isMade(choices, step)) unreached.push(JSON.stringify(step));
}

/** Plays at random and lets every step be made by the page as well. */
const composing: Player = (game, state, seat, pick, dealer, drawn) => {
  let draft = game.begin(state, seat, dealer, drawn);
  while (!isRejection(draft) && draft.choices.length > 0) {
    if (draft.sendable && pick(4) === 0) break;
    const choice = draft.choices[pick(draft.choices.length)];
    if (!choice) break;
    const step = game.settle(choice, pick);
    look(draft.choices as Choices, step as LilliputStep);
    draft = game.step(draft, step);
  }
  return isRejection(draft) ? [] : ([...draft.steps] as Step[]);
};

test('every step that a game can take is made by the page from the legal choices', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const simulation = simulated(seed);
    const seats = 1 + (seed % 4);
    const { history } = simulate(lilliput, {
      ...simulation,
      seats,
      options: lilliputOptions(simulation.pick, seats),
      players: [composing],
      watch({ state }) {
        const game = state.game as LilliputState;
        if (!game.offer || !game.turn) return;
        const draft = lilliput.begin(game, game.turn.seat, seededDealer(simulation.seed), state.table.drawn);
        if (!isRejection(draft)) look(draft.choices, { type: 'withdrawOffer' });
      },
    });
    expect(history.state.table.ended).not.toBe(null);
  }
  expect(unreached).toEqual([]);
  const types = stepSchema.def.options.flatMap(({ shape }): string[] => [...shape.type.def.values]);
  expect([...seen].toSorted()).toEqual(types.toSorted());
});

/**
 * A turn put together at random, looked at from all sides on the way: every listed choice that is tried must be
 * accepted, and steps that are not listed must be judged in a sentence, never by an exception.
 */
import type { Draft, Fact, Game, Step } from '../../domain/kernel/contract.ts';
import { decide } from '../../domain/kernel/decide.ts';
import type { Dealer } from '../../domain/kernel/draws.ts';
import type { History } from '../../domain/kernel/fold.ts';
import type { Pick } from '../../domain/kernel/random-player.ts';
import { isRejection, type Rejection } from '../../domain/kernel/rejection.ts';
import { must } from './failure.ts';
import type { Mutants } from './mutants.ts';

export type AnyDraft = Draft<object, Step, Fact, object>;

export interface Bout {
  readonly game: Game;
  readonly history: History;
  readonly dealer: Dealer;
  readonly pick: Pick;
  readonly mutants: Mutants;
}

/** One in this many: how often a turn that could be sent is sent as it is. */
const SENDS_ONE_IN = 5;
const SAMPLES = 2;
const MUTANTS = 2;

export function draftTurn(bout: Bout, seat: number): Step[] {
  const { game, history, dealer, pick } = bout;
  let draft: AnyDraft | Rejection = game.begin(history.state.game, seat, dealer, history.state.table.drawn);
  for (;;) {
    must(!isRejection(draft), () => `seat ${seat} is awaited but cannot begin: ${code(draft)}`);
    const { choices, sendable } = draft;
    must(choices.length > 0 || sendable, () => `seat ${seat} can neither send nor go on`);
    for (let sample = 0; sample < SAMPLES && choices.length > 0; sample++) tryChoice(bout, draft);
    for (let sample = 0; sample < MUTANTS; sample++) tryMutant(bout, seat, draft);
    if (choices.length === 0 || (sendable && pick(SENDS_ONE_IN) === 0)) return [...draft.steps];
    draft = tryChoice(bout, draft);
  }
}

const code = (result: object): string => (isRejection(result) ? `${result.code} ${JSON.stringify(result.params)}` : '');

/** A listed choice with its open figures settled: fit for the schema, and accepted. */
function tryChoice({ game, pick, mutants }: Bout, draft: AnyDraft): AnyDraft {
  const choice = draft.choices[pick(draft.choices.length)];
  must(choice !== undefined, () => 'a choice is missing');
  const step = game.settle(choice, pick);
  const parsed = game.steps.safeParse(step);
  must(parsed.success, () => `a listed step is not well made: ${JSON.stringify(step)}`);
  const next = game.step(draft, step);
  must(!isRejection(next), () => `listed, but rejected: ${JSON.stringify(step)} after ${told(draft)}: ${code(next)}`);
  mutants.see(step);
  return next;
}

const told = ({ steps }: AnyDraft): string => JSON.stringify(steps);

/** A step that is probably wrong, sent as the service would get it. */
function tryMutant({ game, history, dealer, pick, mutants }: Bout, seat: number, draft: AnyDraft): void {
  const choice = draft.choices[pick(Math.max(1, draft.choices.length))];
  const step = mutants.like(choice ? game.settle(choice, pick) : { type: '' }, pick);
  const parsed = game.steps.safeParse(step);
  if (!parsed.success) return;
  const sender = pick(8) === 0 ? pick(history.state.table.seats) : seat;
  const steps = [...draft.steps, parsed.data];
  mustBeJudged(JSON.stringify({ seat: sender, steps }), () =>
    decide(game, history.state, sender, { type: 'turn', steps }, dealer),
  );
}

/** No exception, and whoever is rejected learns why in a sentence of the language tables. */
export function mustBeJudged(what: string, judge: () => object): void {
  let result: object;
  try {
    result = judge();
  } catch (thrown) {
    must(false, () => `an exception: ${String(thrown)} for ${what}`);
  }
  if (!isRejection(result)) return;
  const { sentence } = result;
  const isSentence = /^[\p{Lu}\d£].*[.!?]$/su.test(sentence) && !/[{}]|undefined|NaN|rejection\./.test(sentence);
  must(isSentence, () => `no sentence for ${code(result)}: “${sentence}” (${what})`);
}

/**
 * The workbench of a decision: a copy of the state, the facts so far, and the draws. A game emits facts, and each is
 * folded at once, so that the next rule sees what the last one did. Where a draw is not known (on a page) the work
 * stops there and says so; the server, which knows, goes on.
 */
import type { Cost, Draft, Fact, Game, Step } from './contract.ts';
import type { Dealer, Draw } from './draws.ts';
import { UnknownDraw } from './unknown-draw.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import { MOST_FACTS_OF_TURN, MOST_STEPS } from './turn-limits.ts';
import { clone } from './values.ts';

export interface Workbench<State, F> {
  /** Read only, and read afresh after every fact: the first one puts a copy here. */
  readonly state: State;
  emit(fact: F): void;
  /** Draws a number from 0 to sides − 1; put the draw into the fact that uses it. */
  draw(sides: number): Draw;
}

/** Rules that bring facts without end are in a position that no play leads to, only a forged history. */
class Endless extends Error {}

interface Worked<State, F> {
  readonly state: State;
  readonly facts: readonly F[];
  readonly drawn: number;
  readonly veiled: boolean;
}

export type Folds<State, F> = { evolve(state: State, fact: F): State; copy?(state: State): State };

/** Runs a piece of deciding. The state is copied when the first fact comes, so that a rejection costs no copy. */
export function work<State, F>(
  game: Folds<State, F>,
  from: { readonly state: State; readonly drawn: number; readonly dealer: Dealer },
  piece: (bench: Workbench<State, F>) => Rejection | undefined,
): Worked<State, F> | Rejection {
  const facts: F[] = [];
  let { state, drawn } = from;
  const bench: Workbench<State, F> = {
    get state() {
      return state;
    },
    emit(fact) {
      if (facts.length >= MOST_FACTS_OF_TURN) throw new Endless();
      if (facts.length === 0) state = game.copy ? game.copy(state) : clone(state);
      facts.push(fact);
      state = game.evolve(state, fact);
    },
    draw(sides) {
      const result = from.dealer.draw(drawn, sides);
      return { counter: drawn++, sides, result };
    },
  };
  let veiled = false;
  try {
    const rejection = piece(bench);
    if (rejection) return rejection;
  } catch (thrown) {
    if (thrown instanceof Endless) return reject('table.endless');
    if (!(thrown instanceof UnknownDraw)) throw thrown;
    veiled = true;
  }
  return { state, facts, drawn, veiled };
}

/** What a game says of a draft besides its facts. The choices are worked out only for those who look at them. */
export interface Prospect<Choice> {
  readonly choices: () => readonly Choice[];
  readonly sendable: boolean;
  readonly costs?: readonly Cost[];
}

type Parts<State, S extends Step, F extends Fact, Choice> = Omit<Draft<State, S, F, Choice>, 'choices'>;

/** A draft whose choices are listed when they are first asked for: deciding a turn never pays for them. */
function draftOf<State, S extends Step, F extends Fact, Choice>(
  parts: Parts<State, S, F, Choice>,
  choices: () => readonly Choice[],
): Draft<State, S, F, Choice> {
  let listed: readonly Choice[] | undefined;
  return {
    ...parts,
    get choices() {
      listed ??= choices();
      return listed;
    },
  };
}

const none = (): readonly never[] => [];

/** An empty draft for a seat. */
export function openDraft<State, S extends Step, F extends Fact, Choice>(
  from: { readonly state: State; readonly seat: number; readonly dealer: Dealer; readonly drawn: number },
  { choices, sendable, costs = [] }: Prospect<Choice>,
): Draft<State, S, F, Choice> {
  return draftOf({ ...from, steps: [], facts: [], veiled: false, sendable, costs }, choices);
}

/** The draft after one more step, or after closing (no step). */
export function extendDraft<State, S extends Step, F extends Fact, Choice>(
  game: Folds<State, F>,
  draft: Draft<State, S, F, Choice>,
  step: S | null,
  piece: (bench: Workbench<State, F>) => Rejection | undefined,
  prospect: (state: State, facts: readonly F[]) => Prospect<Choice>,
): Draft<State, S, F, Choice> | Rejection {
  if (step !== null && draft.steps.length >= MOST_STEPS) return reject('table.endless');
  const worked = work(game, draft, piece);
  if (isRejection(worked)) return worked;
  const { state, drawn, veiled } = worked;
  const after: Prospect<Choice> = veiled ? { choices: none, sendable: true } : prospect(state, worked.facts);
  const parts = {
    seat: draft.seat,
    steps: step === null ? draft.steps : [...draft.steps, step],
    facts: [...draft.facts, ...worked.facts],
    state,
    sendable: after.sendable,
    costs: after.costs ?? draft.costs,
    veiled,
    drawn,
    dealer: draft.dealer,
  };
  return draftOf(parts, after.choices);
}

/** A whole turn: every step in order, then what follows from sending it. A rejection names the step. */
export function playSteps<State extends object, S extends Step, F extends Fact, Choice extends object>(
  game: Pick<Game<State, S, F, Choice>, 'begin' | 'step' | 'close'>,
  state: State,
  seat: number,
  steps: readonly S[],
  dealer: Dealer,
  drawn: number,
): Draft<State, S, F, Choice> | Rejection {
  let draft = game.begin(state, seat, dealer, drawn);
  for (const [index, step] of steps.entries()) {
    if (isRejection(draft)) return draft;
    const next = game.step(draft, step);
    if (isRejection(next)) return { ...next, step: index };
    draft = next;
  }
  if (isRejection(draft)) return draft;
  return game.close(draft);
}

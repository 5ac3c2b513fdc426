/**
 * What must hold after every commit of any game: the state is plain data, folding the exported commits from the
 * beginning gives it again, everybody who is awaited can act, and questions are told apart by their ids.
 */
import { type Commit, parseCommit, printCommit } from '../../domain/kernel/commit.ts';
import { isFlaw, sayFlaw } from '../../domain/kernel/flaw.ts';
import type { Awaited, Fact, Game } from '../../domain/kernel/contract.ts';
import type { Dealer } from '../../domain/kernel/draws.ts';
import { fold, type History, seatOf } from '../../domain/kernel/fold.ts';
import { hashOf } from '../../domain/kernel/hash.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { isTableFact } from '../../domain/kernel/table.ts';
import { tableFactSchema } from '../../domain/kernel/table-facts.ts';
import { foreignValue } from '../../domain/kernel/values.ts';
import { playSteps } from '../../domain/kernel/workbench.ts';
import { must } from './failure.ts';

/** Ids stand in heads, cursors and due work. */
const LONGEST_QUESTION = 100;

/** What a game adds: books kept from the facts alone, held against the state. A new one for every retraction. */
export interface Books {
  enter(fact: Fact): void;
  compare(state: object): void;
}

export interface Watch {
  /** Looks at the last commit. */
  see(): void;
}

export function watchOver(game: Game, history: History, dealer: Dealer, openBooks: () => Books): Watch {
  const exported: Commit[] = [];
  let books = openBooks();
  let before: readonly Awaited[] = [];

  return {
    see() {
      const commit = history.commits.at(-1);
      must(commit !== undefined, () => 'no commit was written');
      exported.push(readBack(commit));
      mustBeKnown(game, commit);
      const foreign = foreignValue(history.state);
      must(foreign === null, () => `the state is not plain data at ${foreign}`);
      const again = fold(game, exported);
      must(isSame(again.state, history.state), () => 'folding the exported commits gives another state');

      if (commit.facts.some(({ type }) => type === 'table.retracted')) books = booksInForce(history, openBooks());
      else for (const fact of commit.facts) if (!isTableFact(fact)) books.enter(fact);
      books.compare(history.state.game);
      mustBeAbleToAct(game, history, dealer);
      const awaited = game.awaiting(history.state.game);
      mustBeQuestions(game, history, awaited, dealer);
      mustHaveEnded(game, commit, before, awaited);
      before = awaited;
    },
  };
}

/** Whether two states have the same hash. Mostly they print the same already, which is quicker to see. */
export const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || hashOf(one) === hashOf(other);

function readBack(commit: Commit): Commit {
  const read = parseCommit(printCommit(commit));
  if (isFlaw(read)) throw new TypeError(sayFlaw(read));
  return read;
}

function mustBeKnown(game: Game, { facts }: Commit): void {
  for (const fact of facts) {
    const { success } = (isTableFact(fact) ? tableFactSchema : game.facts).safeParse(fact);
    must(success, () => `a fact that its schema does not know: ${JSON.stringify(fact)}`);
  }
}

function booksInForce({ commits, state }: History, books: Books): Books {
  const standing = new Set(state.table.turns.map(({ version }) => version));
  for (const { version, facts } of commits) {
    if (standing.has(version)) for (const fact of facts) if (!isTableFact(fact)) books.enter(fact);
  }
  return books;
}

function mustBeAbleToAct(game: Game, { state }: History, dealer: Dealer): void {
  const awaited = game.awaiting(state.game);
  const over = game.outcome(state.game) !== null;
  must(over === awaited.every(({ optional }) => optional), () =>
    over ? 'the game is over, and somebody is awaited' : 'nobody is awaited, and the game is not over',
  );
  must(over === (state.table.ended !== null), () => 'the table ends without its game, or the game without its table');
  for (const { seat, need } of awaited) {
    must(seat < state.table.seats, () => `seat ${seat} is awaited (${need}), but nobody sits there`);
    const draft = game.begin(state.game, seat, dealer, state.table.drawn);
    must(!isRejection(draft), () => `seat ${seat} is awaited (${need}) but cannot begin`);
    must(draft.sendable || draft.choices.length > 0, () => `seat ${seat} is awaited (${need}) without a legal move`);
  }
}

/** A seat is asked one thing at a time, under an id; what the service would send for it is legal. */
function mustBeQuestions(game: Game, { state }: History, awaited: readonly Awaited[], dealer: Dealer): void {
  must(new Set(awaited.map(({ seat }) => seat)).size === awaited.length, () => 'a seat is asked two things at once');
  for (const { seat, need, question } of awaited) {
    must(question !== '' && question.length <= LONGEST_QUESTION, () => `a question without a short id: ${need}`);
    const steps = game.lapse?.(state.game, seat) ?? null;
    if (steps === null) continue;
    const played = playSteps(game, state.game, seat, steps, dealer, state.table.drawn);
    must(!isRejection(played), () => `seat ${seat} (${need}) would lapse by an illegal turn`);
  }
}

/** A turn ends the question that it answers. Whoever withdraws an offer and makes the same again may withdraw it again. */
function mustHaveEnded(
  { asides }: Game,
  { actor, facts }: Commit,
  before: readonly Awaited[],
  after: readonly Awaited[],
): void {
  const isAside = (fact: Fact): boolean => isTableFact(fact) || asides?.has(fact.type) === true;
  const seat = facts.every(isAside) ? null : seatOf(actor);
  const [asked, now] = [before, after].map(
    (awaited) => awaited.find((one) => one.seat === seat && one.optional !== true)?.question,
  );
  must(asked === undefined || asked !== now, () => `seat ${seat} has acted and is asked the same: ${asked}`);
}

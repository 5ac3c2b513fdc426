/**
 * From a command to facts, or to a rejection. The kernel decides the table's own acts and hands a turn to its game;
 * what ends the table is added by the kernel, because only it may reveal the seed.
 */
import { type Circumstances, decideAgreement, handOver, noCircumstances } from './agreements.ts';
import type { Command, HostCommand, LapseCommand, StartCommand } from './command.ts';
import type { Fact, Game } from './contract.ts';
import { playSteps } from './workbench.ts';
import { type Dealer, seedHashOf } from './draws.ts';
import type { State } from './fold.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import { botAt, type TableFact } from './table.ts';
import { answerTakeBack, askTakeBack } from './take-back.ts';
import { say, type Texts } from './texts.ts';
import { tableTexts } from './texts/en.ts';

export type Decision = { readonly facts: readonly Fact[] } | Rejection;

/** The facts of commit 1. */
export function decideStart(game: Game, command: StartCommand, dealer: Dealer, seed: string): Decision {
  const { min, max } = game.seats;
  if (command.seats < min || command.seats > max) {
    return explain(game, reject('table.seats', { seats: command.seats, min, max }));
  }
  const facts = game.start(command.options, command.seats, dealer);
  if ('rejected' in facts) return explain(game, facts);
  const started: TableFact = {
    type: 'table.started',
    v: 1,
    game: game.id,
    seats: command.seats,
    options: { ...command.options },
    seedHash: seedHashOf(seed),
  };
  return { facts: [started, ...botsSeated(command), ...facts] };
}

/** The seats that the service plays from the start. */
export const botsSeated = ({ bots = {} }: Pick<StartCommand, 'bots'>): TableFact[] =>
  Object.entries(bots).map(([seat, player]) => ({ type: 'table.botSeated', v: 1, seat: Number(seat), player }));

/** What a seat's command brings. */
export function decide<G extends object>(
  game: Game<G>,
  state: State<G>,
  seat: number,
  command: Command,
  dealer: Dealer,
  circumstances: Circumstances = noCircumstances,
): Decision {
  const decision = state.table.ended
    ? reject('table.over')
    : decideOpen(game, state, seat, command, dealer, circumstances);
  return isRejection(decision) ? explain(game, decision) : decision;
}

/** What the host's command brings, who has no seat. */
export function decideForHost<G extends object>(
  game: Game<G>,
  state: State<G>,
  command: HostCommand,
  dealer: Dealer,
): Decision {
  if (state.table.ended) return explain(game, reject('table.over'));
  const decision = decideAgreement(game, state, null, command, dealer, noCircumstances);
  return isRejection(decision) ? explain(game, decision) : decision;
}

/** Somebody else takes a seat. */
export function decideHandOver<G extends object>(game: Game<G>, state: State<G>, seat: number): Decision {
  const decision = state.table.ended ? reject('table.over') : handOver(state, seat);
  return isRejection(decision) ? explain(game, decision) : decision;
}

/**
 * What the service sends for a seat whose time for an answer is up. Only the service knows the time; the question is
 * named, so that nothing lapses that was asked since.
 */
export function decideLapse<G extends object>(
  game: Game<G>,
  state: State<G>,
  { seat, question }: LapseCommand,
  dealer: Dealer,
): Decision {
  const { ended, paused } = state.table;
  if (ended || paused || botAt(state.table, seat) !== null) return explain(game, reject('table.noLapse'));
  const asked = game.awaiting(state.game).find((awaited) => awaited.seat === seat && awaited.question === question);
  const steps = asked?.answer === true ? (game.lapse?.(state.game, seat) ?? null) : null;
  if (steps === null) return explain(game, reject('table.noLapse'));
  const lapsed: TableFact = { type: 'table.lapsed', v: 1, seat };
  const decision = decideTurn(game, state, seat, steps, dealer);
  return isRejection(decision) ? explain(game, decision) : { facts: [lapsed, ...decision.facts] };
}

function decideOpen<G extends object>(
  game: Game<G>,
  state: State<G>,
  seat: number,
  command: Command,
  dealer: Dealer,
  circumstances: Circumstances,
): Decision {
  switch (command.type) {
    case 'turn':
      return decideTurn(game, state, seat, command.steps, dealer);
    case 'askTakeBack':
      return askTakeBack(game, state, seat, command.backTo);
    case 'answerTakeBack':
      return answerTakeBack(state.table, seat, command.agree);
    default:
      return decideAgreement(game, state, seat, command, dealer, circumstances);
  }
}

function decideTurn<G extends object>(
  game: Game<G>,
  { table, game: state }: State<G>,
  seat: number,
  steps: Parameters<typeof playSteps>[3],
  dealer: Dealer,
): Decision {
  if (!game.awaiting(state).some((awaited) => awaited.seat === seat)) return reject('table.notAwaited');
  const played = playSteps(game, state, seat, steps, dealer, table.drawn);
  if (isRejection(played)) return played;
  const corrected: TableFact[] =
    table.rules === game.rules ? [] : [{ type: 'table.rulesCorrected', v: 1, from: table.rules, to: game.rules }];
  return { facts: [...corrected, ...played.facts, ...ending(game, played.state, dealer)] };
}

/** The closing fact, once the game has an outcome. A page that cannot know the seed leaves it out. */
function ending<G extends object>(game: Game<G>, state: G, dealer: Dealer): TableFact[] {
  const seed = dealer.reveal();
  if (game.outcome(state) === null || seed === null) return [];
  return [{ type: 'table.ended', v: 2, reason: 'finished', seed, standings: null }];
}

/** The texts of a table and of its game, put together once: a game may have hundreds of them. */
const merged = new WeakMap<Texts, Texts>();

function textsFor({ texts }: Pick<Game, 'texts'>): Texts {
  const known = merged.get(texts);
  if (known) return known;
  const all: Texts = { ...tableTexts, ...texts };
  merged.set(texts, all);
  return all;
}

/** Adds the English sentence: the kernel's for its own codes, the game's for all others. */
function explain(game: Pick<Game, 'texts'>, rejection: Rejection): Rejection {
  return { ...rejection, sentence: say(textsFor(game), `rejection.${rejection.code}`, rejection.params) };
}

/**
 * From a command to facts, or to a rejection. The kernel decides the table's own acts and hands a turn to its game;
 * what ends the table is added by the kernel, because only it may reveal the seed.
 */
import type { Command, StartCommand } from './command.ts';
import type { Fact, Game } from './contract.ts';
import { playSteps } from './deciding.ts';
import { type Dealer, seedHashOf } from './draws.ts';
import { inForce, type State } from './fold.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import type { TableFact } from './table.ts';
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
  return { facts: [started, ...facts] };
}

/** What a seat's command brings. */
export function decide<G extends object>(
  game: Game<G>,
  state: State<G>,
  seat: number,
  command: Command,
  dealer: Dealer,
): Decision {
  const decision = state.table.ended ? reject('table.over') : decideOpen(game, state, seat, command, dealer);
  return isRejection(decision) ? explain(game, decision) : decision;
}

function decideOpen<G extends object>(
  game: Game<G>,
  state: State<G>,
  seat: number,
  command: Command,
  dealer: Dealer,
): Decision {
  switch (command.type) {
    case 'turn':
      return decideTurn(game, state, seat, command.steps, dealer);
    case 'askTakeBack':
      return askTakeBack(state, seat, command.backTo);
    case 'answerTakeBack':
      return answerTakeBack(state, seat, command.agree);
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
  return [{ type: 'table.ended', v: 1, reason: 'finished', seed }];
}

/**
 * A seat asks to take its turn back. It happens at once if nobody has acted since and no draw became known;
 * otherwise everybody else is asked.
 */
function askTakeBack({ table }: State, seat: number, backTo: number): Decision {
  if (table.request) return reject('table.takeBackOpen');
  const undone = table.turns.filter((turn) => turn.version > backTo);
  const standing = table.turns.some((turn) => turn.version <= backTo) && inForce(table, backTo);
  if (!standing || !undone.some((turn) => turn.seat === seat)) return reject('table.nothingToTakeBack');
  const free = undone.every((turn) => turn.seat === seat && !turn.drew) || table.seats === 1;
  const asked: TableFact = { type: 'table.takeBackAsked', v: 1, seat, backTo };
  return { facts: free ? [asked, retracted(backTo)] : [asked] };
}

function answerTakeBack({ table }: State, seat: number, agree: boolean): Decision {
  const { request } = table;
  if (!request) return reject('table.noRequest');
  if (request.seat === seat || request.agreed.includes(seat)) return reject('table.answered');
  const answered: TableFact = { type: 'table.takeBackAnswered', v: 1, seat, agreed: agree };
  const others = table.seats - 1;
  const granted = agree && request.agreed.length + 1 === others;
  return { facts: granted ? [answered, retracted(request.backTo)] : [answered] };
}

const retracted = (backTo: number): TableFact => ({ type: 'table.retracted', v: 1, backTo });

/** Adds the English sentence: the kernel's for its own codes, the game's for all others. */
function explain(game: Pick<Game, 'texts'>, rejection: Rejection): Rejection {
  const texts: Texts = { ...tableTexts, ...game.texts };
  return { ...rejection, sentence: say(texts, `rejection.${rejection.code}`, rejection.params) };
}

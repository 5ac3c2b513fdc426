/** One fuzzed game from its set-up to its end, with turns taken back, votes and pauses now and then. */
import type { Command, StartCommand } from '../../domain/kernel/command.ts';
import type { Game, Step } from '../../domain/kernel/contract.ts';
import { type Decision, decide, decideStart } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory, type History } from '../../domain/kernel/fold.ts';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import type { Player } from '../../domain/kernel/random-player.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { nextCommit } from '../../domain/kernel/simulate.ts';
import { botAt } from '../../domain/kernel/table.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { simulated } from '../seeded.ts';
import { OPEN, wishFor } from './agreements.ts';
import { type Bout, draftTurn, mustBeJudged } from './drafting.ts';
import { must } from './failure.ts';
import { type Books, watchOver } from './invariants.ts';
import { mutants } from './mutants.ts';

export interface FuzzedGame {
  readonly game: Game;
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  /** Nobody: turns are put together at random and looked at from all sides. */
  readonly player: Player | null;
  readonly openBooks: () => Books;
}

const MOST_COMMITS = 1_500;
/** One in this many: how often a seat is considered that may act but need not. */
const OPTIONAL_ONE_IN = 12;
/** One commit in this many is followed by the wish to take a turn back. */
const WISHES_ONE_IN = 15;
const FARTHEST_BACK = 4;
/** One commit in this many is followed by a wish of the table's own life. */
const AGREES_ONE_IN = 8;

export function playFuzzed({ game, seats, options, seed, player, openBooks }: FuzzedGame): History {
  const simulation = { ...simulated(seed), seats, options, players: [], mostCommits: MOST_COMMITS };
  const { pick } = simulation;
  const dealer = seededDealer(simulation.seed);
  const history = blankHistory(game);
  const watch = watchOver(game, history, dealer, openBooks);
  const bout: Bout = { game, history, dealer, pick, mutants: mutants() };
  let printed = '';

  function write(actor: string, command: Command | StartCommand, decision: Decision): void {
    must(!isRejection(decision), () => `${actor} is rejected: ${JSON.stringify(decision)} ${JSON.stringify(command)}`);
    advance(game, history, nextCommit(game, simulation, history, actor, command, decision.facts));
    watch.see();
    printed = JSON.stringify(history.state);
  }

  const actorOf = (seat: number, { type }: Command): string =>
    type === 'turn' && botAt(history.state.table, seat) !== null ? `bot:${seat}` : `seat:${seat}`;

  function send(seat: number, command: Command): void {
    write(actorOf(seat, command), command, decide(game, history.state, seat, command, dealer, OPEN));
  }

  function agree(): void {
    const seat = pick(seats);
    const command = wishFor(seats, pick);
    mustBeJudged('a wish of the table', () => decide(game, history.state, seat, command, dealer, OPEN));
    const decision = decide(game, history.state, seat, command, dealer, OPEN);
    // An end that all agree to would cut the game short.
    if (isRejection(decision) || decision.facts.some(({ type }) => type === 'table.ended')) return;
    send(seat, command);
  }

  function takeBack(): void {
    const { table } = history.state;
    const turn = table.turns.at(-1 - pick(FARTHEST_BACK));
    const seat = pick(seats);
    const command: Command = { type: 'askTakeBack', backTo: turn?.version ?? 1 };
    mustBeJudged('a wish to take back', () => decide(game, history.state, seat, command, dealer));
    if (isRejection(decide(game, history.state, seat, command, dealer))) return;
    send(seat, command);
    for (let other = 0; other < seats && history.state.table.request; other++) {
      if (other !== seat) send(other, { type: 'answerTakeBack', agree: pick(4) > 0 });
    }
  }

  const parsed = game.options.safeParse(options);
  must(parsed.success, () => `options that do not fit: ${JSON.stringify(options)}`);
  const start: StartCommand = { type: 'start', game: game.id, seats, options: parsed.data };
  write('host', start, decideStart(game, start, dealer, simulation.seed));

  const isOver = () => history.state.table.ended !== null;
  while (!isOver()) {
    must(history.commits.length < MOST_COMMITS, () => `no end after ${MOST_COMMITS} commits`);
    const awaited = game
      .awaiting(history.state.game)
      .filter(({ optional }) => optional !== true || pick(OPTIONAL_ONE_IN) === 0);
    const seat = awaited[pick(awaited.length)]?.seat ?? 0;
    const steps: Step[] = player
      ? player(game, history.state.game, seat, pick, dealer, history.state.table.drawn)
      : draftTurn(bout, seat);
    must(JSON.stringify(history.state) === printed, () => 'looking at choices has changed the state');
    send(seat, { type: 'turn', steps });
    if (!isOver() && pick(WISHES_ONE_IN) === 0) takeBack();
    if (!isOver() && pick(AGREES_ONE_IN) === 0) agree();
  }
  mustBeTakenElsewhere(game, simulation.id, history);
  return history;
}

/** What was played here can be brought to any other service: no bound on foreign histories is too narrow for it. */
function mustBeTakenElsewhere(game: Game, id: string, { commits }: History): void {
  const text = printHistory(headerOf(id, commits[0]!, []), commits);
  const verified = verify(text, { [game.id]: game });
  must(verified.ok, () => `the history is refused: ${JSON.stringify(verified)}`);
}

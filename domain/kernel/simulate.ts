/**
 * A whole table played by players of the domain, commit by commit, as the service would write it: for the command line,
 * for golden games and for the fuzzer. Times and ids come from the caller; the seed decides everything else.
 */
import type { Command, StartCommand } from './command.ts';
import { type Commit, rootHash, seal } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { type Decision, decide, decideStart } from './decide.ts';
import { seededDealer } from './draws.ts';
import { advance, blankHistory, type History } from './fold.ts';
import type { Pick, Player } from './random-player.ts';
import { isRejection, type Rejection } from './rejection.ts';

/** What a commit bears besides its content. */
export interface Stamps {
  /** Of the table. */
  readonly id: string;
  /** Time and id of the commit with this version. */
  readonly timeOf: (version: number) => string;
  readonly commandIdOf: (version: number) => string;
}

export interface Simulation extends Stamps {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** One per seat; the last one plays for all seats beyond. */
  readonly players: readonly Player[];
  readonly pick: Pick;
  /** More commits than this means that the game does not end. */
  readonly mostCommits: number;
  /** Sees the history after every commit. */
  readonly watch?: (history: History) => void;
}

export type Simulated = { readonly history: History } | { readonly stuck: string; readonly history: History };

export function simulate(game: Game, simulation: Simulation): Simulated {
  const { id, seed, seats, pick, players, mostCommits, watch } = simulation;
  const dealer = seededDealer(seed);
  const history = blankHistory(game);

  const write = (actor: string, command: Command | StartCommand, decision: Decision): Rejection | null => {
    if (isRejection(decision)) return decision;
    const commit = nextCommit(game, simulation, history, actor, command, decision.facts);
    advance(game, history, commit);
    watch?.(history);
    return null;
  };

  const parsed = game.options.safeParse(simulation.options);
  if (!parsed.success) return { stuck: 'the options do not fit the game', history };
  const start: StartCommand = { type: 'start', game: game.id, seats, options: parsed.data };
  const refused = write('host', start, decideStart(game, start, dealer, seed));
  if (refused) return { stuck: refused.sentence, history };

  while (history.state.table.ended === null) {
    if (history.commits.length >= mostCommits)
      return { stuck: `no end after ${mostCommits} commits in table ${id}`, history };
    const awaited = game.awaiting(history.state.game).filter(({ optional }) => !optional);
    const seat = awaited[pick(Math.max(1, awaited.length))]?.seat;
    if (seat === undefined) return { stuck: 'nobody is awaited, and the game is not over', history };
    const player = players[seat] ?? players.at(-1);
    if (!player) return { stuck: 'nobody plays', history };
    const steps = player(game, history.state.game, seat, pick, dealer, history.state.table.drawn);
    const command: Command = { type: 'turn', steps };
    const rejection = write(`seat:${seat}`, command, decide(game, history.state, seat, command, dealer));
    if (rejection) return { stuck: `seat ${seat}: ${rejection.code} ${JSON.stringify(rejection.params)}`, history };
  }
  return { history };
}

/** The commit that a decision becomes. */
export function nextCommit(
  game: Game,
  { id, timeOf, commandIdOf }: Stamps,
  { commits }: History,
  actor: string,
  command: Command | StartCommand,
  facts: readonly Fact[],
): Commit {
  const version = commits.length + 1;
  return seal({
    version,
    at: timeOf(version),
    actor,
    commandId: commandIdOf(version),
    rules: game.rules,
    command,
    facts,
    prevHash: commits.at(-1)?.hash ?? rootHash(game.id, id),
  });
}

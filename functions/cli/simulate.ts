/**
 * `railpost simulate`: a whole game played by players of the domain, through the same deciding as everybody's turns,
 * written as an export. The seed decides everything, times and ids too: the same command gives the same bytes.
 */
import { parseArgs } from 'node:util';
import { games } from '../../domain/games.ts';
import type { Game, Standing } from '../../domain/kernel/contract.ts';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import type { Player } from '../../domain/kernel/random-player.ts';
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { pickFrom, seedFrom } from '../../domain/kernel/seeded-pick.ts';
import { type Simulation, simulate } from '../../domain/kernel/simulate.ts';
import { say } from '../../domain/kernel/texts.ts';
import { playerNamed, playerNames } from '../../domain/players.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

/** No game here takes nearly as many. */
const MOST_COMMITS = 5_000;
const FIRST_COMMIT = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** What can be asked of a game besides its players; a game that does not know it says so. */
interface Options {
  readonly variants?: readonly string[];
  readonly landscape?: string;
}

interface Wish {
  readonly game: Game;
  readonly seats: number;
  readonly seed: number;
  readonly options: Options;
  readonly strategy: string;
  readonly player: Player;
  readonly out: string | undefined;
}

/** A key of the language tables and what stands in it. */
interface Complaint {
  readonly key: string;
  readonly params: Parameters;
}

export async function simulateGame(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const wish = readWish(args);
  if ('key' in wish) {
    terminal.complain(say(english, wish.key, wish.params));
    return Exit.Unable;
  }
  const { game, strategy, out } = wish;
  const began = performance.now();
  const played = simulate(game, simulationOf(wish));
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  if ('stuck' in played && played.history.commits.length === 0) {
    terminal.complain(played.stuck);
    return Exit.Unable;
  }
  if ('stuck' in played) {
    terminal.complain(say(english, 'cli.simulate.stuck', { reason: played.stuck }));
    return Exit.Wrong;
  }
  const { commits, state } = played.history;
  const [first] = commits;
  if (!first) return Exit.Wrong;
  const names = Array.from({ length: wish.seats }, (_, seat) => `${strategy} ${seat + 1}`);
  const text = printHistory(headerOf(idOf(wish), first, names), commits);
  const written = await write(text, out, terminal);
  if (written !== null) return written;
  const course = courseOf(state.game);
  const standings = (game.outcome(state.game) ?? []).map((standing) => ranked(standing, wish.seats)).join(', ');
  terminal.complain(say(english, 'cli.simulate.done', { commits: commits.length, course, seconds, standings }));
  return Exit.Well;
}

/** Gives the exit status if writing fails. */
async function write(text: string, out: string | undefined, terminal: Terminal): Promise<Exit | null> {
  if (out === undefined) {
    terminal.print(text.slice(0, -1)); // printing ends the last line
    return null;
  }
  try {
    await terminal.write(out, text);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.complain(say(english, 'cli.unwritable', { file: out, reason }));
    return Exit.Unable;
  }
}

/** Beyond the seats of the table plays whoever belongs to the game itself. */
const ranked = ({ rank, seat, total }: Standing, seats: number): string =>
  say(english, seat < seats ? 'cli.simulate.standing' : 'cli.simulate.ownStanding', { rank, seat: seat + 1, total });

/** How far a game came, for those that count rounds and phases. */
function courseOf(state: { readonly round?: unknown; readonly phase?: unknown }): string {
  const { round, phase } = state;
  return typeof round === 'number' && typeof phase === 'number'
    ? say(english, 'cli.simulate.course', { round, phase })
    : '';
}

function idOf({ game, seats, seed, strategy, options: { variants = [], landscape } }: Wish): string {
  const asked = [...variants, ...(landscape === undefined ? [] : [landscape])];
  return [game.id, strategy, seats, seed, ...asked].join('-');
}

function simulationOf(wish: Wish): Simulation {
  const { seats, seed, options, player } = wish;
  return {
    id: idOf(wish),
    seats,
    options,
    seed: seedFrom(seed),
    players: [player],
    pick: pickFrom(seed),
    timeOf: (version) => new Date(FIRST_COMMIT + version * MINUTE).toISOString(),
    commandIdOf: (version) =>
      `${seed.toString(16).padStart(8, '0').slice(-8)}-0000-4000-8000-${version.toString(16).padStart(12, '0')}`,
    mostCommits: MOST_COMMITS,
  };
}

function readWish(args: readonly string[]): Wish | Complaint {
  const values = readOptions(args);
  if (!values) return { key: 'cli.help.simulate', params: {} };
  const game = Object.hasOwn(games, values.game) ? games[values.game] : undefined;
  if (!game) return { key: 'cli.simulate.game', params: { game: values.game, known: Object.keys(games).join(', ') } };
  const { min, max } = game.seats;
  const seats = wholeNumber(values.players);
  if (seats === null || seats < min || seats > max) {
    return { key: 'cli.simulate.players', params: { players: values.players, min, max } };
  }
  const seed = wholeNumber(values.seed);
  if (seed === null) return { key: 'cli.simulate.seed', params: { seed: values.seed } };
  const { strategy } = values;
  const player = playerNamed(game.id, strategy);
  if (!player) {
    return { key: 'cli.simulate.strategy', params: { strategy, known: playerNames(game.id).join(', ') } };
  }
  const options = optionsOf(values);
  if (!game.options.safeParse(options).success) return { key: 'cli.simulate.options', params: {} };
  return { game, seats, seed, options, strategy, player, out: values.out };
}

function optionsOf({ variants, scenario }: { variants: string | undefined; scenario: string | undefined }): Options {
  return {
    ...(variants === undefined ? {} : { variants: variants.split(',').filter((name) => name !== '') }),
    ...(scenario === undefined ? {} : { landscape: scenario }),
  };
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        players: { type: 'string' },
        seed: { type: 'string' },
        variants: { type: 'string' },
        scenario: { type: 'string' },
        strategy: { type: 'string', default: 'random' },
        out: { type: 'string' },
      },
    });
    const { game, players, seed, variants, scenario, strategy, out } = values;
    if (game === undefined || players === undefined || seed === undefined) return null;
    return { game, players, seed, variants, scenario, strategy, out };
  } catch {
    return null; // an option that is not known, or one without its value
  }
}

function wholeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : null;
}

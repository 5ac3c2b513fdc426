/**
 * `railpost simulate`: plays a whole game with robot players through the same rules as people's turns, and prints it as
 * an export. It is deterministic: the seed also decides times and ids, so the same command prints the same bytes.
 */
import { MINUTE } from '../../domain/kernel/durations.ts';
import { parseArgs } from 'node:util';
import type { SimulateOptions } from '../../domain/kernel/command-line.ts';
import type { Game, Standing } from '../../domain/kernel/contract.ts';
import { manifestOf, robotNamed, robotNames } from '../../domain/kernel/game-parts.ts';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import type { Games, Manifest } from '../../domain/kernel/manifest.ts';
import type { Player } from '../../domain/kernel/random-player.ts';
import type { Parameters } from '../../domain/kernel/rejection.ts';
import { pickFrom, seedFrom } from '../../domain/kernel/seeded-pick.ts';
import { type Simulation, simulate } from '../../domain/kernel/simulate.ts';
import { say } from '../../domain/kernel/texts.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

/** No game here takes nearly as many. */
const MOST_COMMITS = 5_000;
const FIRST_COMMIT = Date.UTC(2026, 0, 1);

/** Values of the game's own options, by flag. */
type OwnValues = { readonly [flag: string]: string | undefined };

interface Wish {
  readonly game: Game;
  readonly seats: number;
  readonly seed: number;
  readonly options: object;
  readonly own: OwnValues;
  readonly course: SimulateOptions['course'];
  readonly strategy: string;
  readonly player: Player;
  readonly out: string | undefined;
}

/** A key of the texts and its parameters. */
interface Complaint {
  readonly key: string;
  readonly params: Parameters;
}

/** The usage, with what each game adds to it. */
export async function simulateHelp(games: Games): Promise<string> {
  const lines = await Promise.all(Object.values(games).map(gameHelp));
  return say(english, 'cli.help.simulate', { games: lines.join('\n') });
}

async function gameHelp(manifest: Manifest): Promise<string> {
  const own = await simulateOptions(manifest);
  const strategies = robotNames(manifest).join(', ');
  const flags = Object.entries(own?.flags ?? {}).map(([flag, value]) => `--${flag} ${value}`);
  return [
    say(english, 'cli.help.simulate.game', { game: manifest.id, ...manifest.seats, strategies }),
    ...(own ? [say(english, 'cli.help.simulate.flags', { flags: flags.join(', '), help: own.help })] : []),
  ].join(' ');
}

const simulateOptions = async (manifest: Manifest | undefined): Promise<SimulateOptions | undefined> =>
  (await manifest?.commandLine?.())?.simulate;

export async function simulateGame(args: readonly string[], terminal: Terminal, games: Games): Promise<Exit> {
  const wish = await readWish(args, games);
  if (wish === null) {
    terminal.complain(await simulateHelp(games));
    return Exit.Unable;
  }
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
  const course = wish.course ? `, ${wish.course(state.game)}` : '';
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

function idOf({ game, seats, seed, strategy, own }: Wish): string {
  const asked = Object.values(own).flatMap((value) => value?.split(',').filter((name) => name !== '') ?? []);
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

/** Null where the options cannot be read at all. */
async function readWish(args: readonly string[], games: Games): Promise<Wish | Complaint | null> {
  const manifest = manifestOf(games, gameIn(args) ?? '');
  const own = await simulateOptions(manifest);
  const values = readOptions(args, Object.keys(own?.flags ?? {}));
  if (!values) return null;
  if (!manifest)
    return { key: 'cli.simulate.game', params: { game: values.game, known: Object.keys(games).join(', ') } };
  const { min, max } = manifest.seats;
  const seats = wholeNumber(values.players);
  if (seats === null || seats < min || seats > max) {
    return { key: 'cli.simulate.players', params: { players: values.players, min, max } };
  }
  const seed = wholeNumber(values.seed);
  if (seed === null) return { key: 'cli.simulate.seed', params: { seed: values.seed } };
  const { strategy } = values;
  const player = await robotNamed(manifest, strategy);
  if (!player) {
    return { key: 'cli.simulate.strategy', params: { strategy, known: robotNames(manifest).join(', ') } };
  }
  const options = own?.optionsOf(values.own) ?? {};
  const game = await manifest.rules();
  if (!game.options.safeParse(options).success) return { key: 'cli.simulate.options', params: {} };
  return { game, seats, seed, options, own: values.own, strategy, player, out: values.out, course: own?.course };
}

/** Which game is meant, before its own options are known. */
function gameIn(args: readonly string[]): string | undefined {
  const { game } = parseArgs({ args: [...args], strict: false, options: { game: { type: 'string' } } }).values;
  return typeof game === 'string' ? game : undefined;
}

const text = { type: 'string' } as const;

function readOptions(args: readonly string[], flags: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(flags.map((flag) => [flag, text])),
        game: text,
        players: text,
        seed: text,
        strategy: { type: 'string', default: 'random' },
        out: text,
      },
    });
    const { game, players, seed, strategy, out, ...own } = values;
    if (game === undefined || players === undefined || seed === undefined) return null;
    const ordered: OwnValues = Object.fromEntries(flags.map((flag) => [flag, (own as OwnValues)[flag]]));
    return { game, players, seed, strategy, out, own: ordered };
  } catch {
    return null; // an option that is not known, or one without its value
  }
}

function wholeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : null;
}

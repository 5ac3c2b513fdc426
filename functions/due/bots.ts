/**
 * Robots' turns: after a commit the service plays the seats that belong to robots. The work is found from the table
 * itself, so this may run late, twice, or in several processes; a slower one gets a version conflict and stops. A robot
 * sees only what a person sees. Its random choices come from the hash chain, never from the table's seed.
 */
import { setImmediate as others } from 'node:timers/promises';
import type { Game, Step } from '../../domain/kernel/contract.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { manifestOf, robotNamed } from '../../domain/kernel/game-parts.ts';
import type { History } from '../../domain/kernel/fold.ts';
import type { Manifest } from '../../domain/kernel/manifest.ts';
import { type Pick as Whim, randomPlayer } from '../../domain/kernel/random-player.ts';
import { pickFrom } from '../../domain/kernel/seeded-pick.ts';
import { botAt } from '../../domain/kernel/table.ts';
import { derivedUuid } from '../service/derived-id.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { ServicePart } from '../actions/tables/start.ts';
import { submit } from '../actions/tables/submit.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';

export type BotRunner = ServicePart & Pick<Service, 'log'>;

/** Per run; the caller runs again for the rest. */
const MOST_TURNS = 50;
/** How often a robot may think again when its turn was refused: the first thought is its own, the others are chance. */
const THOUGHTS = 6;

interface Wish {
  readonly seat: number;
  readonly version: number;
  readonly hash: string;
  readonly steps: readonly Step[];
}

export interface BotsPlayed {
  readonly turns: number;
  /** The bound was reached; there may be more to do. */
  readonly more: boolean;
}

/** Plays the robots of a table until a person is awaited. */
export async function playBots(keeper: BotRunner, id: string, most = MOST_TURNS): Promise<BotsPlayed> {
  const table = await readTable(keeper, id);
  const manifest = isProblem(table) ? undefined : manifestOf(keeper.games, table.game);
  if (isProblem(table) || !manifest || table.startedBy === null) return { turns: 0, more: false };
  for (let turns = 0; turns < most; turns++) {
    if (!(await playOne(keeper, manifest, table))) return { turns, more: false };
    await others(); // people's requests go first
  }
  return { turns: most, more: true };
}

/** Whether the table has gone on, by this turn or by another process's. A robot that finds no legal turn stops. */
async function playOne(keeper: BotRunner, manifest: Manifest, table: TableItem): Promise<boolean> {
  const game = await manifest.rules();
  for (let thought = 0; thought < THOUGHTS; thought++) {
    const wish = await keeper.tables.withTable(table.id, game, (history) => wishOf(manifest, game, history, thought));
    if (wish === null) return false;
    const outcome = await submit(keeper, game, table, {
      seat: wish.seat,
      by: 'bot',
      expectedVersion: wish.version,
      // Two processes that play the same robot at the same position write one turn.
      commandId: derivedUuid(`${wish.hash} ${wish.seat} ${thought}`),
      command: { type: 'turn', steps: wish.steps },
    });
    if (!isProblem(outcome) || outcome.problem === 'version-conflict') return true;
    if (outcome.problem === 'rejected') continue;
    return false;
  }
  keeper.log({ bot: 'stuck', game: game.id });
  return false;
}

/** What the first robot that is awaited wants to do; null where none is. Nobody waits for an optional act. */
async function wishOf(
  manifest: Manifest,
  game: Game,
  { commits, state }: History,
  thought: number,
): Promise<Wish | null> {
  const last = commits.at(-1);
  if (!last || state.table.ended !== null) return null;
  const seat = game
    .awaiting(state.game)
    .find((awaited) => awaited.optional !== true && botAt(state.table, awaited.seat) !== null)?.seat;
  if (seat === undefined) return null;
  const own = thought === 0 ? await robotNamed(manifest, botAt(state.table, seat) ?? '') : null;
  const player = own ?? randomPlayer;
  const steps = player(game, state.game, seat, whim(last.hash, thought), unknownDealer, state.table.drawn);
  return { seat, version: last.version, hash: last.hash, steps };
}

/** The same for every process that looks at the same position. */
const whim = (hash: string, thought: number): Whim => pickFrom(Number.parseInt(hash.slice(0, 8), 16) + thought);

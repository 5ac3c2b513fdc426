/**
 * Handles a command: reads the stream up to its head, returns the first answer for a repeated command id, lets the
 * domain decide, and appends the commit with one conditional put. On a version conflict the client receives the current
 * version (409) and retries.
 */
import { canonical } from '../../../domain/kernel/canonical.ts';
import {
  type Command,
  type HandOverCommand,
  type HostCommand,
  type LapseCommand,
  mayClose,
} from '../../../domain/kernel/command.ts';
import { type Commit, seal } from '../../../domain/kernel/commit.ts';
import type { Game } from '../../../domain/kernel/contract.ts';
import { type Decision, decide, decideForHost, decideHandOver, decideLapse } from '../../../domain/kernel/decide.ts';
import { seededDealer } from '../../../domain/kernel/draws.ts';
import { unknownDealer } from '../../../domain/kernel/unknown-draw.ts';
import type { History } from '../../../domain/kernel/fold.ts';
import { botAt } from '../../../domain/kernel/table.ts';
import { isOpened } from '../../../domain/kernel/fork.ts';
import { isRejection, type Rejection } from '../../../domain/kernel/rejection.ts';
import { circumstancesOf } from '../../clock/circumstances.ts';
import { isProblem, type Problem, problem, problemWith } from '../../service/problem.ts';
import { headOf, publishHead } from '../../tables/head.ts';
import { readSeed } from '../../tables/seed.ts';
import { type ServicePart, writeFirstCommit } from './start.ts';
import type { TableItem } from '../../tables/table-item.ts';

interface Sent {
  /** The version that the sender has seen; null where it does not matter what happened since. */
  readonly expectedVersion: number | null;
  readonly commandId: string;
}

interface SeatTurn extends Sent {
  readonly seat: number;
  /** Who plays the seat: a person unless it says so. */
  readonly by?: 'seat' | 'bot';
  readonly command: Command;
}

interface HostTurn extends Sent {
  readonly by: 'host';
  readonly command: HostCommand | HandOverCommand;
}

/** What the service itself does: for somebody who has no seat yet, or for a seat whose time for an answer is up. */
interface SystemTurn extends Sent {
  readonly by: 'system';
  readonly command: HandOverCommand | LapseCommand;
}

export type Turn = SeatTurn | HostTurn | SystemTurn;

/** The commit that the command became, now or when it was first sent. */
export async function submit(
  service: ServicePart,
  game: Game,
  table: TableItem,
  turn: Turn,
): Promise<Commit | Problem> {
  if (table.imported) return problem('read-only');
  const outcome = await attempt(service, game, table, turn);
  if (!isProblem(outcome) || outcome.problem !== 'not-started') return outcome;
  // The process that started the table died before it had written commit 1.
  await writeFirstCommit(service, table);
  return attempt(service, game, table, turn);
}

function attempt(service: ServicePart, game: Game, table: TableItem, turn: Turn): Promise<Commit | Problem> {
  const { id } = table;
  return service.tables.withTable<object, Commit | Problem>(id, game, async (history, append) => {
    if (!isOpened(history)) return problem('not-started');
    const known = earlier(history, turn);
    if (known !== null) return known;
    const { expectedVersion } = turn;
    if (expectedVersion !== null && expectedVersion !== history.state.table.version) return conflict(history);
    if (isForeign(history, turn)) return problem('robot-plays');

    const decision = await decided(service, game, table, history, turn);
    if (isRejection(decision)) return rejected(game, decision);

    const commit = nextCommit(history, turn, game.rules, [...decision.facts] as Commit['facts'], service.clock());
    if ((await append(commit)) === 'taken') return earlier(history, turn) ?? conflict(history);
    await publishHead(service, headOf(id, game, history));
    service.wake(id);
    return commit;
  });
}

/** Nobody plays a robot's seat, except that a player who was voted out may come back. */
const isForeign = ({ state }: History, turn: Turn): boolean =>
  'seat' in turn &&
  turn.command.type !== 'comeBack' &&
  (turn.by === 'bot') !== (botAt(state.table, turn.seat) !== null);

async function decided(
  service: ServicePart,
  game: Game,
  table: TableItem,
  history: History,
  turn: Turn,
): Promise<Decision> {
  const { state } = history;
  if (turn.command.type === 'handOver') return decideHandOver(game, state, turn.command.seat);
  // What can neither draw nor close the table never sees the seed.
  const dealer = mayClose(turn.command) ? seededDealer(await readSeed(service, table.id)) : unknownDealer;
  if (turn.command.type === 'lapse') return decideLapse(game, state, turn.command, dealer);
  if (!('seat' in turn)) return decideForHost(game, state, turn.command, dealer);
  const circumstances = await circumstancesOf(service, game, table, history, turn.command);
  return decide(game, state, turn.seat, turn.command, dealer, circumstances);
}

const actorOf = (turn: Turn): string => ('seat' in turn ? `${turn.by ?? 'seat'}:${turn.seat}` : turn.by);

/** The same command under the same id gets its first answer again; another one under that id is refused. */
function earlier({ commits }: History, turn: Turn): Commit | Problem | null {
  const commit = commits.findLast(({ commandId }) => commandId === turn.commandId);
  if (commit === undefined) return null;
  const same = commit.actor === actorOf(turn) && canonical(commit.command) === canonical(turn.command);
  return same ? commit : problem('command-id-used');
}

const conflict = ({ state }: History): Problem =>
  problem('version-conflict', {}, { extra: { version: state.table.version } });

function rejected({ id }: Game, rejection: Rejection): Problem {
  const { code, params, sentence, step } = rejection;
  return problemWith('rejected', id, rejection, {
    extra: { rejection: { code, params, sentence, ...(step === undefined ? {} : { step }) } },
  });
}

function nextCommit({ commits }: History, turn: Turn, rules: string, facts: Commit['facts'], now: number): Commit {
  const previous = commits.at(-1);
  if (!previous) throw new Error('a turn before the first commit');
  return seal({
    version: previous.version + 1,
    at: new Date(Math.max(now, Date.parse(previous.at) + 1)).toISOString(),
    actor: actorOf(turn),
    commandId: turn.commandId,
    rules,
    command: { ...turn.command },
    facts,
    prevHash: previous.hash,
  });
}

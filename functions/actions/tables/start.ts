/**
 * Starts a table: fixes the seats in the table's item, stores the seed, then writes commit 1. Each step is idempotent,
 * so after a crash the next write finishes the start.
 */
import type { StartCommand } from '../../../domain/kernel/command.ts';
import { type Commit, rootHash, seal } from '../../../domain/kernel/commit.ts';
import type { Fact, Game } from '../../../domain/kernel/contract.ts';
import { type Decision, decideStart } from '../../../domain/kernel/decide.ts';
import { seededDealer } from '../../../domain/kernel/draws.ts';
import type { History } from '../../../domain/kernel/fold.ts';
import { forkFrom, isOpened } from '../../../domain/kernel/fork.ts';
import { isRejection, type Rejection } from '../../../domain/kernel/rejection.ts';
import { openTable } from '../../tables/open-tables.ts';
import { uuid } from '../../service/random-id.ts';
import { gameOf, type Service } from '../../service/service.ts';
import { headOf, publishHead } from '../../tables/head.ts';
import { writeSeed } from '../../tables/seed.ts';
import type { TableItem } from '../../tables/table-item.ts';

/** What of the service writing a commit needs. */
export type ServicePart = Pick<Service, 'store' | 'log' | 'games' | 'tables' | 'clock' | 'random' | 'wake'>;
type Table = Pick<TableItem, 'game' | 'options' | 'seats'>;

function startCommand({ game, options, seats }: Table): StartCommand {
  const bots = Object.fromEntries(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[seat, bot]])));
  const start = { type: 'start', game, seats: seats.length, options } as const;
  return Object.keys(bots).length === 0 ? start : { ...start, bots };
}

const decideFirst = (game: Game, table: Table, seed: string): Decision =>
  decideStart(game, startCommand(table), seededDealer(seed), seed);

/** Nothing that is drawn from it is kept. */
export const TRIAL_SEED = '0'.repeat(64);

/** Why a table cannot start with these seats and options, or null. */
export function trialStart(game: Game, table: Table): Rejection | null {
  const decision = decideFirst(game, table, TRIAL_SEED);
  return isRejection(decision) ? decision : null;
}

/** Writes commit 1 of a table that was started, or what is missing of a longer opening. */
export async function writeFirstCommit(service: ServicePart, table: TableItem): Promise<void> {
  const game = await gameOf(service, table.game);
  if (table.startedBy === null || !game) return;
  await service.tables.withTable(table.id, game, async (history, append) => {
    if (isOpened(history)) return;
    await openTable(service.store, table.id);
    const seed = await writeSeed(service, table.id);
    const opening = await openingOf(service, game, table, seed);
    for (const one of opening.slice(history.commits.length))
      await append(openingCommit(service, game, table, history, one));
    await publishHead(service, headOf(table.id, game, history));
    service.wake(table.id);
  });
}

/** The commits with which a table begins: one, or several where it goes on from a position of another table. */
async function openingOf(
  { store }: ServicePart,
  game: Game,
  table: TableItem,
  seed: string,
): Promise<readonly { command: Commit['command']; facts: readonly Fact[] }[]> {
  const command = startCommand(table);
  if (!table.origin) {
    const decision = decideFirst(game, table, seed);
    if (isRejection(decision)) throw new Error('a table was started that its game does not take');
    return [{ command, facts: decision.facts }];
  }
  const { table: id, known, version } = table.origin;
  const commits = await store.commits(id, 0, version);
  const opening = forkFrom(game, { id: known, commits }, version, seed, command.bots);
  if (isRejection(opening)) throw new Error('a table was started from a position that is not there');
  return opening;
}

function openingCommit(
  { clock, random }: ServicePart,
  game: Game,
  table: TableItem,
  { commits }: History,
  { command, facts }: { readonly command: Commit['command']; readonly facts: readonly Fact[] },
): Commit {
  const previous = commits.at(-1);
  const now = Math.max(clock(), previous ? Date.parse(previous.at) + 1 : 0);
  return seal({
    version: commits.length + 1,
    at: new Date(now).toISOString(),
    actor: previous ? 'system' : (table.startedBy ?? 'system'),
    commandId: uuid(random),
    rules: game.rules,
    command,
    facts: [...facts] as Commit['facts'],
    prevHash: previous?.hash ?? rootHash(game.id, table.id),
  });
}

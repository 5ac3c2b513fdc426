/**
 * Commit 1. The seats are fixed in the table's item first, then the seed is laid down, then the commit is written. Each
 * step can be repeated, so a process that dies in between leaves nothing that the next write cannot finish.
 */
import { type Commit, rootHash, seal } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { type Decision, decideStart } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { isRejection, type Rejection } from '../../domain/kernel/rejection.ts';
import { openTable } from '../follow/open-tables.ts';
import { gameOf, type Service } from '../service.ts';
import { headOf, publishHead } from './projection.ts';
import { laySeed } from './seed.ts';
import type { TableItem } from './table-item.ts';

type Table = Pick<TableItem, 'game' | 'options' | 'seats'>;

const startCommand = ({ game, options, seats }: Table) =>
  ({ type: 'start', game, seats: seats.length, options }) as const;

const decideFirst = (game: Game, table: Table, seed: string): Decision =>
  decideStart(game, startCommand(table), seededDealer(seed), seed);

/** Nothing that is drawn from it is kept. */
const TRIAL_SEED = '0'.repeat(64);

/** Why a table cannot start with these seats and options, or null. */
export function trialStart(game: Game, table: Table): Rejection | null {
  const decision = decideFirst(game, table, TRIAL_SEED);
  return isRejection(decision) ? decision : null;
}

/** Writes commit 1 of a table that was started, unless it is there. */
export async function writeFirstCommit(service: Service, table: TableItem): Promise<void> {
  const game = gameOf(service, table.game);
  if (table.startedBy === null || !game) return;
  await service.tables.withTable(table.id, game, async (history, append) => {
    if (history.commits.length > 0) return;
    await openTable(service.store, table.id);
    const seed = await laySeed(service, table.id);
    await append(firstCommit(service, game, table, seed));
    await publishHead(service, headOf(table.id, game, history));
  });
}

function firstCommit({ clock, random }: Service, game: Game, table: TableItem, seed: string): Commit {
  const decision = decideFirst(game, table, seed);
  if (isRejection(decision)) throw new Error('a table was started that its game does not take');
  return seal({
    version: 1,
    at: new Date(clock()).toISOString(),
    actor: table.startedBy ?? 'system',
    commandId: uuid(random(16)),
    rules: game.rules,
    command: startCommand(table),
    facts: [...decision.facts] as Commit['facts'],
    prevHash: rootHash(game.id, table.id),
  });
}

/** RFC 9562 section 5.4: a UUID of version 4. */
function uuid(random: Uint8Array): string {
  const bytes = Buffer.from(random);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The head of a table: a projection of its commits that pages poll. The stored item may lag when its write failed;
 * reading notices that and recomputes, and the next write repairs it.
 */
import type { Awaited, Game } from '../../domain/kernel/contract.ts';
import type { History } from '../../domain/kernel/fold.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { botAt, type TableState } from '../../domain/kernel/table.ts';
import { isProblem, type Problem } from '../service/problem.ts';
import { reportError } from '../service/report-error.ts';
import { gameOf, type Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { isClosed } from './closing.ts';
import { readTable, type TableItem } from './table-item.ts';

/** What of the service reading a head needs. */
export type Reader = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

export const headKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'head' });

export function headOf(id: string, game: Game, { commits, state }: History): Head {
  const ended = state.table.ended !== null;
  return {
    id,
    game: game.id,
    status: ended ? 'ended' : 'running',
    version: state.table.version,
    at: commits.at(-1)?.at ?? null,
    awaiting: ended ? [] : game.awaiting(state.game).map((awaited) => awaitedOf(state.table, awaited)),
    generation: game.generation,
  };
}

const awaitedOf = (table: TableState, awaited: Awaited): Head['awaiting'][number] => ({
  ...awaited,
  ...(botAt(table, awaited.seat) === null ? {} : { bot: true as const }),
});

/** Best effort: the commit is written and counts, whatever becomes of its projection. */
export async function publishHead({ store, log }: Pick<Service, 'store' | 'log'>, head: Head): Promise<void> {
  await store.putNewer(headKey(head.id), head).catch((error: unknown) => reportError(log, 'head', error));
}

/** A head, and the tag that changes with everything a page of a gathering table shows. */
export interface TaggedHead {
  readonly head: Head;
  readonly tag: string;
}

export async function readHead(service: Reader, id: string): Promise<TaggedHead | Problem> {
  const kept = await service.store.get<Head & Item>(headKey(id));
  if (kept !== null) {
    const newer = await service.store.commits(id, kept.version, 1);
    if (newer.length === 0) return running(kept);
  }
  const table = await readTable(service, id);
  return isProblem(table) ? table : computeHead(service, table);
}

/** The head of a table whose item is at hand already. */
export async function headOfTable(service: Reader, table: TableItem): Promise<Head> {
  if (table.startedBy === null) return (await gathering(service, table)).head;
  const tagged = await readHead(service, table.id);
  return isProblem(tagged) ? (await gathering(service, table)).head : tagged.head;
}

async function computeHead(service: Reader, table: TableItem): Promise<TaggedHead> {
  const game = await gameOf(service, table.game);
  if (table.startedBy === null || !game) return gathering(service, table);
  const head = await service.tables.withTable(table.id, game, (history) =>
    Promise.resolve(headOf(table.id, game, history)),
  );
  if (head.version === 0) return gathering(service, table);
  // Nobody is asked at a table that is only to look at.
  return running(table.imported ? { ...head, awaiting: [] } : head);
}

const running = (head: Head): TaggedHead => ({ head, tag: `"${head.version}"` });

const gathering = async (service: Reader, table: TableItem): Promise<TaggedHead> => ({
  head: {
    id: table.id,
    game: table.game,
    status: isClosed(service, table) ? 'closed' : 'gathering',
    version: 0,
    at: null,
    awaiting: [],
    generation: (await gameOf(service, table.game))?.generation ?? 0,
  },
  tag: `"0.${table.revision}${isClosed(service, table) ? '.closed' : ''}"`,
});

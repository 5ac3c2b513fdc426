/** Reads the public lists page by page, newest first, over all partitions. */
import { LIST_SHARDS, listPartition, type ListStatus, type PublicTable } from './table-lists.ts';
import type { Service } from '../service/service.ts';

const PAGE = 20;

export interface Page {
  readonly tables: readonly PublicTable[];
  /** Where the next page begins; null where nothing follows. */
  readonly next: string | null;
}

const placeOf = ({ at, id }: PublicTable): string => `${at}#${id}`;

export async function listPublic(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  status: ListStatus,
  before: string | undefined,
): Promise<Page> {
  const now = Math.floor(clock() / 1000);
  const shards = Array.from({ length: LIST_SHARDS }, (_, shard) =>
    store.newest<PublicTable>(listPartition(status, shard), PAGE + 1, before, now),
  );
  const found = (await Promise.all(shards)).flat().toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
  const tables = found.slice(0, PAGE);
  const last = tables.at(-1);
  return { tables, next: found.length > PAGE && last ? placeOf(last) : null };
}

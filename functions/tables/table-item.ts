/**
 * A table beside its stream: title, options, seats with their names. Before the start all of it can change, under its
 * revision; the start fixes the seats. Names stand here and never in the stream.
 */
import { type Problem, problem } from '../problem.ts';
import type { Service } from '../service.ts';
import type { Session } from '../people/session.ts';
import type { Item, Key, Store } from '../store/store.ts';

export interface Seat {
  /** Where it stood in the host's list; links and sessions name this, since it never changes. */
  readonly place: number;
  /** Null: open until somebody with the link gives a name. */
  readonly name: string | null;
  /** Somebody has taken it with its link. */
  readonly joined: boolean;
  /** Raised to revoke every link and session of the seat. */
  readonly epoch: number;
}

export interface TableItem extends Item {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly options: object;
  readonly createdAt: string;
  /** In clockwise order. From the start on a seat's index here is its number in the stream. */
  readonly seats: readonly Seat[];
  readonly hostEpoch: number;
  /** Who started the table; null while it gathers. Commit 1 follows at once, or with the next write after a crash. */
  readonly startedBy: 'host' | 'system' | null;
  readonly revision: number;
}

/** 128 bits in base32 (RFC 4648 section 6, lower case). */
export const tableIdPattern = /^[a-z2-7]{26}$/;

export const tableKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'table' });

export async function readTable({ store }: Pick<Service, 'store'>, id: string): Promise<TableItem | Problem> {
  const item = tableIdPattern.test(id) ? await store.get<TableItem>(tableKey(id)) : null;
  return item ?? problem('unknown-table');
}

/** Writes over what was read, or nothing: the table as it now is, or null where somebody else was faster. */
export async function replaceTable(store: Store, read: TableItem, next: TableItem): Promise<TableItem | null> {
  const { revision, ...rest } = next;
  const written = await store.put(tableKey(read.id), rest, { revision: read.revision });
  return written ? { ...next, revision: read.revision + 1 } : null;
}

/** What a session may do at a table: seats it holds, by number, and whether it is the host. */
export interface Rights {
  readonly seats: readonly number[];
  readonly host: boolean;
}

export const rightsAt = (table: TableItem, session: Session): Rights => ({
  seats: table.seats.flatMap(({ place, epoch }, seat) =>
    session.seats.some((held) => held.table === table.id && held.place === place && held.epoch === epoch) ? [seat] : [],
  ),
  host: session.hosts.some((held) => held.table === table.id && held.epoch === table.hostEpoch),
});

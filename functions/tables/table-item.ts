/**
 * The item of a table beside its stream: title, options, seats with names. Before the start all of it can change, with
 * its revision as condition; the start fixes the seats. Names are here and never in the stream.
 */
import { type Problem, problem } from '../service/problem.ts';
import { randomIdPattern } from '../service/random-id.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';

export interface Seat {
  /** Where it stood in the host's list; links and sessions name this, since it never changes. */
  readonly place: number;
  /** Null: open until somebody with the link gives a name, or a robot's, whose name the reader's language gives. */
  readonly name: string | null;
  /** The player of the domain by which the service plays the seat from the start on; null for a person. */
  readonly bot: string | null;
  /** Somebody has taken it with its link. */
  readonly joined: boolean;
  /** Raised to revoke every link and session of the seat. */
  readonly epoch: number;
  /** Who was invited or sat down with a confirmed address; null where nobody is known, only a link. */
  readonly player: string | null;
}

/** Somebody at a table: a name, a robot, or nobody yet. */
export type Other = Pick<Seat, 'name' | 'bot'>;

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
  readonly order: 'fixed' | 'random';
  /** In the lobby and in *Watch a game*, for everybody. */
  readonly listed: boolean;
  /** The operator has taken it out of all lists; its host cannot put it back. */
  readonly hidden?: true;
  /** Who may comment on positions. */
  readonly annotators: 'players' | 'everybody';
  /** What the service's clock reads; null for a table without deadlines. */
  readonly clock: object | null;
  /** The player who set the table up, where the address was confirmed. */
  readonly host: string | null;
  /** When it was closed before the start: by the host, by the operator, or because it did not begin in time. */
  readonly closedAt: string | null;
  /** The position that it goes on from: of which table here, the id that its history knows it by, and the version. */
  readonly origin?: { readonly table: string; readonly known: string; readonly version: number };
  /** The table at which the same people play again; it may not be there yet. */
  readonly rematch?: string;
  /** The table whose people are meant to sit here again. */
  readonly rematchOf?: string;
  /** Played elsewhere and brought here as a file, under the id that it had there: to look at only. */
  readonly imported?: { readonly id: string; readonly at: string };
  readonly revision: number;
}

const [PARTITION, OWN_ITEM] = ['game#', 'table'];
export const tableKey = (id: string): Key => ({ PK: `${PARTITION}${id}`, SK: OWN_ITEM });

/** The ids of all tables that there are, in no order; reads everything. */
export async function* everyTable(store: Pick<Store, 'partitionsWith'>): AsyncGenerator<string> {
  for await (const PK of store.partitionsWith(OWN_ITEM)) yield PK.slice(PARTITION.length);
}

/** What items lack that were written before these fields came up. */
const EARLIER = {
  order: 'fixed',
  listed: false,
  annotators: 'players',
  clock: null,
  host: null,
  closedAt: null,
} as const;

export async function readTable({ store }: Pick<Service, 'store'>, id: string): Promise<TableItem | Problem> {
  const item = randomIdPattern.test(id) ? await store.get<TableItem>(tableKey(id)) : null;
  if (item === null) return problem('unknown-table');
  return { ...EARLIER, ...item, seats: item.seats.map(upToDate) };
}

const upToDate = (seat: Seat | Omit<Seat, 'bot' | 'player'>): Seat => ({ bot: null, player: null, ...seat });

/** Who else sits there, in clockwise order from a seat; everybody where it is none. */
export const othersAt = ({ seats }: Pick<TableItem, 'seats'>, seat: number): Other[] =>
  [...seats.slice(seat + 1), ...seats.slice(0, Math.max(seat, 0))].map(({ name, bot }) => ({ name, bot }));

/** A seat has its player: a robot, one by name, or, where somebody was invited by mail, once they have come. */
export const isFilled = ({ name, bot, player, joined }: Seat): boolean =>
  bot !== null || (name !== null && (player === null || joined));

/** Writes over what was read, or nothing: the table as it now is, or null where somebody else was faster. */
export async function replaceTable(store: Store, read: TableItem, next: TableItem): Promise<TableItem | null> {
  const { revision, ...rest } = next;
  const written = await store.put(tableKey(read.id), rest, { revision: read.revision });
  return written ? { ...next, revision: read.revision + 1 } : null;
}

/**
 * Counts the messages of a chat by writer, in one item, so that a new message needs one read to check the limit. Each
 * writer has a limit and all onlookers share another, so nobody can use up somebody else's.
 *
 * A message is written first and counted then, so that a reader who sees a new `change` also finds the message. After a
 * crash in between the count is off by one; when it says that the chat is full, it is recounted, at most once an hour.
 */
import { HOUR } from '../../domain/kernel/durations.ts';
import { type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';
import { type Author, isOnlooker } from './authors.ts';

/** For each seat and the host. A year of daily talk is less. */
const MOST_OF_PLAYER = 2000;
const MOST_OF_ONLOOKER = 100;
const MOST_OF_ONLOOKERS = 500;
/** So many messages that were taken out keep their place in the chat; it is bounded as well. */
const MOST_WITHDRAWN = 500;
const RECOUNT_EVERY = HOUR;
/** Of so many who write at the same moment, each is counted. */
const ATTEMPTS = 30;

export interface ChatCount {
  /** Messages that were not taken out, by writer. */
  readonly writers: { readonly [writer: string]: number };
  /** Of all onlookers together. */
  readonly onlookers: number;
  readonly withdrawn: number;
  /** Another number after every message and every withdrawal. */
  readonly change: number;
  /** Milliseconds since 1970: when it was last made from the messages themselves. */
  readonly countedAt: number;
}

interface CountItem extends Item, ChatCount {
  readonly revision: number;
}

type ServicePart = Pick<Service, 'store' | 'clock'>;
/** As far as counting reads a message; one without an author was taken out. */
export interface Counted {
  readonly author: Author | null;
}

/** Sorts beside the messages, whose keys begin with `chat#`. */
const countKey = (table: string): Key => ({ PK: `game#${table}`, SK: 'chat-count' });

/** A seat that has passed to somebody else is another writer, who cannot take out what was written before. */
function writerOf(author: Author): string {
  const kind = 'seat' in author ? `seat:${author.seat}` : 'host' in author ? 'host' : 'onlooker';
  return author.player === null ? kind : `${kind}:${author.player}`;
}

const nothing = { writers: {}, onlookers: 0, withdrawn: 0, change: 0, countedAt: 0 } as const satisfies ChatCount;

/** One message more of an author, or one less. */
function withMessage(count: ChatCount, author: Author, step: 1 | -1): ChatCount {
  const writer = writerOf(author);
  const { [writer]: written = 0, ...others } = count.writers;
  const left = Math.max(0, written + step);
  return {
    ...count,
    writers: left === 0 ? others : { ...others, [writer]: left },
    onlookers: Math.max(0, count.onlookers + (isOnlooker(author) ? step : 0)),
    change: count.change + 1,
  };
}

function tally(messages: readonly Counted[]): ChatCount {
  let count: ChatCount = nothing;
  for (const { author } of messages) {
    count = author === null ? { ...count, withdrawn: count.withdrawn + 1 } : withMessage(count, author, 1);
  }
  return count;
}

/** Null where nothing was written since messages are counted. Reading does not count them. */
export const readCount = (store: Pick<Store, 'get'>, table: string): Promise<ChatCount | null> =>
  store.get<CountItem>(countKey(table));

type ReadAll = () => Promise<readonly Counted[]>;

/** Counts the messages themselves and keeps that; null where somebody else changed the count meanwhile. */
async function countOnce({ store, clock }: ServicePart, table: string, readAll: ReadAll): Promise<ChatCount | null> {
  const known = await store.get<CountItem>(countKey(table));
  const counted = { ...tally(await readAll()), change: (known?.change ?? 0) + 1, countedAt: clock() };
  const written = known
    ? await store.put(countKey(table), counted, { revision: known.revision })
    : await store.put(countKey(table), { ...counted, revision: 1 }, 'absent');
  return written ? counted : null;
}

/** The same, until nobody came between. */
export async function recount(service: ServicePart, table: string, readAll: ReadAll): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await countOnce(service, table, readAll)) return;
  throw new Error('the count of a chat changed between every attempt to write it');
}

/** Why an author has no room for another message, or null. */
export async function noRoom(
  service: ServicePart,
  table: string,
  author: Author,
  readAll: ReadAll,
): Promise<Problem | null> {
  const known = await service.store.get<CountItem>(countKey(table));
  const full = known && fullFor(known, author);
  if (known && (full === null || service.clock() - known.countedAt < RECOUNT_EVERY)) return full;
  const counted = (await countOnce(service, table, readAll)) ?? (await readCount(service.store, table));
  return counted && fullFor(counted, author);
}

function fullFor({ writers, onlookers }: ChatCount, author: Author): Problem | null {
  const most = isOnlooker(author) ? MOST_OF_ONLOOKER : MOST_OF_PLAYER;
  if ((writers[writerOf(author)] ?? 0) >= most) return problem('chat-full', { most });
  if (isOnlooker(author) && onlookers >= MOST_OF_ONLOOKERS) {
    return problem('chat-full-onlookers', { most: MOST_OF_ONLOOKERS });
  }
  return null;
}

export const keepsPlace = (count: ChatCount | null): boolean => (count?.withdrawn ?? 0) < MOST_WITHDRAWN;

export const countWritten = (store: Store, table: string, author: Author): Promise<void> =>
  change(store, table, (count) => withMessage(count, author, 1));

export const countWithdrawn = (store: Store, table: string, author: Author, keptPlace: boolean): Promise<void> =>
  change(store, table, (count) => {
    const less = withMessage(count, author, -1);
    return keptPlace ? { ...less, withdrawn: less.withdrawn + 1 } : less;
  });

/** Nothing to change where nothing is counted yet. The message is there whatever becomes of the count. */
async function change(store: Store, table: string, next: (count: ChatCount) => ChatCount): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await store.get<CountItem>(countKey(table));
    if (known === null) return;
    const { revision, ...count } = known;
    if (await store.put(countKey(table), { ...next(count) }, { revision })) return;
  }
}

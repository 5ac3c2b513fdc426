/**
 * The contract of the store: an append-only stream of commits per table, and items beside it, all in one DynamoDB
 * table. It needs only single conditional puts and strongly consistent reads, because the embedded store has nothing
 * more.
 */
import type { Commit } from '../../domain/kernel/commit.ts';

/** Partition and sort key, readable: `game#<id>` / `commit#0000000001`. */
export interface Key {
  readonly PK: string;
  readonly SK: string;
}

export type Item = Record<string, unknown>;

/** When a write may happen: always, only where nothing lies that has not expired, or only over the revision read. */
export type Condition = 'always' | 'absent' | { readonly revision: number };

export interface Store {
  /**
   * Appends with one conditional put. `taken`: a commit of that version is there already (read it back: it may be
   * one's own from a lost answer). A commit that cannot stand in a stream, or is over 200 KB, is refused by an exception.
   */
  append(table: string, commit: Commit): Promise<'appended' | 'taken'>;
  /** Commits with a version above `after`, in order, strongly consistent, all pages; at most `limit` if given. */
  commits(table: string, after: number, limit?: number): Promise<Commit[]>;

  /** Strongly consistent. An item whose `expiresAt` (epoch seconds) has passed is not there. */
  get<T extends Item>(key: Key, now?: number): Promise<T | null>;
  /** False where the condition did not hold. An item written under a revision condition carries its own next revision. */
  put(key: Key, item: Item, condition?: Condition): Promise<boolean>;
  /** Writes only over an older `version` (or nothing): for projections, which may be written late or twice. */
  putNewer(key: Key, item: Item & { readonly version: number }): Promise<boolean>;
  remove(key: Key): Promise<void>;
  /** All items of a partition whose sort key begins so, in order. */
  list<T extends Item>(PK: string, prefix: string, now?: number): Promise<T[]>;
  /** Items of a partition whose sort key lies below, in order; `limit` is the most that are looked at. */
  listBelow<T extends Item>(PK: string, below: string, limit: number, now?: number): Promise<T[]>;
  /** The last items of a partition, last first, at most `limit`; only those with a sort key below `before`, if given. */
  newest<T extends Item>(PK: string, limit: number, before?: string, now?: number): Promise<T[]>;
  /** The last items whose sort key begins so, last first, at most `limit`; only those below `before`, if given. */
  newestWith<T extends Item>(PK: string, prefix: string, limit: number, before?: string, now?: number): Promise<T[]>;
  /** Every partition that holds an item under this sort key. Reads all there is: for an operator's acts alone. */
  partitionsWith(SK: string): AsyncIterable<string>;
  /** Adds one to a counter and gives the new count; it vanishes at the `expiresAt` (epoch seconds) of its first count. */
  count(key: Key, expiresAt: number): Promise<number>;
}

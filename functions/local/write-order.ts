/**
 * The order in which writes reach the disk. leveldb goes on after a failed write, on a full disk say, and acknowledges
 * what follows although a restart will not find it behind the torn record. So only one write is under way at a time,
 * all that came meanwhile go together as the next, and after a failed one none follows until the database is reopened.
 *
 * This sits where abstract-level hands a write to the database that extends it. It also switches on leveldb's `sync`,
 * which dynalite leaves off: a write is acknowledged when it is on the disk itself, so that a power cut loses nothing
 * either.
 */
import type { Level } from './level.ts';

type Operation =
  | { readonly type: 'put'; readonly key: unknown; readonly value: unknown }
  | { readonly type: 'del'; readonly key: unknown };

export interface WritableLevel extends Level {
  _put(key: unknown, value: unknown, options: object): Promise<void>;
  _del(key: unknown, options: object): Promise<void>;
  _batch(operations: readonly Operation[], options: object): Promise<void>;
}

export interface WriteOrder {
  /** A write has failed; reading goes on, writing does not. */
  failed(): boolean;
}

interface Batch {
  readonly operations: Operation[];
  readonly written: Promise<void>;
}

export function orderWrites(level: WritableLevel, synced: boolean): WriteOrder {
  const write = level._batch.bind(level);
  let failed = false;
  let gathering: Batch | null = null;
  let last: Promise<void> = Promise.resolve();

  async function commit(operations: readonly Operation[]): Promise<void> {
    if (failed) throw new Error('a write failed before');
    try {
      await write(operations, { sync: synced });
    } catch (error) {
      failed = true;
      throw error;
    }
  }

  function newBatch(): Batch {
    const operations: Operation[] = [];
    const written = last.then(() => {
      gathering = null;
      return commit(operations);
    });
    last = written.catch(() => {}); // every write of the batch gets the error
    return { operations, written };
  }

  function join(operations: readonly Operation[]): Promise<void> {
    gathering ??= newBatch();
    gathering.operations.push(...operations);
    return gathering.written;
  }

  level._put = (key, value) => join([{ type: 'put', key, value }]);
  level._del = (key) => join([{ type: 'del', key }]);
  level._batch = join;
  return { failed: () => failed };
}

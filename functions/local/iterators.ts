/**
 * Closes the iterators that dynalite opens for every Query and Scan. At the end of a stream, when a query stops early
 * and when a read fails, dynalite calls `return` on the iterator if there is one; iterators of abstract-level 3 only
 * have `close`. Without it every query would leave an iterator open, and with it memory, until the database is closed.
 */
interface Iterator {
  close(): Promise<void>;
  return?: () => Promise<void>;
}

export interface IterableLevel {
  keys(options?: object): Iterator;
  values(options?: object): Iterator;
}

export function closeIterators(level: IterableLevel): void {
  const [keys, values] = [level.keys.bind(level), level.values.bind(level)];
  level.keys = (options) => withReturn(keys(options));
  level.values = (options) => withReturn(values(options));
}

const withReturn = (iterator: Iterator): Iterator => Object.assign(iterator, { return: () => iterator.close() });

/**
 * A cache in memory for results of expensive reads. The key names everything they depend on (table, version, revision,
 * format, language), so no entry is ever stale. Bounded in number and size; the least recently used entries are
 * evicted. Concurrent requests for one key share one computation.
 */
import { isProblem, type Problem } from '../service/problem.ts';

export interface ResultCache {
  /** It is there, or somebody is computing it. */
  holds(key: string): boolean;
  /** Problems and exceptions are handed on and not kept. */
  get<T extends object>(key: string, compute: () => Promise<T | Problem>): Promise<T | Problem>;
}

export interface Bounds {
  readonly mostResults: number;
  readonly mostBytes: number;
}

const BOUNDS: Bounds = { mostResults: 500, mostBytes: 32_000_000 };
/** Of an entry itself; one without a body is small. */
const OVERHEAD = 1000;

function weightOf(result: object): number {
  const { body } = result as { readonly body?: string | Uint8Array };
  // Strings take up to two bytes for each sign.
  return OVERHEAD + (typeof body === 'string' ? 2 * body.length : (body?.length ?? 0));
}

export function resultCache({ mostResults, mostBytes }: Bounds = BOUNDS): ResultCache {
  const kept = new Map<string, object>();
  const pending = new Map<string, Promise<object | Problem>>();
  let bytes = 0;

  const drop = (key: string): void => {
    const result = kept.get(key);
    if (result && kept.delete(key)) bytes -= weightOf(result);
  };
  /** The map's order is that of the last use. */
  const keep = (key: string, result: object): void => {
    drop(key);
    kept.set(key, result);
    bytes += weightOf(result);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostResults && bytes <= mostBytes) return;
      drop(oldest);
    }
  };
  const computed = (key: string, compute: () => Promise<object | Problem>): Promise<object | Problem> => {
    const work = Promise.resolve()
      .then(compute)
      .then((result) => {
        if (!isProblem(result)) keep(key, result);
        return result;
      })
      .finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  };

  return {
    holds: (key) => kept.has(key) || pending.has(key),
    get<T extends object>(key: string, compute: () => Promise<T | Problem>): Promise<T | Problem> {
      const result = kept.get(key);
      if (result) {
        keep(key, result);
        return Promise.resolve(result as T);
      }
      return (pending.get(key) ?? computed(key, compute)) as Promise<T | Problem>;
    },
  };
}

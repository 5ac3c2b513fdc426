/**
 * What may stand in a stream. A fact is kept for ever and hashed, so only values that print the same everywhere are
 * let in: strings, booleans, null, safe integers, lists and maps of these.
 */
export type Value = string | boolean | null | number | readonly Value[] | { readonly [key: string]: Value };

/** Far deeper than any fact; what is deeper was made to break whoever walks it. */
const DEEPEST = 64;

/** The place of the first thing that is no such value, as a path, or null if all is well. */
export function foreignValue(value: unknown, path = '', depth = 0): string | null {
  if (depth > DEEPEST) return path;
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'string') return value.isWellFormed() ? null : path || '.';
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : path || '.';
  if (Array.isArray(value)) return firstForeign(value.entries(), path, depth);
  if (typeof value !== 'object' || !isPlain(value)) return path || '.';
  return firstForeign(Object.entries(value), path, depth);
}

function firstForeign(entries: Iterable<[string | number, unknown]>, path: string, depth: number): string | null {
  for (const [key, inner] of entries) {
    if (typeof key === 'string' && (!key.isWellFormed() || key === '__proto__')) return path || '.';
    const found = foreignValue(inner, `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A deep copy of plain data: what deciding works on, so that the caller's state stays as it was. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone(value[key]);
  return copy as T;
}

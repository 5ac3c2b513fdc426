/**
 * The one way to print a value (RFC 8785, JSON Canonicalization Scheme). Two machines that hold the same value print
 * the same bytes, so a hash of them means something. Only the values of `values.ts` can be printed.
 */
import { foreignValue } from './values.ts';

export function canonical(value: unknown): string {
  const foreign = foreignValue(value);
  if (foreign !== null) throw new TypeError(`a value that cannot stand in a stream at ${foreign}`);
  return print(value);
}

function print(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(print).join(',')}]`;
  // RFC 8785 section 3.2.3: keys are sorted by UTF-16 code units, which is what sort() does without an argument.
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${print(inner)}`);
  return `{${members.join(',')}}`;
}

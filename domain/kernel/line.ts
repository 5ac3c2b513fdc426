/** A line of a history, before anybody asks what it tells: JSON, and of it only what a stream may hold. */
import { type Flaw, flaw } from './flaw.ts';
import { foreignValue } from './values.ts';

/** In an object of its own, because a line may say `null`. */
export function readLine(line: string): { readonly value: unknown } | Flaw {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return flaw(line === '' ? 'flaw.emptyLine' : 'flaw.notJson');
  }
  const place = foreignValue(value);
  return place === null ? { value } : flaw('flaw.value', { place });
}

/**
 * Values that DynamoDB cannot hold. Dynalite accepts some of them; they are refused everywhere, so that data can move
 * to AWS.
 */
import { foreignValue } from '../../domain/kernel/values.ts';

/** DynamoDB nests 32 levels deep, the item itself being the first. */
const DEEPEST = 32;

/** The place of the first thing in an item that could not be read back as it was written, or null. */
export const unstorable = (item: object): string | null => foreignValue(item) ?? beyondLimits(item, '', 1);

function beyondLimits(value: unknown, path: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST) return path;
  for (const [key, inner] of Object.entries(value)) {
    // DynamoDB wants a name. The SDK asks a map for its constructor and takes the answer for a class.
    if (key === '' || key === 'constructor') return `${path}.${key}`;
    const found = beyondLimits(inner, `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

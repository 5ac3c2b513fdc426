/**
 * Ids that follow from what they are for: two processes that are about to write the same thing write it under the same
 * id, so that it is written once.
 */
import { createHash } from 'node:crypto';

/** RFC 9562 section 5.8: a UUID of our own making. */
export function derivedUuid(from: string): string {
  const bytes = createHash('sha256').update(from).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

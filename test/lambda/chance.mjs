/** Chance that repeats itself, for two processes that are to do the same. */
import { createHash } from 'node:crypto';

/**
 * @param {string} seed
 * @returns {(bytes: number) => Buffer} the same bytes in the same order for the same seed
 */
export function repeatable(seed) {
  let count = 0;
  return (bytes) => {
    const blocks = [];
    for (let length = 0; length < bytes; length += 32) {
      blocks.push(createHash('sha256').update(`${seed} ${count++}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, bytes);
  };
}

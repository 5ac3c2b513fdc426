/**
 * Chance that can be checked afterwards. A table has a secret seed; draw number n is derived from seed and n alone,
 * and stands with its number in the fact that used it. When the table ends the seed is revealed and every draw can be
 * computed again. Counters never go back, so a turn that is taken back does not repeat its luck.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** One draw as it stands in a fact: a number from 0 to sides − 1. */
export interface Draw {
  readonly counter: number;
  readonly sides: number;
  readonly result: number;
}

/** Who deals: the server with the seed, a sandbox with its own, or a page that cannot know. */
export interface Dealer {
  draw(counter: number, sides: number): number;
  /** The seed, for the closing fact; null where it is not known. */
  reveal(): string | null;
}

const WORD = 4;
const WORD_VALUES = 2 ** 32;

/** Draw number `counter` of a seed. Words that would favour the low results are skipped, so every side is as likely. */
export function drawOf(seed: string, counter: number, sides: number): number {
  const fair = WORD_VALUES - (WORD_VALUES % sides);
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${counter}.${attempt}`));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += WORD) {
      const word = words.getUint32(at);
      if (word < fair) return word % sides;
    }
  }
}

export const seedHashOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** 32 bytes in hexadecimal, as they are made and kept. */
export const isSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed);

export const seededDealer = (seed: string): Dealer => ({
  draw: (counter, sides) => drawOf(seed, counter, sides),
  reveal: () => seed,
});

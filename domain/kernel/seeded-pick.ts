/** Chance for players that can be repeated: the same numbers for the same seed, fast. Draws of a table are no part of it. */
import type { Pick } from './random-player.ts';

/** Chooses from 0 to sides − 1, by a small generator (mulberry32's recurrence) started from the seed. */
export function pickFrom(seed: number): Pick {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** A table's seed made of a small number. */
export const seedFrom = (seed: number): string => seed.toString(16).padStart(64, '0');

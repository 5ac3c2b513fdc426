/** Chance for tests: the same numbers for the same seed, fast. */
import type { Pick } from '../domain/kernel/random-player.ts';

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

const DAY_ZERO = Date.UTC(2026, 0, 1);

/** What a simulation needs besides its game: times a minute apart and readable ids. */
export const simulated = (seed: number) => ({
  id: `table${seed}`,
  seed: seedFrom(seed),
  pick: pickFrom(seed),
  timeOf: (version: number) => new Date(DAY_ZERO + version * 60_000).toISOString(),
  commandIdOf: (version: number) => `00000000-0000-4000-8000-${version.toString(16).padStart(12, '0')}`,
  mostCommits: 2_000,
});

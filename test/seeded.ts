/** Chance for tests: the same numbers for the same seed. */
import { pickFrom, seedFrom } from '../domain/kernel/seeded-pick.ts';

export { pickFrom, seedFrom };

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

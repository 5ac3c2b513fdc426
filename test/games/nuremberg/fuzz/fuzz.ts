/** A fuzzed game. Until the game is in the register, this stands beside `test/fuzz/fuzz.ts`. */
import { robotNamed } from '../../../../domain/kernel/game-parts.ts';
import { nuremberg } from '../../../../domain/nuremberg/game.ts';
import { nuremberg as manifest } from '../../../../domain/nuremberg/manifest.ts';
import { playFuzzed } from '../../../fuzz/play.ts';
import { pickFrom } from '../../../seeded.ts';
import { nurembergBooks } from './books.ts';
import { nurembergOptions } from './options.ts';

export interface Fuzzed {
  readonly seed: number;
  readonly seats: number;
  readonly options: object;
  readonly facts: readonly string[];
  readonly failure: string | null;
}

/** `random` looks at every draft from all sides; others are robots of the game. */
export async function fuzzOne(seed: number, strategy: string): Promise<Fuzzed> {
  const pick = pickFrom(~seed);
  const seats = nuremberg.seats.min + pick(nuremberg.seats.max - nuremberg.seats.min + 1);
  const options = nurembergOptions(pick, seats);
  const player = strategy === 'random' ? null : await robotNamed(manifest, strategy);
  const wish = { seed, seats, options };
  try {
    const { commits } = playFuzzed({ game: nuremberg, seats, options, seed, player, openBooks: nurembergBooks });
    return { ...wish, facts: commits.flatMap(({ facts }) => facts.map(({ type }) => type)), failure: null };
  } catch (thrown) {
    return { ...wish, facts: [], failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

/** One fuzzed game of Stephenson's Rocket. The seed says everything: how many play, and every choice. */
import { rocket } from '../../../../domain/rocket/game.ts';
import { greedyPlayer } from '../../../../domain/rocket/players/greedy.ts';
import { playFuzzed } from '../../../fuzz/play.ts';
import { pickFrom } from '../../../seeded.ts';
import { rocketBooks } from './books.ts';

export function fuzzRocket(seed: number, strategy: 'random' | 'greedy') {
  const pick = pickFrom(~seed);
  const seats = rocket.seats.min + pick(rocket.seats.max - rocket.seats.min + 1);
  const player = strategy === 'greedy' ? greedyPlayer : null;
  return playFuzzed({ game: rocket, seats, options: {}, seed, player, openBooks: rocketBooks });
}

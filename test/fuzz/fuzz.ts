/** A number of fuzzed games. A seed says everything about one: how many play, with which options, and every choice. */
import { everyGame, everyRobot } from '../every-game.ts';
import { pickFrom } from '../seeded.ts';
import { booksFor, optionsFor } from './games.ts';
import { playFuzzed } from './play.ts';

export interface FuzzWish {
  readonly game: string;
  /** `random` looks at every draft from all sides; others are players of the game. */
  readonly strategy: string;
  readonly seed: number;
}

export interface FuzzResult extends FuzzWish {
  readonly seats: number;
  readonly options: object;
  readonly commits: number;
  /** How often each type of fact came. */
  readonly facts: ReadonlyMap<string, number>;
  /** What went wrong, or null. */
  readonly failure: string | null;
}

/** The one command that plays this very game again. */
export const replayCommand = ({ game, strategy, seed }: FuzzWish): string =>
  `npm run fuzz -- --game ${game} --strategy ${strategy} --seed ${seed} --games 1`;

export function fuzz(wish: FuzzWish): FuzzResult {
  const { game: id, strategy, seed } = wish;
  const game = everyGame[id];
  const player = strategy === 'random' ? null : (everyRobot[id]?.get(strategy) ?? null);
  if (!game || (strategy !== 'random' && !player)) throw new TypeError(`${id} or ${strategy} is not known`);
  const pick = pickFrom(~seed);
  const seats = game.seats.min + pick(game.seats.max - game.seats.min + 1);
  const options = optionsFor(id, pick, seats);
  const facts = new Map<string, number>();
  try {
    const { commits } = playFuzzed({ game, seats, options, seed, player, openBooks: booksFor(id) });
    for (const { type } of commits.flatMap((commit) => commit.facts)) facts.set(type, (facts.get(type) ?? 0) + 1);
    return { ...wish, seats, options, commits: commits.length, facts, failure: null };
  } catch (thrown) {
    const failure = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return { ...wish, seats, options, commits: 0, facts, failure };
  }
}

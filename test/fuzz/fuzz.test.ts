/** The same few games in every run; `npm run fuzz -- --games N` goes on from here. */
import { expect, it } from 'vitest';
import { repeats } from '../long.ts';
import { type FuzzResult, fuzz, type FuzzWish, replayCommand } from './fuzz.ts';

/** A toy is played in a moment; 18Lilliput takes most of the time, and a player that thinks most of that. */
const TOYS = [
  { game: 'veto-round', strategy: 'random' },
  { game: 'box-auction', strategy: 'random' },
] as const;
const RANDOM = { game: 'lilliput', strategy: 'random' } as const;
const GREEDY = { game: 'lilliput', strategy: 'greedy' } as const;
const TURNS = [RANDOM, ...TOYS, RANDOM, ...TOYS, RANDOM, ...TOYS, RANDOM, ...TOYS, GREEDY];
const GAMES = repeats(4, 80) * TURNS.length;
/** Where something that must happen has not, the fuzzer plays on this far. */
const MOST_GAMES = GAMES * 3;
const MOST_SECONDS = repeats(300, 3000);

const MUST_HAPPEN = [
  'companyFounded',
  'trainTraded',
  'phaseChanged',
  'trainsDiscarded',
  'gulliverChose',
  'trainScrapped',
  'table.retracted',
  'table.votedOut',
  'table.personSeated',
  'table.resigned',
  'table.paused',
  'table.resumed',
];
const MUST_BE_CHOSEN = ['twoCharacters', 'professional', 'allenbeck', 'laputa', 'brobdingnag', '"landscape":['];

/** Chosen so that all of that happens early. */
const FIRST_SEED = 4_300;

const wishOf = (index: number): FuzzWish => ({ ...TURNS[index % TURNS.length]!, seed: FIRST_SEED + index });

/** What ought to have happened or been chosen in these games, and has not. */
function missing(results: readonly FuzzResult[]): string[] {
  const seen = new Set(results.flatMap(({ facts }) => [...facts.keys()]));
  const chosen = results.map(({ options }) => JSON.stringify(options)).join();
  return [
    ...MUST_HAPPEN.filter((type) => !seen.has(type)),
    ...MUST_BE_CHOSEN.filter((option) => !chosen.includes(option)),
  ];
}

it(
  'finds nothing wrong in random games of every kind',
  () => {
    const results: FuzzResult[] = [];
    while (results.length < GAMES || (missing(results).length > 0 && results.length < MOST_GAMES)) {
      const result = fuzz(wishOf(results.length));
      results.push(result);
      expect(result.failure && `${replayCommand(result)}\n${result.failure}`).toBeNull();
    }

    // What random play must come across, or the fuzzer has stopped looking.
    expect(missing(results)).toEqual([]);
  },
  MOST_SECONDS * 1_000,
);

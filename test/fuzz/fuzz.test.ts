/** The fuzzer within the time that a test run has; `npm run fuzz -- --games N` goes on from here. */
import { expect, it } from 'vitest';
import { type FuzzResult, fuzz, type FuzzWish, replayCommand } from './fuzz.ts';

const LEAST_GAMES = 40;
const MOST_GAMES = 120;
/** After this nothing more than the least is played. */
const BUDGET_SECONDS = 30;
const MOST_SECONDS = 300;

/** A toy is played in a moment; 18Lilliput takes most of the time, and a player that thinks most of that. */
const TOYS = [
  { game: 'veto-round', strategy: 'random' },
  { game: 'box-auction', strategy: 'random' },
] as const;
const RANDOM = { game: 'lilliput', strategy: 'random' } as const;
const GREEDY = { game: 'lilliput', strategy: 'greedy' } as const;
const TURNS = [RANDOM, ...TOYS, RANDOM, ...TOYS, RANDOM, ...TOYS, RANDOM, ...TOYS, GREEDY];

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

/** From this seed on all of that comes about within the least number of games. */
const FIRST_SEED = 1_300;

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
    const began = performance.now();
    while (results.length < MOST_GAMES) {
      const isLate = performance.now() - began > BUDGET_SECONDS * 1_000;
      if (isLate && results.length >= LEAST_GAMES && missing(results).length === 0) break;
      const result = fuzz(wishOf(results.length));
      results.push(result);
      expect(result.failure && `${replayCommand(result)}\n${result.failure}`).toBeNull();
    }
    expect(results.length).toBeGreaterThanOrEqual(LEAST_GAMES);

    // What random play must come across, or the fuzzer has stopped looking.
    expect(missing(results)).toEqual([]);
  },
  MOST_SECONDS * 1_000,
);

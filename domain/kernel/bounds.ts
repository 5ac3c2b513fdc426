/**
 * The most that anything in a history can be. Real tables stay far below; a file from elsewhere that goes beyond was
 * made to harm its reader, and is refused. What is stored already is folded without these checks.
 */
import * as z from 'zod/mini';
import { MOST_FACTS_IN_COMMIT } from './turn-limits.ts';

/** No table of any game here has more. */
export const MOST_SEATS = 8;
/** Ten digits, as the store writes a version. */
export const LAST_VERSION = 10 ** 10 - 1;

/** Names of games, rules, facts, commands and their parts. */
export const LONGEST_WORD = 60;
/** The id of a table, wherever it was played. */
export const LONGEST_ID = 200;
/** A person's name; what a table takes is shorter. */
export const LONGEST_NAME = 200;
/** A moment as ISO 8601 prints it in UTC. */
export const LENGTH_OF_TIME = 24;
/** SHA-256 and seeds, in hexadecimal. */
export const LENGTH_OF_HASH = 64;

/** A fact changes its form now and then, not every day. */
const MOST_FACT_VERSIONS = 1000;
/** A game draws some dozen times. A number is used once, so this bounds all draws of a table. */
const LAST_DRAW = 20_000;
const MOST_SIDES = 1000;
const MOST_DRAWS_IN_FACT = 50;
/** Commits with which a table begins that goes on from another one. */
const MOST_PARTS = 100;
/** Money or points, of any game. */
const MOST_POINTS = 1_000_000_000;
const MOST_PARTS_OF_STANDING = 20;

/** Whole numbers from `least` to `most`. */
export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
export const text = (longest: number) => z.string().check(z.maxLength(longest));
/** For records whose keys are not listed one by one. */
export const mostEntries = (most: number) =>
  z.refine<object>((record) => Object.keys(record).length <= most, { params: { mostEntries: most } });

export const word = text(LONGEST_WORD);
export const hash = z.string().check(z.length(LENGTH_OF_HASH), z.regex(/^[0-9a-f]*$/));
export const seat = wholeNumber(0, MOST_SEATS - 1);
export const version = wholeNumber(1, LAST_VERSION);
export const factVersion = wholeNumber(1, MOST_FACT_VERSIONS);
export const parts = wholeNumber(0, MOST_PARTS);
export const draws = z
  .array(
    z.strictObject({
      counter: wholeNumber(0, LAST_DRAW),
      sides: wholeNumber(1, MOST_SIDES),
      result: wholeNumber(0, MOST_SIDES - 1),
    }),
  )
  .check(z.maxLength(MOST_DRAWS_IN_FACT));
/** How somebody stands at the end. */
export const standings = z
  .array(
    z.strictObject({
      seat,
      total: wholeNumber(-MOST_POINTS, MOST_POINTS),
      rank: wholeNumber(1, MOST_SEATS),
      parts: z
        .array(z.strictObject({ key: word, amount: wholeNumber(-MOST_POINTS, MOST_POINTS) }))
        .check(z.maxLength(MOST_PARTS_OF_STANDING)),
    }),
  )
  .check(z.maxLength(MOST_SEATS));
export const factsOf = <Fact>(fact: z.ZodMiniType<Fact>) =>
  z.array(fact).check(z.minLength(1), z.maxLength(MOST_FACTS_IN_COMMIT));

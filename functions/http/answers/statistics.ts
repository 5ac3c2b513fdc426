/** Statistics of a game for everybody, and a player's own. */
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';

/** Who played: people only, people and robots, or one person against the game. */
const playedBySchema = z.enum(['people', 'robots', 'solo']);
export type PlayedBy = Answer<typeof playedBySchema>;

const figures = {
  tables: z.int(),
  /** How many people's results are in it. */
  results: z.int(),
  /** How often a person came first. */
  wins: z.int(),
  winsBySeat: z.array(z.int()),
  average: z.nullable(z.number()),
  /** Of the best person at each table. */
  averageLeading: z.nullable(z.number()),
  averageRounds: z.nullable(z.number()),
  best: z.nullable(z.strictObject({ total: z.int(), table: z.string(), seat: z.int() })),
};

const groupSchema = z.strictObject({ company: playedBySchema, seats: z.int(), ...figures });
export type GroupFigures = Answer<typeof groupSchema>;

const waySchema = z.strictObject({
  /** A kind of option and its value, as the game names them. */
  way: z.string(),
  ...figures,
});
export type WayFigures = Answer<typeof waySchema>;
export type Figures = Omit<WayFigures, 'way'>;

const sums = { game: z.string(), tables: z.int(), groups: z.array(groupSchema), ways: z.array(waySchema) };

export const gameStatisticsSchema = z.strictObject({
  ...sums,
  months: z.array(z.strictObject({ month: z.string(), tables: z.int() })),
});
export type GameStatistics = Answer<typeof gameStatisticsSchema>;

const ownResultSchema = z.strictObject({
  table: z.string(),
  title: z.string(),
  game: z.string(),
  at: z.string(),
  seats: z.int(),
  company: playedBySchema,
  rounds: z.int(),
  ways: z.array(z.string()),
  seat: z.int(),
  rank: z.int(),
  total: z.int(),
});
export type OwnResult = Answer<typeof ownResultSchema>;

export const ownStatisticsSchema = z.strictObject({
  games: z.array(z.strictObject(sums)),
  /** The newest first. */
  results: z.array(ownResultSchema),
});
export type OwnStatistics = Answer<typeof ownStatisticsSchema>;

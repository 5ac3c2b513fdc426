/** Statistics of a game for everybody, and one's own. */
import * as z from 'zod/mini';
import { isProblem, problem } from '../../service/problem.ts';
import { gameOf } from '../../service/service.ts';
import { gameStatistics, ownStatistics } from '../../statistics/read.ts';
import { privately } from '../responses.ts';
import { uncachedRead } from '../heavy-read.ts';
import { callerOf, playerQuery } from '../caller.ts';
import { type Route, route } from '../route.ts';

/** Who played: people only, people and robots, or one person against the game. */
const companySchema = z.enum(['people', 'robots', 'solo']);

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

const sums = {
  game: z.string(),
  tables: z.int(),
  groups: z.array(z.strictObject({ company: companySchema, seats: z.int(), ...figures })),
  /** By variant and landscape: `variant.laputa`, `landscape.separated`. */
  ways: z.array(z.strictObject({ way: z.string(), ...figures })),
};

const gameSchema = z.strictObject({
  ...sums,
  months: z.array(z.strictObject({ month: z.string(), tables: z.int() })),
});

const ownSchema = z.strictObject({
  games: z.array(z.strictObject(sums)),
  /** The newest first. */
  results: z.array(
    z.strictObject({
      table: z.string(),
      title: z.string(),
      game: z.string(),
      at: z.string(),
      seats: z.int(),
      company: companySchema,
      rounds: z.int(),
      ways: z.array(z.string()),
      seat: z.int(),
      rank: z.int(),
      total: z.int(),
    }),
  ),
});

export const statisticsRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/statistics',
      summary: 'What public tables of a game that were played to the end add up to; nobody is named',
      answer: { status: 200, description: 'By number of seats, variants and landscapes', schema: gameSchema },
      query: [{ name: 'game', description: 'Which game; lilliput without it' }],
      problems: ['unknown-game', 'too-many-requests'],
    },
    async (call) => {
      const { c, service } = call;
      const game = gameOf(service, c.req.query('game') ?? 'lilliput');
      if (!game) return problem('unknown-game');
      const statistics = await uncachedRead(call, () => gameStatistics(service, game.id));
      if (isProblem(statistics)) return statistics;
      return c.json(statistics, 200, { 'Cache-Control': 'public, max-age=60' });
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/people/me/statistics',
      summary: 'A player’s own results, private tables too; for nobody else',
      answer: { status: 200, description: 'By game, and the newest one by one', schema: ownSchema },
      query: playerQuery,
      problems: ['address-needed'],
    },
    async (call) => {
      const who = await callerOf(call);
      return isProblem(who) ? who : privately(call.c, await ownStatistics(call.service, who.me.id));
    },
  ),
];

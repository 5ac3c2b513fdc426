/** Statistics of a game for everybody, and one's own. */
import { manifestOf } from '../../../domain/kernel/game-parts.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { gameStatistics, ownStatistics } from '../../statistics/read.ts';
import { gameStatisticsSchema, ownStatisticsSchema } from '../answers/statistics.ts';
import { asCaller } from '../preconditions.ts';
import { privately, publicly } from '../responses.ts';
import { uncachedRead } from '../heavy-read.ts';
import { playerQuery } from '../caller.ts';
import { type Route, route } from '../route.ts';

export const statisticsRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/statistics',
      summary: 'What public tables of a game that were played to the end add up to; nobody is named',
      answer: { status: 200, description: 'By number of seats, variants and landscapes', schema: gameStatisticsSchema },
      query: [{ name: 'game', description: 'Which game; the first one on offer without it' }],
      problems: ['unknown-game', 'too-many-requests'],
    },
    async (call) => {
      const { c, service } = call;
      const game = manifestOf(service.games, c.req.query('game') ?? Object.keys(service.games)[0] ?? '');
      if (!game) return problem('unknown-game');
      const statistics = await uncachedRead(call, () => gameStatistics(service, game.id));
      if (isProblem(statistics)) return statistics;
      return publicly(c, statistics, 'public, max-age=60');
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/people/me/statistics',
      summary: 'A player’s own results, private tables too; for nobody else',
      answer: { status: 200, description: 'By game, and the newest one by one', schema: ownStatisticsSchema },
      query: playerQuery,
      problems: ['address-needed'],
    },
    asCaller(async ({ c, service, me }) => privately(c, await ownStatistics(service, me.id))),
  ),
];

/** Reads statistics: of a game for everybody, and of a player for that player alone. */
import type { Service } from '../service/service.ts';
import { type OwnResult, readMonths, readOwn } from './items.ts';
import type { PlayedBy } from './result.ts';
import { average, merged, nothing, type Sum, type Sums, withResult } from './sums.ts';

type ServicePart = Pick<Service, 'store'>;

const figuresOf = ({ tables, results, wins, winsBySeat, total, leading, rounds, best }: Sum) => ({
  tables,
  results,
  wins,
  winsBySeat,
  average: average(total, results),
  averageLeading: average(leading, tables),
  averageRounds: average(rounds, tables),
  best,
});

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const groupsOf = ({ groups }: Sums) =>
  Object.entries(groups)
    .toSorted(byKey)
    .map(([key, sum]) => {
      const [company, seats] = key.split('/') as [PlayedBy, string];
      return { company, seats: Number(seats), ...figuresOf(sum) };
    });

const waysOf = ({ ways }: Sums) =>
  Object.entries(ways)
    .toSorted(byKey)
    .map(([way, sum]) => ({ way, ...figuresOf(sum) }));

const tablesIn = ({ groups }: Sums): number => Object.values(groups).reduce((sum, { tables }) => sum + tables, 0);

export async function gameStatistics(service: ServicePart, game: string) {
  const months = await readMonths(service, game);
  const sums = months.reduce<Sums>(merged, nothing);
  const played = months.map((month) => ({ month: month.month, tables: tablesIn(month) }));
  return {
    game,
    tables: tablesIn(sums),
    months: played.filter(({ tables }) => tables > 0),
    groups: groupsOf(sums),
    ways: waysOf(sums),
  };
}

/** The number of own results that are listed. */
const NEWEST = 50;

export async function ownStatistics(service: ServicePart, player: string) {
  const results = (await readOwn(service, player)).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const games = [...new Set(results.map(({ game }) => game))].toSorted();
  return { games: games.map((game) => ownGame(game, results)), results: results.slice(0, NEWEST).map(told) };
}

function ownGame(game: string, results: readonly OwnResult[]) {
  const sums = results.filter((result) => result.game === game).reduce<Sums>(withOwn, nothing);
  return { game, tables: tablesIn(sums), groups: groupsOf(sums), ways: waysOf(sums) };
}

/** One's own results are added up as if one had been the only person. */
const withOwn = (sums: Sums, { seat, rank, total, title: _, ...result }: OwnResult): Sums =>
  withResult(sums, { ...result, people: [{ seat, rank, total }] });

const told = ({ table, title, game, at, seats, company, rounds, ways, seat, rank, total }: OwnResult) => ({
  table,
  title,
  game,
  at,
  seats,
  company,
  rounds,
  ways,
  seat,
  rank,
  total,
});

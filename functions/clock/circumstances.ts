/** What the domain cannot know when it decides a command: whether a seat's time is over, and which robots exist. */
import { type Circumstances, noCircumstances } from '../../domain/kernel/agreements.ts';
import type { Command } from '../../domain/kernel/command.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { manifestOf, robotNames } from '../../domain/kernel/game-parts.ts';
import type { History } from '../../domain/kernel/fold.ts';
import type { Service } from '../service/service.ts';
import type { TableItem } from '../tables/table-item.ts';
import { clockOf, countedTimes, isVoteOpen, timesOf } from './table-times.ts';

/** For a caller that holds the table in the cache. */
export async function circumstancesOf(
  service: Pick<Service, 'store' | 'games' | 'tables' | 'clock'>,
  game: Game,
  table: TableItem,
  history: History,
  { type }: Command,
): Promise<Circumstances> {
  const manifest = manifestOf(service.games, game.id);
  const robot = (manifest && robotNames(manifest).at(-1)) ?? noCircumstances.robot;
  const options = type === 'voteBot' ? clockOf(table) : null;
  if (!options) return { ...noCircumstances, robot };
  const times = timesOf(game, history, options, await countedTimes(service, table, options), service.clock());
  return { voteOpen: (seat) => isVoteOpen(times, seat), robot };
}

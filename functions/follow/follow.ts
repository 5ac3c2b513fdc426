/**
 * The follow-up of a commit: head, robots, lists, mail, reminders, standing orders, statistics, in this order. Each
 * part is a projection with its own cursor and is idempotent, so this may run late, twice, or concurrently.
 */
import type { Head } from '../../domain/kernel/setup.ts';
import { followClock } from '../due/reminders.ts';
import { followMail } from '../mail/commit-letters.ts';
import { followOrders } from '../due/orders/plan.ts';
import { followStatistics } from '../statistics/count-table.ts';
import { type BotRunner, playBots } from '../due/bots.ts';
import { updateHead } from './update-head.ts';
import { updateLists } from './update-lists.ts';
import { closeTable } from '../tables/open-tables.ts';

export type Follower = BotRunner;

/** Whether something had lagged. */
export async function follow(follower: Follower, id: string): Promise<boolean> {
  const first = await updateHead(follower, id);
  const played = await letBotsPlay(follower, id, first.head);
  const { head } = played ? await updateHead(follower, id) : first;
  await updateLists(follower, id);
  const untold = await followMail(follower, id);
  const timed = head !== null && (await layDown(follower, id, head.version));
  const ended = head?.status === 'ended';
  const uncounted = ended && (await followStatistics(follower, id));
  // Off the list only when all has followed the last commit.
  if (ended) await closeTable(follower.store, id);
  return first.lagged || played || untold || timed || uncounted;
}

async function letBotsPlay(follower: Follower, id: string, head: Head | null): Promise<boolean> {
  if (!head?.awaiting.some(({ bot, optional }) => bot === true && optional !== true)) return false;
  await playBots(follower, id);
  return true;
}

/** What is to happen later: reminders, and standing orders. */
async function layDown(follower: Follower, id: string, version: number): Promise<boolean> {
  const clock = await followClock(follower, id, version);
  const orders = await followOrders(follower, id, version);
  return clock || orders;
}

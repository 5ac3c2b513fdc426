/**
 * What follows a commit, in the process itself: a nudge names a table, and soon after `follow` runs for it. Nudges that
 * come while it runs are one more run. Nobody waits for it, except the service when it stops.
 */
import { setImmediate as later } from 'node:timers/promises';

export interface FollowQueue {
  (table: string): void;
  /** Resolves when nothing is left to do; what is nudged from now on is left to the next start. */
  stop(): Promise<void>;
}

export function followQueue(follow: (table: string) => Promise<unknown>): FollowQueue {
  const nudged = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  const run = async (table: string): Promise<void> => {
    await later(); // the answer to whoever nudged goes first
    while (nudged.delete(table)) await follow(table).catch(() => null); // the sweep comes by again
    running.delete(table);
  };
  const wake = (table: string): void => {
    if (stopped) return;
    nudged.add(table);
    if (!running.has(table)) running.set(table, run(table));
  };
  const stop = async (): Promise<void> => {
    stopped = true;
    nudged.clear();
    await Promise.all(running.values());
  };
  return Object.assign(wake, { stop });
}

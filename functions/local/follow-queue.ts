/**
 * Runs `follow` for tables with new commits in the background of the local server. Calls for the same table are
 * coalesced: those that come during a run cause one more run. Only stopping the service waits for it.
 */
import { setImmediate as later } from 'node:timers/promises';

export interface FollowQueue {
  (table: string): void;
  /** Resolves when nothing is left to do; what comes later is left to the next start. */
  stop(): Promise<void>;
}

export function followQueue(
  follow: (table: string) => Promise<unknown>,
  failed: (error: unknown) => void,
): FollowQueue {
  const queued = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  const run = async (table: string): Promise<void> => {
    await later(); // the request that queued it is answered first
    while (queued.delete(table)) await follow(table).catch(failed); // the sweep tries again
    running.delete(table);
  };
  const wake = (table: string): void => {
    if (stopped) return;
    queued.add(table);
    if (!running.has(table)) running.set(table, run(table));
  };
  const stop = async (): Promise<void> => {
    stopped = true;
    queued.clear();
    await Promise.all(running.values());
  };
  return Object.assign(wake, { stop });
}

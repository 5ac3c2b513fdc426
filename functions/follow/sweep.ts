/**
 * The sweep: runs the follow-up for every open table, in case a wake-up was lost. An error at one table is logged and
 * does not stop the others.
 */
import { follow, type Follower } from './follow.ts';
import { reportError } from '../service/report-error.ts';
import { openTables } from '../tables/open-tables.ts';

export interface Swept {
  readonly tables: number;
  readonly lagged: number;
  readonly failed: number;
}

export async function sweepTables(follower: Follower): Promise<Swept> {
  let [tables, lagged, failed] = [0, 0, 0];
  for await (const id of openTables(follower.store)) {
    tables++;
    try {
      if (await follow(follower, id)) lagged++;
    } catch (error) {
      failed++;
      reportError(follower.log, 'sweep', error, follower.clock());
    }
  }
  return { tables, lagged, failed };
}

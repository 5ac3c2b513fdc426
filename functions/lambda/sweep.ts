/** The Lambda function that runs each minute and brings up to date what `follow` has missed. */
import { games } from '../../domain/games.ts';
import { sweepTables } from '../follow/sweep.ts';
import { tableCache } from '../store/table-cache.ts';
import { log, storeInAws } from './environment.ts';

const store = storeInAws();
const follower = { store, games, tables: tableCache(store) };

export async function handler(): Promise<void> {
  log({ function: 'sweep', ...(await sweepTables(follower)) });
}

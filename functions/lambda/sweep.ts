/** The Lambda function that runs every minute: the sweep and the scheduler of due work. */
import { MINUTE } from '../../domain/kernel/durations.ts';
import { randomBytes } from 'node:crypto';
import { games } from '../../domain/games.ts';
import { runDue, runExactly } from '../due/run.ts';
import { dueHandlers } from '../due/handlers.ts';
import { sweepTables } from '../follow/sweep.ts';
import type { Service } from '../service/service.ts';
import { tableCache } from '../store/table-cache.ts';
import { log, required, storeInAws } from './environment.ts';
import { keysInParameter } from './keys.ts';
import { deliveryInAws, settingsInAws } from './delivery.ts';

const store = storeInAws();
const service: Service = {
  store,
  games,
  tables: tableCache(store),
  keys: keysInParameter(required('KEYS_PARAMETER')),
  settings: settingsInAws(),
  clock: Date.now,
  random: randomBytes,
  wake: () => {}, // the stream does that for each commit
  log,
  ...deliveryInAws(),
};

/** Until the next one comes; what has a very moment is waited for. */
const AHEAD = MINUTE;

export async function handler(): Promise<void> {
  const now = service.clock();
  const exactly = runExactly(service, dueHandlers, now, AHEAD);
  const swept = await sweepTables(service);
  const due = await runDue(service, dueHandlers, now);
  log({ function: 'sweep', ...swept, due: due + (await exactly) });
}

/** Migrations of the data on this machine, before the first request. */
import type { Log } from '../service/log.ts';
import type { Keys } from '../service/keys.ts';
import { upgradeAddresses } from '../people/upgrade-addresses.ts';
import type { Store } from '../store/store.ts';

/** The operator sees that a long upgrade goes on. */
const LINE_EVERY = 3000;

export async function upgradeAtStart(store: Store, keys: Keys, log: Log, clock = Date.now): Promise<void> {
  let last = clock();
  const upgraded = await upgradeAddresses({ store, clock, keys: () => Promise.resolve(keys) }, (players) => {
    if (clock() - last < LINE_EVERY) return;
    last = clock();
    log({ upgrade: 'addresses', players });
  });
  const changed = upgraded !== null && upgraded.respelled + upgraded.sharing + upgraded.unusable > 0;
  if (changed) log({ upgrade: 'addresses', done: true, ...upgraded });
}

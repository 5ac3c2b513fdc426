/** What the operator does with keys: a new one for signing, dropping old ones, and upgrading addresses in the data. */
import { type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { audit } from './admin.ts';
import { compareKeys, recordKeys } from '../../service/key-record.ts';
import { type Keys, withNewSigningKey, withoutOldSigningKeys } from '../../service/keys.ts';
import { type Upgraded, upgradeAddresses } from '../../people/upgrade-addresses.ts';

/** Writes the keys to where the service reads them. */
export type SaveKeys = (keys: Keys) => Promise<void>;

const foreign = async ({ store }: Service, keys: Keys): Promise<Problem | null> =>
  (await compareKeys(store, keys)) === 'fit' ? null : problem('keys-other');

/** Links under the old keys still open. */
export async function rotateKeys(service: Service, save: SaveKeys): Promise<Problem | null> {
  const keys = await service.keys();
  const refused = await foreign(service, keys);
  if (refused) return refused;
  const next = withNewSigningKey(keys, service.random);
  // In this order a process that dies in between leaves keys that fit: the old one is among the new ones.
  await save(next);
  await recordKeys(service.store, next);
  await audit(service, { act: 'rotate-keys' });
  return null;
}

/** Links under the old keys are dead. */
export async function dropOldKeys(service: Service, save: SaveKeys): Promise<Problem | null> {
  const keys = await service.keys();
  const refused = await foreign(service, keys);
  if (refused) return refused;
  await recordKeys(service.store, keys);
  await save(withoutOldSigningKeys(keys));
  await audit(service, { act: 'drop-old-keys' });
  return null;
}

const NOTHING: Upgraded = { players: 0, respelled: 0, sharing: 0, unusable: 0 };

/** Also while the service runs. The keys are saved too: those of an earlier version lack the address secrets. */
export async function upgradeKeysAndAddresses(
  service: Service,
  save: SaveKeys,
  goOn: boolean,
): Promise<Upgraded | Problem> {
  const keys = await service.keys();
  const refused = goOn ? null : await foreign(service, keys);
  if (refused) return refused;
  await save(keys);
  await recordKeys(service.store, keys);
  const upgraded = await upgradeAddresses(service);
  await audit(service, { act: 'upgrade-addresses' });
  return upgraded ?? NOTHING;
}

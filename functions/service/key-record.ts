/**
 * Fingerprints of the keys that belong to the database, so that a restored or exchanged key file is noticed before
 * players are lost.
 */
import type { Item, Key, Store } from '../store/store.ts';
import { fingerprint, type Keys } from './keys.ts';

interface KeyRecord extends Item {
  /** Of the address secret that is written with. */
  readonly address: string;
  /** Of the key that signs links. */
  readonly signing: string;
}

const recordKey: Key = { PK: 'service', SK: 'keys' };

const recordOf = ({ current, secrets, addressSecrets }: Keys): KeyRecord => ({
  address: fingerprint(addressSecrets[0] ?? ''),
  signing: fingerprint(secrets[current] ?? ''),
});

/**
 * `other`: addresses in the data were hashed with a secret that these keys lack. `older`: the newest links were signed
 * with a key that they lack. Data without a record fit, since an earlier version wrote none.
 */
export async function compareKeys(store: Store, keys: Keys): Promise<'fit' | 'other' | 'older'> {
  const record = await store.get<KeyRecord>(recordKey);
  if (record === null) return 'fit';
  if (!keys.addressSecrets.map(fingerprint).includes(record.address)) return 'other';
  return Object.values(keys.secrets).map(fingerprint).includes(record.signing) ? 'fit' : 'older';
}

export async function recordKeys(store: Store, keys: Keys): Promise<void> {
  const [now, last] = [recordOf(keys), await store.get<KeyRecord>(recordKey)];
  if (last?.address !== now.address || last.signing !== now.signing) await store.put(recordKey, now);
}

/** Sort keys of what is lost with the keys: players, tables, sessions. */
const PEOPLE = ['player', 'table', 'session'];

/** Whether anybody has used the service. Reads everything where nobody has. */
export async function holdsPeople(store: Store): Promise<boolean> {
  for (const SK of PEOPLE) {
    for await (const _ of store.partitionsWith(SK)) return true;
  }
  return false;
}

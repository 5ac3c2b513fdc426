/**
 * Mail addresses in the database: keys hold only keyed hashes of them, so that nobody can look up a person without the
 * secret, and two ways to write one address give one hash. The address itself stands in the player's item alone.
 */
import type { Service } from '../service.ts';
import type { Item, Key } from '../store/store.ts';
import { type Keys, sign } from './keys.ts';

/**
 * An address as it is compared: without a display name, in one Unicode form and one case. RFC 5321 section 2.4 would
 * let hosts tell `Ann@` from `ann@`; none in use does.
 */
export function normalisedAddress(written: string): string | null {
  const address = (/<([^<>]*)>\s*$/.exec(written)?.[1] ?? written).trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

const partitionOf = (keys: Keys, key: string, address: string): string =>
  `address#${sign(keys, key, `address ${address}`) ?? ''}`;

/** Where it is kept that nothing is to be sent to an address any more. */
export const stoppedKey = (keys: Keys, address: string): Key => ({
  PK: partitionOf(keys, keys.current, address),
  SK: 'stopped',
});

/** Where the player of an address is named: under the current key, and where older keys put it. */
export const pointerKeys = (keys: Keys, address: string): Key[] =>
  [keys.current, ...Object.keys(keys.secrets).filter((key) => key !== keys.current)].map((key) => ({
    PK: partitionOf(keys, key, address),
    SK: 'player',
  }));

interface StoppedItem extends Item {
  readonly reason: 'bounce' | 'complaint' | 'blocked';
}

/** Why nothing is sent to an address, or null. `blocked` is the operator's own word. */
export async function stoppedReason(
  { store, keys }: Pick<Service, 'store' | 'keys'>,
  address: string,
): Promise<StoppedItem['reason'] | null> {
  return (await store.get<StoppedItem>(stoppedKey(await keys(), address)))?.reason ?? null;
}

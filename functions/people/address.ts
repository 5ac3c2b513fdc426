/**
 * Mail addresses in the database: only as keyed hashes, so that whoever reads the database does not get a list of
 * people. Two ways to write one address give one hash.
 */
import type { Key } from '../store/store.ts';
import { type Keys, sign } from './keys.ts';

/**
 * An address as it is compared: without a display name, in one Unicode form and one case. RFC 5321 section 2.4 would
 * let hosts tell `Ann@` from `ann@`; none in use does.
 */
export function normalisedAddress(written: string): string | null {
  const address = (/<([^<>]*)>\s*$/.exec(written)?.[1] ?? written).trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

/** Where it is kept that nothing is to be sent to an address any more. */
export const stoppedKey = (keys: Keys, address: string): Key => ({
  PK: `address#${sign(keys, keys.current, `address ${address}`) ?? ''}`,
  SK: 'stopped',
});

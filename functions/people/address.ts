/**
 * Mail addresses in the database: keys hold only keyed hashes of them, so that nobody can look up a person without the
 * secret, and all ways to write one mailbox give one hash. The address itself stands in the player's item alone. Its
 * secrets are not those that sign links: after a change of the signing key everybody is still found.
 */
import { domainToASCII, domainToUnicode } from 'node:url';
import { addressParts, LONGEST_ADDRESS } from '../../domain/kernel/address.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { type AddressKeys, hmac } from '../service/keys.ts';

/** RFC 1035 section 2.3.4; a last label of digits is a network address (WHATWG URL section 3.5), not a mail domain. */
const HOST = /^(?:[\w-]{1,63}\.)*(?!\d+$)[\w-]{1,63}$/;

const withoutName = (written: string): string => /<([^<>]*)>\s*$/.exec(written)?.[1] ?? written;

/**
 * The one spelling of a mailbox: no display name, Unicode's compatibility form, lower case, and the domain as it travels
 * (UTS #46). RFC 5321 section 2.4 would let hosts tell `Ann@` from `ann@`; none in use does.
 */
export function normalisedAddress(written: string): string | null {
  const parts = addressParts(withoutName(written));
  if (parts === null) return null;
  const domain = domainToASCII(parts.domain);
  const address = `${parts.local}@${domain}`;
  return HOST.test(domain) && address.length <= LONGEST_ADDRESS ? address : null;
}

/** As people read it: an international domain in its own letters. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToUnicode(address.slice(at + 1));
  return domain === '' ? address : `${address.slice(0, at)}@${domain}`;
}

/** How addresses were spelled before the domain was converted and compatibility forms were resolved. */
const earlierSpelling = (written: string): string => withoutName(written).trim().normalize('NFC').toLowerCase();

/** Today's spelling first, then the earlier one where it differs: data that were not upgraded yet are stored under it. */
function spellingsOf(written: string): string[] {
  const address = normalisedAddress(written);
  return [...new Set([...(address === null ? [] : [address]), earlierSpelling(written)])];
}

/** Where one spelling of an address is kept: under the secret that is written with, then under older ones. */
export const partitionsOf = ({ addressSecrets }: AddressKeys, spelling: string): string[] =>
  addressSecrets.map((secret) => `address#${hmac(secret, `address ${spelling}`)}`);

const keysFor = (keys: AddressKeys, written: string, SK: string): Key[] =>
  spellingsOf(written)
    .flatMap((spelling) => partitionsOf(keys, spelling))
    .map((PK) => ({ PK, SK }));

/** Where it is kept that nothing is to be sent to an address any more; written to the first. */
export const stoppedKeys = (keys: AddressKeys, written: string): Key[] => keysFor(keys, written, 'stopped');

/** Where the player of an address is named; written to the first. */
export const pointerKeys = (keys: AddressKeys, written: string): Key[] => keysFor(keys, written, 'player');

export interface StoppedItem extends Item {
  readonly reason: 'bounce' | 'complaint' | 'blocked';
}

/** Why nothing is sent to an address, or null. `blocked` is the operator's own word. */
export async function stoppedReason(
  { store, keys }: Pick<Service, 'store' | 'keys'>,
  written: string,
): Promise<StoppedItem['reason'] | null> {
  const stops = await Promise.all(stoppedKeys(await keys(), written).map((key) => store.get<StoppedItem>(key)));
  const reasons = stops.flatMap((stop) => stop?.reason ?? []);
  return reasons.find((reason) => reason === 'blocked') ?? reasons[0] ?? null;
}

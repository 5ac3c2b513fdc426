/** Parses the sender address in MAIL_FROM: an address, or a name and an address in angle brackets. */
import { normalisedAddress } from '../people/address.ts';
import { oneLine } from '../transport/mime.ts';

export function readSender(written: string): { readonly name: string; readonly address: string } | null {
  const address = normalisedAddress(written);
  if (address === null || oneLine(written) !== written.trim()) return null;
  const name = /^\s*"?([^"<]*?)"?\s*<[^<>]*>\s*$/.exec(written)?.[1] ?? '';
  return { name: name === '' ? 'Railpost' : name, address };
}

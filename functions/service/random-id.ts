/** Random ids that nobody can guess: 128 bits in base32 (RFC 4648 section 6, lower case), or as a UUID. */
const ID_BYTES = 16;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export const randomIdPattern = /^[a-z2-7]{26}$/;

export function randomId(random: (bytes: number) => Uint8Array): string {
  let bits = [...random(ID_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  bits = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

/** RFC 9562 section 5.4: a UUID of version 4. */
export function uuid(random: (bytes: number) => Uint8Array): string {
  const bytes = Buffer.from(random(ID_BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

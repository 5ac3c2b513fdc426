/**
 * The link that a browser receives when it requests one by mail. It contains the mailed link, encrypted (AES-256-GCM)
 * and padded, so that it reveals nothing about the address. It works only together with the code in the mail.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type SigningKeys, sign } from '../service/keys.ts';

const VERSION = 'a1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any mailed link, so that all sealed links have one length. */
const PADDED_BYTES = 384;

const secretOf = (keys: SigningKeys, key: string): Buffer | null => {
  const secret = sign(keys, key, 'seal links');
  return secret === null ? null : Buffer.from(secret, 'base64url');
};

export function sealLink(keys: SigningKeys, random: (bytes: number) => Uint8Array, link: string): string {
  const secret = secretOf(keys, keys.current);
  if (secret === null || Buffer.byteLength(link) > PADDED_BYTES) throw new Error('a link that cannot be sealed');
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce);
  const sealed = Buffer.concat([cipher.update(link.padEnd(PADDED_BYTES)), cipher.final()]);
  return `${VERSION}.${keys.current}.${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

/** The mailed link inside; null for a text that is no sealed link of ours. */
export function openSealed(keys: SigningKeys, text: string): string | null {
  const [version, key = '', content = '', ...rest] = text.split('.');
  const secret = version === VERSION && rest.length === 0 ? secretOf(keys, key) : null;
  const bytes = Buffer.from(content, 'base64url');
  if (secret === null || bytes.length !== NONCE_BYTES + PADDED_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return opened.toString().trimEnd();
  } catch {
    return null; // changed on the way, or sealed elsewhere
  }
}

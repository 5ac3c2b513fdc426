/**
 * The form of a mail address, for the page and the service alike. Narrower than RFC 5322: no quoting, no comments,
 * nothing that could end a header or hide what is written. Unicode's compatibility forms (NFKC) are taken for the
 * letters that they stand for, because mail servers and IDNA (UTS #46) do so too.
 */

/** RFC 5321 section 4.5.3.1.3. */
export const LONGEST_ADDRESS = 254;

const LOCAL = /^[^\s@<>()",;:\\[\]\p{C}\p{Default_Ignorable_Code_Point}]{1,64}$/u;
/** ASCII letters, digits, hyphen and underscore; beyond ASCII only IDNA can tell, on the server. */
const DOMAIN = /^(?:[\w-]|[^\p{ASCII}\s\p{C}])+(?:\.(?:[\w-]|[^\p{ASCII}\s\p{C}])+)*$/u;

export interface AddressParts {
  readonly local: string;
  readonly domain: string;
}

/** The two parts, the local one in lower case; null for what is no mail address. */
export function addressParts(written: string): AddressParts | null {
  const text = written.normalize('NFKC').trim();
  const [local = '', domain = '', more] = text.split('@');
  const labels = domain.replaceAll('\u3002', '.').replace(/\.$/, '');
  if (more !== undefined || text.length > LONGEST_ADDRESS || !LOCAL.test(local) || !DOMAIN.test(labels)) return null;
  return { local: local.toLowerCase().normalize('NFKC'), domain: labels };
}

/** For comparing addresses on a page, which cannot tell everything that the server can. */
export function comparableAddress(written: string): string {
  const parts = addressParts(written);
  return parts === null ? written.trim().toLowerCase() : `${parts.local}@${parts.domain.toLowerCase()}`;
}

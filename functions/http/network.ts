/**
 * The network address for rate limits. A household or a rented server usually has a whole /64 of IPv6 addresses (RFC
 * 6177), so all of them count as one. An IPv4 address counts as itself, also when a dual-stack socket reports it as an
 * IPv4-mapped IPv6 address (RFC 4291 section 2.5.5.2).
 */
import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';
const GROUPS = 8;
const GROUPS_OF_64_BITS = 4;
/** The longest text of an address, with zone, brackets and port, is far shorter. */
const LONGEST = 100;

export function networkOf(written: string): string {
  const address = bare(written.slice(0, LONGEST));
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap(bytesOf).join('.');
  const prefix = groups.slice(0, GROUPS_OF_64_BITS).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Without brackets, port and zone id (RFC 4007 section 11), which proxies and sockets may add. */
function bare(written: string): string {
  const trimmed = written.trim();
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  return (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, with `::` filled up and a dotted end written as two groups. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail = ''] = hexadecimal.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').flatMap((group) => numberIn(group)));
  const zeros = GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...new Array<number>(Math.max(0, zeros)).fill(0), ...(last ?? [])];
}

const numberIn = (group: string): number[] => (group === '' ? [] : [Number.parseInt(group, 16)]);

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];

/**
 * Protects webhooks against SSRF: only public internet addresses, never this machine, its network, or a cloud's
 * metadata service. The host name is resolved here and the connection goes to the address that was checked, so that DNS
 * cannot change in between.
 */
import { BlockList, isIP } from 'node:net';
import { lookup } from 'node:dns/promises';

/** RFC 6890 and its registries: everything that is not for the public internet. */
const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(net, prefix, 'ipv4');
}

/** Of IPv6 only global unicast is allowed, without its special ranges. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(net, prefix, 'ipv6');
}

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

export type Resolve = (host: string) => Promise<readonly string[]>;

const byName: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

export interface Target {
  readonly url: URL;
  /** Connect here. */
  readonly address: string;
}

/** Where to connect for this URL, or null where nothing may be sent. */
export async function targetOf(written: string, resolve: Resolve = byName): Promise<Target | null> {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.port !== '' && url.port !== '443' && url.port !== '8443') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  const [first] = addresses;
  // One bad answer is enough to distrust the name.
  return first !== undefined && addresses.every(isPublic) ? { url, address: first } : null;
}

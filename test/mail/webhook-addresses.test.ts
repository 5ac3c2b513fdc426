/**
 * Webhook addresses that lead to the machine itself, to its network, or to nowhere in public: by number in every way
 * to write one, by names that resolve there, by other schemes, ports and credentials. None is ever connected to.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic, targetOf } from '../../functions/transport/webhook/guard.ts';
import { sendWebhook } from '../../functions/transport/webhook/webhook.ts';
import { confirm } from '../api/mailed.ts';
import { type Browser, json, openService, type TestService } from '../api/service.ts';

/** First and last address of each range that is not public (the IANA special-purpose registry, RFC 6890). */
const ranges4: readonly (readonly [string, string, string])[] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private, class A', '10.0.0.0', '10.255.255.255'],
  ['shared by carriers', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link local and cloud metadata', '169.254.0.0', '169.254.255.255'],
  ['cloud metadata', '169.254.169.254', '169.254.170.2'],
  ['private, class B', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255'],
  ['private, class C', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255', '255.255.255.255'],
];

const private6: readonly string[] = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::2',
  '100::1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
  '3fff::1',
  '5f00::1',
  '4000::1',
];

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const dotted = (value: number): string => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

const hexPair = (address: string): string => {
  const hex = numberOf(address).toString(16).padStart(8, '0');
  return `${hex.slice(0, 4)}:${hex.slice(4)}`;
};

/** The same IPv4 address as people and programs write it in a URL. */
function hostsOf(address: string): string[] {
  const parts = address.split('.').map(Number);
  const [first = 0, second = 0, third = 0, fourth = 0] = parts;
  return [
    address,
    `${address}.`,
    String(numberOf(address)),
    `0x${numberOf(address).toString(16)}`,
    `0${numberOf(address).toString(8)}`,
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    parts.map((part) => `0x${part.toString(16).padStart(4, '0')}`).join('.'),
    `${first}.${second}.${third * 256 + fourth}`,
    `${first}.${(second * 256 + third) * 256 + fourth}`,
    address.replaceAll('.', '\u3002'),
    address.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replaceAll(/\d/g, (digit) => `%3${digit}`),
    `[::ffff:${address}]`,
    `[::ffff:${hexPair(address)}]`,
    `[0:0:0:0:0:ffff:${hexPair(address)}]`,
    `[::${hexPair(address)}]`,
    `[::ffff:0:${hexPair(address)}]`,
    `[64:ff9b::${hexPair(address)}]`,
    `[2002:${hexPair(address)}::1]`,
  ];
}

const publicly = () => Promise.resolve(['1.1.1.1']);
const edges = ranges4.flatMap(([, first, last]) => [first, last]);

/** Addresses with something wrong besides the place they lead to. */
const odd: readonly string[] = [
  'http://hooks.example/x',
  'HTTP://hooks.example/x',
  'ftp://hooks.example/x',
  'file:///etc/passwd',
  'gopher://hooks.example/x',
  'ws://hooks.example/x',
  'wss://hooks.example/x',
  'data:text/plain,x',
  'javascript:alert(1)',
  'blob:https://hooks.example/x',
  'unix:///var/run/docker.sock',
  'https+unix://%2Fvar%2Frun%2Fdocker.sock/x',
  '//hooks.example/x',
  'hooks.example/x',
  'https://',
  'https:///',
  'https://user@hooks.example/x',
  'https://user:password@hooks.example/x',
  'https://:password@hooks.example/x',
  'https://hooks.example@127.0.0.1/x',
  'https://127.0.0.1#@hooks.example/x',
  'https://127.0.0.1\\@hooks.example/x',
  'https:\\\\127.0.0.1\\x',
  'https:127.0.0.1/x',
  'https://hooks.example:80/x',
  'https://hooks.example:22/x',
  'https://hooks.example:25/x',
  'https://hooks.example:6379/x',
  'https://hooks.example:0/x',
  'https://hooks.example:65536/x',
  'https://[::1%25lo]/x',
  'https://[fe80::1%eth0]/x',
  'https://hooks.example\0.evil.example/x',
  'https://hooks .example/x',
  '',
];

describe('by number', () => {
  test.each(ranges4)('%s is refused at both ends, in every notation', async (_, first, last) => {
    for (const address of [first, last]) {
      expect([address, isPublic(address)]).toEqual([address, false]);
      for (const host of hostsOf(address)) {
        expect([host, await targetOf(`https://${host}/x`, publicly)]).toEqual([host, null]);
      }
    }
  });

  test('every IPv6 address that is not global unicast is refused', async () => {
    for (const address of private6) {
      expect([address, isPublic(address)]).toEqual([address, false]);
      expect([address, await targetOf(`https://[${address}]/x`, publicly)]).toEqual([address, null]);
    }
  });

  test('their public neighbours are not refused', () => {
    const before = ['10.0.0.0', '100.64.0.0', '127.0.0.0', '169.254.0.0', '172.16.0.0', '192.168.0.0', '198.18.0.0'];
    const after = ['10.255.255.255', '127.255.255.255', '172.31.255.255', '192.168.255.255', '203.0.113.255'];
    const neighbours = [
      ...before.map((address) => dotted(numberOf(address) - 1)),
      ...after.map((address) => dotted(numberOf(address) + 1)),
      '2606:4700::1111',
      '2a00:1450:4001::1',
    ];
    expect(neighbours.filter((address) => !isPublic(address))).toEqual([]);
  });
});

describe('by name', () => {
  test('a name that resolves to any of them is refused, alone or among public ones', async () => {
    for (const address of [...edges, ...private6, ...edges.map((one) => `::ffff:${one}`)]) {
      for (const answer of [[address], ['1.1.1.1', address], [address, '1.1.1.1', '2606:4700::1111']]) {
        const target = await targetOf('https://hooks.example/x', () => Promise.resolve(answer));
        expect([answer, target]).toEqual([answer, null]);
      }
    }
  });

  test('a name is resolved once, and the connection goes to the address that was looked at', async () => {
    const answers = [['1.1.1.1'], ['127.0.0.1']];
    const target = await targetOf('https://hooks.example/x', () => Promise.resolve(answers.shift() ?? []));
    expect([target?.address, answers]).toEqual(['1.1.1.1', [['127.0.0.1']]]);
  });

  test.each(['localhost', 'localhost.', 'LOCALHOST', 'localhost:8443'])(
    'what the system itself knows as this machine is never connected to: %s',
    async (host) => {
      // `later` would mean that a connection was tried.
      const short = { text: 'x', link: 'https://play.example/t/x', event: { kind: 'test' } };
      expect(await sendWebhook({ kind: 'json', url: `https://${host}/x` }, short)).toBe('gone');
    },
  );
});

test.each(odd)('%j is refused whatever its name resolves to', async (url) => {
  expect(await targetOf(url, publicly)).toBeNull();
});

describe('the settings of a player', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await openService();
    browser = await confirm(service, 'ann@example.org');
  });
  afterAll(() => service.close());

  const numbers = ['127.0.0.1', '169.254.169.254', '10.0.0.1'].flatMap(hostsOf).map((host) => `https://${host}/x`);
  const names = [
    'localhost',
    'localhost.',
    'railpost.localhost',
    'printer.local',
    'metadata.google.internal',
    'intranet',
  ];
  const others = private6.map((address) => `https://[${address}]/x`);
  const urls = [...numbers, ...others, ...odd, ...names.map((name) => `https://${name}/x`)];

  test(`neither keep nor try any of ${urls.length} addresses`, async () => {
    expect(urls.length).toBeGreaterThan(82);
    for (const url of urls) {
      for (const kind of ['json', 'discord', 'slack']) {
        const tried = await browser.post('/api/people/me/webhook-tests', { kind, url });
        // A name that only looks public is found out when it is resolved.
        const outcome = tried.status === 200 ? (await json(tried)).outcome : tried.status;
        expect([url, ['gone', 400, 422].includes(outcome)]).toEqual([url, true]);
      }
      const kept = await browser.patch('/api/people/me', { webhook: { kind: 'json', url } });
      expect([url, [400, 422].includes(kept.status)]).toEqual([url, true]);
    }
    expect((await json(browser.get('/api/people/me'))).webhook).toBeNull();
  });
});

/** Where webhooks go and where they never do. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublic, targetOf } from './guard.ts';
import { bodyOf, deliver } from './webhook.ts';

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.254',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'not an address',
  ])('%s is not of the public internet', (address) => expect(isPublic(address)).toBe(false));

  test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) =>
    expect(isPublic(address)).toBe(true),
  );
});

describe('a URL', () => {
  const resolve =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses);

  test.each([
    'http://hooks.example.org/x',
    'ftp://hooks.example.org/x',
    'https://user:password@hooks.example.org/x',
    'https://hooks.example.org:22/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/x',
    'hooks.example.org',
    '',
  ])('%s is refused', async (url) => expect(await targetOf(url, resolve('1.1.1.1'))).toBeNull());

  test('whose name has one inner address among good ones is refused', async () => {
    expect(await targetOf('https://hooks.example.org/x', resolve('1.1.1.1', '10.0.0.1'))).toBeNull();
    expect(await targetOf('https://hooks.example.org/x', resolve())).toBeNull();
    expect(await targetOf('https://hooks.example.org/x', () => Promise.reject(new Error('NXDOMAIN')))).toBeNull();
  });

  test('is connected to at the address that was looked at', async () => {
    const target = await targetOf('https://hooks.example.org/x', resolve('1.1.1.1', '1.0.0.1'));
    expect(target).toMatchObject({ address: '1.1.1.1', url: { hostname: 'hooks.example.org' } });
  });
});

describe('a message', () => {
  const short = {
    text: 'Your turn at “@everyone <!channel> [x](https://evil.example)”.',
    link: 'https://play.example.org/t/abc',
    event: { kind: 'turn', table: 'abc', seat: 1, title: 't' },
  };

  test('calls nobody and links nowhere by a name', () => {
    const discord = JSON.parse(bodyOf('discord', short));
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect(discord.content).not.toMatch(/\[x\]\(https/);
    expect(JSON.parse(bodyOf('slack', short)).text).not.toContain('<!channel>');
    expect(JSON.parse(bodyOf('json', short))).toMatchObject({ kind: 'turn', table: 'abc', seat: 1 });
  });
});

/** Only the guard asks for https; what lies behind it speaks what the URL says. */
describe('delivering', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function listening(status: number, headers: Record<string, string> = {}) {
    const bodies: { host: string | undefined; body: string }[] = [];
    const server = createServer((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => {
        bodies.push({ host: incoming.headers.host, body });
        outgoing.writeHead(status, headers).end('x'.repeat(100_000));
      });
    });
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return { bodies, target: { url: new URL(`http://hooks.example.org:${port}/x`), address: '127.0.0.1' } };
  }

  test('goes to the pinned address under the name of the URL', async () => {
    const { bodies, target } = await listening(204);
    expect(await deliver(target, '{"a":1}')).toBe('sent');
    expect(bodies[0]?.body).toBe('{"a":1}');
    expect(bodies[0]?.host).toContain('hooks.example.org');
  });

  test.each([
    [302, 'gone'],
    [404, 'gone'],
    [429, 'later'],
    [503, 'later'],
  ])('an answer of %i means %s, and no redirect is followed', async (status, outcome) => {
    const { bodies, target } = await listening(status, { Location: 'https://127.0.0.1/inner' });
    expect(await deliver(target, '{}')).toBe(outcome);
    expect(bodies).toHaveLength(1);
  });
});

/**
 * Signed tokens that somebody has changed: every kind of link, each character in turn, cut, lengthened, put together from
 * parts of others, under other keys, expired, or shown where another kind belongs. None opens anything, none fails
 * inside, and the store stays as it was.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../../domain/kernel/canonical.ts';
import { lifetimes, mint } from '../../functions/people/capability.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { makeKeys, sign } from '../../functions/service/keys.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { pickFrom } from '../seeded.ts';
import { confirm, personAt, seatMail } from './mailed.ts';
import { routeTable } from './route-table.ts';
import { type Browser, capabilityOf, openService, type TestService } from './service.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const kinds = ['seat', 'handedOut', 'host', 'player', 'unsubscribe', 'leaveTable', 'feed'] as const;
type Kind = (typeof kinds)[number];

let service: TestService;
let ann: Browser;
let good: Record<Kind, string>;

beforeAll(async () => {
  service = await openService();
  const { id } = await service.browser().create({
    game: 'lilliput',
    seats: [{ name: 'Ann', address: 'ann@example.org' }, {}],
  });
  ann = await confirm(service, 'ann@example.org');
  const player = await personAt(service, 'ann@example.org');
  const table = await readTable(service, id);
  if (isProblem(table)) throw new Error(table.detail);
  const minted = (grant: Parameters<typeof mint>[1]) => mint(service.keys, grant, service.clock());
  good = {
    seat: capabilityOf((await seatMail(service, id, 'ann@example.org')).link),
    handedOut: minted({ scope: 'seat', table: id, seat: 1, epoch: table.seats[1]!.epoch }),
    host: minted({ scope: 'host', table: id, epoch: table.hostEpoch }),
    player: minted({ scope: 'player', player: player.id, epoch: player.epoch }),
    unsubscribe: minted({ scope: 'unsubscribe', player: player.id }),
    leaveTable: minted({ scope: 'unsubscribe', player: player.id, table: id }),
    feed: minted({ scope: 'feed', table: id, epoch: table.hostEpoch }),
  };
});
afterAll(() => service.close());

const routes = Object.entries(routeTable).filter(([route, { needs }]) => needs === 'link' || route.includes(':token'));

/** Shows a token to a route, with the code that belongs to the good token it was made from. */
function show(route: string, token: string, code: string): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(':token', encodeURIComponent(token));
  const leaving = route.startsWith('POST /unsubscribe');
  const type = leaving ? 'application/x-www-form-urlencoded' : 'application/json';
  const json = JSON.stringify({ link: token, code, ...(path.includes('session') ? { name: 'Zoë' } : {}) });
  return Promise.resolve(
    service.app.request(path, {
      method,
      headers: method === 'GET' ? {} : { 'Content-Type': type },
      ...(method === 'GET' ? {} : { body: leaving ? 'List-Unsubscribe=One-Click' : json }),
    }),
  );
}

const another = (sign: string): string => ALPHABET[(ALPHABET.indexOf(sign) + 1) % ALPHABET.length] ?? 'A';
const replaced = (text: string, at: number, sign: string): string => text.slice(0, at) + sign + text.slice(at + 1);

/** The same bytes in other letters: the spare bits of the last one are set (RFC 4648 section 3.5). */
const spareBits = (text: string): string => text.slice(0, -1) + another(text.at(-1) ?? '');

const flipped = (token: string): string[] => Array.from(token).map((sign, at) => replaced(token, at, another(sign)));

const cut = (token: string): string[] =>
  Array.from({ length: Math.ceil(token.length / 8) }, (_, index) => [
    token.slice(0, index * 8),
    token.slice(index * 8 + 1),
  ]).flat();

/** Parts of this token with parts of the others. */
function mixed(kind: Kind): string[] {
  const [version = '', key = '', payload = '', signature = ''] = good[kind].split('.');
  return kinds
    .filter((other) => other !== kind)
    .flatMap((other) => {
      const [, , otherPayload = '', otherSignature = ''] = good[other].split('.');
      return [
        [version, key, payload, otherSignature],
        [version, key, otherPayload, signature],
        [version, key, signature, payload],
        [version, key, payload + otherPayload, signature],
      ].map((parts) => parts.join('.'));
    });
}

function rewritten(token: string): string[] {
  const [version = '', key = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const changed = [
    { ...claims, expires: Number(claims['expires']) + 1 },
    { ...claims, epoch: 2 },
    { ...claims, seat: 1 },
    { ...claims, scope: 'host' },
    { ...claims, scope: 'player' },
    { ...claims, admin: true },
    [claims],
    null,
  ].map((one) => Buffer.from(JSON.stringify(one)).toString('base64url'));
  return [
    ...changed.map((one) => [version, key, one, signature].join('.')),
    ...['', 'k0', 'k2', '__proto__', 'constructor', 'toString', 'k1 ', 'K1', 'k1\0'].map((other) =>
      [version, other, payload, signature].join('.'),
    ),
    ...['', 'v0', 'v2', 'V1', 'v1 '].map((other) => [other, key, payload, signature].join('.')),
    ...['', 'none', 'AAAA', 'null', '='].map((other) => [version, key, payload, other].join('.')),
    [version, key, payload, spareBits(signature)].join('.'),
    [version, key, payload, codeOf(service.keys, token)].join('.'),
    [version, key, payload, sign(service.keys, key, `code ${token}`)].join('.'),
    [version, key, payload, Buffer.from(signature, 'base64url').toString('hex')].join('.'),
    ...['=', '.', '.x', ' ', '\n', '\0', '%00', '?', '#', 'é', '\u{1f600}'].flatMap((more) => [
      token + more,
      more + token,
    ]),
    token.toUpperCase(),
    token.toLowerCase(),
    token.replaceAll('.', '\uff0e'),
    Array.from(token).toReversed().join(''),
    token.repeat(3),
    token.repeat(40),
  ];
}

/** Signed by us, and worth nothing: by a key that is not ours, too old, of an epoch that has passed, for nobody. */
function worthless(kind: Kind): string[] {
  const claims = JSON.parse(Buffer.from(good[kind].split('.')[2] ?? '', 'base64url').toString());
  const { expires: _, ...grant } = claims;
  const now = service.clock();
  const { scope } = grant as { scope: keyof typeof lifetimes };
  const later =
    'epoch' in grant
      ? [
          { ...grant, epoch: 99 },
          { ...grant, epoch: 0 },
          { ...grant, epoch: -1 },
        ]
      : [];
  const mintedAt = (one: typeof grant, at = now, keys = service.keys) => mint(keys, one, at);
  const unsound = [{ ...grant, scope: 'seats' }, { ...grant, extra: 1 }, {}, 'seat', 7].map((body) => {
    const payload = Buffer.from(canonical(body as never)).toString('base64url');
    const signed = `v1.${service.keys.current}.${payload}`;
    return `${signed}.${sign(service.keys, service.keys.current, signed)}`;
  });
  return [
    mintedAt(grant, now, makeKeys(randomBytes)),
    mintedAt(grant, now - lifetimes[scope] * 1000 - 1000),
    mintedAt(grant, 0),
    mintedAt(grant, -now),
    ...later.map((one) => mintedAt(one)),
    ...unsound,
  ];
}

const state = async (): Promise<string> =>
  (await service.items())
    .filter((item) => !('count' in item))
    .map(canonical)
    .join('\n');

const opened = (route: string, answer: Response): boolean =>
  answer.headers.getSetCookie().length > 0 || (answer.status < 400 && !route.includes('/unsubscribe/'));

/** What each token did where it should do nothing. The answer of /unsubscribe never tells; there the store has to. */
async function accepted(tokens: readonly string[], code: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const token of new Set(tokens)) {
    for (const [route] of routes) {
      const answer = await show(route, token, code);
      if (answer.status >= 500 || opened(route, answer)) wrong.push(`${route} ${answer.status} ${token}`);
    }
  }
  return wrong;
}

let tried = 0;

describe.each(kinds)('a link of the kind “%s”', (kind) => {
  it('opens nothing once it was changed in any way, and changes nothing', async () => {
    const token = good[kind];
    const tokens = [...flipped(token), ...cut(token), ...mixed(kind), ...rewritten(token), ...worthless(kind)].filter(
      (one) => !kinds.some((other) => good[other] === one),
    );
    const before = await state();
    expect(await accepted(tokens, codeOf(service.keys, token))).toEqual([]);
    expect(await state()).toBe(before);
    tried += tokens.length;
  });

  it('opens only where its kind belongs', async () => {
    const places: { readonly [one in Kind]: readonly string[] } = {
      seat: ['POST /api/session/links', 'POST /api/people/lock'],
      handedOut: ['POST /api/session/links'],
      host: ['POST /api/session/links'],
      player: ['POST /api/session/links', 'POST /api/people/lock'],
      unsubscribe: [],
      leaveTable: [],
      feed: ['GET /api/feeds/:token'],
    };
    const before = await state();
    for (const [route] of routes.filter(([one]) => !places[kind].includes(one) && !one.includes('/unsubscribe/'))) {
      const answer = await show(route, good[kind], codeOf(service.keys, good[kind]));
      expect([route, answer.status]).toEqual([route, 403]);
    }
    expect(await state()).toBe(before);
  });
});

it('has tried well over a thousand changed links', () => expect(tried).toBeGreaterThan(1320));

it('a session cookie with any character changed is nobody’s', async () => {
  const [name = '', value = ''] = ann.cookie.split('=');
  const pick = pickFrom(7);
  const long = Array.from({ length: 3000 }, () => ALPHABET[pick(ALPHABET.length)]).join('');
  const changed = [...flipped(value), ...cut(value), value.toLowerCase(), `${value}A`, `${value}=`, long, '%00', '{}'];
  const me = (cookie: string) => service.app.request('/api/people/me', { headers: { Cookie: `${name}=${cookie}` } });
  expect((await me(value)).status).toBe(200);
  for (const cookie of changed.filter((one) => one !== value)) {
    expect([cookie, (await me(cookie)).status]).toEqual([
      cookie,
      expect.toSatisfy((status) => [401, 403].includes(status)),
    ]);
  }
});

it('the links that were changed do open when they are whole', async () => {
  const code = (kind: Kind) => codeOf(service.keys, good[kind]);
  for (const kind of ['host', 'handedOut', 'player', 'seat'] as const) {
    const answer = await show('POST /api/session/links', good[kind], code(kind));
    expect([kind, answer.status, answer.headers.getSetCookie().length]).toEqual([kind, 200, 1]);
  }
  expect((await show('GET /api/feeds/:token', good.feed, '')).status).toBe(200);
  for (const kind of ['leaveTable', 'unsubscribe'] as const) {
    const before = await state();
    await show('POST /unsubscribe/:token', good[kind], '');
    expect([kind, (await state()) === before]).toEqual([kind, false]);
  }
  expect((await show('POST /api/people/lock', good.seat, code('seat'))).status).toBeLessThan(300);
});

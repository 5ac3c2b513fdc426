/**
 * One long visit that touches every route: two tables, their players, and everything that can be asked wrongly. Each
 * step is told what the earlier ones were answered.
 */
import { parseCommit, type Commit } from '../../domain/kernel/commit.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { everyGame } from '../every-game.ts';
import { pickFrom } from '../seeded.ts';
import type { Answered, Asked } from './gateway.ts';

export const PUBLIC_URL = 'https://play.example.org';

/** What a visitor remembers: answers by the names of their steps. */
export type Memory = Map<string, Answered>;

export interface Step {
  readonly name: string;
  readonly status: number;
  readonly ask: (memory: Memory) => Asked;
}

interface Created {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly { readonly link: string }[];
}

export const created = (memory: Memory, name: string): Created =>
  JSON.parse(memory.get(name)?.body.toString() ?? '') as Created;
const cookieOf = (memory: Memory, name: string): string => (memory.get(name)?.cookies[0] ?? '').split(';')[0] ?? '';
const capability = (link = ''): string => link.split('#')[1] ?? '';

export const get = (path: string, headers: Record<string, string> = {}): Asked => ({ method: 'GET', path, headers });

export const write = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Asked => ({
  method,
  path,
  headers: {
    Origin: PUBLIC_URL,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});

const RUNNING = { game: 'lilliput', title: 'Zoë’s table', seats: [{ name: 'Zoë' }, { name: '王' }] };
const GATHERING = { game: 'lilliput', seats: [{ name: 'Ann' }, {}, {}] };

/** The path of the table of a step. */
export const at = (memory: Memory, table: string, rest = ''): string =>
  `/api/tables/${created(memory, table).id}${rest}`;

export const held = (memory: Memory, name: string) => ({ Cookie: cookieOf(memory, name) });

/** A legal turn for whoever is awaited after these commits. */
function legalTurn(memory: Memory, exported: string, commandId: string) {
  const lines = memory.get(exported)?.body.toString().trimEnd().split('\n').slice(1) ?? [];
  const { lilliput } = everyGame;
  if (!lilliput) throw new Error('the game is gone');
  const { state, commits } = fold(
    lilliput,
    lines.map((line) => parseCommit(line) as Commit),
  );
  const [awaited] = lilliput.awaiting(state.game);
  if (!awaited) throw new Error('nobody is awaited');
  const steps = randomPlayer(lilliput, state.game, awaited.seat, pickFrom(7), unknownDealer, state.table.drawn);
  return { seat: awaited.seat, expectedVersion: commits.length, commandId, command: { type: 'turn', steps } };
}

const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';

export const step = (name: string, status: number, ask: Step['ask']): Step => ({ name, status, ask });

const unbound: Step[] = [
  step('health', 200, () => get('/api/health')),
  step('games', 200, () => get('/api/games')),
  step('openapi', 200, () => get('/api/openapi.json')),
  step('a reading with a body', 200, () => ({ ...get('/api/games'), body: '{}' })),
  step('unknown route', 404, () => get('/api/nothing')),
  step('unknown route, written', 404, () => write('POST', '/api/nothing', {})),
  step('wrong method', 405, () => write('PUT', '/api/tables', {})),
  step('options', 405, () => ({ method: 'OPTIONS', path: '/api/tables' })),
  step('unknown table', 404, () => get('/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa/head')),
  step('no id of a table', 404, () => get('/api/tables/a%20b%2Fc/head')),
  step('unknown page', 404, () => get('/t/aaaaaaaaaaaaaaaaaaaaaaaaaa')),
  step('session without cookie', 200, () => get('/api/session')),
  step('session with an unknown cookie', 200, () =>
    get('/api/session', { Cookie: `__Host-railpost=${'a'.repeat(43)}` }),
  ),
];

const refused: Step[] = [
  step('bad json', 400, () => write('POST', '/api/tables', '{"game":')),
  step('wrong type', 415, () => write('POST', '/api/tables', 'game=lilliput', { 'Content-Type': 'text/plain' })),
  step('no type', 415, () => write('POST', '/api/tables', undefined)),
  step('too large', 413, () => write('POST', '/api/tables', { ...RUNNING, title: 'a'.repeat(70_000) })),
  step('bad request', 422, () => write('POST', '/api/tables', { game: 'lilliput', seats: [], colour: 1 })),
  step('unknown game', 422, () => write('POST', '/api/tables', { ...RUNNING, game: 'chess' })),
  step('bad options', 422, () => write('POST', '/api/tables', { ...RUNNING, options: { moon: true } })),
  step('bytes that are no UTF-8', 400, () => ({
    ...write('POST', '/api/tables'),
    headers: { Origin: PUBLIC_URL, 'Content-Type': 'application/json' },
    body: new Uint8Array([0x7b, 0xff, 0x7d]),
  })),
  step('foreign origin', 403, () => write('POST', '/api/tables', RUNNING, { Origin: 'https://evil.example' })),
  step('foreign site', 403, () => ({
    ...write('POST', '/api/tables', RUNNING),
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
  })),
  step('malformed link', 403, () => write('POST', '/api/session/links', { link: 'v1.k1' })),
];

const gathering: Step[] = [
  step('gathering', 201, () => write('POST', '/api/tables', GATHERING)),
  step('its head', 200, (memory) => get(at(memory, 'gathering', '/head'))),
  step('its head again', 304, (memory) =>
    get(at(memory, 'gathering', '/head'), { 'If-None-Match': tag(memory, 'its head') }),
  ),
  step('its export', 409, (memory) => get(at(memory, 'gathering', '/export'))),
  step('edited by a stranger', 403, (memory) => write('PATCH', at(memory, 'gathering'), { title: 'Mine' })),
  step('edited', 200, (memory) =>
    write('PATCH', at(memory, 'gathering'), { title: 'Über', seats: [] }, held(memory, 'gathering')),
  ),
  step('its head after the change', 200, (memory) =>
    get(at(memory, 'gathering', '/head'), { 'If-None-Match': tag(memory, 'its head') }),
  ),
  step('its links', 200, (memory) => get(at(memory, 'gathering', '/links'), held(memory, 'gathering'))),
  step('its links for a stranger', 403, (memory) => get(at(memory, 'gathering', '/links'))),
  step('nobody yet', 201, () => write('POST', '/api/tables', { game: 'lilliput', seats: [{}, {}] })),
  step('started with too few', 409, (memory) =>
    write('POST', at(memory, 'nobody yet', '/start'), undefined, held(memory, 'nobody yet')),
  ),
  step('joined without a name', 422, (memory) =>
    write('POST', '/api/session/links', { link: link(memory, 'gathering', 1) }),
  ),
  step('joined', 200, (memory) =>
    write('POST', '/api/session/links', { link: link(memory, 'gathering', 1), name: 'Bob' }),
  ),
  step('forged', 403, (memory) =>
    write('POST', '/api/session/links', { link: `${link(memory, 'gathering', 1).slice(0, -2)}AA`, name: 'Eve' }),
  ),
  step('started', 200, (memory) =>
    write('POST', at(memory, 'gathering', '/start'), undefined, held(memory, 'gathering')),
  ),
  step('started again', 409, (memory) =>
    write('POST', at(memory, 'gathering', '/start'), undefined, held(memory, 'gathering')),
  ),
];

const tag = (memory: Memory, name: string): string => memory.get(name)?.headers['etag'] ?? '';
const link = (memory: Memory, table: string, seat: number): string =>
  capability(created(memory, table).seats[seat]?.link);

const running: Step[] = [
  step('running', 201, () => write('POST', '/api/tables', RUNNING)),
  step('read by its host', 200, (memory) => get(at(memory, 'running'), held(memory, 'running'))),
  step('read by a stranger', 200, (memory) => get(at(memory, 'running'))),
  step('seats', 200, (memory) => get(at(memory, 'running', '/seats'))),
  step('page', 200, (memory) => get(`/t/${created(memory, 'running').id}`)),
  step('head', 200, (memory) => get(at(memory, 'running', '/head'))),
  step('head, not modified', 304, (memory) =>
    get(at(memory, 'running', '/head'), { 'If-None-Match': tag(memory, 'head') }),
  ),
  step('head, weakly tagged', 304, (memory) =>
    get(at(memory, 'running', '/head'), { 'If-None-Match': `W/${tag(memory, 'head')}` }),
  ),
  step('head without a body', 200, (memory) => ({ method: 'HEAD', path: at(memory, 'running', '/head') })),
  step('head with a query', 200, (memory) => get(at(memory, 'running', '/head?at=1&name=%C3%A9'))),
  step('first seat', 200, (memory) => write('POST', '/api/session/links', { link: link(memory, 'running', 0) })),
  step('both seats', 200, (memory) =>
    write('POST', '/api/session/links', { link: link(memory, 'running', 1) }, held(memory, 'first seat')),
  ),
  step('session', 200, (memory) => get('/api/session', held(memory, 'first seat'))),
  step('export', 200, (memory) => get(at(memory, 'running', '/export'))),
];

const played: Step[] = [
  step('command of a stranger', 403, (memory) =>
    write('POST', at(memory, 'running', '/commands'), legalTurn(memory, 'export', FIRST)),
  ),
  step('command', 200, (memory) => command(memory, legalTurn(memory, 'export', FIRST))),
  step('command, sent again', 200, (memory) => command(memory, legalTurn(memory, 'export', FIRST))),
  step('command at an old version', 409, (memory) => command(memory, legalTurn(memory, 'export', SECOND))),
  step('other command under a used id', 409, (memory) =>
    command(memory, { ...legalTurn(memory, 'export', FIRST), command: { type: 'turn', steps: [] } }),
  ),
  step('export after the command', 200, (memory) => get(at(memory, 'running', '/export'))),
  step('rejected command', 422, (memory) => {
    const turn = legalTurn(memory, 'export after the command', SECOND);
    return command(memory, { ...turn, seat: 1 - turn.seat });
  }),
  step('malformed command', 422, (memory) => command(memory, { seat: 0, command: { type: 'turn', steps: [{}] } })),
  step('commits', 200, (memory) => get(at(memory, 'running', '/commits/1-64'))),
  step('commits, not modified', 304, (memory) =>
    get(at(memory, 'running', '/commits/1-64'), { 'If-None-Match': tag(memory, 'commits') }),
  ),
  step('commits, compressed', 200, (memory) =>
    get(at(memory, 'running', '/commits/1-64'), { 'Accept-Encoding': 'gzip' }),
  ),
  step('commits in no block', 404, (memory) => get(at(memory, 'running', '/commits/2-3'))),
  step('edited too late', 409, (memory) =>
    write('PATCH', at(memory, 'running'), { title: 'x' }, held(memory, 'running')),
  ),
];

const left: Step[] = [
  step('table forgotten', 204, (memory) =>
    write('DELETE', `/api/session/tables/${created(memory, 'running').id}`, undefined, held(memory, 'first seat')),
  ),
  step('all forgotten', 204, (memory) => write('DELETE', '/api/session', undefined, held(memory, 'first seat'))),
  step('session afterwards', 200, (memory) => get('/api/session', held(memory, 'first seat'))),
];

const command = (memory: Memory, submission: object): Asked =>
  write('POST', at(memory, 'running', '/commands'), submission, held(memory, 'first seat'));

/** The visit; what a visitor does before leaving is put in from outside. */
export const scenarioWith = (meanwhile: readonly Step[]): readonly Step[] => [
  ...unbound,
  ...refused,
  ...gathering,
  ...running,
  ...played,
  ...meanwhile,
  ...left,
];

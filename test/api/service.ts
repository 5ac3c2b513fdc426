/**
 * A whole service for a test: the app on a database in memory, with a clock that the test moves, and browsers that keep
 * their cookie and come from the service's own page.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { canonical } from '../../domain/kernel/canonical.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { parseCommit } from '../../domain/kernel/commit.ts';
import type { Step } from '../../domain/kernel/contract.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { checkAnswer } from './contract.ts';
import { follow, type Follower } from '../../functions/follow/follow.ts';
import { reportError } from '../../functions/service/report-error.ts';
import { type AppParts, createApp } from '../../functions/http/app.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { followQueue } from '../../functions/local/follow-queue.ts';
import { makeKeys } from '../../functions/service/keys.ts';
import { loopbackSettings } from '../../functions/service/settings.ts';
import type { Item, Store } from '../../functions/store/store.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { pickFrom } from '../seeded.ts';
import { everyGame, everyManifest } from '../every-game.ts';

export const PORT = 3089;
export const ORIGIN = `http://localhost:${PORT}`;
export const SHELL =
  '<!doctype html><html><head><title><!-- title --></title><meta name="description" content="<!-- description -->">' +
  '<!-- opening --><!-- game lilliput: <link href="/lilliput.js"> --><!-- game other: <link href="/other.js"> --></head>' +
  '<body><!-- board --><div id="app"></div></body></html>';

export type TestService = Awaited<ReturnType<typeof openService>>;

/** With `follows` the process itself does what follows a commit, as the local server does. */
export async function openService(parts: Partial<AppParts> = {}, follows = false) {
  const database = await openDynalite({ folder: null });
  const written = recorded(database.store);
  const lines: Readonly<Record<string, unknown>>[] = [];
  let ahead = 0;
  const keys = makeKeys(randomBytes);
  const common = {
    store: written.store,
    games: everyManifest,
    keys,
    settings: loopbackSettings(PORT, false),
    clock: () => Date.now() + ahead,
    random: randomBytes,
    shell: () => Promise.resolve(SHELL),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '192.0.2.1',
    log: (line: Readonly<Record<string, unknown>>) => void lines.push(line),
    ...parts,
  } as const satisfies AppParts;
  const tables = tableCache(written.store);
  const wake = followQueue(
    (table) => follow(follower, table),
    (error) => reportError(common.log, 'follow', error),
  );
  const follower: Follower = { ...common, tables, wake };
  const app = createApp(follows ? { ...common, tables, wake } : common);
  return {
    app,
    /** What the process does by itself. */
    follower,
    store: database.store,
    keys,
    lines,
    /** Another process on the same data. */
    another: (other: Partial<AppParts> = {}) => createApp({ ...common, ...other }),
    clock: common.clock,
    browser: () => openBrowser(app),
    /** Moves the clock forward. */
    wait(milliseconds: number) {
      ahead += milliseconds;
    },
    /** Everything that was ever written and is there, expired or not. */
    items: written.items,
    /** The same by partition. */
    shelves: written.shelves,
    /** The same as text. */
    dump: async () => (await written.items()).map(canonical).join('\n'),
    async close() {
      await wake.stop();
      await database.close();
    },
  };
}

/** The store, with a memory of which partitions were written to. */
export function recorded(store: Store) {
  const partitions = new Set<string>();
  const noting =
    <Key extends { readonly PK: string }, Rest extends unknown[], Result>(write: (key: Key, ...rest: Rest) => Result) =>
    (key: Key, ...rest: Rest): Result => {
      partitions.add(key.PK);
      return write(key, ...rest);
    };
  const recording: Store = {
    ...store,
    append(table, commit) {
      partitions.add(`game#${table}`);
      return store.append(table, commit);
    },
    put: noting(store.put),
    putNewer: noting(store.putNewer),
    count: noting(store.count),
  };
  const LONG_AGO = 0;
  /** By partition. */
  const shelves = async (): Promise<Map<string, Item[]>> => {
    const found = await Promise.all(
      [...partitions].toSorted().map(async (PK): Promise<[string, Item[]]> => [PK, await store.list(PK, '', LONG_AGO)]),
    );
    return new Map(found);
  };
  const items = async (): Promise<Item[]> => [...(await shelves()).values()].flat();
  return { store: recording, items, shelves };
}

type App = { request(path: string, init?: RequestInit): Response | Promise<Response> };

export type Browser = ReturnType<typeof openBrowser>;

export function openBrowser(app: App, origin = ORIGIN) {
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, {
      method,
      headers: {
        ...(method === 'GET' || method === 'HEAD' ? {} : { Origin: origin }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    await checkAnswer(method, path, answer);
    return answer;
  };
  return {
    get cookie() {
      return cookie;
    },
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
    patch: (path: string, body?: unknown) => ask('PATCH', path, body),
    put: (path: string, body?: unknown) => ask('PUT', path, body),
    delete: (path: string) => ask('DELETE', path),
    /** Creates a table and gives its links. */
    async create(setup: object = { game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] }) {
      const answer = await ask('POST', '/api/tables', setup);
      if (answer.status !== 201) throw new Error(`not created: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Created;
    },
    join: (link: string, name?: string, code?: string) =>
      ask('POST', '/api/session/links', {
        link: capabilityOf(link),
        ...(name === undefined ? {} : { name }),
        ...(code === undefined ? {} : { code }),
      }),
    command: (id: string, submission: object) => ask('POST', `/api/tables/${id}/commands`, submission),
  };
}

export interface Created {
  readonly id: string;
  readonly address: string;
  readonly host: string;
  readonly seats: readonly { readonly seat: number; readonly name: string | null; readonly link: string }[];
}

export const capabilityOf = (link: string): string => link.split('#')[1] ?? '';

/** The body of an answer, whose shape the test is about to assert. */
export const json = async (answer: Response | Promise<Response>) => JSON.parse(await (await answer).text());

export const statusesOf = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** A browser that holds every seat of a table. */
export async function seatedBrowser(service: TestService, setup?: object) {
  const browser = service.browser();
  const table = await browser.create(setup);
  for (const { link, name, seat } of table.seats) await browser.join(link, name ?? `Someone ${seat}`);
  return { browser, table };
}

export const turn = (seat: number, expectedVersion: number, ...steps: (Step & Record<string, unknown>)[]) => ({
  seat,
  expectedVersion,
  commandId: randomUUID(),
  command: { type: 'turn', steps },
});

/** The step of 18Lilliput with which a table begins. */
export const takeCharacter = (character: string) => ({ type: 'takeCharacter', character });

/** The head as anybody reads it, and the first seat that is awaited. */
export async function headAt(service: TestService, id: string) {
  const head = await json(service.browser().get(`/api/tables/${id}/head`));
  return { ...head, seat: head.awaiting[0]?.seat };
}

export async function commitsOf(browser: Browser, id: string): Promise<Commit[]> {
  const text = await (await browser.get(`/api/tables/${id}/export`)).text();
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => parseCommit(line) as Commit);
}

/** Plays a table by legal chance until nobody is awaited; whoever is awaited first or last acts, in turns. */
export async function playOut(browser: Browser, id: string, seed: number, most = 200): Promise<Head> {
  const pick = pickFrom(seed);
  for (let count = 0; count < most; count++) {
    const head = (await json(browser.get(`/api/tables/${id}/head`))) as Head;
    const awaited = head.awaiting[pick(head.awaiting.length)];
    if (awaited === undefined) return head;
    const game = everyGame[head.game];
    if (!game) throw new Error('an unknown game');
    const { state } = fold(game, await commitsOf(browser, id));
    const steps = randomPlayer(game, state.game, awaited.seat, pick, unknownDealer, state.table.drawn);
    const answer = await browser.command(id, { ...turn(awaited.seat, head.version), command: { type: 'turn', steps } });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  }
  throw new Error('the game does not end');
}

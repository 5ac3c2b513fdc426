/** Histories leave as files and come back as tables to look at. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../domain/kernel/fold.ts';
import type { Store } from '../../functions/store/store.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { writeFirstCommit } from '../../functions/actions/tables/start.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { everyGame, everyManifest } from '../every-game.ts';
import { commitsOf, json, openBrowser, openService, playOut, seatedBrowser, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const NDJSON = { 'Content-Type': 'application/x-ndjson' };
const bring = (text: string, to = service) => to.browser().post('/api/imports', text, NDJSON);
const golden = textOf(recordedGames[1] as RecordedGame);
const gamesHere = async () =>
  [...(await service.shelves())].filter(([PK, items]) => PK.startsWith('game#') && items.length > 0).map(([PK]) => PK);

describe('a history that leaves', () => {
  it.each(['fr', 'en', 'es'])('is told as a record (%s)', async (language) => {
    const { id } = await json(bring(golden));
    const answer = await service.browser().get(`/api/tables/${id}/export?format=record&language=${language}`);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="railpost-${id}.txt"`);
    const round = { en: '\nRound 1\n', fr: '\nManche 1\n', es: '\nRonda 1\n' }[language];
    expect(await answer.text()).toContain(round);
    const wished = await service.browser().get(`/api/tables/${id}/export?format=record`, {
      'Accept-Language': `${language}-XX,de;q=0.5`,
    });
    expect(await wished.text()).toContain(round);
    expect(wished.headers.get('Vary')).toContain('Accept-Language');
  });

  it('is rows of figures for a spreadsheet', async () => {
    const { id } = await json(bring(golden));
    const answer = await service.browser().get(`/api/tables/${id}/export?format=csv`);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(await answer.text()).toMatch(
      /^\uFEFF?round,kind,id,name,revenue,paid,price,treasury,cash,worth\r\n0,company,/,
    );
  });

  it('is the board at any moment, kept for ever where the moment is named', async () => {
    const { id } = await json(bring(golden));
    const address = `/api/tables/${id}/export`;
    const svg = await service.browser().get(`${address}?format=svg&at=40`);
    expect(Object.fromEntries(svg.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename="railpost-${id}-40.svg"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const drawn = await svg.text();
    expect(drawn).toMatch(/^<svg [^>]*aria-label="18Lilliput".*<\/svg>$/s);
    expect(await (await service.browser().get(`${address}?format=svg&at=20`)).text()).not.toBe(drawn);
    const png = await service.browser().get(`${address}?format=png&at=40`);
    const bytes = Buffer.from(await png.arrayBuffer());
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect([png.headers.get('Content-Type'), bytes.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
    expect(drawn, 'two dots for every one').toContain(`width="${width / 2}" height="${height / 2}"`);
    const tag = png.headers.get('ETag') ?? '';
    const again = await service.browser().get(`${address}?format=png&at=40`, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const now = await service.browser().get(`${address}?format=png`);
    expect(now.headers.get('Cache-Control')).toBe('no-cache');
    expect(now.headers.get('ETag')).not.toBe(tag);
  });

  it('has the board at every step inside a turn, and of everything else the whole turn', async () => {
    const { id } = await json(bring(golden));
    const at = async (moment: string, format: string) =>
      (await service.browser().get(`/api/tables/${id}/export?format=${format}&at=${moment}`)).text();
    const commits = await commitsOf(service.browser(), id);
    const laying = commits.find(
      ({ version, facts }) => version > 10 && facts.findIndex(({ type }) => type === 'tileLaid') > 0,
    );
    const [version, before] = [laying?.version ?? 0, laying?.facts.findIndex(({ type }) => type === 'tileLaid') ?? 0];
    expect(await at(`${version}.${before}`, 'svg')).toBe(await at(String(version - 1), 'svg'));
    expect(await at(`${version}.${before + 1}`, 'svg')).not.toBe(await at(String(version - 1), 'svg'));
    expect(await at(`${version}.${before}`, 'ndjson')).toBe(await at(String(version), 'ndjson'));
  });

  it('is the history up to a version, which is a history itself', async () => {
    const { id } = await json(bring(golden));
    const part = await (await service.browser().get(`/api/tables/${id}/export?at=40`)).text();
    expect(part).toBe(`${golden.split('\n').slice(0, 41).join('\n')}\n`);
    expect(verify(part, everyGame)).toMatchObject({ ok: true, commits: 40, draws: { checked: 'not yet checkable' } });
  });

  it.each(['0', '-1', '1.0', '1.', 'x', '1e3', '9999', '99999999999'])('has no moment such as ?at=%s', async (at) => {
    const { id } = await json(bring(golden));
    for (const format of ['ndjson', 'svg', 'png', 'annotations']) {
      const answer = await service.browser().get(`/api/tables/${id}/export?format=${format}&at=${at}`);
      expect([answer.status, (await json(answer)).code]).toEqual([422, 'unknown-position']);
    }
  });

  it('leaves beside its comments, which name the commit that they belong to', async () => {
    const { browser, table } = await seatedBrowser(service);
    const marks = [{ cell: '1,0', sign: 'good' }];
    await browser.post(`/api/tables/${table.id}/annotations`, { seat: 1, version: 1, text: 'Nice', marks });
    const answer = await browser.get(`/api/tables/${table.id}/export?format=annotations`);
    expect(answer.headers.get('Content-Disposition')).toContain(`railpost-${table.id}-annotations.json`);
    const [first] = await commitsOf(browser, table.id);
    const file = await json(answer);
    expect(file).toMatchObject({ format: 'railpost-annotations', formatVersion: 1, game: 'lilliput', id: table.id });
    expect(file.annotations).toMatchObject([{ version: 1, hash: first?.hash, name: 'Bob', text: 'Nice', marks }]);
    expect(await (await browser.get(`/api/tables/${table.id}/export`)).text()).not.toContain('Nice');
  });

  it.each(['format=pdf', 'format=record&language=xx'])('has no form such as ?%s', async (wish) => {
    const { id } = await json(bring(golden));
    const answer = await service.browser().get(`/api/tables/${id}/export?${wish}`);
    expect([answer.status, (await json(answer)).code]).toEqual([422, 'unknown-format']);
  });

  it('of a game without rounds and board has neither rows nor picture', async () => {
    const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
    for (const format of ['csv', 'svg', 'png']) {
      const answer = await json(browser.get(`/api/tables/${table.id}/export?format=${format}`));
      expect(answer.code).toBe('unknown-format');
    }
  });
});

describe('a history that comes', () => {
  it('is a table to look at, the same byte for byte, and marked', async () => {
    const answer = await bring(golden);
    const { id, address } = await json(answer);
    expect([answer.status, address]).toEqual([201, `/t/${id}`]);
    expect((await json(bring(golden))).witnessed).toBe(false);
    const browser = service.browser();
    expect(await (await browser.get(`/api/tables/${id}/export`)).text()).toBe(golden);
    expect(await json(browser.get(`/api/tables/${id}`))).toMatchObject({
      status: 'ended',
      imported: { id: 'lilliput-greedy-2-22' },
      you: { seats: [], host: false },
    });
  });

  it('twice is the same table', async () => {
    const [first, second] = [await json(bring(golden)), await json(bring(golden))];
    expect(second).toEqual({ ...first, fresh: false });
    const [header = '', ...rest] = golden.split('\n');
    const spaced = [JSON.stringify(JSON.parse(header), null, 1).replaceAll('\n', ''), ...rest].join('\n');
    expect(spaced).not.toBe(golden);
    expect(await json(bring(spaced)), 'a header written otherwise').toEqual({ ...first, fresh: false });
  });

  it('of a table that was played here leads to that table', async () => {
    const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
    await playOut(browser, table.id, 3);
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    const leads = { id: table.id, address: `/t/${table.id}`, fresh: false, witnessed: true };
    expect(await json(bring(text))).toEqual(leads);
  });

  it('goes to another Railpost, folds to the same state there, and asks nobody', async () => {
    const { browser, table } = await seatedBrowser(service);
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    const other = await openService();
    const { id, fresh } = await json(bring(text, other));
    expect(fresh).toBe(true);
    const there = fold(everyGame['lilliput'] as never, await commitsOf(other.browser(), id));
    expect(there.state).toEqual(fold(everyGame['lilliput'] as never, await commitsOf(browser, table.id)).state);
    expect(await json(other.browser().get(`/api/tables/${id}/head`))).toMatchObject({
      status: 'running',
      awaiting: [],
    });
    await other.store.remove({ PK: `game#${id}`, SK: 'head' });
    expect(await json(other.browser().get(`/api/tables/${id}/head`))).toMatchObject({ version: 1, awaiting: [] });
    await other.close();
  });
});

const lines = golden.split('\n');
const header = JSON.parse(lines[0] ?? '');
const swapped = [...lines.slice(0, 5), lines[6], lines[5], ...lines.slice(7)].join('\n');
const withHeader = (change: object) => [JSON.stringify({ ...header, ...change }), ...lines.slice(1)].join('\n');

describe('what is no history leaves nothing behind', () => {
  it.each<[string, string | Uint8Array, number]>([
    ['an empty file', '', 1],
    ['a foreign file', '{"hello":"world"}\n', 1],
    ['a page', '<!doctype html>\n<p>Hello\n', 1],
    ['a truncated file', golden.slice(0, -200), lines.length - 1],
    ['a file without its last line break', golden.trimEnd(), lines.length - 1],
    ['a damaged line', golden.replace('"version":12,', '"version":13,'), 13],
    ['a changed fact', golden.replace('"revenue":50', '"revenue":90'), 0],
    ['lines in another order', swapped, 6],
    ['an unknown game', withHeader({ game: 'toString' }), 1],
    ['another table’s header', withHeader({ id: 'another' }), 2],
    [
      'a hostile name',
      withHeader({
        seats: [
          { seat: 0, name: 'a\u202Eb' },
          { seat: 1, name: '' },
        ],
      }),
      1,
    ],
    [
      'a giant name',
      withHeader({
        seats: [
          { seat: 0, name: 'a'.repeat(10_000) },
          { seat: 1, name: '' },
        ],
      }),
      1,
    ],
    ['a prototype', '{"__proto__":{"format":"railpost-history"}}\n', 1],
  ])('%s', async (_, text, line) => {
    const before = await gamesHere();
    expect(before).not.toEqual([]);
    const answer = await bring(text as string);
    const problem = await json(answer);
    expect([answer.status, problem.code]).toEqual([422, 'bad-history']);
    if (line > 0) expect(problem.line).toBe(line);
    expect(problem.detail).toContain(`Line ${problem.line}: `);
    expect(await gamesHere()).toEqual(before);
  });

  it('bytes that are no text', async () => {
    const answer = await service.app.request('/api/imports', {
      method: 'POST',
      headers: { ...NDJSON, Origin: 'http://localhost:3089' },
      body: new Uint8Array([0xff, 0xfe, 0x00]),
    });
    expect((await json(answer)).code).toBe('bad-history');
  });

  it('another type', async () => {
    expect((await json(service.browser().post('/api/imports', golden))).code).toBe('wrong-type-history');
  });

  it('more than five megabytes, whether announced or not', async () => {
    const send = (headers: Record<string, string>, body: BodyInit) =>
      service.app.request('/api/imports', {
        method: 'POST',
        headers: { ...NDJSON, ...headers },
        body,
        duplex: 'half',
      } as RequestInit);
    expect((await send({ 'Content-Length': '5000001' }, 'x')).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
        if (sent > 100_000_000) controller.close();
      },
    });
    expect((await send({}, endless)).status).toBe(413);
    expect(sent, 'read on after the cap').toBeLessThan(6_000_000);
  });
});

describe('a table that goes on from a position', () => {
  const two = [{ name: 'Ann' }, { name: 'Ben' }];

  it('is a real one, with the origin in its first fact, and verified', async () => {
    const { id } = await json(bring(golden));
    const { browser, table } = await seatedBrowser(service, {
      game: 'lilliput',
      seats: two,
      from: { table: id, version: 40 },
    });
    const commits = await commitsOf(browser, table.id);
    expect(commits[0]?.facts.find(({ type }) => type === 'table.forked')).toMatchObject({
      origin: 'lilliput-greedy-2-22',
      version: 40,
    });
    const origin = fold(everyGame['lilliput'] as never, (await commitsOf(browser, id)).slice(0, 40));
    expect(fold(everyGame['lilliput'] as never, commits).state.game).toEqual(origin.state.game);
    expect((await playOut(browser, table.id, 8)).status).toBe('ended');
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    expect(verify(text, everyGame)).toMatchObject({ ok: true, ended: true, origin: { version: 40 } });
  });

  it('is finished by the next write where a process died in the middle of its opening', async () => {
    const { id } = await json(bring(golden));
    let left = 1;
    let kept: TableItem | undefined;
    const store: Store = {
      ...service.store,
      put(key, item, condition) {
        if (key.SK === 'table') kept = item as TableItem;
        return service.store.put(key, item, condition);
      },
      append: (table: string, commit: Commit) =>
        left-- > 0 ? service.store.append(table, commit) : Promise.reject(new Error('the process died')),
    };
    const dying = openBrowser(service.another({ store }));
    const setup = { game: 'lilliput', title: 'Dying', seats: two, from: { table: id, version: 40 } };
    expect((await dying.post('/api/tables', setup)).status).toBe(500);
    const table = kept;
    if (!table) throw new Error('the table was not kept');
    expect(await service.store.commits(table.id, 0)).toHaveLength(1);
    const tables = tableCache(service.store);
    const parts = {
      store: service.store,
      games: everyManifest,
      tables,
      clock: Date.now,
      random: randomBytes,
      wake: () => {},
      log: () => {},
    };
    await writeFirstCommit(parts, table);
    await writeFirstCommit(parts, table);
    const text = await (await service.browser().get(`/api/tables/${table.id}/export`)).text();
    const verified = verify(text, everyGame);
    expect(verified).toMatchObject({ ok: true, origin: { version: 40 } });
    expect(verified.ok && verified.commits).toBeGreaterThan(1);
  });

  it.each([
    ['a version that is not there', { version: 9999 }, two, 'bad-position'],
    ['the end', { version: lines.length - 2 }, two, 'bad-position'],
    ['other seats', { version: 40 }, [...two, { name: 'Cleo' }], 'other-seats'],
    ['no table', { table: 'a'.repeat(26), version: 4 }, two, 'unknown-table'],
  ])('cannot go on from %s', async (_, position, seats, code) => {
    const { id } = await json(bring(golden));
    const answer = await service
      .browser()
      .post('/api/tables', { game: 'lilliput', seats, from: { table: id, ...position } });
    expect((await json(answer)).code).toBe(code);
  });

  it('does not start with a seat open', async () => {
    const { id } = await json(bring(golden));
    const browser = service.browser();
    const table = await browser.create({
      game: 'lilliput',
      seats: [{ name: 'Ann' }, {}],
      from: { table: id, version: 40 },
    });
    await browser.join(table.host);
    expect((await json(browser.post(`/api/tables/${table.id}/start`))).code).toBe('seats-open');
  });
});

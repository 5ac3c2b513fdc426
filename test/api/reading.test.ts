/** What can be read of a table: its head, its commits in blocks, its export, its page. */
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../domain/kernel/verify.ts';
import { everyGame } from '../every-game.ts';
import { headAt, json, openService, playOut, seatedBrowser, takeCharacter, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

describe('reading', () => {
  it('answers 304 for a head that the caller has', async () => {
    const { browser, table } = await seatedBrowser(service);
    const path = `/api/tables/${table.id}/head`;
    const head = await browser.get(path);
    expect(head.headers.get('ETag')).toBe('"1"');
    expect(head.headers.get('Cache-Control')).toBe('public, max-age=2');
    for (const tag of ['"1"', 'W/"1"', '"0", "1"', '*']) {
      const again = await browser.get(path, { 'If-None-Match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('ETag')).toBe('"1"');
    }
    expect((await browser.get(path, { 'If-None-Match': '"0"' })).status).toBe(200);
  });

  it('notices a head that was not written, and puts it right with the next commit', async () => {
    const { browser, table } = await seatedBrowser(service);
    const key = { PK: `game#${table.id}`, SK: 'head' };
    const old = await service.store.get(key);
    const { seat } = await headAt(service, table.id);
    await browser.command(table.id, turn(seat, 1, takeCharacter('emperor')));
    await service.store.put(key, { ...old }, 'always');
    expect(await headAt(service, table.id)).toMatchObject({ version: 2 });
    await service.store.remove(key);
    const cold = service.another();
    expect(await json(cold.request(`/api/tables/${table.id}/head`))).toMatchObject({ version: 2, status: 'running' });
    await browser.command(table.id, turn(1 - seat, 2, takeCharacter('general')));
    expect(await service.store.get(key)).toMatchObject({ version: 3 });
  });

  it('gives commits in aligned blocks, byte for byte as exported', async () => {
    const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
    const { version } = await playOut(browser, table.id, 1);
    const block = await browser.get(`/api/tables/${table.id}/commits/1-64`);
    expect(block.headers.get('Content-Type')).toBe('application/x-ndjson');
    const exported = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    expect(await block.text()).toBe(exported.slice(exported.indexOf('\n') + 1));
    expect(block.headers.get('Cache-Control')).toBe('no-cache');
    expect(block.headers.get('ETag')).toBe(`"${version}"`);
    const again = await browser.get(`/api/tables/${table.id}/commits/1-64`, { 'If-None-Match': `"${version}"` });
    expect(again.status).toBe(304);
    for (const wrong of [
      '1-63',
      '2-65',
      '0-63',
      '1-128',
      '64-1',
      'x',
      '1',
      '-64',
      '1-64x',
      '99999999999-99999999999',
    ]) {
      const answer = await browser.get(`/api/tables/${table.id}/commits/${wrong}`);
      expect([answer.status, (await json(answer)).code]).toEqual([404, 'unknown-block']);
    }
  });

  it('compresses commits for whoever takes that, and knows them again', async () => {
    const { browser, table } = await seatedBrowser(service);
    const path = `/api/tables/${table.id}/commits/1-64`;
    const plain = await (await browser.get(path)).text();
    const answer = await browser.get(path, { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(plain);
    const tag = answer.headers.get('ETag') ?? '';
    expect((await browser.get(path, { 'If-None-Match': tag })).status).toBe(304);
    const head = await browser.get(`/api/tables/${table.id}/head`, { 'Accept-Encoding': 'gzip' });
    expect([head.headers.get('Content-Encoding'), head.headers.get('ETag')]).toEqual([null, '"1"']);
  });

  it('lets a full block be kept for ever', async () => {
    const { browser, table } = await seatedBrowser(service);
    const { seat } = await headAt(service, table.id);
    // Nothing is as cheap to repeat as a request to take back and its answer.
    await browser.command(table.id, turn(seat, 1, takeCharacter('emperor')));
    await browser.command(table.id, turn(1 - seat, 2, takeCharacter('general')));
    for (let version = 3; version < 65; version++) {
      const command = version % 2 === 1 ? { type: 'askTakeBack', backTo: 1 } : { type: 'answerTakeBack', agree: false };
      const by = version % 2 === 1 ? seat : 1 - seat;
      const answer = await browser.command(table.id, {
        seat: by,
        expectedVersion: version,
        commandId: randomUUID(),
        command,
      });
      expect(answer.status).toBe(200);
    }
    const full = await browser.get(`/api/tables/${table.id}/commits/1-64`);
    expect(full.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await full.text()).trimEnd().split('\n')).toHaveLength(64);
    const next = await browser.get(`/api/tables/${table.id}/commits/65-128`);
    expect(next.headers.get('Cache-Control')).toBe('no-cache');
    expect((await next.text()).trimEnd().split('\n')).toHaveLength(1);
  });

  it('shows a table that was played to its end, and exports what verify accepts', async () => {
    const { browser, table } = await seatedBrowser(service, {
      game: 'lilliput',
      seats: [{ name: 'Ann “A”' }, { name: 'Böb' }],
    });
    await playOut(browser, table.id, 7);
    const answer = await browser.get(`/api/tables/${table.id}/export`);
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="railpost-${table.id}.ndjson"`);
    const text = await answer.text();
    expect(JSON.parse(text.split('\n')[0]!).seats).toEqual([
      { seat: 0, name: 'Ann “A”' },
      { seat: 1, name: 'Böb' },
    ]);
    expect(verify(text, everyGame)).toMatchObject({
      ok: true,
      id: table.id,
      game: 'lilliput',
      seats: 2,
      ended: true,
      draws: { checked: 'checked' },
    });
  });

  it('serves the page of a table with an escaped title, and the same page for an unknown one', async () => {
    const browser = service.browser();
    const setup = { game: 'lilliput', title: `<script>"$&'`, seats: [{}, {}], listed: true };
    const { id } = await browser.create(setup);
    const page = await browser.get(`/t/${id}`);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    const text = await page.text();
    expect(text).toContain('<title>&lt;script&gt;&quot;$&amp;&#39; · Railpost</title>');
    expect(text).toContain('content="A table of 18Lilliput. Whoever has this address can watch."');
    for (const unknown of ['nosuchtable', 'a'.repeat(26), '%3Cscript%3E']) {
      const answer = await browser.get(`/t/${unknown}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<title>No such table · Railpost</title>');
    }
  });
});

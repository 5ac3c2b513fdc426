/** The built pages: what the service, the browser's cache and the content security policy rely on. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../web/build.mjs';
import { readGames } from '../web/game-pages.mjs';

const dist = mkdtempSync(join(tmpdir(), 'railpost-web-'));
const games = await readGames();
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const manifest = (): { build: string; pages: Record<string, string[]> } => JSON.parse(read('manifest.json'));

describe('the built pages', () => {
  beforeAll(async () => {
    await buildWeb(dist);
  }, 30_000);

  afterAll(() => rmSync(dist, { recursive: true }));

  test('are all in the manifest, each with its HTML first and nothing that does not exist', () => {
    const { pages } = manifest();
    expect(Object.entries(pages).map(([path, files]) => [path, files[0]])).toEqual([
      ['/', 'index.html'],
      ['/new', 'new/index.html'],
      ['/mailbox', 'mailbox/index.html'],
      ['/me', 'me/index.html'],
      ['/watch', 'watch/index.html'],
      ['/settings', 'settings/index.html'],
      ['/privacy', 'privacy/index.html'],
      ['/lock', 'lock/index.html'],
      ['/import', 'import/index.html'],
      ['/statistics', 'statistics/index.html'],
      ...games.flatMap(({ id }) =>
        ['about', 'learn', 'rules'].map((page) => [`/games/${id}/${page}`, `games/${id}/${page}/index.html`]),
      ),
      ['/t/', 't/index.html'],
    ]);
    for (const file of Object.values(pages).flat()) expect(existsSync(join(dist, file)), file).toBe(true);
  });

  test('link every file of their first load, and only files that have a hash in their name', () => {
    for (const [html = '', ...files] of Object.values(manifest().pages)) {
      for (const file of files) {
        expect(file).toMatch(/^assets\/[\w-]+-[A-Z0-9]{8}\.\w+$/);
        expect(read(html)).toContain(`"/${file}"`);
      }
    }
  });

  test('load each script that the entry imports statically, and a style sheet', () => {
    for (const files of Object.values(manifest().pages)) {
      const scripts = files.filter((file) => file.endsWith('.js'));
      const imported = scripts.flatMap((file) => [...read(file).matchAll(/\bfrom\s*"\.\/([\w-]+\.js)"/g)]);
      for (const [, name] of imported) expect(files).toContain(`assets/${name}`);
      expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    }
  });

  test('of a table are small: at most 120 KB before the board is there, compressed, fonts included', () => {
    const files = manifest().pages['/t/'] ?? [];
    const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }));
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
    const cure = `load what is not needed at once by import(): ${sizes.map(({ file, bytes }) => `${file} ${bytes}`).join(', ')}`;
    expect(sum, cure).toBeLessThan(120_000);
  });

  test('of a table come as one script, from which later parts take what they share with it', () => {
    const scripts = (manifest().pages['/t/'] ?? []).filter((file) => /\/table-.*\.js$/.test(file));
    expect(scripts).toHaveLength(1);
    const named = (text: string) =>
      [...text.matchAll(/"\/(assets\/[\w-]+\.(?:js|css))"/g)].map(([, name = '']) => name);
    const later = named(read(scripts[0] ?? '')).filter((name) => name.endsWith('.js'));
    expect(later.length).toBeGreaterThan(5);
    for (const part of later)
      for (const name of named(read(part))) expect(existsSync(join(dist, name)), name).toBe(true);
    expect(later.some((part) => named(read(part)).includes(scripts[0] ?? ''))).toBe(true);
  });

  test('leave the styles of parts that are fetched later to files of their own', () => {
    const sheets = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
    const withLegend = sheets.filter((name) => read(`assets/${name}`).includes('.legend-picture'));
    expect(withLegend).toHaveLength(1);
    expect(manifest().pages['/t/']).not.toContain(`assets/${withLegend[0]}`);
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.some((name) => read(`assets/${name}`).includes(`/assets/${withLegend[0]}`))).toBe(true);
  });

  test('of a table await nothing while they are read: their words in other languages import them', () => {
    const entry = manifest().pages['/t/']?.find((file) => /^assets\/table-\w+\.js$/.test(file)) ?? '';
    const words = [...read('t/index.html').matchAll(/data-(?:fr|es)="([^"]+)"/g)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(words.some((file) => read(file).includes(`"/${entry}"`))).toBe(true);
    // esbuild has no way to write a script that awaits at its top as CommonJS, and says so.
    expect(() => transformSync(read(entry), { format: 'cjs', logLevel: 'silent' })).not.toThrow();
  });

  test('carry no script or style of their own', () => {
    for (const [html = ''] of Object.values(manifest().pages)) {
      expect(read(html)).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i);
    }
  });

  test('of one person are not for those who search', () => {
    const hidden = Object.values(manifest().pages)
      .map(([html = '']) => html)
      .filter((html) => read(html).includes('<meta name="robots" content="noindex" />'));
    expect(hidden).toEqual(['mailbox/index.html', 'me/index.html', 'settings/index.html', 'lock/index.html']);
  });

  test('of the first game are found at their old addresses', () => {
    const [first] = games;
    const moved = JSON.parse(read('redirects.json')) as Record<string, string>;
    expect(moved).toEqual(
      Object.fromEntries(['about', 'learn', 'rules'].map((page) => [`/${page}`, `/games/${first?.id}/${page}`])),
    );
  });

  test('of a game name it before a script has run', () => {
    for (const { id, title } of games) {
      expect(read(`games/${id}/rules/index.html`)).toContain(`<title>Rules of ${title}</title>`);
      expect(read(`games/${id}/about/index.html`)).not.toContain('{game}');
    }
  });

  test('leave the title of a table to the service', () => {
    expect(read('t/index.html')).toContain('<title><!-- title --></title>');
    expect(read('index.html')).not.toMatch(/<!-- (title|description|assets) -->/);
  });

  test('are the same when built again, and what an earlier build left is gone', async () => {
    const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted();
    const before = files();
    const { build } = manifest();
    writeFileSync(join(dist, 'assets/old-AAAAAAAA.js'), '');
    await buildWeb(dist);
    expect(files()).toEqual(before);
    expect(manifest().build).toBe(build);
  });
});

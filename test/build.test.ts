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
interface Manifest {
  readonly build: string;
  readonly pages: Record<string, string[]>;
  /** What each game adds to the page of a table. */
  readonly games: Record<string, string[]>;
}
const manifest = (): Manifest => JSON.parse(read('manifest.json'));
const scripts = (): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);

/** What a script imports at once, as the build writes it. */
const importsOf = (file: string): { from: string; names: string[] }[] =>
  [...read(file).matchAll(/\bimport(?:\{([^}]*)\}from)?"\/([^"]+)"/g)].map(([, names = '', from = '']) => ({
    from,
    names: [...names.matchAll(/(?:^|,)([\w$]+)/g)].map(([, name = '']) => name),
  }));

const exportsOf = (file: string): string[] =>
  [...read(file).matchAll(/\bexport\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1) ?? ''),
  );

/** What a script fetches later. */
const partsOf = (file: string): string[] =>
  [...read(file).matchAll(/\bimport\("\/([^"]+)"\)/g)].map(([, part = '']) => part);

const entryOf = (page: string): string =>
  manifest().pages[page]?.find((file) => file.endsWith('.js') && !file.includes('/early-')) ?? '';

const wordsIn = (html: string): string[] =>
  [...read(html).matchAll(/data-(?:fr|es)="([^"]+)"/g)].flatMap(([, files = '']) =>
    files.split(' ').map((file) => file.slice(1)),
  );

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

  test('load one script, at most a part of a game with what that shares with others, and a style sheet', () => {
    for (const [html, ...files] of Object.values(manifest().pages)) {
      const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('/early-'));
      const [entry = '', ...ofPart] = scripts;
      expect(importsOf(entry)).toEqual([]);
      expect(ofPart.length, html).toBeLessThanOrEqual(2);
      expect(
        ofPart.some((file) => file.includes('-part-')),
        html,
      ).toBe(ofPart.length > 0);
      expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    }
  });

  test('import from each other only what is there', () => {
    for (const file of scripts()) {
      for (const { from, names } of importsOf(file)) {
        expect(existsSync(join(dist, from)), from).toBe(true);
        expect(exportsOf(from), `${file} from ${from}`).toEqual(expect.arrayContaining(names));
      }
      for (const part of partsOf(file)) expect(existsSync(join(dist, part)), part).toBe(true);
    }
  });

  test('of a table and of a tour are small: what comes before they are seen, compressed, fonts included', () => {
    const { pages, games } = manifest();
    const tables = Object.values(games).map((files) => ({ files: [...(pages['/t/'] ?? []), ...files], most: 120_000 }));
    const tours = Object.entries(pages)
      .filter(([path]) => path.endsWith('/learn'))
      .map(([, files]) => ({ files, most: 120 * 1024 }));
    expect(tables).not.toEqual([]);
    expect(tours).not.toEqual([]);
    for (const { files, most } of [...tables, ...tours]) {
      const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }));
      const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
      const cure = `load what is not needed at once by import(): ${sizes.map(({ file, bytes }) => `${file} ${bytes}`).join(', ')}`;
      expect(sum, cure).toBeLessThan(most);
    }
  });

  test('of a table share their script with the parts that are fetched later', () => {
    const entry = entryOf('/t/');
    const parts = partsOf(entry);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.some((part) => importsOf(part).some(({ from }) => from === entry))).toBe(true);
  });

  test('of a table link the style sheet of its game after their own, and their script can add it', () => {
    const html = read('t/index.html');
    for (const [game, files] of Object.entries(manifest().games)) {
      const sheets = files.filter((file) => file.endsWith('.css'));
      expect(sheets).toEqual([expect.stringMatching(new RegExp(`^assets/${game}-table-[A-Z0-9]{8}\\.css$`))]);
      const line = `<!-- game ${game}: <link rel="stylesheet" href="/${sheets[0]}" /> -->`;
      expect(html.indexOf(line)).toBeGreaterThan(html.indexOf('<link rel="stylesheet" href="/assets/table-'));
      expect(read(entryOf('/t/'))).toContain(`"/${sheets[0]}"`);
    }
  });

  test('leave the styles of parts that are fetched later to the scripts of these parts', () => {
    const withLegend = readdirSync(join(dist, 'assets')).filter((name) =>
      read(`assets/${name}`).includes('.legend-picture'),
    );
    expect(withLegend.map((name) => name.replace(/-\w+\.js$/, ''))).toEqual(['games-lilliput-legend']);
  });

  test('share the words of a language, as long as these import nothing of a page', () => {
    const words = wordsIn('new/index.html');
    expect(wordsIn('index.html').some((file) => words.includes(file))).toBe(true);
  });

  test('await nothing while they are read: their words in other languages may import them', () => {
    expect(wordsIn('t/index.html').some((file) => importsOf(file).some(({ from }) => from === entryOf('/t/')))).toBe(
      true,
    );
    for (const file of scripts()) {
      // esbuild has no way to write a script that awaits at its top as CommonJS, and says so.
      expect(() => transformSync(read(file), { format: 'cjs', logLevel: 'silent' }), file).not.toThrow();
    }
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

  test('leave the title of a table to the service, and what it shows first', () => {
    for (const part of ['<title><!-- title --></title>', '<!-- opening -->', '<!-- board --><div id="app">']) {
      expect(read('t/index.html')).toContain(part);
    }
    expect(read('index.html')).not.toContain('<!--');
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

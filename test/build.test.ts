/** The built pages: what the service, the browser's cache and the content security policy rely on. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../web/build.mjs';

const dist = mkdtempSync(join(tmpdir(), 'railpost-web-'));
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
      ['/about', 'about/index.html'],
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

  test('carry no script or style of their own', () => {
    for (const [html = ''] of Object.values(manifest().pages)) {
      expect(read(html)).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i);
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

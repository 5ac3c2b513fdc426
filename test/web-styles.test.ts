/** The style sheets of the pages, and those of each game: what they may use of each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, 'web/styles', name), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\/\s*/gs, '');

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const textOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const sheetsIn = (folder: string): string =>
  withoutComments(textOf(filesIn(folder).filter((file) => file.endsWith('.css'))));

const gameFolders = readdirSync(join(root, 'web/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'defaults'].includes(entry.name))
  .map(({ name }) => name);
const pageSheets = sheetsIn('web/styles');

describe('the style sheets of the pages', () => {
  const isSource = (file: string): boolean => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/texts/');
  const isOfGame = (file: string): boolean => gameFolders.some((game) => file.startsWith(`web/games/${game}/`));
  const sources = textOf(filesIn('web').filter((file) => isSource(file) && !isOfGame(file)));

  it('have no class that only a game uses', () => {
    // A tab's panel has a class made of the tab's name.
    const used = new Set(sources.match(/[\w-]+/g));
    const selectors = pageSheets.replace(/@import[^;]*;|\{[^{}]*\}/g, ' ');
    const classes = new Set([...selectors.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name = '']) => name));
    expect(classes.size).toBeGreaterThan(300);
    expect([...classes].filter((name) => !used.has(name) && !used.has(name.replace('panel-', '')))).toEqual([]);
  });

  it('use no colour of a game', () => {
    expect(undefinedIn(`${pageSheets}${sources}`, pageSheets)).toEqual([]);
  });
});

describe.each(gameFolders)('the style sheets of %s', (game) => {
  it('use colours of the pages and their own', () => {
    const own = sheetsIn(`web/games/${game}`);
    expect(undefinedIn(own, `${pageSheets}${own}`)).toEqual([]);
  });
});

/** Custom properties that are used without a fallback and defined nowhere. */
function undefinedIn(css: string, known: string): string[] {
  const defined = new Set([...known.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  return [...used].filter((name) => !defined.has(name));
}

it('has the same colours for a night that was chosen and one that the system wishes', () => {
  const css = withoutComments(read('tokens.css'));
  const declarations = (from: string): string[] => {
    const body = css.slice(css.indexOf(from)).match(/\{([^{}]*)\}/)?.[1] ?? '';
    return body
      .split(';')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  };
  const chosen = declarations('[data-mode="dark"]');
  expect(chosen.length).toBeGreaterThan(10);
  expect(declarations(':root:not([data-mode="light"])')).toEqual(chosen);
});

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'])('can be read, %s', (mode) => {
  const all = read('tokens.css');
  const values = new Map<string, string>();
  for (const [, selector = '', body = ''] of all.matchAll(/^(:root|\[data-mode="dark"\]) \{([^}]*)\}/gm)) {
    if (mode === 'light' && selector !== ':root') continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) values.set(name, value);
  }
  const of = (name: string): string => values.get(name) ?? '';
  for (const ground of ['paper', 'paper-raised', 'chart', 'accent-wash', 'danger-wash']) {
    for (const text of ['ink', 'ink-muted'])
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
  }
  expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThan(4.5);
  for (const ground of ['paper', 'paper-raised']) {
    expect(contrast(of('accent'), of(ground))).toBeGreaterThan(4.5);
    expect(contrast(of('danger'), of(ground))).toBeGreaterThan(4.5);
    expect(contrast(of('line-strong'), of(ground))).toBeGreaterThan(3);
    expect(contrast(of('focus'), of(ground))).toBeGreaterThan(3);
  }
});

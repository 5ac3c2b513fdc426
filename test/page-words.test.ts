/** Every page brings the words that it says: a part that is missing would show its keys instead of sentences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readGames } from '../web/game-pages.mjs';
import { pagesOf } from '../web/pages.mjs';
import { english } from '../web/texts/en.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const sourceOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|(?<![:\\])\/\/[^\n]*/gs, '');

/** Where a game names its parts. A page fetches some of them, not all. */
const isGamePage = (file: string): boolean => /\/games\/[\w-]+\/page\.ts$/.test(file);

/** What a module needs at run time, at once or later. */
function importsOf(file: string): string[] {
  const source = isGamePage(file) ? sourceOf(file).replaceAll('import(', '(') : sourceOf(file);
  const named = [...source.matchAll(/(?:^import (?!type)[^;]*?from |^export [^;]*?from |import\()'(\.[^']+)'/gm)];
  return named.map(([, path = '']) => normalize(join(dirname(file), path))).filter((path) => existsSync(path));
}

const gameFiles = readdirSync(join(web, 'games'), { recursive: true, encoding: 'utf8' }).map((name) =>
  join(web, 'games', name),
);

/** The parts of games that a page may fetch. */
const PARTS = new Map(pagesOf(await readGames()).map(({ entry, parts = [] }) => [entry, parts]));
const partsFor = (page: string): readonly string[] => PARTS.get(`pages/${page}.tsx`) ?? [];

const partsOf = (page: string): string[] =>
  gameFiles.filter((file) => partsFor(page).some((part) => file.includes(`/${part}/${part}-part.ts`)));

function graphOf(page: string): Set<string> {
  const graph = new Set([join(web, `pages/${page}.tsx`), ...partsOf(page)]);
  for (const file of graph) if (/\.tsx?$/.test(file)) for (const path of importsOf(file)) graph.add(path);
  return graph;
}

const isWords = (file: string): boolean =>
  file.startsWith(join(web, 'texts/')) || /\/games\/[\w-]+\/texts\//.test(file);

const PAGES = [
  'landing',
  'new',
  'about',
  'learn',
  'rules',
  'me',
  'watch',
  'settings',
  'privacy',
  'lock',
  'import',
  'statistics',
  'table',
];

it.each(PAGES)('the page %s has all its words', (page) => {
  const graph = [...graphOf(page)].filter((file) => file.startsWith(web) && /\.tsx?$/.test(file));
  const sources = graph.filter((file) => !isWords(file)).map(sourceOf);
  const brought = new Set(
    graph
      .filter((file) => file.startsWith(join(web, 'texts/en/')))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key]) => key)),
  );
  const stems = sources.flatMap((source) =>
    [...source.matchAll(/\bt(?:Count)?\([^`)]*`([\w.]+\.)\$\{/g)].map(([, stem = '']) => stem),
  );
  const said = Object.keys(english).filter((key) => {
    const counted = key.replace(/\.(one|other)$/, '');
    const names = [`'${key}'`, `'${counted}'`];
    return (
      sources.some((source) => names.some((name) => source.includes(name))) ||
      stems.some((stem) => key.startsWith(stem))
    );
  });
  expect(said.length).toBeGreaterThan(10);
  const cure = `name their part in web/pages/${page}.tsx, or learn() it in the file that says them`;
  expect(
    said.filter((key) => !brought.has(key)),
    cure,
  ).toEqual([]);
});

/** `game.tour?.()`, `page.table()` */
const FETCHES =
  /\b(?:game|page|gameNamed\([^;]*\))\??\.(table|review|setup|orders|lobby|rules|tour|about|landing)(?:\?\.)?\(\)/g;

it.each(PAGES)('the page %s asks a game only for parts that are built for it', (page) => {
  const graph = [...graphOf(page)].filter((file) => file.startsWith(web) && /\.tsx?$/.test(file));
  const asked = graph
    .filter((file) => !file.startsWith(join(web, 'games/')))
    .flatMap((file) => [...sourceOf(file).matchAll(FETCHES)].map(([, part = '']) => part));
  expect([...new Set(asked)].filter((part) => !partsFor(page).includes(part))).toEqual([]);
});

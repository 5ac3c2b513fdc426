import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { english } from '../web/texts/en.ts';
import { spanish } from '../web/texts/es.ts';
import { french } from '../web/texts/fr.ts';
import { t, tCount } from '../web/texts/index.ts';

const web = new URL('../web/', import.meta.url);

it('puts parameters in and counts as the language does', () => {
  expect(t('link.seat', { name: 'Ines' })).toBe('This link is Ines’s seat.');
  expect(tCount('gathering.waiting', 1)).toBe('Waiting for one more player.');
  expect(tCount('gathering.waiting', 2)).toBe('Waiting for 2 players.');
});

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();

it.each([
  ['French', french],
  ['Spanish', spanish],
])('says in %s all that it says in English, with the same parameters', (_, texts: Readonly<Record<string, string>>) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
  const different = Object.entries(english).filter(
    ([key, text]) => placeholders(texts[key] ?? '') !== placeholders(text),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});

/** Words of games: each part has a book of its own. */
const gameBooks = readdirSync(new URL('games/', web), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[\w-]+\/texts\/en\/[\w-]+\.ts$/.test(name))
  .map((name) => `../web/games/${name}`);

it('finds the words of games', () => expect(gameBooks.length).toBeGreaterThan(5));

it.each(gameBooks)('has %s in every language, with the same parameters', async (file) => {
  const [spoken, ...others] = await Promise.all(
    ['en', 'fr', 'es'].map(async (language) => {
      const module = (await import(/* @vite-ignore */ file.replace('/en/', `/${language}/`))) as Record<
        string,
        Record<string, string>
      >;
      return Object.assign({}, ...Object.values(module)) as Record<string, string>;
    }),
  );
  const written = (text: string) => [...new Set(text.match(/\{[\w|]+\}/g))].toSorted();
  for (const texts of others) {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(spoken ?? {}).toSorted());
    for (const [key, text] of Object.entries(spoken ?? {}))
      expect([key, written(texts[key] ?? '')]).toEqual([key, written(text)]);
  }
});

/** Words that belong to a game. */
const gameParts = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^games\/[\w-]+\/texts\/en\/[\w-]+\.ts$/.test(name),
);

it.each(gameParts)('has %s in every language, with the same parameters', async (file) => {
  const [spoken = {}, ...others] = await Promise.all(
    ['en', 'fr', 'es'].map(async (language): Promise<Readonly<Record<string, string>>> => {
      const module: object = await import(`../web/${file.replace('/en/', `/${language}/`)}`);
      return Object.assign({}, ...Object.values(module));
    }),
  );
  expect(Object.keys(spoken).length).toBeGreaterThan(0);
  for (const texts of others) {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(spoken).toSorted());
    const different = Object.entries(spoken).filter(
      ([key, text]) => placeholders(texts[key] ?? '') !== placeholders(text),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  }
});

it('says each key in one part only, so that no part speaks for another', () => {
  // Parts with a book of their own share no names with others.
  const shared = readFileSync(new URL('texts/en.ts', web), 'utf8').matchAll(/from '\.\/(en\/[\w-]+\.ts)'/g);
  const folder = new URL('texts/', web);
  const names = [...shared].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const keys = names.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key = '']) => key),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('has no sentence that nothing says', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/^(dist|texts|games\/[\w-]+\/texts)\//.test(name))
    .map((name) => readFileSync(new URL(name, web), 'utf8'))
    .join('\n');
  /** Keys that are put together: the constant part before the first parameter. */
  const stems = [...sources.matchAll(/t\(`([\w.]+\.)\$\{|t\([^`]*?`([\w.]+\.)\$\{/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const unsaid = Object.keys(english).filter((key) => {
    const counted = key.replace(/\.(one|other)$/, '');
    if (sources.includes(`'${key}'`) || sources.includes(`'${counted}'`)) return false;
    return !stems.some((stem) => key.startsWith(stem));
  });
  expect(unsaid).toEqual([]);
});

it('leaves no sentence in a component', () => {
  const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  for (const name of components) {
    const source = readFileSync(new URL(name, web), 'utf8').replace(/\/\*.*?\*\/|(?<![:\\])\/\/[^\n]*/gs, '');
    // Words between tags, and words in attributes that are read aloud.
    const between = [...source.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}]*)</g)].map(([, words]) => words);
    const aloud = [...source.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, words]) => words);
    expect([name, ...between, ...aloud]).toEqual([name]);
  }
});

/** Parts with a book of their own: the languages say the same, and nothing stands there that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

type Words = Readonly<Record<string, string>>;

const web = fileURLToPath(new URL('../web/', import.meta.url));

/** The books that some file opens, and the folder whose pages say them. */
const books = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/words.ts') && !name.startsWith('dist/'))
  .flatMap((name) => {
    const [, part] = /openPart\((\w+),/.exec(readFileSync(`${web}${name}`, 'utf8')) ?? [];
    return part === undefined ? [] : [{ part, folder: dirname(name) }];
  });

const wordsOf = async (language: string, part: string): Promise<Words> =>
  ((await import(`../web/texts/${language}/${part}.ts`)) as Readonly<Record<string, Words>>)[part] ?? {};

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();

it('finds the books', () => {
  expect(books.map(({ part }) => part)).toEqual(expect.arrayContaining(['me', 'watch', 'settings', 'privacy', 'lock']));
});

it.each(books)('$part says the same in every language, with the same parameters', async ({ part }) => {
  const english = await wordsOf('en', part);
  for (const language of ['fr', 'es']) {
    const other = await wordsOf(language, part);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    const different = Object.keys(english).filter(
      (key) => placeholders(other[key] ?? '') !== placeholders(english[key] ?? ''),
    );
    expect(different).toEqual([]);
  }
});

/** Their keys are put together from the game's data, and their own tests know how. */
const BY_DATA = new Set(['tour', 'explain']);
const people = books.filter(({ part }) => !BY_DATA.has(part));

it.each(people)('$part has no sentence that nothing says', async ({ part, folder }) => {
  const sources = readdirSync(`${web}${folder}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${web}${folder}/${name}`, 'utf8'))
    .join('\n');
  // Keys that are put together: what stands before and after the parameter.
  const patterns = [...sources.matchAll(/tell(?:Count)?\([^`)]*`([\w.]*)\$\{[^}]*\}([\w.]*)`/g)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}[\\w-]+${after}$`.replaceAll('.', '\\.')),
  );
  const unsaid = Object.keys(await wordsOf('en', part)).filter((key) => {
    const counted = key.replace(/\.(one|other)$/, '');
    return ![key, counted].some(
      (name) => sources.includes(`'${name}'`) || patterns.some((pattern) => pattern.test(name)),
    );
  });
  expect(unsaid).toEqual([]);
});

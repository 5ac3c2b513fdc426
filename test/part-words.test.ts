/** Parts with a book of their own: the languages say the same, and nothing stands there that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

type Words = Readonly<Record<string, string>>;

const web = fileURLToPath(new URL('../web/', import.meta.url));

/** The books that some file opens, and the folder whose pages say them. */
const books = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/words.ts') && !name.startsWith('dist/'))
  .flatMap((name) => {
    const source = readFileSync(`${web}${name}`, 'utf8');
    const [, part] = /openPart\((\w+),/.exec(source) ?? [];
    const [, file = ''] = /from '([^']+\/en\/[\w-]+\.ts)'/.exec(source) ?? [];
    return part === undefined ? [] : [{ part, folder: dirname(name), file: join(dirname(name), file) }];
  });

type Book = (typeof books)[number];

const wordsOf = async (language: string, { part, file }: Book): Promise<Words> =>
  (
    (await import(/* @vite-ignore */ `../web/${file.replace('/en/', `/${language}/`)}`)) as Readonly<
      Record<string, Words>
    >
  )[part] ?? {};

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();

it('finds the books', () => {
  expect(books.map(({ part }) => part)).toEqual(expect.arrayContaining(['me', 'watch', 'settings', 'privacy', 'lock']));
});

it.each(books)('$part says the same in every language, with the same parameters', async (book) => {
  const english = await wordsOf('en', book);
  for (const language of ['fr', 'es']) {
    const other = await wordsOf(language, book);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    const different = Object.keys(english).filter(
      (key) => placeholders(other[key] ?? '') !== placeholders(english[key] ?? ''),
    );
    expect(different).toEqual([]);
  }
});

/** Their keys are put together from the game's data, and their own tests know how. */
const people = books.filter(({ folder }) => !folder.startsWith('games/'));

it.each(people)('$part has no sentence that nothing says', async (book) => {
  const { folder } = book;
  const sources = readdirSync(`${web}${folder}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${web}${folder}/${name}`, 'utf8'))
    .join('\n');
  // Keys that are put together: what stands before and after the parameter.
  const patterns = [...sources.matchAll(/(?:tell(?:Count)?|say|count)\([^`)]*`([\w.]*)\$\{[^}]*\}([\w.]*)`/g)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}[\\w-]+${after}$`.replaceAll('.', '\\.')),
  );
  const unsaid = Object.keys(await wordsOf('en', book)).filter((key) => {
    const counted = key.replace(/\.(one|other)$/, '');
    return ![key, counted].some(
      (name) => sources.includes(`'${name}'`) || patterns.some((pattern) => pattern.test(name)),
    );
  });
  expect(unsaid).toEqual([]);
});

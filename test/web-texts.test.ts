import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { english } from '../web/texts/en.ts';
import { t, tCount } from '../web/texts/index.ts';

const web = new URL('../web/', import.meta.url);

it('puts parameters in and counts as the language does', () => {
  expect(t('link.seat', { name: 'Ines' })).toBe('This link is Ines’s seat.');
  expect(tCount('gathering.waiting', 1)).toBe('Waiting for one more player.');
  expect(tCount('gathering.waiting', 2)).toBe('Waiting for 2 players.');
});

it('has no sentence that nothing says', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.startsWith('dist') && !name.endsWith('texts/en.ts'))
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
    const source = readFileSync(new URL(name, web), 'utf8').replace(/\/\*.*?\*\/|\/\/.*$/gms, '');
    // Words between tags, and words in attributes that are read aloud.
    const between = [...source.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}]*)</g)].map(([, words]) => words);
    const aloud = [...source.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, words]) => words);
    expect([name, ...between, ...aloud]).toEqual([name]);
  }
});

/** The page of rules names tests that exist, has a row for every section, and leaves out no test of a rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const FOLDER = 'domain/nuremberg/rules/';
const [rules = '', table = ''] = read('docs/rules/nuremberg.md').split('\n## Rules and tests\n');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([section = '', file = '', names = '']) => ({ section, file, names: names.split(' · ') }));
const SECTIONS = '1 2.1 2.2 2.3 2.4 2.5 2.6 3 4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 5 6 9'.split(' ');

describe('docs/rules/nuremberg.md', () => {
  it('names tests that exist', () => {
    const missing = rows.flatMap(({ file, names }) => {
      const source = read(`${FOLDER}${file}.test.ts`);
      return names.filter((name) => !source.includes(`'${name}'`)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a row and a heading for every section', () => {
    const mapped = new Set(rows.map(({ section }) => section));
    expect(SECTIONS.filter((section) => !mapped.has(section))).toEqual([]);
    const headings = SECTIONS.filter((section) => !section.startsWith('2.'));
    expect(headings.filter((section) => !new RegExp(`^###? ${section}[. ]`, 'm').test(rules))).toEqual([]);
  });

  it('leaves out no test of a rule', () => {
    const named = new Set(rows.flatMap(({ file, names }) => names.map((name) => `${file}: ${name}`)));
    const files = readdirSync(new URL(`../../../${FOLDER}`, import.meta.url)).filter((name) =>
      name.endsWith('.test.ts'),
    );
    const tests = files.flatMap((name) => {
      const file = name.replace('.test.ts', '');
      return [...read(`${FOLDER}${name}`).matchAll(/\bit(?:\.each\([^)]*\))?\(\s*'([^']+)'/g)].map(
        (match) => `${file}: ${match[1]}`,
      );
    });
    expect(tests.length).toBeGreaterThan(120);
    expect(tests.filter((test) => !named.has(test))).toEqual([]);
  });
});

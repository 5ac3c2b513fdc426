import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const [rules = '', table = ''] = read('docs/rules/rocket.md').split('\n## Rules and tests\n');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([section = '', file = '', names = '']) => ({ section, file, names: names.split(' · ') }));
const sourceOf = (file: string) => read(`domain/rocket/${file === 'data' ? '' : 'rules/'}${file}.test.ts`);

describe('docs/rules/rocket.md', () => {
  it('names tests that exist', () => {
    const missing = rows.flatMap(({ file, names }) => {
      const source = sourceOf(file);
      return names.filter((name) => !source.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a row for every section and every named rule', () => {
    const mapped = new Set(rows.map(({ section }) => section));
    const named = [...rules.matchAll(/^(?:- )?\*\*([A-Z][\w -]*)(?:: money is open)?[.:]?\*\*/gm)].map(
      ([, name = '']) => name,
    );
    const inTable = [...mapped].join(' ');
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !inTable.includes(`**${name}`))).toEqual([]);
    expect(['1', '2', '3', '6', '7.2', '7.3', '7.4', '7.5'].filter((section) => !mapped.has(section))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const [rules = '', table = ''] = read('docs/rules/lilliput.md').split('\n## Rules and tests\n');
const rows = table
  .split('\n')
  .filter((line) => /^\| [\dh]/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([section = '', file = '', names = '']) => ({ section, file, names: names.split(' · ') }));

describe('docs/rules/lilliput.md', () => {
  it('names tests that exist', () => {
    const missing = rows.flatMap(({ file, names }) => {
      const source = read(`domain/lilliput/rules/${file}.test.ts`).replaceAll('%%', '%');
      return names.filter((name) => !source.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a row for every section', () => {
    const numbered = '1.1 1.2 1.3 1.4 1.5 2 2.1 2.2 2.3 2.4 2.5 2.6 2.7 3 4 5 6 7 8 9'.split(' ');
    const further = [
      'Phase change',
      'Forced discards',
      'Offers',
      'Returning',
      'Director’s help',
      'Running',
      'Markers',
      'Sales',
      'Founding token',
      'Castle',
      'Harbour',
      'Two lays',
      'Copy card',
      'Character tiles',
      'Justiciary',
      'Treasurer',
      'Draft',
      'Costs',
      'Brobdingnag',
      'Professional',
      'Laputa',
      'Terrain',
      'Own landscapes',
      'Gulliver',
    ].map((word) => `10 **${word}**`);
    const headings = numbered.filter((section) => !/^1\.\d/.test(section));
    expect(headings.filter((section) => !new RegExp(`^###? ${section}[. ]`, 'm').test(rules))).toEqual([]);
    expect(further.filter((ruling) => !rules.includes(ruling.slice(3)))).toEqual([]);
    const mapped = new Set(rows.map(({ section }) => section));
    expect([...numbered, ...further].filter((section) => !mapped.has(section))).toEqual([]);
  });
});

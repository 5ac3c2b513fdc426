import { expect, test } from 'vitest';
import { printCsv } from './csv.ts';

test('rows end with CRLF, nothing is an empty cell', () => {
  expect(
    printCsv([
      ['a', 1],
      [null, -2],
    ]),
  ).toBe('a,1\r\n,-2\r\n');
});

test('what has a meaning in the format is quoted', () => {
  expect(printCsv([['a,b', 'say "no"', 'two\nlines']])).toBe('"a,b","say ""no""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('a name such as %j is no formula', (name) => {
  expect(printCsv([[name]])).toBe(`'${name}\r\n`);
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; =1+1', "a;' =1+1"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a;;-1;+1', "a;;'-1;'+1"],
])('%j is no formula either where a spreadsheet splits cells at other signs than commas', (name, printed) => {
  expect(printCsv([[name]])).toBe(`${printed}\r\n`);
});

test('a formula cannot begin a line inside a cell', () => {
  expect(printCsv([['a\n=1', 'b\r\n\n-2', '\n=3']])).toBe(`"a\n'=1","b\r'\n'\n'-2","'\n'=3"\r\n`);
});

test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1', '\u00A0=1', '\r=1'])('%j is taken for no formula', (name) => {
  expect(printCsv([[name]]).replace('"', '')).toMatch(/^'/);
});

test.each(['Ann; Bob', 'a-b', 'x = y', 'me@example.org', 'a;b=c', 'Jean-Luc'])('%j stays as it is', (name) => {
  expect(printCsv([[name]])).toBe(`${name}\r\n`);
});

test('numbers stay numbers', () => {
  expect(printCsv([[-1, 2]])).toBe('-1,2\r\n');
});

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

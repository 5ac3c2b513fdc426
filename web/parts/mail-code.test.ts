import { expect, it } from 'vitest';
import { codeIn } from './mail-code.ts';

it.each(['K7M4QP', 'k7m4qp', ' k7m 4qp ', 'K7M-4QP', '“K7M4QP”', 'Ｋ７Ｍ４ＱＰ'])('reads %j', (typed) => {
  expect(codeIn(typed)).toBe('K7M4QP');
});

it.each(['', 'K7M4Q', 'K7M4QPP', 'K7M4Q0', 'OIL011', 'ÄÖÜÄÖÜ', 'К7М4ОР'])('knows that %j is no code', (typed) => {
  expect(codeIn(typed)).toBeNull();
});

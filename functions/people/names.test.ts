/** Names that could be taken for each other. */
import { expect, it, test } from 'vitest';
import { nameSchema } from '../../domain/kernel/setup.ts';
import { confusable } from './names.ts';

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Ánn'],
  ['Ann', 'A nn'],
  ['Ann', 'Ann.'],
  ['Paul', 'Pau1'],
  ['Paul', 'PauI'],
  ['Bob', 'B0b'],
  ['Cop', 'Сор'], // Cyrillic throughout
  ['Marna', 'Mama'],
  ['Ｚoë', 'Zoe'],
])('%s and %s are not both taken at one table', (one, other) => {
  expect(confusable([one, other])?.problem).toBe('name-alike');
});

test.each([
  ['Ann', 'Anna'],
  ['Jo', 'Joe'],
  ['王', '玉'],
  ['Иван', 'Ivan'],
  ['Πέτρος', 'Petros'],
  ['أحمد', 'محمد'],
])('%s and %s are two names', (one, other) => {
  expect(confusable([one, null, other])).toBeNull();
});

it('refuses a name of mixed alphabets even alone', () => {
  expect(confusable(['Pаul'])?.problem).toBe('name-mixed'); // the second letter is Cyrillic
  expect(confusable(['Müller', '山田 Taro'])).toBeNull();
});

test.each(['Ann\r\nBcc: x@y.org', 'A'.repeat(41), '\u202Eevil', 'zero\u200Bwidth', '', ' ', '\u0000', '\u2028'])(
  '%j is no name',
  (name) => {
    const parsed = nameSchema.safeParse(name);
    // A line break is taken for a space; what follows it can never begin a line again.
    if (parsed.success) expect(parsed.data).toBe('Ann Bcc: x@y.org');
    else expect(parsed.success).toBe(false);
  },
);

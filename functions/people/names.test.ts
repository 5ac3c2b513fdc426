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
  ['AAA', 'ᎪᎪᎪ'], // Cherokee
  ['Jack', 'ᎫᎪᏟᏦ'],
  ['Walter', 'ꮤꭺꮮꭲꭼꭱ'], // small Cherokee letters
  ['Ann', 'ΑΝΝ'], // Greek capitals
  ['Mina', 'ΜΙΝΑ'],
  ['Bob', 'ВОВ'], // Cyrillic capitals
  ['Ava', 'Аѵа'],
  ['Xavier', 'хаѵіег'],
  ['Hou', 'Հօս'], // Armenian
  ['Ann', 'ꓮꓠꓠ'], // Lisu
  ['Tim', 'ⲦⲒⲘ'], // Coptic
  ['Paul', 'ᑭᗅᑌᒪ'], // Canadian syllabics
  ['Ann', '𝓐𝓷𝓷'],
  ['Ann', 'Ⓐⓝⓝ'],
  ['Ann', 'Ａｎｎ'],
  ['Anna', 'ᴀɴɴᴀ'],
  ['Soren', 'Søren'],
  ['Lukasz', 'Łukasz'],
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
  ['Анна', 'Anna'],
  ['Άννα', 'Anna'],
  ['Νίκος', 'Nikos'],
  ['さくら', 'サクラ'],
  ['김민준', '김민서'],
  ['Արամ', 'Aram'],
  ['ᏣᎳᎩ', 'Tsalagi'],
  ['दीपक', 'दीपिका'],
  ['דוד', 'David'],
])('%s and %s are two names', (one, other) => {
  expect(confusable([one, null, other])).toBeNull();
});

test.each(['Аnn', 'Ꭺnn', 'Annα', 'Հann', 'Ⲧim', 'ꓮnn', '𝓐nnа', 'ᗅnn'])(
  '%s mixes alphabets, beside any name and alone',
  (name) => {
    expect(confusable([name])?.problem).toBe('name-mixed');
    expect(confusable(['Ann', name])?.problem).toBe('name-mixed');
  },
);

it('refuses a name of mixed alphabets even alone', () => {
  expect(confusable(['Pаul'])?.problem).toBe('name-mixed'); // the second letter is Cyrillic
  expect(confusable(['Müller', '山田 Taro', 'Ahmed أحمد'])).toBeNull();
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

test.each([
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['a Hangul initial filler', '\u115F'],
  ['a Hangul medial filler', '\u1160'],
  ['a blank Braille pattern', '\u2800'],
  ['a combining grapheme joiner', '\u034F'],
  ['a soft hyphen', '\u00AD'],
  ['a word joiner', '\u2060'],
  ['a variation selector', '\uFE0F'],
  ['a Mongolian variation selector', '\u180B'],
  ['a supplementary variation selector', '\u{E0100}'],
  ['a Khmer inherent vowel', '\u17B4'],
  ['a null notehead', '\u{1D159}'],
  ['a tag', '\u{E0041}'],
])('%s is no name, and no part of one', (_, sign) => {
  for (const name of [sign, sign.repeat(3), ` ${sign} `, `Ann${sign}`, `A${sign}nn`]) {
    expect([name, nameSchema.safeParse(name).success]).toEqual([name, false]);
  }
});

it('refuses a name of nothing but accents', () => {
  expect(nameSchema.safeParse('\u0301\u0308').success).toBe(false);
});

test.each([
  'Ann',
  'Jean-Luc',
  'O’Neill',
  'Владимир',
  'Ελένη',
  'さくら',
  '김민준',
  'محمد علي',
  'דָּוִד',
  'दीपक',
  'ᏣᎳᎩ',
  'Արամ',
  '葛\u{E0100}城', // the form of a sign in a family's name
  '❤️',
  '42',
])('%s is a name', (name) => {
  expect(nameSchema.safeParse(name)).toMatchObject({ success: true, data: name.normalize('NFC') });
});

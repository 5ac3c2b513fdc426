import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { clone, foreignValue } from './values.ts';

describe('values of a stream', () => {
  it.each([
    ['a fraction', { a: [1, 1.5] }, '.a.1'],
    ['a number past the safe integers', 2 ** 53, '.'],
    ['minus zero, which prints as zero', { z: -0 }, '.z'],
    ['undefined', { a: { b: undefined } }, '.a.b'],
    ['a date', { at: new Date(0) }, '.at'],
    ['half a surrogate pair', { text: '\ud800' }, '.text'],
    ['a key that would set a prototype', JSON.parse('{"__proto__":{"x":1}}'), '.'],
    ['a function', { f: () => 1 }, '.f'],
  ])('does not let in %s', (_, value, path) => {
    expect(foreignValue(value)).toBe(path);
    expect(() => canonical(value)).toThrow(TypeError);
  });

  it('lets in all that JSON and integers can say', () => {
    expect(foreignValue({ s: '', n: null, t: true, i: -(2 ** 53) + 1, l: [], m: {}, e: 'é😀' })).toBeNull();
  });

  it('copies deeply, so that changing the copy leaves the original', () => {
    const original = { list: [{ n: 1 }] };
    const copy = clone(original);
    copy.list[0]!.n = 2;
    expect(original).toEqual({ list: [{ n: 1 }] });
  });
});

describe('the canonical form', () => {
  it('sorts keys by UTF-16 code units (RFC 8785, 3.2.3)', () => {
    const value = {
      '\u20ac': 'Euro',
      '\r': 'CR',
      '\ufb33': 'Dalet',
      '1': 'One',
      '\ud83d\ude00': 'Smiley',
      '\u0080': 'Control',
      '\u00f6': 'o',
    };
    expect(Object.keys(JSON.parse(canonical(value)) as object).length).toBe(7);
    expect([...canonical(value).matchAll(/:"(\w+)"/g)].map((match) => match[1])).toEqual([
      'CR',
      'One',
      'Control',
      'o',
      'Euro',
      'Smiley',
      'Dalet',
    ]);
  });

  it('prints the same whatever order the keys came in', () => {
    expect(canonical({ b: [1, { d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
  });
});

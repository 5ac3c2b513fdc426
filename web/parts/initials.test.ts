import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('gives one letter each, two where one would not do', () => {
  expect(initials(['Nora', 'Tariq', 'Ines'])).toEqual(['N', 'T', 'I']);
  expect(initials(['Nora', 'Nils', 'ines'])).toEqual(['No', 'Ni', 'I']);
  expect(initials(['robot 1', 'robot 2', 'Ines'])).toEqual(['R1', 'R2', 'I']);
  expect(initials(['Anna', 'Anna', 'A'])).toEqual(['An', 'An', 'A']);
});

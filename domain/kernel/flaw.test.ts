import { describe, expect, it } from 'vitest';
import { flaw, sayFlaw } from './flaw.ts';
import { flawsInEnglish } from './texts/flaws/en.ts';
import { flawsInFrench } from './texts/flaws/fr.ts';
import { flawsInSpanish } from './texts/flaws/es.ts';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

describe.each([
  ['French', flawsInFrench],
  ['Spanish', flawsInSpanish],
])('flaws in %s', (_, texts) => {
  it('say all that the English ones say', () => {
    for (const [key, english] of Object.entries(flawsInEnglish))
      expect([key, placeholders(texts[key as keyof typeof texts])]).toEqual([key, placeholders(english)]);
  });
});

it('quotes no more than a line takes', () => {
  expect(sayFlaw(flaw('flaw.game', { game: 'x'.repeat(10_000) })).length).toBeLessThan(120);
});

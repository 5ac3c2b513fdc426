/** Whoever is refused something reads why in their own language. */
import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { lilliput } from '../../domain/lilliput/game.ts';
import type { Texts } from '../../domain/kernel/texts.ts';
import { reject } from '../../domain/kernel/rejection.ts';
import { problem, type ProblemCode, problemStatus, problemWith } from '../service/problem.ts';
import { english } from '../texts/en.ts';
import { french } from '../texts/fr.ts';
import { spanish } from '../texts/es.ts';
import { problemAnswer } from './responses.ts';

const asked = async (language: string | null, answer = problem('bad-seats', { min: 1, max: 4, seats: 9 })) => {
  const app = new Hono().get('/', (c) => problemAnswer(c, answer));
  const headers: Record<string, string> = language === null ? {} : { 'Accept-Language': language };
  return ((await (await app.request('/', { headers })).json()) as { detail: string }).detail;
};

test.each([
  [null, 'This game takes 1 to 4 players, not 9.'],
  ['de', 'This game takes 1 to 4 players, not 9.'],
  ['fr', 'Ce jeu se joue de 1 à 4 joueurs, pas à 9.'],
  ['de, ES-mx;q=0.8, fr;q=0.7', 'Este juego es de 1 a 4 jugadores, no de 9.'],
])('%s', async (language, sentence) => {
  expect(await asked(language)).toBe(sentence);
});

test('a game’s own refusal, too; and English where a game has no other words', async () => {
  const refused = { ...reject('table.over'), sentence: 'This game is over.' };
  expect(await asked('fr', problemWith('rejected', lilliput.id, refused))).not.toBe('This game is over.');
  expect(await asked('fr', problemWith('rejected', 'toy', { ...refused, code: 'toy.no' }))).toBe('This game is over.');
});

test('every code has a sentence in every language, with the same parameters', () => {
  const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  const elsewhere: ProblemCode[] = ['rejected', 'cannot-start'];
  for (const code of Object.keys(problemStatus) as ProblemCode[]) {
    if (elsewhere.includes(code)) continue;
    const key = `problem.${code}`;
    for (const texts of [french, spanish] as Texts[]) {
      expect([code, parameters(texts[key] ?? '-')]).toEqual([code, parameters(english[key] ?? '')]);
    }
  }
});

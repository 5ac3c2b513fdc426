/** The language of an answer: a page asks in its own, other clients by Accept-Language. */
import type { Context } from 'hono';
import { sayFlaw } from '../../domain/kernel/flaw.ts';
import { manifestOf, textsOf } from '../../domain/kernel/game-parts.ts';
import type { Language } from '../../domain/kernel/languages.ts';
import type { Games } from '../../domain/kernel/manifest.ts';
import { languageSchema } from '../../domain/kernel/setup.ts';
import { tableTextsIn } from '../../domain/kernel/table-texts.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import type { Problem } from '../service/problem.ts';

/** RFC 9110 section 12.5.4: the first language of the list that is spoken here; the order is nearly always the wish. */
export function readerOf(c: Context): Language {
  const wanted = (c.req.header('Accept-Language') ?? '').split(',', 10).map((part) => part.trim().slice(0, 2));
  return wanted.map((one) => languageSchema.safeParse(one.toLowerCase()).data).find((one) => one !== undefined) ?? 'en';
}

const translations = {
  fr: async (): Promise<Texts> => (await import('../texts/fr.ts')).french,
  es: async (): Promise<Texts> => (await import('../texts/es.ts')).spanish,
};

/** The sentence of a problem; English where the words are somebody else's. */
export async function sentenceFor(
  { problem: code, detail, params, rejection, flaw }: Problem,
  language: Language,
  games: Games,
) {
  if (language === 'en') return detail;
  if (rejection) return (await rejectionIn(language, rejection, games)) ?? detail;
  if (params === undefined) return detail;
  const said = flaw === undefined ? params : { ...params, reason: sayFlaw(flaw, await flaws[language]()) };
  return say(await translations[language](), `problem.${code}`, said);
}

/** Few people ever hand in a file that is damaged. */
const flaws = {
  fr: async (): Promise<Texts> => (await import('../../domain/kernel/texts/flaws/fr.ts')).flawsInFrench,
  es: async (): Promise<Texts> => (await import('../../domain/kernel/texts/flaws/es.ts')).flawsInSpanish,
};

/** A game's own words are many; most processes never need them. */
async function rejectionIn(
  language: Language,
  { game, code, params }: NonNullable<Problem['rejection']>,
  games: Games,
): Promise<string | null> {
  const manifest = manifestOf(games, game);
  const words = manifest ? await textsOf(manifest, language) : await tableTextsIn(language);
  return Object.hasOwn(words, `rejection.${code}`) ? say(words, `rejection.${code}`, params) : null;
}

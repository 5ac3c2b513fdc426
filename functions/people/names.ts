/**
 * Refuses names that look alike at one table: names that differ only in case, accents, spaces or similar characters
 * count as one. A name that mixes alphabets with letters that look like Latin ones is refused too.
 */
import { type Problem, problem } from '../service/problem.ts';
import { latinLookOf } from './lookalikes.ts';

/** Accents and spaces. Vowel signs of other scripts and the voicing marks of kana make another name. */
const isIgnored = (sign: string): boolean =>
  /[\p{Z}\p{P}\p{C}]/u.test(sign) || (/\p{Script=Inherited}/u.test(sign) && !/[\u3099\u309A]/.test(sign));

/** What is left of a name when all that looks alike is the same. */
const skeleton = (name: string): string =>
  Array.from(name.normalize('NFKD'))
    .filter((sign) => !isIgnored(sign))
    .map(latinLookOf)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Alphabets with letters that look like those of another one here. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
];

/** By compatibility: a mathematical letter is the plain one. */
const mixesScripts = (name: string): boolean => {
  const plain = name.normalize('NFKC');
  return SCRIPTS.filter((script) => script.test(plain)).length > 1;
};

/** Why these names cannot stand at one table, or null. Names that stood there before the newest are not looked at. */
export function confusable(names: readonly (string | null)[]): Problem | null {
  const seen = new Map<string, string>();
  for (const name of names) {
    if (name === null) continue;
    if (mixesScripts(name)) return problem('name-mixed', { name });
    const bones = skeleton(name) || name;
    const other = seen.get(bones);
    if (other !== undefined) return problem('name-alike', { name, other });
    seen.set(bones, name);
  }
  return null;
}

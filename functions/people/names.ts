/**
 * Names that could be taken for each other. Two people at one table may not have names that look alike: what differs
 * only in case, accents, spaces or signs that look the same counts as one name. A single name that mixes Latin, Greek and
 * Cyrillic letters is refused; nobody is called that, except to look like somebody else.
 */
import { type Problem, problem } from '../problem.ts';

/** Signs that look like a Latin letter, by that letter. After Unicode's confusables, as far as names need them. */
const ALIKE: { readonly [letter: string]: string } = {
  a: 'аαɑ',
  b: 'ьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεҽ',
  g: 'ɡ',
  h: 'һн',
  i: 'іιɩıl1|!Ӏӏ',
  j: 'јϳ',
  k: 'кκ',
  m: 'мϻ',
  n: 'ոη',
  o: 'оοо0օσ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕʂ5',
  t: 'тτ',
  u: 'υսʋ',
  v: 'νѵ',
  w: 'ԝωѡ',
  x: 'хχ×',
  y: 'уγү',
  z: 'ᴢ2',
};

const LETTERS = new Map(
  Object.entries(ALIKE).flatMap(([letter, signs]) => Array.from(signs, (sign): [string, string] => [sign, letter])),
);

/** What is left of a name when all that looks alike is the same. */
const skeleton = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase())
    .filter((sign) => !/[\p{M}\p{Z}\p{P}\p{C}]/u.test(sign))
    .map((sign) => LETTERS.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

const mixesScripts = (name: string): boolean => SCRIPTS.filter((script) => script.test(name)).length > 1;

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

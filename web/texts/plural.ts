/** Which form of a sentence a number wants in a language: `one`, `other`, … */
const rules = new Map<string, Intl.PluralRules>();

/** Making a language's rules takes the browser longer than everything that is said with them. */
export function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

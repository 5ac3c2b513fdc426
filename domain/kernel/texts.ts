/**
 * Sentences with parameters, from one table per language. A placeholder is `{name}`, or `{name|kind}` where the kind
 * says how to print the parameter: `money` for pounds (by the text `format.money`), anything else for a text of its own (`{by|company}` with
 * by = "blue" prints the text `company.blue`).
 */
import type { Parameters } from './rejection.ts';

export type Texts = { readonly [key: string]: string };

/** For figures of a game that counts points: what would be money is a plain number. */
export const inUnit = (texts: Texts, unit: 'money' | 'points'): Texts =>
  unit === 'money' ? texts : { ...texts, 'format.money': '{amount}' };

export function say(texts: Texts, key: string, params: Parameters = {}): string {
  const template = texts[key];
  if (template === undefined) return key;
  // Most sentences have nothing to fill in, and a page says hundreds at a time.
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, kind?: string) => {
    const value = params[name];
    if (value === undefined) return `{${name}}`;
    if (kind === undefined) return String(value);
    if (kind === 'money') return (texts['format.money'] ?? '£{amount}').replace('{amount}', String(value));
    return texts[`${kind}.${value}`] ?? String(value);
  });
}

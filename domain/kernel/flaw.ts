/** What is wrong with a line of a history, as a value; the words are in `texts/flaws`. */
import type * as z from 'zod/mini';
import type { Parameters } from './rejection.ts';
import { say, type Texts } from './texts.ts';
import { type FlawKey, flawsInEnglish } from './texts/flaws/en.ts';

export interface Flaw {
  readonly flaw: FlawKey;
  readonly params: Parameters;
}

/** A flaw quotes what it found, which may be very long. */
const LONGEST_QUOTE = 60;
const quoted = (value: string | number): string | number =>
  typeof value === 'string' && value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;

export const flaw = (name: FlawKey, params: Parameters = {}): Flaw => ({
  flaw: name,
  params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, quoted(value)])),
});

export const isFlaw = (result: object): result is Flaw => 'flaw' in result;

export const sayFlaw = ({ flaw: name, params }: Flaw, texts: Texts = flawsInEnglish): string =>
  say(texts, name, params);

/** The field that a schema complains of first: where it is, or what does not belong there. Empty for all of it. */
export function fieldIn({ issues: [issue] }: z.core.$ZodError): string {
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...extra].map(String).join('.');
}

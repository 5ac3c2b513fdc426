/** Steps of the history in words. */
import { factSentence } from '../words.ts';
import { isSpoken, type TellingStep } from './steps.ts';

/** What happened in a step, up to this fact of its commit if one is named. */
export const stepSentences = ({ facts, from }: TellingStep, names: readonly string[], until?: number): string[] =>
  facts
    .slice(0, until === undefined ? undefined : until - from)
    .filter(isSpoken)
    .map((fact) => factSentence(fact, names));

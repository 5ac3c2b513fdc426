/** A step in words. */
import { isTold } from '../../../domain/kernel/telling.ts';
import type { Step } from '../../../domain/kernel/contract.ts';
import { isRejection, type Parameters } from '../../../domain/kernel/rejection.ts';
import type { DefaultTable } from './table.ts';

/**
 * The game's text `step.<type>` with the values of the step in it; without one, what the log would say if it were taken
 * now.
 */
export function stepWords(
  table: Pick<DefaultTable, 'names' | 'words' | 'rules' | 'composer' | 'game'>,
  step: Step,
): string {
  const { names, words, rules, composer, game } = table;
  const key = `step.${step.type}`;
  if (words.has(key)) return words.named(names.value, key, step as unknown as Parameters);
  const draft = composer.made.value;
  const next = draft === null ? null : rules.value?.step(draft, step);
  if (!next || isRejection(next)) return step.type;
  const told = next.facts.slice(draft?.facts.length ?? 0).filter((fact) => isTold(game, fact));
  return told.map((fact) => words.factSentence(fact, names.value)).join(' ') || step.type;
}

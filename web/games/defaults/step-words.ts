/** A step in words. */
import { isTold } from '../../../domain/kernel/telling.ts';
import type { Draft, Fact, Step } from '../../../domain/kernel/contract.ts';
import { isRejection, type Parameters } from '../../../domain/kernel/rejection.ts';
import type { DefaultTable } from './table.ts';

export type AnyDraft = Draft<object, Step, Fact, object>;

/**
 * The game's text `step.<type>` with the values of the step in it; without one, what the log says of the step when it is
 * taken after this draft.
 */
export function stepWords(
  table: Pick<DefaultTable, 'names' | 'words' | 'rules' | 'game'>,
  draft: AnyDraft,
  step: Step,
) {
  const { names, words, rules, game } = table;
  const key = `step.${step.type}`;
  if (words.has(key)) return words.named(names.value, key, step as unknown as Parameters);
  const next = rules.value?.step(draft, step);
  if (next === undefined || isRejection(next)) return step.type;
  const told = next.facts.slice(draft.facts.length).filter((fact) => isTold(game, fact));
  return told.map((fact) => words.factSentence(fact, names.value)).join(' ') || step.type;
}

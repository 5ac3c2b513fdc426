/** What sending the turn will do: its log lines, with what follows from it by the rules. */
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { isTold } from '../../../domain/kernel/telling.ts';
import type { DefaultTable } from './table.ts';

export function defaultConsequence({ composer, game, names, rules, words }: DefaultTable): string | null {
  const draft = composer.made.value;
  if (draft === null || !draft.sendable || draft.steps.length === 0) return null;
  const closed = rules.value?.close(draft) ?? draft;
  const { facts } = isRejection(closed) ? draft : closed;
  const told = facts.filter((fact) => isTold(game, fact));
  return told.map((fact) => words.factSentence(fact, names.value)).join(' ') || null;
}

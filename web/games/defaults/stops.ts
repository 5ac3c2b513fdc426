/** The steps of a turn as stops on a line. */
import type { Step } from '../../../domain/kernel/contract.ts';
import type { Parameters } from '../../../domain/kernel/rejection.ts';
import type { TurnStop } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import type { DefaultTable } from './table.ts';

/** A step in words: the game's text `step.<type>`, with the step's own values in it. */
export function stepWords({ names, words }: Pick<DefaultTable, 'names' | 'words'>, step: Step): string {
  const key = `step.${step.type}`;
  return words.has(key) ? words.named(names.value, key, step as unknown as Parameters) : step.type;
}

export function defaultStops(table: DefaultTable): TurnStop[] {
  const draft = table.composer.made.value;
  if (draft === null) return [];
  const done = draft.steps.map((step): TurnStop => ({ title: stepWords(table, step), detail: '', state: 'done' }));
  const goesOn = draft.choices.length > 0;
  const next: TurnStop = { title: t('step.next'), detail: draft.sendable ? t('step.next.detail') : '', state: 'now' };
  const send: TurnStop = {
    title: t('step.send'),
    detail: t('step.send.detail'),
    state: draft.sendable && !goesOn ? 'now' : 'to-come',
  };
  return goesOn ? [...done, next, send] : [...done, send];
}

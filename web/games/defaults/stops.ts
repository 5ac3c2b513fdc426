/** The steps of a turn as stops on a line. */
import type { TurnStop } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import { stepWords } from './step-words.ts';
import type { DefaultTable } from './table.ts';

export function defaultStops(table: DefaultTable): TurnStop[] {
  const drafts = table.composer.drafts.value ?? [];
  const draft = drafts.at(-1);
  if (draft === undefined) return [];
  const done = drafts.slice(0, -1).flatMap((before, index): TurnStop[] => {
    const step = draft.steps[index];
    return step === undefined ? [] : [{ title: stepWords(table, before, step), detail: '', state: 'done' }];
  });
  const goesOn = draft.choices.length > 0;
  const next: TurnStop = { title: t('step.next'), detail: draft.sendable ? t('step.next.detail') : '', state: 'now' };
  const send: TurnStop = {
    title: t('step.send'),
    detail: t('step.send.detail'),
    state: draft.sendable && !goesOn ? 'now' : 'to-come',
  };
  return goesOn ? [...done, next, send] : [...done, send];
}

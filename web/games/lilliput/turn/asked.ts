/** What a turn asks next, in one sentence, and its steps as stops on a line. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import type { TurnStop } from '../../../parts/turn-line.tsx';
import { t } from '../../../texts/index.ts';
import { companyShort, g } from '../words.ts';
import { stepsOf } from './stage.ts';
import type { Turn } from './turn.ts';
import { stepWords } from './words.ts';

export function askedInTurn(turn: Turn, need: string, params: object | undefined): string {
  const draft = turn.made.value;
  const { hand } = turn.stage.value;
  const aim = turn.aim.value;
  if (hand !== null) return t(turn.lays.value.length > 1 ? 'ask.turnTile' : 'ask.tileLies');
  if (draft === null || draft.steps.length === 0) return g(`need.${need}`, { ...(params as Parameters | undefined) });
  if (draft.choices.length === 0) return t('ask.nothingMore');
  if (aim === null) return t('ask.chooseOrSend');
  const company = companyShort(aim.company);
  switch (aim.what) {
    case 'layTile':
    case 'layCharacterTile':
      return t('ask.tapToLay', { company });
    case 'placeStation':
      return t('ask.tapStation', { company });
    case 'foundCompany':
      return t('ask.tapHome', { company });
  }
}

export function turnStops(turn: Turn): TurnStop[] {
  const steps = stepsOf(turn.stage.value);
  const done = steps.map((step): TurnStop => ({ ...stepWords(step), state: 'done' }));
  const draft = turn.made.value;
  const next: TurnStop = { title: t('step.next'), detail: t('step.next.detail'), state: 'now' };
  const more = draft !== null && draft.choices.length > 0 && !(draft.sendable && steps.length > 1);
  const send: TurnStop = { title: t('step.send'), detail: t('step.send.detail'), state: more ? 'to-come' : 'now' };
  return more ? [...done, next, send] : [...done, send];
}

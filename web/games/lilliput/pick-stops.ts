/** The steps of a pick as stops on a line: what is chosen, where it goes, and that it is sent. */
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import { t } from './texts/index.ts';
import type { Hand } from './hand.ts';
import { characterName, companyShort, g } from './words.ts';

export interface Stop {
  readonly title: string;
  readonly detail: string;
  readonly state: 'done' | 'now' | 'to-come';
}

export function stopsOf(hand: Hand | null): Stop[] {
  const send = (state: Stop['state']): Stop => ({ title: t('step.send'), detail: t('step.send.detail'), state });
  if (hand === null) {
    return [{ title: t('step.pick'), detail: t('step.pick.detail'), state: 'now' }, send('to-come')];
  }
  if (hand.kind === 'character') {
    return [{ title: characterName(hand.character), detail: t('step.character'), state: 'done' }, send('now')];
  }
  const company: Stop = { title: companyShort(hand.company), detail: t('step.company'), state: 'done' };
  if (hand.cell === null || hand.lay === null) {
    return [company, { title: t('step.home'), detail: t('step.home.detail'), state: 'now' }, send('to-come')];
  }
  return [
    company,
    {
      title: t('step.homeAt', { cell: cellName(hand.cell.x, hand.cell.y) }),
      detail: g(`tile.${hand.lay.tile}`),
      state: 'done',
    },
    send('now'),
  ];
}

/** The hand as it was at a stop: tapping the first one keeps the choice and gives up its home. */
export function backTo(hand: Hand | null, stop: number): Hand | null {
  if (hand?.kind === 'company' && stop === 1) return { ...hand, cell: null };
  return null;
}

/** A turn of 18Lilliput in words: what a card's side is for, what a step was, what sending will do. */
import { cellName } from '../../../../domain/lilliput/drawing/index.ts';
import type { CardAction, PhaseColour } from '../../../../domain/lilliput/data.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import { tell } from '../../../../domain/lilliput/telling.ts';
import { t, tCount } from '../../../texts/index.ts';
import { companyShort, g, gNamed } from '../words.ts';

/** One side of a card: a sum of money, if it is one, and what it is. */
export function sideWords(action: CardAction, colour: PhaseColour): { readonly head: string; readonly foot: string } {
  switch (action.type) {
    case 'privateCash':
      return { head: t('money', { amount: action.amount }), foot: t('side.forYou') };
    case 'treasury':
      return { head: t('money', { amount: action.amountByPhaseColour[colour] }), foot: t('side.treasury') };
    case 'buyTrains':
      return { head: '', foot: tCount('side.trains', action.max) };
    case 'placeStation':
      return { head: '', foot: t('side.station') };
    case 'shares':
      return { head: '', foot: t('side.shares') };
    case 'layTiles': {
      const [lay] = action.lays;
      const key =
        action.lays.length > 1 ? 'side.tiles.both' : lay?.colours === 'any' ? 'side.tiles.any' : 'side.tiles.yellow';
      return { head: '', foot: t(key) };
    }
  }
}

/** A step as a stop on the turn's line. */
export function stepWords(step: LilliputStep): { readonly title: string; readonly detail: string } {
  switch (step.type) {
    case 'takeCard':
    case 'copyCard':
      return { title: t(step.type === 'takeCard' ? 'step.card' : 'step.copy'), detail: g(`card.${step.card}`) };
    case 'layTile':
    case 'layCharacterTile':
      return { title: g(`tile.${step.tile}`), detail: cellName(step.x, step.y) };
    case 'placeStation':
      return { title: t('step.station'), detail: `${companyShort(step.company)}, ${cellName(step.x, step.y)}` };
    case 'buyTrain':
      return { title: t('step.train'), detail: companyShort(step.company) };
    case 'buyPoolTrain':
      return { title: t('train.name', { train: step.train }), detail: t('step.pool') };
    case 'tradeTrain':
      return {
        title: t('train.name', { train: step.train }),
        detail: t('step.from', { company: companyShort(step.seller) }),
      };
    case 'sellShares':
      return { title: t('step.sell', { count: step.count }), detail: companyShort(step.company) };
    case 'buyShare':
      return { title: t('step.buy'), detail: companyShort(step.company) };
    case 'foundCompany':
      return { title: t('step.found'), detail: companyShort(step.company) };
    case 'discardTrain':
      return { title: t('step.discard'), detail: t('train.name', { train: step.train }) };
    default:
      return { title: t(`step.${step.type}` as 'step.tradeIn'), detail: '' };
  }
}

/** What sending will do, in the words of the log. Cards and ends of turns go without saying. */
export function consequenceOfTurn(draft: LilliputDraft, names: readonly string[]): string[] {
  return draft.facts
    .filter(
      ({ type }) => type !== 'cardTaken' && type !== 'turnEnded' && type !== 'actionsBegun' && type !== 'companyDone',
    )
    .map((fact) => {
      const { key, params } = tell(fact);
      return gNamed(names, key, params);
    });
}

/**
 * The ids of the questions that 18Lilliput asks, made of its own words: the round, the turn within it, and what the
 * question is about. A question that comes back in the very same position, such as going on with a turn after an offer
 * was refused, has the same id; it was not open in between.
 */
import type { LilliputState, Offer } from '../types.ts';
import type { Need } from './awaiting.ts';

/** Turns are counted down: so many are still to come in this round. */
const turnOf = ({ round, order }: LilliputState): string => `${round}.turn.${order.length}`;

const offerOf = ({ buyer, seller, train, price, returns }: Offer): string =>
  [buyer, seller, train.obsolete ? `${train.type}-obsolete` : train.type, price, ...returns].join('-');

/** Which company gives up a train, how many it must give up, and by which phase. */
function discardOf({ round, stage, order, phase, surplus: [first] }: LilliputState): string {
  return `${round}.${stage}.${order.length}.phase.${phase}.discard.${first?.company ?? ''}.${first?.count ?? 0}`;
}

export function questionId(state: LilliputState, need: Need): string {
  switch (need) {
    case 'pick':
    case 'pickCompany':
    case 'pickCharacter':
      return `pick.${state.draft?.order.length ?? 0}`;
    case 'income':
      return `${state.round}.income`;
    case 'turn':
      return turnOf(state);
    case 'goOn':
      return `${turnOf(state)}.goOn.${state.turn?.purchases ?? 0}`;
    case 'discardTrain':
      return discardOf(state);
    case 'answerOffer':
    case 'withdrawOffer':
      return `${turnOf(state)}.${need}.${state.offer ? offerOf(state.offer) : ''}`;
    case 'dividend':
    case 'poolTrain':
      return `${state.round}.${need}.${state.running?.company ?? ''}`;
  }
}

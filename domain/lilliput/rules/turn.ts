/**
 * The legal next steps of a seat, and which rule judges a step. The page, the robots and the fuzzer all use this list of
 * legal steps.
 */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { LilliputChoice, LilliputStep, StepOf } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import { cardChoices, takeCard } from './cards.ts';
import { onTopChoices, tradeIn } from './characters.ts';
import { picks, takeCharacter, takeCompany } from './draft.ts';
import type { Bench } from './holdings.ts';
import { layTile, trackChoices } from './laying.ts';
import { grantChoices, grantTreasury, incomeChoices, takeIncome } from './money.ts';
import { discardChoices, discardTrain } from './phases.ts';
import { finishCompany, keepRevenue, payDividend, runningChoices } from './running.ts';
import { buyShare, foundCompany, sellShares, shareChoices } from './shares.ts';
import { placeStation, stationChoices } from './stations.ts';
import { answerChoices, answerOffer, tradeChoices, tradeTrain, withdrawOffer } from './trading.ts';
import { buyPoolTrain, buyTrain, deckChoices, poolChoices } from './trains.ts';
import { type Need, needOf } from './awaiting.ts';

/** Every legal next step of an action turn. */
export function turnChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const { turn } = state;
  if (!turn) return [];
  if (turn.card === null) return [...cardChoices(state, seat), ...onTopChoices(state, seat)];
  const card = turn.acted
    ? []
    : [
        ...trackChoices(state, seat),
        ...deckChoices(state, seat),
        ...tradeChoices(state, seat),
        ...stationChoices(state, seat),
        ...shareChoices(state, seat),
        ...(turn.founded ? poolChoices(state, turn.founded) : []),
        ...grantChoices(state, seat),
      ];
  return [...card, ...onTopChoices(state, seat)];
}

/** Every legal next step for what is asked. */
export function choicesFor(state: LilliputState, seat: number, need: Need): readonly LilliputChoice[] {
  switch (need) {
    case 'pick':
    case 'pickCompany':
    case 'pickCharacter':
      return picks(state, seat);
    case 'income':
      return incomeChoices(state, seat);
    case 'turn':
    case 'goOn':
      return turnChoices(state, seat);
    case 'discardTrain':
      return discardChoices(state);
    case 'answerOffer':
      return answerChoices;
    case 'withdrawOffer':
      return [{ type: 'withdrawOffer' }];
    case 'dividend':
    case 'poolTrain':
      return runningChoices(state);
  }
}

const PICKS: ReadonlySet<Need | null> = new Set(['pick', 'pickCompany', 'pickCharacter']);
const IN_TURN: ReadonlySet<Need | null> = new Set(['turn', 'goOn']);

/** A step at the wrong time: the sentence says what is asked now. */
const notAsked = (need: Need | null): Rejection =>
  need === null ? reject('table.notAwaited') : reject(`turn.asked.${need}`);

/** Judges a step by the rule that it belongs to. */
export function act(bench: Bench, seat: number, step: LilliputStep): Rejection | undefined {
  const need = needOf(bench.state, seat);
  switch (step.type) {
    case 'takeCompany':
      return PICKS.has(need) ? takeCompany(bench, seat, step) : notAsked(need);
    case 'takeCharacter':
      return PICKS.has(need) ? takeCharacter(bench, seat, step.character) : notAsked(need);
    case 'takeIncome':
      return need === 'income' ? takeIncome(bench, seat, step) : notAsked(need);
    case 'answerOffer':
      return answerOffer(bench, seat, step.accept);
    case 'withdrawOffer':
      return withdrawOffer(bench, seat);
    case 'discardTrain':
      return discardTrain(bench, seat, step);
    case 'payDividend':
      return need === 'dividend' ? payDividend(bench) : notAsked(need);
    case 'keepRevenue':
      return need === 'dividend' ? keepRevenue(bench) : notAsked(need);
    case 'buyPoolTrain':
      return actOnPool(bench, need, step);
    default:
      return IN_TURN.has(need) ? actInTurn(bench, seat, step) : notAsked(need);
  }
}

type TurnStep = Exclude<
  LilliputStep,
  {
    type:
      | 'takeCompany'
      | 'takeCharacter'
      | 'takeIncome'
      | 'answerOffer'
      | 'withdrawOffer'
      | 'discardTrain'
      | 'payDividend'
      | 'keepRevenue'
      | 'buyPoolTrain';
  }
>;

/** What does not need a card: taking one, and what comes on top of it. */
const WITHOUT_CARD: ReadonlySet<TurnStep['type']> = new Set(['takeCard', 'copyCard', 'layCharacterTile', 'tradeIn']);

function actInTurn(bench: Bench, seat: number, step: TurnStep): Rejection | undefined {
  if (bench.state.turn?.card === null && !WITHOUT_CARD.has(step.type)) return reject('card.first');
  switch (step.type) {
    case 'takeCard':
    case 'copyCard':
      return takeCard(bench, seat, step);
    case 'layTile':
    case 'layCharacterTile':
      return layTile(bench, seat, step);
    case 'tradeIn':
      return tradeIn(bench, seat);
    case 'placeStation':
      return placeStation(bench, seat, step);
    case 'grantTreasury':
      return bench.state.turn?.acted ? reject('turn.acted') : grantTreasury(bench, seat, step);
    case 'buyTrain':
      return bench.state.turn?.acted ? reject('turn.acted') : buyTrain(bench, seat, step);
    case 'tradeTrain':
      return bench.state.turn?.acted ? reject('turn.acted') : tradeTrain(bench, seat, step);
    case 'sellShares':
      return sellShares(bench, seat, step);
    case 'buyShare':
      return buyShare(bench, seat, step);
    case 'foundCompany':
      return foundCompany(bench, seat, step);
  }
}

/** One train of the pool: for the company just founded, or for the one that has just kept its revenue. */
function actOnPool(bench: Bench, need: Need | null, step: StepOf<'buyPoolTrain'>): Rejection | undefined {
  const { turn, running } = bench.state;
  const founded = IN_TURN.has(need) && !turn?.acted && turn?.founded === step.company;
  const kept = need === 'poolTrain' && running?.company === step.company;
  if (turn?.acted && turn.founded === step.company) return reject('turn.acted');
  if (!founded && !kept) return reject('train.noPool');
  const rejection = buyPoolTrain(bench, step);
  if (!rejection && kept) finishCompany(bench);
  return rejection;
}

/**
 * Who is asked for what, what may come next, and which rule judges a step. The page, the bots and the fuzzer use this
 * one list of legal next steps.
 */
import type { Awaited } from '../../kernel/contract.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { LilliputChoice, LilliputStep } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import { cardChoices, takeCard } from './cards.ts';
import { onTopChoices, tradeIn } from './characters.ts';
import { openKinds, picks, takeCharacter, takeCompany } from './draft.ts';
import type { Bench } from './holdings.ts';
import { layTile, trackChoices } from './laying.ts';
import { grantChoices, grantTreasury, incomeChoices, incomeSeat, takeIncome } from './money.ts';
import { discardChoices, discardingSeat, discardTrain } from './phases.ts';
import { decidingSeat, finishCompany, keepRevenue, payDividend, runningChoices } from './running.ts';
import { buyShare, foundCompany, sellShares, shareChoices } from './shares.ts';
import { placeStation, stationChoices } from './stations.ts';
import { answerChoices, answeringSeat, answerOffer, tradeChoices, tradeTrain, withdrawOffer } from './trading.ts';
import { buyPoolTrain, buyTrain, deckChoices, poolChoices } from './trains.ts';

/** What can be asked of a seat. */
export type Need =
  | 'pick'
  | 'pickCompany'
  | 'pickCharacter'
  | 'income'
  | 'turn'
  | 'goOn'
  | 'discardTrain'
  | 'answerOffer'
  | 'withdrawOffer'
  | 'dividend'
  | 'poolTrain';

interface Asked extends Awaited {
  readonly need: Need;
}

export function awaiting(state: LilliputState): Asked[] {
  if (state.draft) return awaitingPick(state);
  const discarding = discardingSeat(state);
  if (discarding !== null) {
    return [{ seat: discarding, need: 'discardTrain', params: { company: state.surplus[0]?.company ?? '' } }];
  }
  const answering = answeringSeat(state);
  if (answering !== null && state.turn) {
    return [
      { seat: answering, need: 'answerOffer' },
      { seat: state.turn.seat, need: 'withdrawOffer', optional: true },
    ];
  }
  if (state.stage === 'income') return askOne(incomeSeat(state), 'income');
  if (state.turn) return [{ seat: state.turn.seat, need: state.turn.card === null ? 'turn' : 'goOn' }];
  const company = state.running?.company;
  if (company === undefined) return [];
  return askOne(decidingSeat(state), state.running?.kept ? 'poolTrain' : 'dividend', company);
}

const askOne = (seat: number | null, need: Need, company?: string): Asked[] =>
  seat === null ? [] : [{ seat, need, ...(company === undefined ? {} : { params: { company } }) }];

function awaitingPick(state: LilliputState): Asked[] {
  const seat = state.draft?.order[0];
  if (seat === undefined) return [];
  const [kind, other] = openKinds(state, seat);
  if (other !== undefined) return [{ seat, need: 'pick' }];
  return [{ seat, need: kind === 'company' ? 'pickCompany' : 'pickCharacter' }];
}

export const needOf = (state: LilliputState, seat: number): Need | null =>
  awaiting(state).find((asked) => asked.seat === seat)?.need ?? null;

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

const PICKS: ReadonlySet<string> = new Set(['pick', 'pickCompany', 'pickCharacter']);
const IN_TURN: ReadonlySet<string> = new Set(['turn', 'goOn']);

/** Judges a step by the rule that it belongs to. */
export function act(bench: Bench, seat: number, step: LilliputStep): Rejection | undefined {
  const need = needOf(bench.state, seat) ?? '';
  switch (step.type) {
    case 'takeCompany':
      return PICKS.has(need) ? takeCompany(bench, seat, step) : reject('turn.notNow');
    case 'takeCharacter':
      return PICKS.has(need) ? takeCharacter(bench, seat, step.character) : reject('turn.notNow');
    case 'takeIncome':
      return need === 'income' ? takeIncome(bench, seat, step) : reject('turn.notNow');
    case 'answerOffer':
      return answerOffer(bench, seat, step.accept);
    case 'withdrawOffer':
      return withdrawOffer(bench, seat);
    case 'discardTrain':
      return discardTrain(bench, seat, step);
    case 'payDividend':
      return need === 'dividend' ? payDividend(bench) : reject('turn.notNow');
    case 'keepRevenue':
      return need === 'dividend' ? keepRevenue(bench) : reject('turn.notNow');
    case 'buyPoolTrain':
      return actOnPool(bench, need, step);
    default:
      return IN_TURN.has(need) ? actInTurn(bench, seat, step) : reject('turn.notNow');
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

function actInTurn(bench: Bench, seat: number, step: TurnStep): Rejection | undefined {
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
      return bench.state.turn?.acted ? reject('turn.notNow') : grantTreasury(bench, seat, step);
    case 'buyTrain':
      return bench.state.turn?.acted ? reject('turn.notNow') : buyTrain(bench, seat, step);
    case 'tradeTrain':
      return bench.state.turn?.acted ? reject('turn.notNow') : tradeTrain(bench, seat, step);
    case 'sellShares':
      return sellShares(bench, seat, step);
    case 'buyShare':
      return buyShare(bench, seat, step);
    case 'foundCompany':
      return foundCompany(bench, seat, step);
  }
}

/** One train of the pool: for the company just founded, or for the one that has just kept its revenue. */
function actOnPool(bench: Bench, need: string, step: LilliputStep & { type: 'buyPoolTrain' }): Rejection | undefined {
  const { turn, running } = bench.state;
  const founded = IN_TURN.has(need) && !turn?.acted && turn?.founded === step.company;
  const kept = need === 'poolTrain' && running?.company === step.company;
  if (!founded && !kept) return reject('train.noPool');
  const rejection = buyPoolTrain(bench, step);
  if (!rejection && kept) finishCompany(bench);
  return rejection;
}

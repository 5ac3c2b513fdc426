/** Action cards (rules 2.1): one unused card a turn, or a copy of a card taken earlier in the round. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { type ActionCard, actionCards, type CardAction, type PlayerCount } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { CardSide, LilliputState } from '../types.ts';
import { type Bench, phaseOf } from './holdings.ts';

const SIDES: readonly CardSide[] = ['action', 'alternative'];

/** The cards of a table with this many players. */
export const cardsFor = (players: number): string[] =>
  actionCards.filter((card) => card.players.includes(players as PlayerCount)).map(({ id }) => id);

const cardNamed = (id: string): ActionCard | undefined => actionCards.find((card) => card.id === id);

export const actionOf = (card: string, side: CardSide): CardAction | undefined => cardNamed(card)?.[side];

/** Every card that may be taken or copied now. */
export function cardChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const copies = state.players[seat]?.copyCards ?? 0;
  return Object.entries(state.cards).flatMap(([card, taker]): LilliputChoice[] => {
    if (taker === null) return SIDES.map((side) => ({ type: 'takeCard', card, side }));
    return copies > 0 ? SIDES.map((side) => ({ type: 'copyCard', card, side })) : [];
  });
}

export function takeCard(bench: Bench, seat: number, step: StepOf<'takeCard' | 'copyCard'>): Rejection | undefined {
  const { state } = bench;
  const { card, side } = step;
  const copied = step.type === 'copyCard';
  const action = actionOf(card, side);
  const taker = state.cards[card];
  if (state.turn?.card !== null) return reject('card.oneATurn');
  if (!action || taker === undefined) return reject('card.unknown', { card });
  if (copied && taker === null) return reject('card.notTakenYet', { card });
  if (copied && (state.players[seat]?.copyCards ?? 0) === 0) return reject('card.noCopy');
  if (!copied && taker !== null) return reject('card.taken', { card, seat: taker });
  bench.emit({ type: 'cardTaken', v: 1, seat, card, side, copied, ...allowances(state, action) });
  if (action.type === 'privateCash') bench.emit({ type: 'cashTaken', v: 1, seat, amount: action.amount });
  return undefined;
}

/** What a card's side allows, as figures that the fold can count down. */
function allowances(state: LilliputState, action: CardAction) {
  const { phaseColour } = phaseOf(state);
  return {
    lays: action.type === 'layTiles' ? action.lays.map(({ max }) => max) : [],
    purchases: action.type === 'buyTrains' ? action.max : 0,
    shares: action.type === 'shares',
    stations: action.type === 'placeStation' ? action.max : 0,
    grant: action.type === 'treasury' ? action.amountByPhaseColour[phaseColour] : 0,
  };
}

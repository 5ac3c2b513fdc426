/**
 * Who is awaited, and for what. It only reads the state, so a page can use it before the rules are loaded.
 */
import type { Awaited } from '../../kernel/contract.ts';
import { characters } from '../data.ts';
import type { KindOfPick, LilliputState } from '../types.ts';
import { companyNamed, hasCharacter } from './holdings.ts';
import { questionId } from './questions.ts';

/** The questions that a seat can be asked. */
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

interface AwaitedNeed extends Awaited {
  readonly need: Need;
}

/** One character each; two in the variant for two players. */
const charactersEach = ({ variants }: LilliputState): number => (variants.includes('twoCharacters') ? 2 : 1);

/** The kinds that a seat may still pick: its company, and its characters. */
export function openKinds(state: LilliputState, seat: number): readonly KindOfPick[] {
  const player = state.players[seat];
  if (!player) return [];
  const kinds: KindOfPick[] = [];
  if (player.certificates.length === 0) kinds.push('company');
  if (player.characters.length < charactersEach(state)) kinds.push('character');
  return kinds;
}

/** The seat that must give up a train now. */
function discardingSeat(state: LilliputState): number | null {
  const [first] = state.surplus;
  return first ? companyNamed(state, first.company).director : null;
}

/** The seat that must answer the open offer. */
export const answeringSeat = ({ offer, companies }: LilliputState): number | null =>
  offer ? (companies[offer.seller]?.director ?? null) : null;

/** The character's income, as the data has it. */
export const income = characters
  .map(({ id, ability }) => (ability.type === 'income' ? { character: id, ...ability } : null))
  .find((found) => found !== null);

/** The seat that chooses its income before the first turn of the round. */
export function incomeSeat(state: LilliputState): number | null {
  if (!income) return null;
  const seat = state.players.findIndex((_, candidate) => hasCharacter(state, candidate, income.character));
  return seat < 0 ? null : seat;
}

/** The seat that decides over the revenue, or over a train of the pool. */
const decidingSeat = (state: LilliputState): number | null =>
  state.running ? companyNamed(state, state.running.company).director : null;

/** The questions that are open, each with its id. What a seat is asked in the turn of another one is an answer. */
export const awaiting = (state: LilliputState): AwaitedNeed[] =>
  openQuestions(state).map((asked) => ({
    ...asked,
    question: questionId(state, asked.need),
    ...(state.turn && state.turn.seat !== asked.seat ? { answer: true } : {}),
  }));

type Question = Omit<AwaitedNeed, 'question'>;

function openQuestions(state: LilliputState): Question[] {
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

const askOne = (seat: number | null, need: Need, company?: string): Question[] =>
  seat === null ? [] : [{ seat, need, ...(company === undefined ? {} : { params: { company } }) }];

function awaitingPick(state: LilliputState): Question[] {
  const seat = state.draft?.order[0];
  if (seat === undefined) return [];
  const [kind, other] = openKinds(state, seat);
  if (other !== undefined) return [{ seat, need: 'pick' }];
  return [{ seat, need: kind === 'company' ? 'pickCompany' : 'pickCharacter' }];
}

export const needOf = (state: LilliputState, seat: number): Need | null =>
  awaiting(state).find((asked) => asked.seat === seat)?.need ?? null;

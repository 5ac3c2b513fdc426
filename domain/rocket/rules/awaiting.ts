/**
 * Who is awaited, and for what. It only reads the state, so a page can use it before the rules are loaded. Seats that are
 * not awaited may still declare or revoke a public waiver.
 */
import type { Awaited } from '../../kernel/contract.ts';
import type { Consultation, RocketState } from '../types.ts';

/** The questions that a seat can be asked. */
export type Need = 'turn' | 'secondAction' | 'waiveOrCall' | 'bid' | 'answer' | 'waiver';

export interface AwaitedNeed extends Awaited {
  readonly need: Need;
}

/** Actions of a seat and consultations are counted, so an id never comes back. */
const momentOf = ({ turnsEnded, turn }: RocketState): string => `${turnsEnded}.${turn.actions}`;

/** What is asked in a consultation: a waiver or a call, a bid, or at last the active seat's answer. */
function consulted(state: RocketState, { seat, company, target, asked, round, best }: Consultation): AwaitedNeed[] {
  const params = { company, by: seat, hex: target };
  const ask = (other: number, need: Need, more: Awaited['params'] = {}): AwaitedNeed => ({
    seat: other,
    need,
    question: `${momentOf(state)}.${need}`,
    params: { ...params, ...more },
    answer: true,
  });
  if (asked.length > 0) return asked.map((other) => ask(other, 'waiveOrCall'));
  const [bidder] = round;
  const shares = best?.shares ?? 0;
  if (bidder !== undefined) return [ask(bidder, 'bid', { least: shares + 1 })];
  return [ask(seat, 'answer', { least: shares, bidder: best?.seat ?? seat, bid: best ? best.target : '' })];
}

function required(state: RocketState): AwaitedNeed[] {
  if (state.consultation) return consulted(state, state.consultation);
  const { seat, actions } = state.turn;
  return [{ seat, need: actions === 0 ? 'turn' : 'secondAction', question: `${momentOf(state)}.turn` }];
}

export function awaiting(state: RocketState): AwaitedNeed[] {
  if (state.players.length === 0 || state.ended !== null) return [];
  const asked = required(state);
  const others = state.players.flatMap((_, seat): AwaitedNeed[] =>
    asked.some((one) => one.seat === seat) ? [] : [{ seat, need: 'waiver', question: 'waiver', optional: true }],
  );
  return [...asked, ...others];
}

/** What a seat is asked, or may do. */
export const needOf = (state: RocketState, seat: number): Need | null =>
  awaiting(state).find((asked) => asked.seat === seat)?.need ?? null;

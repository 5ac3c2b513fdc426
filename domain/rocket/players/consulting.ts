/** The greedy robot in a consultation: bids where another hex is worth the shares, and keeps its own moves likewise. */
import type { Dealer } from '../../kernel/draws.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { work } from '../../kernel/workbench.ts';
import { rocket } from '../game.ts';
import { settleConsultation } from '../rules/extension.ts';
import type { RocketChoice, RocketStep, StepOf } from '../steps.ts';
import type { Bid, Consultation, RocketState } from '../types.ts';
import { leadOf } from './worth.ts';

/** A bid must bring this much more than letting things pass: the others might answer. */
const WORTHWHILE = 800;

type Outlook = (best: Bid | null) => number;

/** What the position is worth to a seat if the consultation ended with this bid. */
const outlookFor = (state: RocketState, consultation: Consultation, seat: number, dealer: Dealer): Outlook => {
  const known = new Map<string, number>();
  return (best) => {
    const name = JSON.stringify(best);
    const before = known.get(name);
    if (before !== undefined) return before;
    const settled = { ...consultation, asked: [], round: [], best, answered: true };
    const worked = work(rocket, { state: { ...state, consultation: settled }, drawn: 0, dealer }, (bench) => {
      settleConsultation(bench);
      return undefined;
    });
    const worth = isRejection(worked) ? 0 : leadOf(worked.state, seat);
    known.set(name, worth);
    return worth;
  };
};

const isBid = (choice: RocketChoice): choice is RocketChoice & StepOf<'bid'> => choice.type === 'bid';

/** The best bid, or null if none is worth its shares. Enough to be out of the active seat's reach is tried too. */
function bestBid(state: RocketState, asked: Consultation, bids: readonly Bid[], outlook: Outlook): Bid | null {
  const active = state.lines[asked.company]?.shares[asked.seat] ?? 0;
  const otherwise = outlook(asked.best);
  let found: { readonly bid: Bid; readonly gain: number } | null = null;
  for (const bid of bids) {
    const chance = bid.shares > active ? 1 : 0.5;
    const gain = chance * (outlook(bid) - otherwise);
    if (gain > WORTHWHILE && gain > (found?.gain ?? 0)) found = { bid, gain };
  }
  return found?.bid ?? null;
}

/** The bids that are looked at: the lowest for each hex, and one that the active seat cannot match. */
function bidsOf(state: RocketState, asked: Consultation, seat: number): Bid[] {
  const least = (asked.best?.shares ?? 0) + 1;
  const shares = state.lines[asked.company]?.shares ?? [];
  const most = shares[seat] ?? 0;
  const amounts = [...new Set([least, Math.max(least, (shares[asked.seat] ?? 0) + 1)])];
  return asked.targets.flatMap((target) =>
    amounts.filter((amount) => amount <= most).map((amount) => ({ seat, shares: amount, target })),
  );
}

export function answerFor(
  state: RocketState,
  asked: Consultation,
  seat: number,
  choices: readonly RocketChoice[],
  dealer: Dealer,
): RocketStep {
  const outlook = outlookFor(state, asked, seat, dealer);
  if (seat === asked.seat) {
    const shares = asked.best?.shares ?? 0;
    const kept = outlook({ seat, shares, target: asked.target });
    return kept > outlook(asked.best) ? { type: 'restore', shares } : { type: 'giveWay' };
  }
  const bid = bestBid(state, asked, bidsOf(state, asked, seat), outlook);
  if (!choices.some(isBid)) return bid ? { type: 'call' } : { type: 'waive' };
  return bid ? { type: 'bid', shares: bid.shares, target: bid.target } : { type: 'pass' };
}

/**
 * The consultation (rules 4 C 2): other shareholders waive or call, bid in turn, and the active seat restores its move or
 * gives way. Answers are taken here, and the verdict is read from them; `extension.ts` carries it out.
 */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { CompanyId } from '../data.ts';
import type { RocketChoice, StepOf } from '../steps.ts';
import type { Bid, Consultation, HexKey, RocketState } from '../types.ts';
import type { Bench } from './bench.ts';
import { isPassengerAtStake } from './passengers.ts';
import { targetsOf } from './targets.ts';

type Answer = StepOf<'waive' | 'call' | 'pass' | 'bid' | 'giveWay' | 'restore'>;
type Range = readonly [least: number, most: number];

const sharesOf = ({ lines }: RocketState, company: CompanyId, seat: number): number =>
  lines[company]?.shares[seat] ?? 0;

const hasWaived = ({ waivers }: RocketState, company: CompanyId, seat: number): boolean =>
  waivers[seat]?.all === true || waivers[seat]?.companies.includes(company) === true;

/** The other seats, clockwise from the active one's left, that hold more than `shares` and want to be asked. */
function holders(state: RocketState, company: CompanyId, active: number, shares: number): number[] {
  const seats = state.players.length;
  return Array.from({ length: Math.max(0, seats - 1) }, (_, index) => (active + 1 + index) % seats).filter(
    (seat) => sharesOf(state, company, seat) > shares && !hasWaived(state, company, seat),
  );
}

/** Opens a consultation if somebody is to be asked and something can change. The share is drawn already. */
export function openConsultation(bench: Bench, seat: number, company: CompanyId, target: HexKey): boolean {
  const { state } = bench;
  const others = holders(state, company, seat, 0);
  const targets = targetsOf(state, company);
  const isMoot = targets.length < 2 && !isPassengerAtStake(state, seat, target);
  if (others.length === 0 || isMoot) return false;
  const [asked, round] = others.length > 1 ? [others, []] : [[], others];
  bench.emit({ type: 'consultationOpened', v: 1, seat, company, target, targets, asked, round });
  return true;
}

export interface Verdict {
  readonly target: HexKey;
  /** The bid that won and is paid; null if nobody bid. */
  readonly winner: Bid | null;
}

/** Where the locomotive goes in the end, or null while somebody has something to say. */
export function verdictOf(state: RocketState, consultation: Consultation): Verdict | null {
  const { asked, round, best, seat, company, target, answered } = consultation;
  if (asked.length > 0 || round.length > 0) return null;
  if (best === null) return { target, winner: null };
  const mayRestore = sharesOf(state, company, seat) >= best.shares;
  return mayRestore && !answered ? null : { target: best.target, winner: best };
}

/** The fewest and the most shares that a seat may bid now. */
const bidRange = (state: RocketState, { company, best }: Consultation, seat: number): Range => [
  (best?.shares ?? 0) + 1,
  sharesOf(state, company, seat),
];

/** The fewest and the most shares with which the active seat restores its move. */
const restoreRange = (state: RocketState, { company, best }: Consultation, seat: number): Range => [
  best?.shares ?? 0,
  sharesOf(state, company, seat),
];

/** Who is asked for a bid after the first one of the round: those who can top the best bid. */
function stillBidding(state: RocketState, { company, seat, round }: Consultation, best: number): number[] {
  const able = holders(state, company, seat, best);
  return round.slice(1).filter((other) => able.includes(other));
}

function bid(
  bench: Bench,
  seat: number,
  asked: Consultation,
  { shares, target }: StepOf<'bid'>,
): Rejection | undefined {
  const [least, most] = bidRange(bench.state, asked, seat);
  if (shares < least || shares > most) return reject('bid.shares', { least, most });
  if (!asked.targets.includes(target)) return reject('bid.target', { company: asked.company, hex: target });
  bench.emit({ type: 'bid', v: 1, seat, shares, target, next: stillBidding(bench.state, asked, shares) });
  return undefined;
}

/** The active seat has no third choice: it gets the hex that it chose at first. */
function restore(bench: Bench, seat: number, asked: Consultation, shares: number): Rejection | undefined {
  const [least, most] = restoreRange(bench.state, asked, seat);
  if (shares < least || shares > most) return reject('restore.shares', { least, most });
  bench.emit({ type: 'restored', v: 1, seat, shares, target: asked.target });
  return undefined;
}

export function answer(bench: Bench, seat: number, step: Answer): Rejection | undefined {
  const { state } = bench;
  const { consultation } = state;
  if (!consultation) return reject('turn.nothingMore');
  switch (step.type) {
    case 'waive':
    case 'giveWay':
      bench.emit({ type: step.type === 'waive' ? 'waived' : 'gaveWay', v: 1, seat });
      return undefined;
    case 'call': {
      const next = holders(state, consultation.company, consultation.seat, 0);
      bench.emit({ type: 'called', v: 1, seat, next });
      return undefined;
    }
    case 'pass': {
      const next = stillBidding(state, consultation, consultation.best?.shares ?? 0);
      bench.emit({ type: 'passed', v: 1, seat, next });
      return undefined;
    }
    case 'bid':
      return bid(bench, seat, consultation, step);
    case 'restore':
      return restore(bench, seat, consultation, step.shares);
  }
}

export const callChoices = (): RocketChoice[] => [{ type: 'waive' }, { type: 'call' }];

export function bidChoices(state: RocketState, seat: number): RocketChoice[] {
  const { consultation } = state;
  if (!consultation) return [];
  const [shares, most] = bidRange(state, consultation, seat);
  const bids = consultation.targets.map((target): RocketChoice => ({ type: 'bid', shares, target, most }));
  return [{ type: 'pass' }, ...(shares > most ? [] : bids)];
}

export function answerChoices(state: RocketState, seat: number): RocketChoice[] {
  const { consultation } = state;
  if (!consultation) return [];
  const [shares, most] = restoreRange(state, consultation, seat);
  return [{ type: 'giveWay' }, { type: 'restore', shares, most }];
}

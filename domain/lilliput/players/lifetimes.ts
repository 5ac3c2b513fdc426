/**
 * How long trains last, as a player guesses it: the deck says how many trains come before the one that makes a kind
 * obsolete or rusts it, and experience says how many leave the deck in a round.
 */
import { type TrainName, trainTriggers } from '../data.ts';
import type { LilliputState, Train } from '../types.ts';

/** Trains that leave the deck in a round: one by bureaucracy, and about this many for each player. */
const BOUGHT_BY_A_PLAYER = 0.5;

/** How often a company's trains will run in a whole game of this length from now on. */
export function runsLeft({ stage, round, rounds, toRun, running }: LilliputState, company: string): number {
  if (stage === 'draft') return rounds;
  const isStillToRun = stage === 'income' || stage === 'actions' || toRun.some((other) => other === company);
  const isDeciding = running?.company === company && !running.kept;
  return rounds - round + (isStillToRun || isDeciding ? 1 : 0);
}

/** Rounds until the first train of this kind appears, by purchase or in the pool. */
function roundsUntil({ deck, players }: LilliputState, first: TrainName): number {
  const place = deck.findIndex(({ type }) => type === first);
  const before = deck.slice(0, Math.max(0, place)).reduce((sum, { left }) => sum + (left ?? 0), 0);
  return (before + 1) / (1 + BOUGHT_BY_A_PLAYER * players.length);
}

const roundsUntilAny = (state: LilliputState, firsts: readonly TrainName[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...firsts.map((first) => roundsUntil(state, first)));

const obsoleteBy = (type: TrainName): TrainName[] =>
  trainTriggers.filter(({ obsolete }) => obsolete.includes(type)).map(({ first }) => first);
const rustedBy = (type: TrainName): TrainName[] =>
  trainTriggers.filter(({ rusts }) => rusts.includes(type)).map(({ first }) => first);

/**
 * By how much what a train brings today is multiplied until the end: half once it is obsolete, nothing once it has
 * rusted, and twice in the last round. An obsolete train brings its half today already.
 */
export function runsWorth(state: LilliputState, { type, obsolete }: Train, runs: number): number {
  if (runs <= 0) return 0;
  const whole = Math.min(runs, obsolete ? Number.POSITIVE_INFINITY : roundsUntilAny(state, obsoleteBy(type)));
  const any = Math.min(runs, roundsUntilAny(state, rustedBy(type)));
  const full = Math.min(whole, any);
  const last = full >= runs ? 1 : any >= runs ? 0.5 : 0;
  return full + (any - full) / 2 + last;
}

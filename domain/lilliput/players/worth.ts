/** Evaluation: what a state is worth to a seat, now and by what it may still earn. */
import { type CharacterId, type CompanyId, companyRules, setup } from '../data.ts';
import { companyNamed, directedBy, directs, priceOf, topTrain } from '../rules/holdings.ts';
import { deckPrice } from '../rules/trains.ts';
import type { LilliputState } from '../types.ts';
import { runsLeft, runsWorth } from './lifetimes.ts';
import type { Outlook } from './outlook.ts';

/** Money to come is worth less than money in hand. */
const CAUTION = 0.8;
/** A pound in a treasury, early; it counts for nothing at the end. */
const TREASURY = 0.35;
const TREASURY_FADES_OVER = 4;
/** A pound that the company needs for its next train. */
const NEEDED = 0.9;
/** More than this is not needed soon. */
const ENOUGH = 700;
const IDLE = 0.3;
/** A token on the board keeps a way open that others could close. */
const TOKEN = 35;
/** A train with fewer runs left than this will have to be replaced soon. */
const LASTING = 1.5;

const SHARES = 10;

/** What a character brings in a whole game; the Treasurer's card is money in the end. */
const CHARACTERS: Readonly<Record<CharacterId, number>> = {
  admiral: 70,
  treasurer: 60,
  justiciary: 55,
  general: 50,
  emperor: 45,
};

const charactersWorth = ({ rounds, round }: LilliputState, held: readonly CharacterId[]): number =>
  held.reduce((sum, id) => sum + CHARACTERS[id], 0) * (1 - round / (rounds + 1));

export type Judge = (state: LilliputState) => number;

/** What a company has that is no money in the end: its treasury and its tokens. */
function meansWorth(state: LilliputState, company: CompanyId): number {
  const { treasury, trains, director, tokens } = companyNamed(state, company);
  const runs = runsLeft(state, company);
  if (runs <= 0) return 0;
  const lasts = trains.some((train) => runsWorth(state, train, runs) >= Math.min(LASTING, runs));
  const top = topTrain(state);
  const needed = lasts || top === null || runs < 2 ? 0 : Math.min(treasury, deckPrice(state, director, top));
  const spare = treasury - needed;
  const soon = Math.min(spare, ENOUGH);
  const fading = Math.min(1, (runs - 1) / TREASURY_FADES_OVER);
  const placed = companyRules.stationMarkers - tokens;
  return NEEDED * needed + fading * (TREASURY * (soon + IDLE * (spare - soon)) + TOKEN * placed);
}

/** Judges what a turn leads to. What the companies of others earn is taken from the state at its beginning. */
export function judgeFor(seat: number, outlook: Outlook, begun: LilliputState): Judge {
  const earnings = (state: LilliputState, company: CompanyId): number => {
    const isOwn = directs(state, seat, company) || !begun.companies[company];
    return outlook.earnings(isOwn ? state : begun, company);
  };
  return (state) => {
    const player = state.players[seat];
    if (!player) return 0;
    let sum = player.cash + player.copyCards * setup.copyCardEndValue + charactersWorth(state, player.characters);
    const shares = new Map<CompanyId, number>();
    for (const { company, percent } of player.certificates) {
      shares.set(company, (shares.get(company) ?? 0) + percent / SHARES);
    }
    for (const [company, count] of shares) {
      sum += count * priceOf(state, company) + CAUTION * (count / SHARES) * earnings(state, company);
    }
    for (const company of directedBy(state, seat)) sum += meansWorth(state, company);
    return sum;
  };
}

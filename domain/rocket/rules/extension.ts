/** Action C (rules 4 C): a line is extended. A move is chosen; what it brings follows when nobody changes it any more. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { citiesBeside, cityOn, kindOf, numberOf } from '../board.ts';
import { components, type CityId, type CompanyId, income } from '../data.ts';
import type { RocketChoice, StepOf } from '../steps.ts';
import type { HexKey, RocketState } from '../types.ts';
import type { Bench } from './bench.ts';
import { openConsultation, verdictOf } from './consultation.ts';
import { endAfterExtension } from './ending.ts';
import { newlyIsolated } from './isolation.ts';
import { stationsOn } from './line-stations.ts';
import { countBySeat, majorities, prizesOfLine } from './majorities.ts';
import { mergeIfTouching } from './merger.ts';
import { isFree, occupancyOf } from './occupancy.ts';
import { isPassengerAtStake } from './passengers.ts';
import { payShares } from './payment.ts';
import { headingOf, hexesAhead, openTargets, touchesTooMany } from './targets.ts';

export const extensionChoices = (state: RocketState): RocketChoice[] =>
  openTargets(state).flatMap(([company, targets]) =>
    targets.map((target): RocketChoice => ({ type: 'extend', company, target })),
  );

/** Why a locomotive may not go there. */
function problemOf({ lines, turn }: RocketState, company: CompanyId, target: HexKey): Rejection | undefined {
  const line = lines[company];
  if (turn.moved.includes(company)) return reject('extend.moved', { company });
  if (!line) return reject('extend.dissolved', { company });
  const hex = numberOf(target);
  const params = { company, hex: target };
  const occupancy = occupancyOf(lines);
  if (cityOn[hex] !== null) return reject('extend.city', { city: cityOn[hex] ?? '' });
  if (!hexesAhead(line).includes(hex)) return reject('extend.notAhead', params);
  if (!isFree(occupancy, hex)) return reject('extend.taken', params);
  return touchesTooMany(occupancy, hex, company) ? reject('extend.twoLines', params) : undefined;
}

export function extend(bench: Bench, seat: number, { company, target }: StepOf<'extend'>): Rejection | undefined {
  const problem = problemOf(bench.state, company, target);
  if (problem) return problem;
  const share = (bench.state.lines[company]?.pile ?? 0) > 0;
  bench.emit({ type: 'moveChosen', v: 1, seat, company, target, share });
  if (!openConsultation(bench, seat, company, target)) finishExtension(bench, seat, company, target, null);
  return undefined;
}

/** Carries the move out once nobody has anything to say any more. */
export function settleConsultation(bench: Bench): void {
  const { consultation } = bench.state;
  const verdict = consultation && verdictOf(bench.state, consultation);
  if (!consultation || !verdict) return;
  const { seat, company } = consultation;
  const { target, winner } = verdict;
  if (winner) payShares(bench, company, winner);
  finishExtension(bench, seat, company, target, winner?.seat ?? null);
}

/** Everything that follows when the target is certain, in the order of the rules. `winner` has paid for it, if anybody. */
function finishExtension(bench: Bench, seat: number, company: CompanyId, to: HexKey, winner: number | null): void {
  const line = bench.state.lines[company];
  if (!line) return;
  const { locomotive: from, heading } = line;
  const cities = (citiesBeside[numberOf(to)] ?? []).filter((city) => !line.cities.includes(city));
  const isPassenger = (winner === null || winner === seat) && isPassengerAtStake(bench.state, seat, to);
  bench.emit({
    type: 'lineExtended',
    v: 1,
    seat,
    company,
    from,
    to,
    heading: headingOf(from, to),
    tile: heading !== null && bench.state.tilesLaid < components.tiles,
    cities,
  });
  if (isPassenger) bench.emit({ type: 'passengerTaken', v: 1, seat, company });
  for (const city of cities) if (kindOf(city) === 'large') payCity(bench, company, city);
  for (const city of cities) if (kindOf(city) === 'town') payTown(bench, company, city);
  mergeIfTouching(bench, company, to);
  for (const cut of newlyIsolated(bench.state.lines)) {
    bench.emit({ type: 'lineIsolated', v: 1, company: cut, removed: bench.state.lines[cut]?.pile ?? 0 });
  }
  endAfterExtension(bench);
}

function payCity(bench: Bench, company: CompanyId, city: CityId): void {
  const { tokens, players } = bench.state;
  const owned = tokens.filter((token) => token.city === city);
  const payouts = majorities(countBySeat(players.length, owned), income.city);
  if (payouts.length > 0) bench.emit({ type: 'cityPaid', v: 1, company, city, payouts });
}

function payTown(bench: Bench, company: CompanyId, city: CityId): void {
  const line = bench.state.lines[company];
  if (!line) return;
  const value = line.cities.length;
  const payouts = majorities(stationsOn(bench.state, line), prizesOfLine(value));
  if (payouts.length > 0) bench.emit({ type: 'townPaid', v: 1, company, city, value, payouts });
}

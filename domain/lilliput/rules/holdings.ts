/** Who has what: questions that many rules ask of a state. */
import type { Workbench } from '../../kernel/workbench.ts';
import {
  type CharacterId,
  type ChartSpace,
  type CompanyId,
  chart,
  companyRules,
  type Phase,
  type PlayerCount,
  phases,
  type SpaceId,
  type TrainName,
  trains as trainTypes,
} from '../data.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputState, RunningCompany, Train } from '../types.ts';

export type Bench = Workbench<LilliputState, LilliputFact>;

const spaces: ReadonlyMap<SpaceId, ChartSpace> = new Map(chart.spaces.map((space) => [space.id, space]));

/** Companies that have a director, in the order of their prices: the dearer first, on one space the upper marker. */
export function byPrice(state: LilliputState): CompanyId[] {
  return chart.spaces
    .filter(({ id }) => state.chart[id])
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ id }) => state.chart[id] ?? []);
}

export const spaceNamed = (id: SpaceId): ChartSpace => {
  const space = spaces.get(id);
  if (!space) throw new Error(`no space ${id} on the chart`);
  return space;
};

export function spaceOf(state: LilliputState, company: CompanyId): ChartSpace {
  const found = chart.spaces.find(({ id }) => state.chart[id]?.includes(company));
  if (!found) throw new Error(`${company} has no marker on the chart`);
  return found;
}

export const priceOf = (state: LilliputState, company: CompanyId): number => spaceOf(state, company).value;

/** The companies that a seat directs, in the order in which they were taken. */
export const directedBy = (state: LilliputState, seat: number): CompanyId[] =>
  (state.players[seat]?.certificates ?? []).filter(({ percent }) => percent === 50).map(({ company }) => company);

export const directs = (state: LilliputState, seat: number, company: CompanyId): boolean =>
  state.companies[company]?.director === seat;

export function companyNamed(state: LilliputState, id: CompanyId): RunningCompany {
  const company = state.companies[id];
  if (!company) throw new Error(`${id} has no director`);
  return company;
}

export const hasCharacter = (state: LilliputState, seat: number, character: CharacterId): boolean =>
  state.players[seat]?.characters.includes(character) ?? false;

/** 10 % shares of a company that a seat holds. */
export const sharesOf = (state: LilliputState, seat: number, company: CompanyId): number =>
  (state.players[seat]?.certificates ?? []).filter((held) => held.company === company && held.percent === 10).length;

/** 10 % shares that lie in the bank. */
export function bankShares(state: LilliputState, company: CompanyId): number {
  const printed = companyRules.certificates.length - 1;
  return printed - state.players.reduce((sum, _, seat) => sum + sharesOf(state, seat, company), 0);
}

export const cashOf = (state: LilliputState, seat: number): number => state.players[seat]?.cash ?? 0;

export function phaseOf(state: LilliputState): Phase {
  const phase = phases.find((candidate) => candidate.phase === state.phase);
  if (!phase) throw new Error(`no phase ${state.phase}`);
  return phase;
}

/** People at the table; Gulliver is none. */
export const peopleAt = ({ players, gulliver }: LilliputState): PlayerCount =>
  (players.length - (gulliver === null ? 0 : 1)) as PlayerCount;

/** A company of Gulliver's: it has no treasury and decides nothing. */
export const isGullivers = (state: LilliputState, company: CompanyId): boolean =>
  state.gulliver !== null && directs(state, state.gulliver, company);

/** A company is ten shares of 10 %; the director's certificate stands for five of them. */
export const ALL_SHARES = 10;
export const DIRECTOR_SHARES = 5;

export const isLastRound = (state: LilliputState): boolean => state.round >= state.rounds;

/** Trains of a list that differ, each once, in the order of the list. */
export const differentTrains = (trains: readonly Train[]): Train[] =>
  trains.filter(
    (train, index) =>
      trains.findIndex(({ type, obsolete }) => type === train.type && obsolete === train.obsolete) === index,
  );

/** The train on top of the deck. */
export const topTrain = (state: LilliputState): TrainName | null =>
  state.deck.find(({ left }) => left === null || left > 0)?.type ?? null;

export const printedPrice = (type: TrainName): number => trainTypes.find((train) => train.type === type)?.cost ?? 0;

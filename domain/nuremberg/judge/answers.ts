/** Answers the questions of the judge by the functions that play. */
import type { Dealer } from '../../kernel/draws.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { work } from '../../kernel/workbench.ts';
import { copy } from '../copy.ts';
import { evolve } from '../evolve.ts';
import type { FactOf, NurembergFact } from '../facts.ts';
import { networkOf } from '../network.ts';
import { creditBoxes, lapsedBid, nextBidder, possibleBids, setOrders } from '../rules/auction.ts';
import type { Bench } from '../rules/bench.ts';
import { buildingChoices, finishLine, isLineWhole } from '../rules/building.ts';
import { carriesFor } from '../rules/carrying.ts';
import { standings } from '../rules/ranking.ts';
import { scoreOf, scoreTurn } from '../rules/scoring.ts';
import { runsFor, saleCost } from '../rules/takeover.ts';
import { purchasesFor } from '../rules/trains.ts';
import { act } from '../rules/turn.ts';
import type { NurembergStep } from '../steps.ts';
import type { NurembergState, Points, Track } from '../types.ts';
import type { Case, CaseOf } from './cases.ts';
import { stateFrom } from './state.ts';

export function answerTo(given: Case): unknown {
  switch (given.ask) {
    case 'auction':
      return auction(given);
    case 'credit':
      return credit(given);
    case 'lines':
      return given.tries.map(({ areas, points }) => line(given, areas, points));
    case 'oneLink':
      return oneLink(given);
    case 'trains':
      return trains(given);
    case 'buys':
      return given.tries.map(
        (step) => played(state(given, 'transport'), given.seat, [{ type: 'buyTrain', ...step }]) !== null,
      );
    case 'carries':
      return carries(given);
    case 'settle':
      return settle(given);
    case 'sales':
      return given.tries.map((step) => sale(given, step));
    case 'runs':
      return runs(given);
    case 'final':
      return final(given);
  }
}

const state = (given: Case, stage: NurembergState['stage']): NurembergState =>
  stateFrom(given.state, stage, 'seat' in given ? given.seat : null);

/** No answer needs chance. */
const noDealer: Dealer = { draw: () => 0, reveal: () => null };

interface Played {
  readonly state: NurembergState;
  readonly facts: readonly NurembergFact[];
}

function worked(from: NurembergState, piece: (bench: Bench) => ReturnType<typeof act>): Played | null {
  const done = work({ evolve, copy }, { state: from, drawn: 0, dealer: noDealer }, piece);
  return isRejection(done) ? null : done;
}

/** The position after these steps, or null where one is refused. */
const played = (from: NurembergState, seat: number, steps: readonly NurembergStep[]): Played | null =>
  worked(from, (bench) => {
    for (const step of steps) {
      const refused = act(bench, seat, step);
      if (refused) return refused;
    }
    return undefined;
  });

const printed = (track: Track): [number, number][] => track.map(({ seat, points }) => [seat, points]);

/** Sorted by what the lists hold: numbers by value, strings by code unit. */
function sorted<T>(list: readonly T[], keys: (entry: T) => readonly (string | number)[]): T[] {
  return list.toSorted((one, other) => {
    const [first, second] = [keys(one), keys(other)];
    const place = first.findIndex((key, index) => key !== second[index]);
    if (place < 0) return 0;
    return (first[place] ?? '') < (second[place] ?? '') ? -1 : 1;
  });
}

function auction(given: CaseOf<'auction'>) {
  const here = state(given, 'auction');
  const awaited = nextBidder(here, given.last);
  if (awaited === null) return { awaited, bids: [], byClock: null };
  const lapsed = lapsedBid(here, awaited);
  return {
    awaited,
    bids: possibleBids(here, awaited),
    byClock: lapsed && { box: lapsed.box, cubes: lapsed.cubes },
  };
}

function credit(given: CaseOf<'credit'>) {
  const after = worked(state(given, 'auction'), (bench) => {
    creditBoxes(bench);
    setOrders(bench);
    return undefined;
  });
  if (!after) return null;
  const { tracks, build, train } = after.state;
  const { white, brown, red, green } = tracks;
  return {
    tracks: { white: printed(white), brown: printed(brown), red: printed(red), green: printed(green) },
    build,
    train,
  };
}

const REFUSED = { legal: false };

function line(given: CaseOf<'lines'>, areas: readonly string[], paid: { readonly [colour in keyof Points]?: number }) {
  const [first = '', ...others] = areas;
  const points = { white: 0, brown: 0, red: 0, green: 0, ...paid };
  const isPaid = Object.values(points).some((part) => part > 0);
  const steps: NurembergStep[] = [
    { type: 'startLine', area: first },
    ...others.map((to) => ({ type: 'addLink' as const, to })),
    ...(isPaid ? [{ type: 'payLinks' as const, points }] : []),
  ];
  const laid = played(state(given, 'building'), given.seat, steps);
  if (!laid || !isLineWhole(laid.state)) return REFUSED;
  const done = worked(laid.state, (bench) => {
    finishLine(bench, given.seat);
    return undefined;
  });
  const built = done?.facts.find((fact): fact is FactOf<'lineBuilt'> => fact.type === 'lineBuilt');
  const joined = done?.facts.find((fact): fact is FactOf<'citiesConnected'> => fact.type === 'citiesConnected');
  if (!built) return REFUSED;
  return {
    legal: true,
    links: built.cost,
    fees: built.fees,
    cubes: built.cubes,
    points: Object.values(built.points).reduce((sum, part) => sum + part, 0),
    landowners: built.fees.white,
    bonus: joined?.vp ?? null,
  };
}

function oneLink(given: CaseOf<'oneLink'>) {
  const { seat } = given;
  const here = state(given, 'building');
  const found = buildingChoices(here, seat).flatMap((start) => {
    const started = start.type === 'startLine' ? played(here, seat, [start]) : null;
    if (!started) return [];
    return buildingChoices(started.state, seat).flatMap((link) => {
      const laid = link.type === 'addLink' ? played(started.state, seat, [link]) : null;
      if (!laid?.state.line) return [];
      const { areas, cost, fees, owed } = laid.state.line;
      return [{ areas, links: cost, fees, points: owed }];
    });
  });
  return sorted(found, ({ areas }) => areas);
}

const trains = (given: CaseOf<'trains'>) =>
  Object.fromEntries(purchasesFor(state(given, 'transport'), given.seat).map(({ train, price }) => [train.id, price]));

const carries = (given: CaseOf<'carries'>) =>
  sorted(
    carriesFor(state(given, 'transport'), given.seat).map(({ area, kind, train }) => [area, kind, train]),
    (entry) => entry,
  );

function settle(given: CaseOf<'settle'>) {
  const here = state(given, 'transport');
  const scores = here.players.map((_, seat) => scoreOf(here, seat));
  const after = worked(here, (bench) => {
    scoreTurn(bench);
    return undefined;
  });
  return {
    vp: scores.map(({ vp }) => vp),
    profit: scores.map(({ profit }) => profit),
    track: printed(after?.state.tracks.profit ?? []),
    general: after?.state.general ?? [],
  };
}

function sale(given: CaseOf<'sales'>, step: CaseOf<'sales'>['tries'][number]) {
  const before = state(given, 'takeover');
  const after = played(before, given.seat, [{ type: 'sellRun', ...step }]);
  if (!after) return REFUSED;
  const owns = (at: NurembergState, area: string) => networkOf(at).companiesAt(area).includes(step.company);
  const towns = step.areas.filter((area) => owns(after.state, area) && !owns(before, area));
  return {
    legal: true,
    cost: saleCost(step.areas.length - 1),
    towns: towns.toSorted((one, other) => (one < other ? -1 : 1)),
    track: printed(after.state.tracks[step.company]),
  };
}

const runs = (given: CaseOf<'runs'>) =>
  sorted(
    runsFor(state(given, 'takeover'), given.seat).map(({ company, areas }) => {
      const ends = [areas[0] ?? '', areas.at(-1) ?? ''].toSorted((one, other) => (one < other ? -1 : 1));
      return { company, ends, links: areas.length - 1, cost: saleCost(areas.length - 1) };
    }),
    ({ company, ends, links }) => [company, ...ends, links],
  );

function final(given: CaseOf<'final'>) {
  const ranked = standings(state(given, 'over'));
  const bySeat = ranked.toSorted((one, other) => one.seat - other.seat);
  return {
    sets: bySeat.map(({ sets }) => sets),
    total: bySeat.map(({ total }) => total),
    ranking: ranked.map(({ seat }) => seat),
  };
}

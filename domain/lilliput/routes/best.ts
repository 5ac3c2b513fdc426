/**
 * The best run of a company: which of its trains runs where so that they bring the most together, and among those the
 * run with the most from mines (rules 3, 9). Exact on every board that the tile supply allows; the routes come with it.
 *
 * Ties. Trains are served in this order: the one whose best trail alone brings more, then the later type, then normal
 * before obsolete, then their order in the list. For each train trails are ordered by what they bring, then by less
 * track, then by the search that finds them (tokens in reading order, sides from north clockwise). Of all best runs
 * the first in the order of a dictionary is returned: the first train has the earliest trail it can have in any best
 * run, then the second, and so on. So neither the order in which tiles were laid nor the order of equal trains
 * matters.
 */
import type { CompanyId, PhaseColour, Variant } from '../data.ts';
import type { Train } from '../types.ts';
import { type Network, networkOf, type RouteBoard } from './network.ts';
import { IDLE, pack, type TrailList } from './packing.ts';
import { type Route, routeOf } from './route.ts';
import { isUsedUp, stepsOf } from './steps.ts';
import { type Trails, trailsOf } from './trails.ts';
import { kindOf, namedCities, rankOf, revenueOn, type TrainKind } from './worth.ts';

export interface RunQuery {
  readonly board: RouteBoard;
  readonly company: CompanyId;
  readonly trains: readonly Train[];
  readonly phaseColour: PhaseColour;
  readonly variants: readonly Variant[];
}

export interface BestRun {
  readonly revenue: number;
  readonly mineBonus: number;
  /** False only if a number of steps was given and did not suffice. */
  readonly proved: boolean;
  /** In the order of the trains; a train that stays idle has none. */
  readonly routes: readonly Route[];
}

/** A kind of train with what it may run: trails by number, best first. */
interface Choice extends TrailList {
  readonly kind: TrainKind;
  readonly trails: readonly number[];
}

/** One more than all mines on the board can bring, so that a pound of revenue outweighs them. */
const revenueWeight = ({ cells }: Network): number =>
  cells.reduce((sum, { tile: { definition } }) => sum + (definition.mine ?? 0) * definition.tracks.length, 1);

function choiceFor(kind: TrainKind, trails: Trails, weight: number): Choice {
  const { counting, mine, edges, sets, links } = trails;
  const { words } = links;
  const count = counting.length;
  const scoreOf: number[] = [];
  let [most, longest] = [0, 0];
  for (let trail = 0; trail < count; trail++) {
    const score = counting[trail]! > kind.range ? 0 : revenueOn(trails, trail, kind) * weight + mine[trail]!;
    scoreOf.push(score);
    most = Math.max(most, score);
    longest = Math.max(longest, edges[trail]!);
  }
  // What it brings, its length and its number in one figure, which is sorted fastest.
  const keys: number[] = [];
  for (let trail = 0; trail < count; trail++) {
    const score = scoreOf[trail]!;
    if (score > 0) keys.push(((most - score) * (longest + 1) + edges[trail]!) * count + trail);
  }
  const ordered = keys.sort((a, b) => a - b).map((key) => key % count);
  const scores = ordered.map((trail) => scoreOf[trail]!);
  const orderedSets: number[] = [];
  for (const trail of ordered) {
    for (let word = 0; word < words; word++) orderedSets.push(sets[trail * words + word]!);
  }
  return { kind, trails: ordered, scores, sets: orderedSets };
}

/** The trains' places in the list, in the order in which they are served. */
function inServingOrder(choices: readonly Choice[]): readonly number[] {
  const firstScore = ({ scores }: Choice): number => scores[0] ?? 0;
  return choices
    .map((_, train) => train)
    .sort((one, other) => {
      const [a, b] = [choices[one]!, choices[other]!];
      return (
        firstScore(b) - firstScore(a) ||
        rankOf(b.kind.type) - rankOf(a.kind.type) ||
        Number(a.kind.obsolete) - Number(b.kind.obsolete) ||
        one - other
      );
    });
}

/** `mostSteps` is for boards beyond the supply: there a proof may take longer than anybody waits. */
export function bestRun(query: RunQuery, mostSteps = Number.POSITIVE_INFINITY): BestRun {
  const kinds = query.trains.map(kindOf);
  const network = networkOf(query.board, query.company);
  const range = kinds.reduce((longest, kind) => Math.max(longest, kind.range), 0);
  // Half of the steps at most for finding trails, so that some are left for packing what was found.
  const finding = stepsOf(mostSteps / 2);
  const trails = trailsOf(
    { network, phaseColour: query.phaseColour, names: namedCities(query.variants), range },
    finding,
  );

  const weight = revenueWeight(network);
  const choiceByKind = new Map<string, Choice>();
  const choices = kinds.map((kind) => {
    const key = `${kind.type} ${kind.obsolete}`;
    const choice = choiceByKind.get(key) ?? choiceFor(kind, trails, weight);
    choiceByKind.set(key, choice);
    return choice;
  });
  const order = inServingOrder(choices);
  const packing = stepsOf(mostSteps / 2 + Math.max(0, finding.left));
  const places = pack(
    order.map((train) => choices[train]!),
    trails.links.gates,
    trails.links.words,
    packing,
  );

  const routes = order
    .flatMap((train, served) => {
      const place = places[served]!;
      if (place === IDLE) return [];
      const { kind, trails: ordered } = choices[train]!;
      return [routeOf({ network, trails, trail: ordered[place]!, train, kind, phaseColour: query.phaseColour })];
    })
    .sort((one, other) => one.train - other.train);
  return {
    revenue: routes.reduce((sum, route) => sum + route.revenue, 0),
    mineBonus: routes.reduce((sum, route) => sum + route.mineBonus, 0),
    proved: !isUsedUp(finding) && !isUsedUp(packing),
    routes,
  };
}

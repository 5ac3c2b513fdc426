/**
 * Positions of Stephenson's Rocket for the tests of its rules, as short as they can be said. A line is a path: the hexes that
 * its locomotive went to from its start city. Everything that is not named is as at the start.
 */
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { playSteps } from '../../../domain/kernel/workbench.ts';
import { seededDealer } from '../../../domain/kernel/draws.ts';
import { citiesBeside, numberOf, startOf } from '../../../domain/rocket/board.ts';
import type { CityId, CompanyId, Good } from '../../../domain/rocket/data.ts';
import { evolve } from '../../../domain/rocket/evolve.ts';
import type { RocketFact } from '../../../domain/rocket/facts.ts';
import { rocket } from '../../../domain/rocket/game.ts';
import { headingOf } from '../../../domain/rocket/rules/targets.ts';
import type { RocketChoice, RocketStep } from '../../../domain/rocket/steps.ts';
import type { HexKey, Line, RocketState } from '../../../domain/rocket/types.ts';
import { deepFreeze, given, TEST_SEED } from '../../given.ts';

export interface LineWish {
  /** Hexes after the start city, apart by spaces. */
  readonly path?: string;
  /** Track that lies elsewhere, of absorbed lines. */
  readonly track?: string;
  /** Cities besides those along the path. */
  readonly cities?: readonly CityId[];
  readonly shares?: readonly number[];
  readonly pile?: number;
  readonly supplementary?: number;
  readonly isolated?: true;
}

export interface Position {
  readonly seats?: number;
  /** Whose turn it is; seat 0 unless told. */
  readonly seat?: number;
  /** Actions that are behind in this turn. */
  readonly actions?: number;
  readonly moved?: readonly CompanyId[];
  readonly lines?: { readonly [company in CompanyId]?: LineWish };
  /** Companies that were dissolved. */
  readonly gone?: readonly CompanyId[];
  /** `'2,11': 1` is a station of seat 1. */
  readonly stations?: { readonly [hex: string]: number };
  /** Tokens by seat. */
  readonly tokens?: readonly (readonly [seat: number, city: CityId, good: Good])[];
  readonly passengers?: readonly number[];
  readonly cash?: readonly number[];
  readonly tiles?: number;
  readonly idleTurns?: number;
  readonly turnsEnded?: number;
}

const hexList = (words = ''): HexKey[] => words.split(' ').filter((word) => word !== '') as HexKey[];

function lineOf(company: CompanyId, line: Line, wish: LineWish, seats: number): Line {
  const path = [startOf(company), ...hexList(wish.path)];
  for (const hex of [...path, ...hexList(wish.track)]) if (numberOf(hex) < 0) throw new Error(`no hex ${hex}`);
  const locomotive = path.at(-1) ?? startOf(company);
  const before = path.at(-2);
  const shares = Array.from({ length: seats }, (_, seat) => wish.shares?.[seat] ?? 0);
  const reached = path.slice(1).flatMap((hex) => citiesBeside[numberOf(hex)] ?? []);
  return {
    locomotive,
    heading: before === undefined ? null : headingOf(before, locomotive),
    track: [...path.slice(1, -1), ...hexList(wish.track)],
    cities: [...new Set([...line.cities, ...reached, ...(wish.cities ?? [])])],
    isolated: wish.isolated === true,
    pile: wish.pile ?? (wish.isolated ? 0 : line.pile - shares.reduce((sum, held) => sum + held, 0)),
    shares,
    supplementary: wish.supplementary ?? 0,
  };
}

export function position(wanted: Position = {}): RocketState {
  const { seats = 3, seat = 0, lines = {}, gone = [], stations = {}, tokens = [] } = wanted;
  const state = evolve(rocket.blank(), { type: 'gameSetUp', v: 1, seats, first: seat, draws: [] });
  for (const [id, line] of Object.entries(state.lines)) {
    const company = id as CompanyId;
    state.lines[company] = lineOf(company, line, lines[company] ?? {}, seats);
  }
  for (const company of gone) delete state.lines[company];
  state.stations = Object.entries(stations).map(([at, owner]) => ({ seat: owner, at: at as HexKey }));
  state.tokens = tokens.map(([owner, city, good]) => ({ seat: owner, city, good }));
  for (const [index, player] of state.players.entries()) {
    player.cash = wanted.cash?.[index] ?? 0;
    player.passengers = wanted.passengers?.[index] ?? 0;
  }
  const laid = Object.values(state.lines).reduce((sum, { track }) => sum + track.length, 0);
  state.tilesLaid = wanted.tiles ?? laid;
  state.turn = { seat, actions: wanted.actions ?? 0, moved: [...(wanted.moved ?? [])], progress: false };
  state.idleTurns = wanted.idleTurns ?? 0;
  state.turnsEnded = wanted.turnsEnded ?? 0;
  return state;
}

/** The form of a rule's test, at a position or a state. */
export function at(wanted: Position | RocketState = {}) {
  const state = 'players' in wanted ? wanted : position(wanted);
  return given({ ...rocket, blank: () => state }, []);
}

const dealer = seededDealer(TEST_SEED);

type Submission = readonly [seat: number, ...steps: RocketStep[]];

/** What these submissions bring, one after the other; one that is refused fails the test. */
export function play(wanted: Position | RocketState, ...submissions: readonly Submission[]) {
  let state = 'players' in wanted ? wanted : position(wanted);
  const facts: RocketFact[] = [];
  for (const [seat, ...steps] of submissions) {
    const sent = playSteps(rocket, deepFreeze(state), seat, steps, dealer, 0);
    if (isRejection(sent)) throw new Error(`seat ${seat}: ${sent.code} ${JSON.stringify(sent.params)}`);
    facts.push(...sent.facts);
    state = sent.state;
  }
  return { state, facts, types: facts.map(({ type }) => type) };
}

/** The facts of one type. */
export const only = <Type extends RocketFact['type']>(facts: readonly RocketFact[], type: Type) =>
  facts.filter((fact): fact is Extract<RocketFact, { type: Type }> => fact.type === type);

/** Who is asked for what, without those who may only declare a waiver. */
export const asked = (state: RocketState) =>
  rocket
    .awaiting(state)
    .filter(({ optional }) => !optional)
    .map(({ seat, need }) => ({ seat, need }));

/** What may come next after these steps of a seat. */
export function choices(wanted: Position | RocketState, seat: number, ...steps: RocketStep[]): readonly RocketChoice[] {
  let draft = rocket.begin('players' in wanted ? wanted : position(wanted), seat, dealer, 0);
  for (const step of steps) {
    if (isRejection(draft)) break;
    draft = rocket.step(draft, step);
  }
  if (isRejection(draft)) throw new Error(`seat ${seat}: ${draft.code}`);
  return draft.choices;
}

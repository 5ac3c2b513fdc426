/**
 * Any position of 18Lilliput as a list of real facts, so that a rule's test says only what matters to it. What is not
 * named is as after the draft: red north of Mildendo, blue east, yellow south, green west, one for each seat, the first
 * turn of round 1, phase 1.
 *
 * A tile of the board is written `tile rotation tokens…`, one token or `-` per slot: `'1,0': 'g-city 1 red -'`.
 */
import { seededDealer } from '../../../domain/kernel/draws.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import { cellKey, cellOf } from '../../../domain/lilliput/board.ts';
import {
  type CharacterId,
  type CompanyId,
  characters,
  companies,
  companyRules,
  type PhaseNumber,
  phases,
  type PlayerCount,
  type Rotation,
  type SpaceId,
  type TrainName,
  tiles,
  trains,
  trainTriggers,
} from '../../../domain/lilliput/data.ts';
import type { FactOf, LilliputFact } from '../../../domain/lilliput/facts.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { cardsFor } from '../../../domain/lilliput/rules/cards.ts';
import { start } from '../../../domain/lilliput/rules/set-up.ts';
import { tileIn } from '../../../domain/lilliput/rules/variants.ts';
import type { LilliputChoice, LilliputStep } from '../../../domain/lilliput/steps.ts';
import type { LilliputState, VariantId } from '../../../domain/lilliput/types.ts';
import { given, TEST_SEED } from '../../given.ts';

export interface CompanyPosition {
  readonly director: number;
  readonly treasury: number;
  readonly trains: readonly TrainName[];
  readonly space: SpaceId;
  /** The cell of the home token; otherwise the first with a token of the company. */
  readonly home: string;
}

export interface Position {
  /** One plays against Gulliver: red is his own, yellow is Gulliver's, and so is whatever seat 1 directs. */
  readonly seats?: PlayerCount;
  readonly variants?: readonly VariantId[];
  readonly round?: number;
  readonly phase?: PhaseNumber;
  /** Seats whose turns are still to come in the round. */
  readonly order?: readonly number[];
  readonly cash?: readonly number[];
  readonly copyCards?: readonly number[];
  readonly companies?: { readonly [id in CompanyId]?: Partial<CompanyPosition> };
  readonly board?: { readonly [cell: string]: string };
  /** Seats that hold a 10 % share of a company, once for each share. */
  readonly shares?: { readonly [id in CompanyId]?: readonly number[] };
  readonly characters?: { readonly [id in CharacterId]?: number };
  /** Tiles left, where it is not what the board leaves over. */
  readonly supply?: { readonly [tile: string]: number };
  readonly deck?: { readonly [type in TrainName]?: number };
  readonly pool?: readonly TrainName[];
  /** Cards that seats have taken in this round. */
  readonly taken?: { readonly [card: string]: number };
  /** The Justiciary has not chosen yet. */
  readonly beforeIncome?: true;
}

const SEATED: readonly (readonly [CompanyId, string, string])[] = [
  ['red', '0,-1', 'y-city-straight 0 red'],
  ['blue', '1,0', 'y-metro-straight 1 blue'],
  ['yellow', '0,1', 'y-city-straight 0 yellow'],
  ['green', '-1,0', 'y-city-straight 1 green'],
];

const SOLO = SEATED.filter(([id]) => id === 'red' || id === 'yellow');
const GULLIVER = 1;

interface Laid {
  readonly cell: { readonly x: number; readonly y: number };
  readonly tile: string;
  readonly rotation: Rotation;
  readonly tokens: (CompanyId | null)[];
}

function laidTile([key, words]: [string, string]): Laid {
  const [tile = '', rotation, ...named] = words.split(' ');
  const slots = tiles.get(tile)?.stops[0]?.slots ?? 0;
  const tokens = Array.from({ length: slots }, (_, slot) =>
    (named[slot] ?? '-') === '-' ? null : (named[slot] as CompanyId),
  );
  if (!tiles.has(tile) || named.length > slots) throw new Error(`no such tile: ${words}`);
  return { cell: cellOf(key), tile, rotation: Number(rotation) as Rotation, tokens };
}

export function position(wanted: Position = {}): LilliputFact[] {
  const seats = wanted.seats ?? 2;
  const phase = wanted.phase ?? 1;
  const seated = seats === 1 ? SOLO : SEATED.slice(0, seats);
  const board = { ...Object.fromEntries(seated.map(([, key, words]) => [key, words])), ...wanted.board };
  const laid = Object.entries(board).map(laidTile);
  const ids = [...new Set([...seated.map(([id]) => id), ...(Object.keys(wanted.companies ?? {}) as CompanyId[])])];

  return [
    setUp(wanted, seats, [...laid, ...ids.map((id) => homeOf(id, wanted, laid))]),
    ...ids.map((id, seat) => companyTaken(id, wanted.companies?.[id]?.director ?? seat, wanted, laid)),
    ...characters
      .filter(({ id }) => wanted.characters?.[id] !== undefined)
      .map(({ id, tiles: own }) =>
        fact('characterTaken', {
          seat: wanted.characters![id]!,
          character: id,
          tiles: own.map(({ tile, count }) => ({ tile: tileIn(wanted.variants ?? [], tile), count })),
        }),
      ),
    ...(wanted.pool ?? []).map((train) => fact('trainPooled', { train })),
    fact('draftEnded', {
      companiesLeaving: [],
      charactersLeaving: [],
      tilesLeaving: [],
      unfounded: companies.filter(({ id, starting }) => !starting && !ids.includes(id)).map(({ id }) => id),
      deck: trains.map(({ type, deck }) => ({ type, left: wanted.deck?.[type] ?? leftOf(type, phase, deck[seats]) })),
    }),
    ...trainTriggers.filter((trigger) => trigger.phase <= phase).map(phaseChanged),
    ...laid.map(tileLaid),
    ...Object.entries(wanted.shares ?? {}).flatMap(([company, holders]) =>
      holders.map((seat) => fact('shareBought', { seat, company: company as CompanyId, price: 0 })),
    ),
    ...roundStarted(wanted, seats),
  ];
}

const fact = <Type extends LilliputFact['type']>(type: Type, rest: Omit<FactOf<Type>, 'type' | 'v'>): LilliputFact =>
  ({ type, v: type === 'draftEnded' ? 2 : 1, ...rest }) as unknown as LilliputFact;

/** `lays` are all that will be laid, a home tile twice: by its company, and once more over itself with all its tokens. */
function setUp(wanted: Position, seats: PlayerCount, lays: readonly Laid[]): LilliputFact {
  const options = { firstPlayer: 0, variants: [...(wanted.variants ?? [])] };
  const [first] = start(options, seats, seededDealer(TEST_SEED)) as LilliputFact[];
  if (first?.type !== 'gameSetUp') throw new Error('no set-up');
  const supply = Object.entries({ ...first.supply, ...wanted.supply }).map(([tile, count]): [string, number] => {
    const lying = lays.filter((one) => one.tile === tile).length;
    const twice = lying - new Set(lays.filter((one) => one.tile === tile)).size;
    return [tile, count + (wanted.supply?.[tile] === undefined ? twice : lying)];
  });
  return {
    ...first,
    players: first.players.map(({ cash, copyCards }, seat) => ({
      cash: wanted.cash?.[seat] ?? cash,
      copyCards: wanted.copyCards?.[seat] ?? copyCards,
    })),
    supply: Object.fromEntries(supply),
  };
}

function homeOf(id: CompanyId, wanted: Position, laid: readonly Laid[]): Laid {
  const key = wanted.companies?.[id]?.home;
  const home = laid.find(({ cell, tokens }) => tokens.includes(id) && (key === undefined || cellKey(cell) === key));
  if (!home) throw new Error(`${id} has no token on the board`);
  return home;
}

function companyTaken(id: CompanyId, director: number, wanted: Position, laid: readonly Laid[]): LilliputFact {
  const company = companies.find((candidate) => candidate.id === id);
  const isGullivers = wanted.seats === 1 && director === GULLIVER;
  const { treasury = isGullivers ? 0 : 500, trains: own = ['2'], space = 'T0' } = wanted.companies?.[id] ?? {};
  const { cell, tile, rotation, tokens } = homeOf(id, wanted, laid);
  const drafted = company?.starting ? company : null;
  return fact('companyTaken', {
    seat: director,
    company: id,
    cash: wanted.cash?.[director] ?? drafted?.ownerCash ?? 30,
    treasury,
    trains: [...own],
    tokens: companyRules.stationMarkers - laid.filter((one) => one.tokens.includes(id)).length,
    space,
    tile,
    ...cell,
    rotation,
    slots: tokens.length,
  });
}

const tileLaid = ({ tile, cell, rotation, tokens }: Laid): LilliputFact =>
  fact('tileLaid', { seat: 0, company: 'red', tile, ...cell, rotation, cost: 0, replaced: null, tokens, lay: null });

const leftOf = (type: TrainName, phase: PhaseNumber, printed: number | null): number | null =>
  (trainTriggers.find(({ first }) => first === type)?.phase ?? 0) < phase ? 0 : printed;

function phaseChanged({ phase, rusts, obsolete }: (typeof trainTriggers)[number]): LilliputFact {
  const { trainLimit = 0 } = phases.find((candidate) => candidate.phase === phase) ?? {};
  return fact('phaseChanged', { phase, rusted: [...rusts], obsolete: [...obsolete], trainLimit, surplus: [] });
}

function roundStarted({ round = 1, order, taken = {}, beforeIncome }: Position, seats: number): LilliputFact[] {
  const clockwise = Array.from({ length: seats }, (_, seat) => seat);
  const nothing = {
    side: 'action',
    copied: false,
    lays: [],
    purchases: 0,
    shares: false,
    stations: 0,
    grant: 0,
  } as const;
  return [
    fact('roundStarted', {
      round,
      startPlayer: 0,
      order: [...(order ?? [...clockwise, ...clockwise.toReversed()])],
      cards: cardsFor(seats),
    }),
    ...Object.entries(taken).map(([card, seat]) => fact('cardTaken', { seat, card, ...nothing, lays: [] })),
    ...(beforeIncome ? [] : [fact('actionsBegun', {})]),
  ];
}

/** The form of a rule's test, at a position. */
export const at = (wanted: Position = {}) => given(lilliput, position(wanted));

/** The facts after these submissions, each a seat and its steps; one that is refused fails the test. */
export function played(
  facts: readonly LilliputFact[],
  ...submissions: readonly (readonly [number, ...LilliputStep[]])[]
): LilliputFact[] {
  const all = [...facts];
  for (const [seat, ...steps] of submissions) {
    const { decision } = given(lilliput, all).when(seat, { type: 'turn', steps });
    if (isRejection(decision)) throw new Error(`seat ${seat}: ${decision.code} at step ${decision.step}`);
    // What ends the table is the kernel's own fact, and no game folds it.
    all.push(...(decision.facts.filter((one) => !isTableFact(one)) as LilliputFact[]));
  }
  return all;
}

export const stateOf = (facts: readonly LilliputFact[]): LilliputState =>
  facts.reduce(lilliput.evolve, lilliput.blank());

/** Who is asked for what, without the ids of the questions. */
export const asked = (facts: readonly LilliputFact[]) =>
  lilliput.awaiting(stateOf(facts)).map(({ seat, need, params, optional }) => ({
    seat,
    need,
    ...(params === undefined ? {} : { params }),
    ...(optional === undefined ? {} : { optional }),
  }));

/** What may come next after these steps of a seat. */
export function choicesAfter(
  facts: readonly LilliputFact[],
  seat: number,
  ...steps: LilliputStep[]
): readonly LilliputChoice[] {
  let draft = lilliput.begin(stateOf(facts), seat, seededDealer(TEST_SEED), 0);
  for (const step of steps) {
    if (isRejection(draft)) break;
    draft = lilliput.step(draft, step);
  }
  if (isRejection(draft)) throw new Error(`seat ${seat}: ${draft.code}`);
  return draft.choices;
}

/**
 * The draft (rules 1.2–1.4): everyone takes a starting company or a character, then, in reverse order, the kind still
 * missing. A company comes with its money, trains, marker and home tile at once.
 */
import type { Workbench } from '../../kernel/workbench.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { CAPITAL, cellKey, cellName, distinctRotations, neighbour, plainestRotation, SIDES } from '../board.ts';
import {
  type CharacterId,
  type CompanyId,
  characters,
  companies,
  companyRules,
  tiles,
  trains,
  startingCompanies,
} from '../data.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputStep } from '../steps.ts';
import type { Cell, LilliputState } from '../types.ts';
import { peopleAt } from './holdings.ts';
import { tileIn } from './variants.ts';
import { runsIntoWater, shoreOf } from './water.ts';
import { openKinds } from './awaiting.ts';

type Bench = Workbench<LilliputState, LilliputFact>;
type TakeCompany = Extract<LilliputStep, { type: 'takeCompany' }>;

/** The free cells beside Mildendo. */
const homeCells = (state: LilliputState): readonly Cell[] =>
  SIDES.map((side) => neighbour(CAPITAL, side)).filter((cell) => !state.board[cellKey(cell)]);

/** Every pick that the seat may make now. */
export function picks(state: LilliputState, seat: number): LilliputStep[] {
  const kinds = openKinds(state, seat);
  const { draft } = state;
  if (!draft) return [];
  return [
    ...(kinds.includes('company') ? draft.companies.flatMap((company) => homes(state, company)) : []),
    ...(kinds.includes('character')
      ? draft.characters.map((character): LilliputStep => ({ type: 'takeCharacter', character }))
      : []),
  ];
}

/** The tiles among which a company's home is chosen, in the size of the variant. */
const homeTiles = ({ variants }: LilliputState, company: CompanyId): string[] =>
  (startingCompanies.find(({ id }) => id === company)?.homeTile ?? []).map((tile) => tileIn(variants, tile));

/** Every way to lay a company's home tile. */
export function homes(state: LilliputState, company: CompanyId): TakeCompany[] {
  return homeTiles(state, company)
    .filter((tile) => (state.supply[tile] ?? 0) > 0)
    .flatMap((tile) => {
      const definition = tiles.get(tile);
      if (!definition) return [];
      return homeCells(state).flatMap((cell) =>
        distinctRotations(definition)
          .filter((rotation) => !runsIntoWater(shoreOf(state.board, cell), tile, rotation))
          .map((rotation): TakeCompany => ({ type: 'takeCompany', company, tile, ...cell, rotation })),
      );
    });
}

export function takeCompany(bench: Bench, seat: number, step: TakeCompany): Rejection | undefined {
  const { state } = bench;
  const company = startingCompanies.find(({ id }) => id === step.company);
  if (!company) return reject('draft.notStarting', { company: step.company });
  if (!openKinds(state, seat).includes('company')) return reject('draft.hasCompany');
  if (!state.draft?.companies.includes(company.id)) return reject('draft.companyGone', { company: company.id });
  const tile = tiles.get(step.tile);
  if (!tile || !homeTiles(state, company.id).includes(tile.id))
    return reject('draft.wrongHome', { company: company.id });
  if ((state.supply[tile.id] ?? 0) === 0) return reject('tile.none', { tile: tile.id });
  const cell = { x: step.x, y: step.y };
  if (!homeCells(state).some(({ x, y }) => x === cell.x && y === cell.y)) return reject('draft.besideMildendo');
  const rotation = plainestRotation(tile, step.rotation);
  if (runsIntoWater(shoreOf(state.board, cell), tile.id, rotation)) {
    return reject('tile.water', { company: company.id, cell: cellName(cell.x, cell.y) });
  }
  bench.emit({
    type: 'companyTaken',
    v: 1,
    seat,
    company: company.id,
    cash: company.ownerCash,
    treasury: company.treasury,
    trains: [...company.startTrains],
    tokens: companyRules.stationMarkers - 1,
    space: company.startSpace,
    tile: tile.id,
    ...cell,
    rotation,
    slots: tile.stops[0]?.slots ?? 0,
  });
  return undefined;
}

export function takeCharacter(bench: Bench, seat: number, id: CharacterId): Rejection | undefined {
  const { state } = bench;
  const character = characters.find((candidate) => candidate.id === id);
  if (!openKinds(state, seat).includes('character')) return reject('draft.hasCharacter');
  if (!character || !state.draft?.characters.includes(id)) return reject('draft.characterGone', { character: id });
  bench.emit({
    type: 'characterTaken',
    v: 1,
    seat,
    character: id,
    tiles: character.tiles.map(({ tile, count }) => ({ tile: tileIn(state.variants, tile), count })),
  });
  return undefined;
}

/** After the last pick: what nobody took leaves the game, and the deck is laid out by the number of players. */
export function endDraft(bench: Bench): void {
  const { draft, supply } = bench.state;
  if (!draft || draft.order.length > 0) return;
  bench.emit({
    type: 'draftEnded',
    v: 2,
    companiesLeaving: [...draft.companies],
    charactersLeaving: [...draft.characters],
    unfounded: companies.filter((company) => !company.starting).map(({ id }) => id),
    // In the order of the data: a supply read from a store has its tiles in any order.
    tilesLeaving: [...tiles.values()]
      .filter(({ id, usableBy }) => id in supply && usableBy !== undefined && !bench.state.companies[usableBy])
      .map(({ id }) => id),
    deck: trains.map(({ type, deck }) => ({ type, left: deck[peopleAt(bench.state)] })),
  });
}

/**
 * Boards to test routes on: grown tile by tile within the supply, as play would grow them, or thrown together on a
 * small field to get junctions, loops and blocked stops in a density that play never sees.
 */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { CAPITAL, cellKey, neighbour, ROTATIONS, SIDES, turned } from '../../../../domain/lilliput/board.ts';
import {
  type CompanyId,
  companies,
  type Phase,
  phases,
  type Rotation,
  type Scenario,
  scenarios,
  type Side,
  type TileDefinition,
  type TileVariant,
  tiles,
  trains,
  trainTriggers,
  upgrades,
  variants,
} from '../../../../domain/lilliput/data.ts';
import type { RunQuery } from '../../../../domain/lilliput/routes/best.ts';
import type { Cell, CellKey, LaidTile, Train } from '../../../../domain/lilliput/types.ts';

export type TestBoard = { [cell: CellKey]: LaidTile };

const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const chance = (pick: Pick, percent: number): boolean => pick(100) < percent;
const cellOf = (key: string): Cell => {
  const [x, y] = key.split(',').map(Number);
  return { x: x!, y: y! };
};

/** Sides of every tile in every rotation, worked out once: boards are grown by the thousand. */
const sidesByTile = (sidesOf: (tile: TileDefinition) => readonly Side[]) => {
  const known = new Map(
    [...tiles.values()].map((tile) => [
      tile,
      ROTATIONS.map((rotation) => [...new Set(sidesOf(tile).map((side) => turned(side, rotation)))]),
    ]),
  );
  return (tile: TileDefinition, rotation: Rotation): readonly Side[] => known.get(tile)![rotation]!;
};
const sidesWithTrack = sidesByTile(({ stops, tracks }) => [...stops.flatMap(({ sides }) => sides), ...tracks.flat()]);
const sidesOfWater = sidesByTile(({ water }) => water ?? []);

const definitionOf = (board: TestBoard, cell: Cell): TileDefinition | undefined =>
  tiles.get(board[cellKey(cell)]?.tile ?? '');

function faces(board: TestBoard, cell: Cell, side: Side, what: typeof sidesWithTrack): boolean {
  const laid = board[cellKey(neighbour(cell, side))];
  const definition = laid && tiles.get(laid.tile);
  return definition !== undefined && what(definition, laid!.rotation).includes(turned(side, 2));
}

/** Track meets no water, and water no track. */
const fitsWater = (board: TestBoard, cell: Cell, tile: TileDefinition, rotation: Rotation): boolean =>
  sidesWithTrack(tile, rotation).every((side) => !faces(board, cell, side, sidesOfWater)) &&
  sidesOfWater(tile, rotation).every((side) => !faces(board, cell, side, sidesWithTrack));

const joined = (board: TestBoard, cell: Cell, tile: TileDefinition, rotation: Rotation): number =>
  sidesWithTrack(tile, rotation).filter((side) => faces(board, cell, side, sidesWithTrack)).length;

function lay(board: TestBoard, cell: Cell, tile: TileDefinition, rotation: Rotation): void {
  const before = board[cellKey(cell)]?.tokens ?? [];
  const slots = tile.stops[0]?.slots ?? 0;
  board[cellKey(cell)] = {
    tile: tile.id,
    rotation,
    tokens: Array.from({ length: slots }, (_, slot) => before[slot] ?? null),
  };
}

export interface Setting {
  readonly variants: readonly TileVariant[];
  readonly scenario: Scenario | undefined;
  readonly phase: Phase;
  /** How many lays are tried, upgrades included. */
  readonly lays: number;
  /** Of so many random tiles the one that joins the most track is laid. */
  readonly care: number;
}

/** Supply = base − replaced + variant + all characters' tiles (rules 10). */
function supplyOf(setting: Setting): Map<string, number> {
  const supply = new Map<string, number>();
  const isPlayed = (tile: TileDefinition) => tile.variant === undefined || setting.variants.includes(tile.variant);
  for (const tile of tiles.values()) {
    if (tile.set === 'scenario' && tile.layAs !== 'overMountain') continue;
    if (tile.colour === 'red' || !isPlayed(tile)) continue;
    supply.set(tile.id, tile.count);
  }
  for (const variant of setting.variants) {
    if (variant === 'brobdingnag') {
      for (const id of supply.keys()) if (supply.has(`${variants.brobdingnag.prefix}${id}`)) supply.delete(id);
    } else {
      for (const id of Object.keys(variants[variant].replaces)) supply.delete(id);
    }
  }
  return supply;
}

const takes = (tile: TileDefinition, { x, y }: Cell): boolean =>
  tile.checker === 'any' || (tile.checker === 'city') === ((x + y) % 2 !== 0);

interface Growth {
  readonly board: TestBoard;
  readonly supply: Map<string, number>;
  readonly setting: Setting;
  readonly pick: Pick;
}

const isAvailable = ({ setting }: Growth, tile: TileDefinition): boolean =>
  tile.availableFrom === 'start' ||
  setting.phase.tileColours.includes(tile.availableFrom as never) ||
  tile.availableFrom === 'setup';

const terrain = new Set(['hills30', 'rough10']);

/** An empty cell, or hills, to which track leads already. */
function cellAtTheEnd({ board, pick }: Growth): Cell | undefined {
  const keys = Object.keys(board);
  for (let tries = 0; tries < 30; tries++) {
    const [key, side] = [oneOf(pick, keys), oneOf(pick, SIDES)];
    const cell = neighbour(cellOf(key), side);
    const there = definitionOf(board, cell);
    if ((!there || terrain.has(there.id)) && faces(board, cell, turned(side, 2), sidesWithTrack)) return cell;
  }
  return undefined;
}

/** Such a cell gets a tile that joins; better connected ones are preferred. */
function layNew(growth: Growth): void {
  const { board, supply, setting, pick } = growth;
  const cell = cellAtTheEnd(growth);
  if (!cell) return;
  const there = definitionOf(board, cell);
  const fitting = [...supply]
    .filter(([, left]) => left > 0)
    .map(([id]) => tiles.get(id)!)
    .filter((tile) => {
      if (there) return (upgrades[there.id] ?? []).some(({ to }) => to === tile.id) && takes(tile, cell);
      const isFirst = tile.colour === 'yellow' || (tile.colour === 'special' && tile.layAs !== 'upgradeOfYellowCity');
      return isFirst && takes(tile, cell) && isAvailable(growth, tile);
    });
  if (fitting.length === 0) return;
  const choices = Array.from({ length: setting.care }, () => ({
    tile: oneOf(pick, fitting),
    rotation: oneOf(pick, ROTATIONS),
  }))
    .filter(({ tile, rotation }) => fitsWater(board, cell, tile, rotation))
    .map((choice) => ({ ...choice, joins: joined(board, cell, choice.tile, choice.rotation) }))
    .filter(({ joins }) => joins > 0)
    .sort((a, b) => b.joins - a.joins);
  const chosen = choices[0];
  if (!chosen) return;
  supply.set(chosen.tile.id, supply.get(chosen.tile.id)! - 1);
  lay(board, cell, chosen.tile, chosen.rotation);
}

function upgradeOne(growth: Growth): void {
  const { board, supply, setting, pick } = growth;
  const key = oneOf(pick, Object.keys(board)) as CellKey;
  const laid = board[key]!;
  if (terrain.has(laid.tile)) return;
  const rows = (upgrades[laid.tile] ?? []).filter(
    ({ to, phaseColour, onlyCompany, condition }) =>
      (supply.get(to) ?? 0) > 0 &&
      setting.phase.tileColours.includes(phaseColour) &&
      (condition !== 'notHomeCity' || laid.tokens.every((token) => token === null)) &&
      (condition !== 'plainCell' || takes(tiles.get(to)!, cellOf(key))) &&
      (onlyCompany === undefined || laid.tokens.every((token) => token === null || token === onlyCompany)),
  );
  if (rows.length === 0) return;
  const row = oneOf(pick, rows);
  const rotation = ((laid.rotation + oneOf(pick, row.distinct)) % 4) as Rotation;
  if (!fitsWater(board, cellOf(key), tiles.get(row.to)!, rotation)) return;
  supply.set(row.to, supply.get(row.to)! - 1);
  if (supply.has(laid.tile)) supply.set(laid.tile, supply.get(laid.tile)! + 1);
  lay(board, cellOf(key), tiles.get(row.to)!, rotation);
}

function placeTokens({ board, pick }: Growth, company: CompanyId, count: number): void {
  for (let left = count; left > 0; left--) {
    const free = Object.values(board).filter(
      ({ tile, tokens }) =>
        tokens.includes(null) && !tokens.includes(company) && (tiles.get(tile)?.usableBy ?? company) === company,
    );
    if (free.length === 0) return;
    const { tokens } = oneOf(pick, free);
    tokens[tokens.indexOf(null)] = company;
  }
}

const startingCompanies = companies.filter(({ starting }) => starting).map(({ id }) => id);
const laterCompanies = companies.filter(({ starting }) => !starting).map(({ id }) => id);

/** A board as play might leave it. */
export function grownBoard(setting: Setting, pick: Pick): TestBoard {
  const board: TestBoard = {};
  const growth: Growth = { board, supply: supplyOf(setting), setting, pick };
  const brobdingnag = setting.variants.includes('brobdingnag') ? variants.brobdingnag.prefix : '';
  lay(board, CAPITAL, tiles.get(`${brobdingnag}mildendo`)!, 0);
  for (const { tile, x, y, rotation } of setting.scenario?.tiles ?? [])
    lay(board, { x, y }, tiles.get(tile)!, rotation);
  for (const [place, company] of startingCompanies.entries()) {
    const cell = neighbour(CAPITAL, SIDES[place]!);
    const home = tiles.get(`${brobdingnag}${oneOf(pick, ['y-city-straight', 'y-city-curve'])}`)!;
    const rotations = ROTATIONS.filter((rotation) => fitsWater(board, cell, home, rotation));
    growth.supply.set(home.id, growth.supply.get(home.id)! - 1);
    lay(board, cell, home, oneOf(pick, rotations));
    board[cellKey(cell)]!.tokens[0] = company;
  }
  const upgradePercent = { yellow: 0, green: 35, brown: 50 }[setting.phase.phaseColour];
  for (let left = setting.lays; left > 0; left--) {
    if (chance(pick, upgradePercent)) upgradeOne(growth);
    else layNew(growth);
    if (chance(pick, 15)) placeTokens(growth, oneOf(pick, [...startingCompanies, ...laterCompanies]), 1);
  }
  for (const company of startingCompanies) {
    const lying = Object.values(board).filter(({ tokens }) => tokens.includes(company)).length;
    placeTokens(growth, company, Math.max(0, 1 + pick(3) - lying));
  }
  return board;
}

/** Trains that may be about in a phase, with those that are obsolete by then. */
function trainsAbout({ phase }: Phase): Train[] {
  const past = trainTriggers.filter((trigger) => trigger.phase <= phase);
  const rusted = new Set(past.flatMap(({ rusts }) => rusts));
  const obsolete = new Set(past.flatMap((trigger) => trigger.obsolete));
  const bought = new Set(['2', ...past.map(({ first }) => first)]);
  return trains
    .filter(({ type }) => bought.has(type) && !rusted.has(type))
    .map(({ type }) => ({ type, obsolete: obsolete.has(type) }));
}

export const randomTrains = (phase: Phase, count: number, pick: Pick): Train[] =>
  Array.from({ length: count }, () => ({ ...oneOf(pick, trainsAbout(phase)) }));

const variantSets: readonly (readonly TileVariant[])[] = [[], [], [], ['allenbeck'], ['laputa'], ['brobdingnag']];

/** A question about a grown board: any variant, landscape, phase, company, and trains up to the limit. */
export function grownQuery(pick: Pick, lays: (phase: Phase) => number, atLeastPhase = 1): RunQuery {
  const phase = oneOf(
    pick,
    phases.filter(({ phase }) => phase >= atLeastPhase),
  );
  const played = oneOf(pick, variantSets);
  const scenario = chance(pick, 40) ? oneOf(pick, scenarios) : undefined;
  const board = grownBoard({ variants: played, scenario, phase, lays: lays(phase), care: 2 + pick(10) }, pick);
  return {
    board,
    company: oneOf(pick, startingCompanies),
    trains: randomTrains(phase, 1 + pick(phase.trainLimit), pick),
    phaseColour: phase.phaseColour,
    variants: played,
  };
}

/** What a wild board is made of. */
export interface Wilderness {
  readonly width: number;
  readonly height: number;
  readonly ids: readonly string[];
  /** How many slots in a hundred are filled, beside the one token that red always has where there is a slot. */
  readonly tokens: number;
  /** Of so many random tiles the one that joins the most track is laid. */
  readonly tries: number;
}

/** A small field full of anything, without regard to the supply or the checkerboard. */
export function wildBoard({ width, height, ids, tokens: filled, tries }: Wilderness, pick: Pick): TestBoard {
  const board: TestBoard = {};
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (chance(pick, 6)) continue;
      const choices = Array.from({ length: tries }, () => {
        const [tile, rotation] = [tiles.get(oneOf(pick, ids))!, oneOf(pick, ROTATIONS)];
        return { tile, rotation, joins: joined(board, { x, y }, tile, rotation) };
      }).sort((a, b) => b.joins - a.joins);
      lay(board, { x, y }, choices[0]!.tile, choices[0]!.rotation);
    }
  }
  const place = (tile: LaidTile, slot: number, company: CompanyId) => {
    const owner = tiles.get(tile.tile)?.usableBy ?? company;
    if (!tile.tokens.includes(company) && owner === company) tile.tokens[slot] = company;
  };
  const slots = Object.values(board).flatMap((tile) => tile.tokens.map((_, slot) => ({ tile, slot })));
  for (const { tile, slot } of slots) {
    if (chance(pick, filled)) place(tile, slot, oneOf(pick, startingCompanies.slice(0, 3)));
  }
  if (slots.length > 0) {
    const { tile, slot } = oneOf(pick, slots);
    place(tile, slot, 'red');
  }
  return board;
}

export const everyTile: readonly string[] = [...tiles.keys()];
export const trackTiles: readonly string[] = [...tiles.values()]
  .filter(({ stops, tracks, variant }) => variant === undefined && (stops.length > 0 || tracks.length > 0))
  .map(({ id }) => id);
export const junctionTiles: readonly string[] = [...tiles.values()]
  .filter(({ tracks }) => tracks.length > 1)
  .map(({ id }) => id);

/** Mostly bends and crossings: lines that come back and cross themselves, past mines or not. */
export const windingTiles: readonly string[] = [
  ...['y-plain-curve', 'y-plain-curve', 'y-plain-curve', 'y-plain-curve', 'mine10-curve', 'mine20-straight'],
  ...['g-plain-crossover', 'g-plain-crossover', 'b-plain', 'g-city', 'y-city-curve'],
];

/** Bends and junctions: lines that turn a train round and lead it back to where it came from. */
export const turningTiles: readonly string[] = [
  ...['y-plain-curve', 'y-plain-curve', 'y-plain-straight', 'g-city', 'y-city-curve'],
  ...['g-plain-junction-left', 'g-plain-junction-left', 'g-plain-junction-right', 'g-plain-junction-right'],
];

export function wildQuery(pick: Pick): RunQuery {
  const crowded = [...trackTiles, ...junctionTiles, ...junctionTiles, ...junctionTiles];
  const ids = oneOf(pick, [everyTile, trackTiles, crowded, windingTiles, turningTiles]);
  const isLoopy = ids === windingTiles || ids === turningTiles;
  const [width, height] = isLoopy ? [3 + pick(3), 4] : [2 + pick(3), 2 + pick(3)];
  const tries = isLoopy ? 8 : 1 + pick(5);
  const board = wildBoard({ width, height, ids, tokens: oneOf(pick, [10, 30, 60]), tries }, pick);
  return {
    board,
    company: chance(pick, 60) ? 'red' : oneOf(pick, startingCompanies.slice(0, 3)),
    trains: Array.from({ length: 1 + pick(4) }, () => ({ type: oneOf(pick, trains).type, obsolete: chance(pick, 30) })),
    phaseColour: oneOf(pick, phases).phaseColour,
    variants: chance(pick, 50) ? ['allenbeck'] : [],
  };
}

/** The land of 18Lilliput: what may lie on what, water without track, and tiles of the variants that are played. */
import { CAPITAL, cellKey, neighbour, opposite, SIDES, turned } from '../../../../domain/lilliput/board.ts';
import { type Side, type TileDefinition, tiles } from '../../../../domain/lilliput/data.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { Cell, CellKey, LaidTile, LilliputState, VariantId } from '../../../../domain/lilliput/types.ts';
import { must } from '../../../fuzz/failure.ts';

const tileNamed = (id: string): TileDefinition => {
  const tile = tiles.get(id);
  must(tile !== undefined, () => `there is no tile ${id}`);
  return tile;
};

const isTerrain = ({ terrainCost }: TileDefinition): boolean => terrainCost !== undefined;

/** What may cover a tile of the landscape, and at which price. */
function mustCover(covered: TileDefinition, covering: TileDefinition, cost: number, free: boolean): void {
  if (covered.set !== 'scenario') return;
  if (covered.id === 'mountain') {
    must(covering.id === 'tunnel-straight' && cost === 50 && !free, () => `${covering.id} on a mountain for ${cost}`);
    return;
  }
  must(isTerrain(covered), () => `${covering.id} covers ${covered.id}`);
  const kind = covering.stops[0]?.kind;
  must(kind === undefined || kind === 'city', () => `${covering.id} covers ${covered.id}`);
  must(cost === (free ? 0 : covered.terrainCost), () => `${covering.id} on ${covered.id} for ${cost}`);
}

const trackSides = ({ tile, rotation }: LaidTile): Side[] => {
  const { stops, tracks } = tileNamed(tile);
  const sides = [...stops.flatMap((stop) => stop.sides), ...tracks.flat()];
  return [...new Set(sides.map((side) => turned(side, rotation)))];
};

const waterSides = ({ tile, rotation }: LaidTile): Side[] =>
  (tileNamed(tile).water ?? []).map((side) => turned(side, rotation));

export function landBooks() {
  const lying = new Map<CellKey, string>();
  let variants: readonly VariantId[] = [];
  let gulliver: number | null = null;

  /** No train of another company runs on a Laputa tile. */
  function mustKeepOff({ company, routes }: FactOf<'trainsRun'>): void {
    for (const { legs } of routes) {
      for (const leg of legs) {
        const owner = tiles.get(lying.get(cellKey(leg)) ?? '')?.usableBy;
        must(owner === undefined || owner === company, () => `${company} runs on the track of ${owner}`);
      }
    }
  }

  return {
    enter(fact: LilliputFact): void {
      if (fact.type === 'gameSetUp') {
        variants = fact.variants;
        gulliver = fact.gulliver;
        for (const { tile, ...cell } of fact.board) lying.set(cellKey(cell), tile);
      }
      if (fact.type === 'tileLaid') {
        const covered = lying.get(cellKey(fact));
        if (covered !== undefined)
          mustCover(tileNamed(covered), tileNamed(fact.tile), fact.cost, fact.seat === gulliver);
        const { usableBy } = tileNamed(fact.tile);
        must(usableBy === undefined || usableBy === fact.company, () => `${fact.company} lays ${fact.tile}`);
      }
      if (fact.type === 'tileLaid' || fact.type === 'companyTaken') lying.set(cellKey(fact), fact.tile);
      if (fact.type === 'trainsRun') mustKeepOff(fact);
    },
    compare({ board }: LilliputState): void {
      for (const [key, laid] of Object.entries(board)) {
        const [x = 0, y = 0] = key.split(',').map(Number);
        mustBeDry(board, { x, y }, laid);
        mustFit({ x, y }, laid, variants);
      }
    },
  };
}

function mustBeDry(board: LilliputState['board'], cell: Cell, laid: LaidTile): void {
  const track = trackSides(laid);
  for (const side of SIDES) {
    const beside = board[cellKey(neighbour(cell, side))];
    const isWet = beside !== undefined && waterSides(beside).includes(opposite(side));
    must(!isWet || !track.includes(side), () => `${laid.tile} at ${cellKey(cell)} runs into water`);
  }
}

function mustFit(cell: Cell, { tile: id, tokens }: LaidTile, variants: readonly VariantId[]): void {
  const tile = tileNamed(id);
  const isCityCell = (cell.x + cell.y) % 2 !== 0;
  must(tile.checker === 'any' || (tile.checker === 'city') === isCityCell, () => `${id} at ${cellKey(cell)}`);
  must(tile.variant === undefined || variants.includes(tile.variant), () => `${id} is of another variant`);
  must(!variants.includes('brobdingnag') || !tiles.has(`brob-${id}`), () => `${id} is too small for Brobdingnag`);
  must(
    id !== 'b-city' || !(['allenbeck', 'laputa'] as const).some((each) => variants.includes(each)),
    () => 'a common brown city where a variant has its own',
  );
  must(tile.stops[0]?.kind !== 'mildendo' || cellKey(cell) === cellKey(CAPITAL), () => 'Mildendo has moved');
  const { usableBy } = tile;
  must(
    usableBy === undefined || tokens.every((token) => token === null || token === usableBy),
    () => `a token on ${id}`,
  );
}

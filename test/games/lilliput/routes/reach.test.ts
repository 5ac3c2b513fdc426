/** Reach against brute force: on track that lies, on every lay that leaves old track in place, and on slots. */
import { describe, expect, it } from 'vitest';
import { cellKey, neighbour, ROTATIONS, SIDES } from '../../../../domain/lilliput/board.ts';
import { type CompanyId, type Rotation, tiles } from '../../../../domain/lilliput/data.ts';
import { reachOf } from '../../../../domain/lilliput/routes/reach.ts';
import { reachableSlots, reachableTrack, reachesLay } from '../../../../domain/lilliput/routes/reachable.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import { pickFrom } from '../../../seeded.ts';
import { grownQuery, junctionTiles, type TestBoard, trackTiles, wildBoard } from './boards.ts';
import { naiveReach, piecesAt } from './naive-reach.ts';
import { written } from './written.ts';

/** ROUTES_BOARDS=100000 compares that many boards instead of what fits a normal test run. */
const boards = Number(process.env['ROUTES_BOARDS'] ?? 2_000);

const cellsOf = (board: TestBoard): Cell[] =>
  Object.keys(board).map((key) => {
    const [x, y] = key.split(',').map(Number);
    return { x: x!, y: y! };
  });

const withAround = (board: TestBoard): Cell[] => {
  const cells = new Map<string, Cell>();
  for (const cell of cellsOf(board)) {
    cells.set(cellKey(cell), cell);
    for (const side of SIDES) cells.set(cellKey(neighbour(cell, side)), neighbour(cell, side));
  }
  return [...cells.values()];
};

/** The board after a lay, or nothing if old track would go or slots would not suffice. */
function afterLay(board: TestBoard, cell: Cell, tile: string, rotation: Rotation): TestBoard | undefined {
  const key = cellKey(cell);
  const old = board[key];
  const [before, now] = [old && tiles.get(old.tile), tiles.get(tile)!];
  if (before && before.stops.length !== now.stops.length && piecesAt(board, key).length > 0) return undefined;
  // No lay in the game ends, closes or reserves what was open before (data: upgrades).
  const [was, is] = [before?.stops[0], now.stops[0]];
  if (was && (is!.slots < was.slots || was.slots === 0 || (is!.terminal ?? false) !== (was.terminal ?? false))) {
    return undefined;
  }
  if (before?.usableBy !== undefined || now.usableBy !== undefined) return undefined;
  const tokens = Array.from({ length: now.stops[0]?.slots ?? 0 }, (_, slot) => old?.tokens[slot] ?? null);
  const after = { ...board, [key]: { tile, rotation, tokens } };
  const kept = piecesAt(board, key).every((piece) => piecesAt(after, key).includes(piece));
  return kept ? after : undefined;
}

function compare(board: TestBoard, company: CompanyId): void {
  const pieces = reachableTrack(board, company).map(({ x, y, from, to }) => `${x},${y}:${from}-${to}`);
  const naive = naiveReach(board, company);
  expect(pieces.sort()).toEqual([...naive].sort());

  const slots = cellsOf(board).filter((cell) => {
    const key = cellKey(cell);
    const { tokens } = board[key]!;
    const isReached = piecesAt(board, key).some((piece) => naive.has(piece));
    return tokens.includes(null) && !tokens.includes(company) && isReached;
  });
  expect(reachableSlots(board, company).map(cellKey).sort()).toEqual(slots.map(cellKey).sort());
}

function compareLays(board: TestBoard, company: CompanyId, ids: readonly string[]): number {
  const reach = reachOf(board, company);
  let compared = 0;
  for (const cell of withAround(board)) {
    for (const tile of ids) {
      for (const rotation of ROTATIONS) {
        const after = afterLay(board, cell, tile, rotation);
        if (!after) continue;
        const key = cellKey(cell);
        const old = new Set(piecesAt(board, key));
        const naive = naiveReach(after, company);
        const expected = piecesAt(after, key).some((piece) => !old.has(piece) && naive.has(piece));
        const found = reachesLay(reach, cell, tile, rotation);
        if (found !== expected) expect({ board, cell, tile, rotation, found }).toEqual({ expected });
        compared++;
      }
    }
  }
  return compared;
}

const dense = [...trackTiles, ...junctionTiles, ...junctionTiles, ...junctionTiles, ...junctionTiles];
/** Loops that turn a train round need cities with many sides and junctions with few tracks. */
const loops = ['g-city', 'b-city', 'y-city-curve', 'y-plain-curve', 'g-plain-junction-left', 'g-plain-junction-right'];

function smallField(seed: number): TestBoard {
  const pick = pickFrom(seed);
  const ids = [dense, trackTiles, loops, loops][pick(4)]!;
  const [width, height, tokens] = [2 + pick(3), 2 + pick(3), [0, 0, 20, 50][pick(4)]!];
  return wildBoard({ width, height: width * height > 12 ? 3 : height, ids, tokens, tries: 1 + pick(6) }, pick);
}

describe('track and slots that a company reaches', () => {
  it('are those that brute force finds, on grown boards', { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= boards / 10; seed++) {
      const pick = pickFrom(seed);
      const { board, company } = grownQuery(pick, () => 5 + pick(40));
      compare(board as TestBoard, company);
    }
  });

  it('are those that brute force finds, on small fields full of anything', { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= boards; seed++) {
      compare(smallField(seed), 'red');
    }
  });
});

describe('loops that turn a train round', () => {
  it('do not lead back over the edge by which they are entered', () => {
    const balloon = written(
      '0,3 y-city-straight 0 red',
      '0,2 g-plain-junction-right 0',
      '0,1 g-city 2',
      '0,0 y-plain-curve 2',
      '-1,0 y-plain-curve 1',
      '-1,1 y-plain-curve 0',
    );
    compare(balloon, 'red');
    // The city leads round and back to the junction, whose third side is not reached for all that.
    expect(reachesLay(reachOf(balloon, 'red'), { x: 1, y: 2 }, 'y-city-straight', 1)).toBe(false);
    expect(reachesLay(reachOf(balloon, 'red'), { x: 0, y: 1 }, 'b-city', 0)).toBe(true);
  });

  it('are gone through once if they are entered by another way', () => {
    // Here the shortest walks run over an edge both ways, and only doing without the right direction finds a legal one.
    const forwards = [
      ...['0,0 g-city 0', '1,0 g-plain-junction-left 3', '2,0 g-plain-crossover 0', '3,0 g-city 1', '0,1 g-city 0'],
      ...['1,1 g-city 2', '2,1 g-city 0', '3,1 g-city 3', '1,2 g-city 0', '2,2 g-plain-junction-right 3'],
      '3,2 b-city 1 red',
    ];
    const backwards = [
      ...['2,1 g-city 0', '3,1 y-city-curve 2', '1,2 g-city 0', '2,2 g-city 3', '3,2 g-city 0', '0,3 g-city 0 red'],
      ...['1,3 g-city 2', '2,3 g-city 0', '3,3 g-city 2', '0,4 g-city 1', '1,4 g-plain-junction-left 1'],
      ...['2,4 g-city 3', '3,4 g-city 2'],
    ];
    compare(written(...forwards), 'red');
    compare(written(...backwards), 'red');
  });
});

describe('lays that a company reaches', () => {
  it('are those whose new track brute force reaches afterwards, on grown boards', { timeout: 600_000 }, () => {
    let compared = 0;
    for (let seed = 1; seed <= boards / 100; seed++) {
      const pick = pickFrom(seed);
      const { board, company } = grownQuery(pick, () => 5 + pick(25));
      compared += compareLays(board as TestBoard, company, [trackTiles[pick(trackTiles.length)]!, ...junctionTiles]);
    }
    expect(compared).toBeGreaterThan(boards / 2);
  });

  it('are those whose new track brute force reaches afterwards, on small fields', { timeout: 600_000 }, () => {
    let compared = 0;
    for (let seed = 1; seed <= boards / 20; seed++) {
      const pick = pickFrom(seed);
      const ids = Array.from({ length: 4 }, () => trackTiles[pick(trackTiles.length)]!);
      compared += compareLays(smallField(seed), 'red', ids);
    }
    expect(compared).toBeGreaterThan(boards);
  });
});

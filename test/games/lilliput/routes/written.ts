/** Boards written down in a test, a tile a word: `x,y tile rotation token+token`. */
import { type CompanyId, type Rotation, tiles } from '../../../../domain/lilliput/data.ts';
import type { CellKey } from '../../../../domain/lilliput/types.ts';
import type { TestBoard } from './boards.ts';

export function written(...lines: readonly string[]): TestBoard {
  const board: TestBoard = {};
  for (const line of lines) {
    const [cell, tile, rotation, tokens] = line.split(' ') as [CellKey, string, string, string?];
    const slots = tiles.get(tile)?.stops[0]?.slots ?? 0;
    const placed = (tokens?.split('+') ?? []) as CompanyId[];
    board[cell] = {
      tile,
      rotation: Number(rotation) as Rotation,
      tokens: Array.from({ length: slots }, (_, slot) => placed[slot] ?? null),
    };
  }
  return board;
}

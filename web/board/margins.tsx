/**
 * The margins of the map: columns and rows, counted the way the game names its cells. Two strips of names that the stage
 * moves along with the board.
 */
import type { Ref } from 'preact';
import type { Bounds } from './camera.ts';

export interface Counting {
  columnName(x: number): string;
  rowName(y: number): string;
}

interface MarginsProps {
  /** Pixels per cell. */
  readonly size: number;
  readonly sheet: Bounds;
  readonly counting: Counting;
  readonly columns: Ref<HTMLDivElement>;
  readonly rows: Ref<HTMLDivElement>;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

export function Margins({ size, sheet, counting, columns, rows }: MarginsProps) {
  return (
    <div class="margins" aria-hidden="true">
      <div class="margin-columns">
        <div class="margin-strip" ref={columns}>
          {range(sheet.west, sheet.east).map((x) => (
            <span key={x} style={{ left: `${(x + 0.5 - sheet.west) * size}px` }}>
              {counting.columnName(x)}
            </span>
          ))}
        </div>
      </div>
      <div class="margin-rows">
        <div class="margin-strip" ref={rows}>
          {range(sheet.north, sheet.south).map((y) => (
            <span key={y} style={{ top: `${(y + 0.5 - sheet.north) * size}px` }}>
              {counting.rowName(y)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

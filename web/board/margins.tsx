/** The names of columns and rows along the edges of the frame: two strips that the stage moves along with the board. */
import type { Ref } from 'preact';
import type { Bounds } from './camera.ts';

interface MarginName {
  /** In board units. */
  readonly at: number;
  readonly name: string;
}

/** The names between two edges of the sheet. */
export interface MarginNames {
  columns(west: number, east: number): readonly MarginName[];
  rows(north: number, south: number): readonly MarginName[];
}

/** Of a grid with one column or row per unit. */
export const unitNames =
  (nameOf: (index: number) => string) =>
  (from: number, to: number): MarginName[] =>
    Array.from({ length: to - from }, (_, step) => ({ at: from + step + 0.5, name: nameOf(from + step) }));

interface MarginsProps {
  /** Pixels per unit. */
  readonly size: number;
  readonly sheet: Bounds;
  readonly names: MarginNames;
  readonly columns: Ref<HTMLDivElement>;
  readonly rows: Ref<HTMLDivElement>;
}

export function Margins({ size, sheet, names, columns, rows }: MarginsProps) {
  return (
    <div class="margins" aria-hidden="true">
      <div class="margin-columns">
        <div class="margin-strip" ref={columns}>
          {names.columns(sheet.west, sheet.east).map(({ at, name }) => (
            <span key={at} style={{ left: `${(at - sheet.west) * size}px` }}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <div class="margin-rows">
        <div class="margin-strip" ref={rows}>
          {names.rows(sheet.north, sheet.south).map(({ at, name }) => (
            <span key={at} style={{ top: `${(at - sheet.north) * size}px` }}>
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

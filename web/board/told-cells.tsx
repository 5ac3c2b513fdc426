/**
 * What lies on the board, cell by cell, for those who go by keyboard or ear, and for whoever taps a tile: each cell that
 * holds something is a button without a face that says what it is. One of them is in the way of the Tab key; the arrow
 * keys lead to the others.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { t } from '../texts/index.ts';
import type { Bounds } from './camera.ts';
import { cellPlace } from './place.ts';

export interface ToldCell {
  readonly x: number;
  readonly y: number;
  /** Where and what it is, in words. */
  readonly label: string;
}

interface ToldCellsProps {
  readonly cells: ReadonlySignal<readonly ToldCell[]>;
  readonly sheet: Bounds;
  /** The cell that is being told about, as "x,y". */
  readonly told: Signal<string | null>;
  /** The cell that the Tab key leads to. */
  readonly stop: Signal<string | null>;
}

const keyOf = ({ x, y }: ToldCell): string => `${x},${y}`;

/** As one reads: from the north-west. */
const inReadingOrder = (cells: readonly ToldCell[]): ToldCell[] =>
  cells.toSorted((one, other) => one.y - other.y || one.x - other.x);

export function ToldCells({ cells, sheet, told, stop }: ToldCellsProps) {
  const ordered = inReadingOrder(cells.value);
  const middle = ordered.find(({ x, y }) => x === 0 && y === 0) ?? ordered[0];
  const stopped = ordered.find((cell) => keyOf(cell) === stop.value) ?? middle;
  return (
    <div class="told-cells" role="group" aria-label={t('board.inWords')}>
      {ordered.map((cell) => (
        <button
          key={keyOf(cell)}
          type="button"
          class="told-cell"
          aria-label={cell.label}
          data-told={keyOf(cell)}
          tabIndex={cell === stopped ? 0 : -1}
          style={cellPlace(cell, sheet)}
          onFocus={() => {
            stop.value = keyOf(cell);
            told.value = keyOf(cell);
          }}
          onBlur={() => (told.value = null)}
          // not every browser gives the focus to a button that is pressed
          onClick={() => (told.value = keyOf(cell))}
        />
      ))}
    </div>
  );
}

/** The words of the cell that is being told about; the button says them by itself. */
export function Telling({ cells, told }: Pick<ToldCellsProps, 'cells' | 'told'>) {
  const wished = told.value;
  const cell = wished === null ? undefined : cells.value.find((one) => keyOf(one) === wished);
  if (cell === undefined) return null;
  return (
    <p class="telling-words" aria-hidden="true">
      {cell.label}
    </p>
  );
}

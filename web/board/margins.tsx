/** The margins of the map: columns and rows, counted the way the game names its cells. */
import { type Bounds, type Camera, type Frame, offset } from './camera.ts';

export interface Counting {
  columnName(x: number): string;
  rowName(y: number): string;
}

interface MarginsProps {
  readonly camera: Camera;
  readonly frame: Frame;
  readonly sheet: Bounds;
  readonly counting: Counting;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Room at the corner where the two margins meet. */
const CORNER = 34;

export function Margins({ camera, frame, sheet, counting }: MarginsProps) {
  const { left, top } = offset(camera, sheet, frame);
  const columns = range(sheet.west, sheet.east)
    .map((x) => ({ x, at: left + (x + 0.5 - sheet.west) * camera.size }))
    .filter(({ at }) => at > CORNER && at < frame.width - CORNER / 2);
  const rows = range(sheet.north, sheet.south)
    .map((y) => ({ y, at: top + (y + 0.5 - sheet.north) * camera.size }))
    .filter(({ at }) => at > CORNER && at < frame.height - CORNER / 2);
  return (
    <div class="margins" aria-hidden="true">
      {columns.map(({ x, at }) => (
        <span key={`x${x}`} class="margin-column" style={{ transform: `translateX(${at}px)` }}>
          <span>{counting.columnName(x)}</span>
        </span>
      ))}
      {rows.map(({ y, at }) => (
        <span key={`y${y}`} class="margin-row" style={{ transform: `translateY(${at}px)` }}>
          <span>{counting.rowName(y)}</span>
        </span>
      ))}
    </div>
  );
}

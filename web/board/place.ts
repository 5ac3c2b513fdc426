/** Where cells lie on the sheet, and which one the arrow keys lead to. */
import type { Bounds } from './camera.ts';

/** A cell's place on the sheet, in shares of it, so that zooming moves it along. */
export function cellPlace({ x, y }: { x: number; y: number }, sheet: Bounds) {
  const across = 100 / (sheet.east - sheet.west);
  const down = 100 / (sheet.south - sheet.north);
  return {
    left: `${(x - sheet.west) * across}%`,
    top: `${(y - sheet.north) * down}%`,
    width: `${across}%`,
    height: `${down}%`,
  };
}

const KEYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of these cells that lies that way; one straight ahead comes before one aside. */
export function nearest<Spot extends { readonly x: number; readonly y: number }>(
  from: { readonly x: number; readonly y: number },
  key: string,
  cells: readonly Spot[],
): Spot | undefined {
  const way = KEYS[key];
  if (way === undefined) return undefined;
  const [dx, dy] = way;
  return cells
    .map((cell) => {
      const along = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
      const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
      return { cell, along, distance: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .toSorted((one, other) => one.distance - other.distance)[0]?.cell;
}

/** Moves the focus from cell to cell, whatever the cells are there for. */
export function moveFocus(event: KeyboardEvent): void {
  const from = event.target;
  if (!(event.key in KEYS) || !(from instanceof HTMLElement) || spotOf(from) === undefined) return;
  event.preventDefault();
  const sheet = from.closest('.sheet-of-board');
  const cells = [...(sheet?.querySelectorAll<HTMLElement>('[data-cell], [data-told]') ?? [])].flatMap((element) => {
    const spot = element instanceof HTMLButtonElement ? spotOf(element) : undefined;
    return spot === undefined ? [] : [{ ...spot, element }];
  });
  nearest(spotOf(from) ?? { x: 0, y: 0 }, event.key, cells)?.element.focus();
}

function spotOf({ dataset }: HTMLElement): { x: number; y: number } | undefined {
  const written = dataset['cell'] ?? dataset['told'];
  if (written === undefined) return undefined;
  const [x = 0, y = 0] = written.split(',').map(Number);
  return { x, y };
}

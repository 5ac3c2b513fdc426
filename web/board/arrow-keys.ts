/**
 * Arrow keys on the board: they move the focus from one place to the next. Every button of a place carries what is
 * needed for that in its attributes, so it does not matter which layer it belongs to.
 */
import type { Arrow, Place, Point } from './place.ts';

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const isArrow = (key: string): key is Arrow => key in WAYS;

/**
 * How much more a unit aside counts than one ahead. On squares two rows straight ahead come before one diagonally; on
 * hexagons the next row, half a hexagon aside, comes before the one after it, straight ahead.
 */
const ASIDE = 1.7;

/** The nearest of these that lies that way; one straight ahead comes before one aside. */
export function nearest<Spot extends Point>(from: Point, arrow: Arrow, spots: readonly Spot[]): Spot | undefined {
  const way = WAYS[arrow];
  return spots
    .map((spot) => {
      const along = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
      const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
      return { spot, along, distance: along + ASIDE * aside };
    })
    .filter(({ along }) => along > 0)
    .toSorted((one, other) => one.distance - other.distance)[0]?.spot;
}

/** What the button of a place carries. */
export const placeAttributes = ({ id, centre, neighbours }: Place) => ({
  'data-place': id,
  'data-centre': `${centre.x},${centre.y}`,
  'data-neighbours': neighbours && JSON.stringify(neighbours),
});

/** Buttons in another layer of the board are left alone: somebody who marks places goes from mark to mark. */
const LAYERS = '.board-marks, .sheet-of-board';

export function moveFocus(event: KeyboardEvent): void {
  const from = event.target;
  if (!isArrow(event.key) || !(from instanceof HTMLElement)) return;
  const centre = centreOf(from);
  if (centre === undefined) return;
  event.preventDefault();
  const buttons = [...(from.closest(LAYERS)?.querySelectorAll<HTMLElement>('button[data-place]') ?? [])];
  const told = neighboursOf(from)[event.key];
  const named = told === undefined ? undefined : buttons.find(({ dataset }) => dataset['place'] === told);
  const spots = buttons.flatMap((element) => ({ ...(centreOf(element) ?? centre), element }));
  (named ?? nearest(centre, event.key, spots)?.element)?.focus();
}

function centreOf({ dataset }: HTMLElement): Point | undefined {
  const written = dataset['centre'];
  if (written === undefined) return undefined;
  const [x = 0, y = 0] = written.split(',').map(Number);
  return { x, y };
}

const neighboursOf = ({ dataset }: HTMLElement): NonNullable<Place['neighbours']> =>
  JSON.parse(dataset['neighbours'] ?? '{}') as NonNullable<Place['neighbours']>;

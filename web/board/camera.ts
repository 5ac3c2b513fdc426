/**
 * Which part of the board a page shows: the point in the middle, in board units, and how many pixels a unit measures.
 * Pure arithmetic; the stage turns it into a translation, so that panning moves a finished picture.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A part of the board, in board units. */
export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Pixels per unit: what zooming stays within, and the most that fitting chooses by itself. */
export interface Zoom {
  readonly smallest: number;
  readonly largest: number;
  readonly largestFit: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Shows all of the bounds. */
export function fitted({ west, north, east, south }: Bounds, { width, height }: Frame, zoom: Zoom): Camera {
  const size = within(Math.min(width / (east - west), height / (south - north)), zoom.smallest, zoom.largestFit);
  return { x: (west + east) / 2, y: (north + south) / 2, size };
}

/** The middle never leaves the bounds, so the board cannot be lost. */
function held(camera: Camera, { west, north, east, south }: Bounds): Camera {
  return { ...camera, x: within(camera.x, west, east), y: within(camera.y, north, south) };
}

/** Moves by pixels: dragging the paper to the right shows what lies further west. */
export const panned = (camera: Camera, dx: number, dy: number, bounds: Bounds): Camera =>
  held({ ...camera, x: camera.x - dx / camera.size, y: camera.y - dy / camera.size }, bounds);

export interface ZoomBy {
  readonly factor: number;
  /** The point under the fingers, in pixels from the middle. */
  readonly dx: number;
  readonly dy: number;
}

/** Zooms so that the point under the fingers stays where it is. */
export function zoomed(camera: Camera, by: ZoomBy, bounds: Bounds, { smallest, largest }: Zoom): Camera {
  const { factor, dx, dy } = by;
  const size = within(camera.size * factor, smallest, largest);
  const drift = 1 / camera.size - 1 / size;
  return held({ x: camera.x + dx * drift, y: camera.y + dy * drift, size }, bounds);
}

/** Where the north-west corner of the drawn sheet lies in the frame, in whole pixels so that lines stay sharp. */
export const offset = (camera: Camera, sheet: Bounds, { width, height }: Frame): { left: number; top: number } => ({
  left: Math.round(width / 2 - (camera.x - sheet.west) * camera.size),
  top: Math.round(height / 2 - (camera.y - sheet.north) * camera.size),
});

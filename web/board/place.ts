/**
 * A place of a board: a square, a hexagon, an area, or a border between two of them. Lengths are in the game's own board
 * units; the stage knows nothing else of a map.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Place {
  /** Up to 24 characters without spaces; comments name places by it (`domain/kernel/annotations-file.ts`). */
  readonly id: string;
  /** A simple polygon. A border is a thin one; a curve is given by points along it. */
  readonly outline: readonly Point[];
  /** Where badges and marks stand. */
  readonly centre: Point;
  /** What it is, in words; for a place that can be pressed, also what pressing it does. */
  readonly label: string;
  /** The place that an arrow key leads to. By default it is the nearest one that way. */
  readonly neighbours?: { readonly [arrow in Arrow]?: string };
}

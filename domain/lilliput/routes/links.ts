/**
 * Links: the ways from one stop to the next without another stop between (rules 3: none is left out). A trail is a
 * chain of links. Only links that a train of the given range can use are looked for, outwards from the company's
 * tokens.
 */
import { SIDES } from '../board.ts';
import { cellOf, exitOf, type Network, NOWHERE, sideOf } from './network.ts';
import { isUsedUp, type Steps } from './steps.ts';
import { bitOf, stretchesOf, wordOf, wordsFor } from './stretches.ts';
import { hasSide, NO_SIDES } from './turned-tile.ts';

export interface Link {
  /** Cells of the two stops. */
  readonly from: number;
  readonly to: number;
  /** The exits taken, in order; each runs over one edge. */
  readonly exits: readonly number[];
  /** What the mines on the way bring. */
  readonly mine: number;
}

export interface Links {
  readonly list: readonly Link[];
  /** For each cell with a stop that was reached and is left again: where its links begin and end in the list. */
  readonly begin: readonly number[];
  readonly end: readonly number[];
  /** Sets of stretches, so many words for each link. */
  readonly words: number;
  readonly sets: readonly number[];
  /** The stretches that lead out of a token's stop. */
  readonly gates: readonly number[];
}

/**
 * All ways from a stop to the next ones. No edge twice; a plain tile may be crossed twice where its tracks differ.
 * Needless loops are left out: where the tile has a track straight from where it was first entered to where it is left
 * now, and no mine lies between, the short way does whatever the long one does with less track.
 */
function linksFrom(network: Network, from: number, steps: Steps): Link[] {
  const { cells, facing } = network;
  const found: Link[] = [];
  const exits: number[] = [];
  const used = new Set<number>();
  const firstEntered = new Map<number, { readonly side: number; readonly mine: number }>();

  function follow(exit: number, mine: number): void {
    const entrance = facing[exit]!;
    if (entrance === NOWHERE || used.has(entrance)) return;
    if (--steps.left < 0) return;
    exits.push(exit);
    const cell = cellOf(entrance);
    const { tile } = cells[cell]!;
    if (hasSide(tile.toStop, sideOf(entrance)) && cell !== from)
      found.push({ from, to: cell, exits: [...exits], mine });
    if (tile.through[sideOf(entrance)] !== NO_SIDES) {
      used.add(exit).add(entrance);
      cross(entrance, mine);
      used.delete(exit);
      used.delete(entrance);
    }
    exits.pop();
  }

  function cross(entrance: number, mine: number): void {
    const cell = cellOf(entrance);
    const side = sideOf(entrance);
    const { through, definition } = cells[cell]!.tile;
    const first = firstEntered.get(cell);
    const needless = first?.mine === mine ? through[first.side]! : NO_SIDES;
    if (!first) firstEntered.set(cell, { side, mine });
    for (const out of SIDES) {
      if (hasSide(through[side]! & ~needless, out)) follow(exitOf(cell, out), mine + (definition.mine ?? 0));
    }
    if (!first) firstEntered.delete(cell);
  }

  for (const side of SIDES) if (hasSide(cells[from]!.tile.toStop, side)) follow(exitOf(from, side), 0);
  return found;
}

/** The links by which trains of this range can leave a stop, the company's tokens being their origin. */
export function linksWithin(network: Network, range: number, steps: Steps): Links {
  const { cells } = network;
  const begin = new Array<number>(cells.length).fill(0);
  const end = new Array<number>(cells.length).fill(0);
  const list: Link[] = [];
  const countOf = (cell: number): number => (cells[cell]!.tile.stop?.countsForRange === true ? 1 : 0);

  // The fewest counting stops on the way from a token to each stop.
  const distance = new Array<number>(cells.length).fill(Number.MAX_SAFE_INTEGER);
  const waiting: number[] = [];
  for (const [cell, { own }] of cells.entries()) {
    if (!own) continue;
    distance[cell] = countOf(cell);
    waiting.push(cell);
  }
  for (const cell of waiting) {
    if (isUsedUp(steps)) break;
    if (end[cell] === 0) {
      begin[cell] = list.length;
      for (const link of linksFrom(network, cell, steps)) list.push(link);
      end[cell] = list.length;
    }
    for (let index = begin[cell]!; index < end[cell]!; index++) {
      const { to } = list[index]!;
      const far = distance[cell]! + countOf(to);
      if (far > range || far >= distance[to]!) continue;
      distance[to] = far;
      if (cells[to]!.open) waiting.push(to);
    }
  }

  const stretches = stretchesOf(network);
  const numbers = list.map(({ exits }) => exits.map(stretches.numberOf));
  const words = wordsFor(stretches.count());
  const sets = new Array<number>(list.length * words).fill(0);
  for (const [link, stretchNumbers] of numbers.entries()) {
    for (const number of stretchNumbers) sets[link * words + wordOf(number)]! |= bitOf(number);
  }
  const gates = new Set<number>();
  for (const [cell, { own }] of cells.entries()) {
    if (own) for (let link = begin[cell]!; link < end[cell]!; link++) gates.add(numbers[link]![0]!);
  }
  return { list, begin, end, words, sets, gates: [...gates] };
}

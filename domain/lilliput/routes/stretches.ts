/**
 * Edges that can only be run one after the other, such as those of a line through plain curves, form one stretch.
 * Routes that run from stop to stop take a stretch whole or not at all, so one bit stands for it, and sets of track
 * are short.
 *
 * A set of stretches is a row of words of 30 bits in a plain array: engines keep such numbers unboxed, and a small
 * plain array is far cheaper to make and to sweep away than a typed one.
 */
import { cellOf, exitOf, type Network, NOWHERE, sideOf } from './network.ts';
import { hasSide } from './turned-tile.ts';

const BITS = 30;

export const wordsFor = (stretches: number): number => Math.ceil(stretches / BITS);
export const wordOf = (stretch: number): number => Math.floor(stretch / BITS);
export const bitOf = (stretch: number): number => 1 << (stretch % BITS);

export interface Stretches {
  /** The number of the stretch on which a train leaves by this exit. */
  readonly numberOf: (exit: number) => number;
  /** How many have been numbered so far: only what somebody asks for gets a number. */
  readonly count: () => number;
}

/** The one exit by which everything goes on that comes in here, and to which nothing else leads; else NOWHERE. */
function onlyWayOn({ cells }: Network, entrance: number): number {
  const { toStop, through } = cells[cellOf(entrance)]!.tile;
  const side = sideOf(entrance);
  const onward = through[side]!;
  if (hasSide(toStop, side) || onward === 0 || (onward & (onward - 1)) !== 0) return NOWHERE;
  const out = 31 - Math.clz32(onward);
  if (hasSide(toStop, out) || through[out] !== 1 << side) return NOWHERE;
  return exitOf(cellOf(entrance), out);
}

export function stretchesOf(network: Network): Stretches {
  const numbers = new Array<number>(network.facing.length).fill(NOWHERE);
  let count = 0;

  /** Numbers the edges that follow inevitably when a train leaves by this exit. */
  function mark(exit: number, number: number): void {
    let out = exit;
    while (out !== NOWHERE) {
      const entrance = network.facing[out]!;
      if (entrance === NOWHERE || numbers[entrance] !== NOWHERE) return;
      numbers[entrance] = number;
      numbers[out] = number;
      out = onlyWayOn(network, entrance);
    }
  }

  function numberOf(exit: number): number {
    if (numbers[exit] !== NOWHERE) return numbers[exit]!;
    const number = count++;
    mark(exit, number);
    // The first edge is marked now; backwards the line goes on behind it.
    mark(onlyWayOn(network, exit), number);
    return number;
  }

  return { numberOf, count: () => count };
}

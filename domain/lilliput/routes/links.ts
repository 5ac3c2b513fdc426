/**
 * Links: the ways from one stop to the next without another stop between (spec 3: none is left out). A trail is a chain
 * of links. Only links that a train of the given range can use are looked for, outwards from the company's tokens.
 */
import { cellOf, exitOf, type Network, NOWHERE, sideOf } from './network.ts';
import { isUsedUp, type Steps } from './steps.ts';
import { bitOf, stretchesOf, wordOf, wordsFor } from './stretches.ts';
import { hasSide } from './turned-tile.ts';

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

/** All ways from a stop to the next ones. No edge twice; a plain tile may be crossed twice where its tracks differ. */
function linksFrom(network: Network, from: number, steps: Steps): Link[] {
  const { cells, facing } = network;
  const found: Link[] = [];
  const exits: number[] = [];
  const used = new Set<number>();

  function follow(exit: number, mine: number): void {
    const entrance = facing[exit]!;
    if (entrance === NOWHERE || used.has(entrance)) return;
    if (--steps.left < 0) return;
    exits.push(exit);
    const cell = cellOf(entrance);
    const side = sideOf(entrance);
    const { toStop, through, definition } = cells[cell]!.tile;
    if (hasSide(toStop, side) && cell !== from) found.push({ from, to: cell, exits: [...exits], mine });
    const onward = through[side]!;
    if (onward !== 0) {
      used.add(exit).add(entrance);
      for (let out = 0; out < 4; out++) {
        if (hasSide(onward, out)) follow(exitOf(cell, out), mine + (definition.mine ?? 0));
      }
      used.delete(exit);
      used.delete(entrance);
    }
    exits.pop();
  }

  const { toStop } = cells[from]!.tile;
  for (let side = 0; side < 4; side++) if (hasSide(toStop, side)) follow(exitOf(from, side), 0);
  return found;
}

/** Whether a link crosses one of its tiles twice. */
const doublesBack = ({ exits }: Link): boolean => new Set(exits.map(cellOf)).size < exits.length;

/** Whether the other link joins the same exits over some of the same edges, and loses no mine. */
function spares(other: Link, link: Link, network: Network): boolean {
  if (other.to !== link.to || other.mine < link.mine || other.exits.length > link.exits.length) return false;
  if (other.exits[0] !== link.exits[0] || other.exits.at(-1) !== link.exits.at(-1)) return false;
  return other.exits.every((exit) => link.exits.includes(exit) || link.exits.includes(network.facing[exit]!));
}

/**
 * Leaves out needless loops: what such a link does, another does with less track. Of two links over the very same edges
 * the first stays. A link that crosses no tile twice has no other way over some of its edges.
 */
function withoutLoops(links: readonly Link[], network: Network): readonly Link[] {
  if (!links.some(doublesBack)) return links;
  return links.filter(
    (link, index) =>
      !doublesBack(link) ||
      !links.some(
        (other, place) => (other.exits.length < link.exits.length || place < index) && spares(other, link, network),
      ),
  );
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
      list.push(...withoutLoops(linksFrom(network, cell, steps), network));
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

/**
 * Trails: every way a train may run from stop to stop (rules 3): two stops or more, a token of the company among them,
 * no edge and no stop twice. One depth-first search for each token finds each trail exactly once: a trail has a first
 * arm from the token, and perhaps a second one that leaves by a later side; trails over an earlier token are left to
 * that token's own search.
 *
 * Trails are kept as columns of numbers, not as objects, since a crowded board has very many.
 */
import type { PhaseColour } from '../data.ts';
import { type Links, linksWithin } from './links.ts';
import { type Network, sideOf } from './network.ts';
import type { Steps } from './steps.ts';
import { valueOfStop } from './stop-value.ts';

export interface Trails {
  readonly links: Links;
  /** What the stops bring together. */
  readonly value: readonly number[];
  /** How many stops count for the range. */
  readonly counting: readonly number[];
  /** Which of the named cities are visited, as bits. */
  readonly named: readonly number[];
  readonly mine: readonly number[];
  readonly edges: readonly number[];
  /** Sets of stretches, as many numbers for each trail as for a link. */
  readonly sets: readonly number[];
  /**
   * A trail is another one (or, at NO_TRAIL, the bare token) and one more link: at its first arm, or ~link at its
   * second.
   */
  readonly parent: readonly number[];
  readonly link: readonly number[];
}

export const NO_TRAIL = -1;

export interface TrailsQuery {
  readonly network: Network;
  readonly phaseColour: PhaseColour;
  /** Cities that count for a bonus, by name. */
  readonly names: readonly string[];
  /** Of the longest train. */
  readonly range: number;
}

export function trailsOf({ network, phaseColour, names, range }: TrailsQuery, steps: Steps): Trails {
  const { cells } = network;
  const links = linksWithin(network, range, steps);
  const { list, begin, end, words, sets: linkSets } = links;

  const noneYet = () => new Array<number>(cells.length).fill(0);
  const [valueOf, countOf, nameOf, visited] = [noneYet(), noneYet(), noneYet(), noneYet()];
  for (const [cell, { own, tile }] of cells.entries()) {
    if (!tile.stop) continue;
    valueOf[cell] = valueOfStop(tile.stop, own, phaseColour);
    countOf[cell] = tile.stop.countsForRange ? 1 : 0;
    const name = tile.stop.name === undefined ? -1 : names.indexOf(tile.stop.name);
    nameOf[cell] = name < 0 ? 0 : 1 << name;
  }

  const value: number[] = [];
  const counting: number[] = [];
  const named: number[] = [];
  const mine: number[] = [];
  const edges: number[] = [];
  const sets: number[] = [];
  const parent: number[] = [];
  const lastLink: number[] = [];

  const used = new Array<number>(words).fill(0);
  let token = 0;

  function overlaps(link: number): boolean {
    for (let word = 0; word < words; word++) {
      if ((linkSets[link * words + word]! & used[word]!) !== 0) return true;
    }
    return false;
  }

  /** Takes a link's stretches, or gives them back. */
  function toggle(link: number): void {
    for (let word = 0; word < words; word++) used[word]! ^= linkSets[link * words + word]!;
  }

  /** Goes on from a stop, after the trail `before`; `second` is the arm, and leaves the token after `afterSide`. */
  function grow(at: number, before: number, stops: number, second: boolean, afterSide: number): void {
    for (let link = begin[at]!; link < end[at]!; link++) {
      const { to, exits, mine: linkMine } = list[link]!;
      const count = stops + countOf[to]!;
      if (visited[to] === 1 || count > range || overlaps(link)) continue;
      const side = sideOf(exits[0]!);
      if (at === token && second && side <= afterSide) continue;
      if (--steps.left < 0) return;

      const trail = value.length;
      const isFirst = before === NO_TRAIL;
      value.push((isFirst ? valueOf[token]! : value[before]!) + valueOf[to]!);
      counting.push(count);
      named.push((isFirst ? nameOf[token]! : named[before]!) | nameOf[to]!);
      mine.push((isFirst ? 0 : mine[before]!) + linkMine);
      edges.push((isFirst ? 0 : edges[before]!) + exits.length);
      parent.push(before);
      lastLink.push(second ? ~link : link);
      toggle(link);
      for (let word = 0; word < words; word++) sets.push(used[word]!);

      visited[to] = 1;
      const firstSide = at === token ? side : afterSide;
      if (cells[to]!.open) grow(to, trail, count, second, firstSide);
      if (!second && cells[token]!.open) grow(token, trail, count, true, firstSide);
      visited[to] = 0;
      toggle(link);
    }
  }

  for (const [cell, { own }] of cells.entries()) {
    if (!own) continue;
    token = cell;
    // Stays visited for the tokens after it.
    visited[token] = 1;
    grow(token, NO_TRAIL, countOf[token]!, false, NO_TRAIL);
  }
  return { links, value, counting, named, mine, edges, sets, parent, link: lastLink };
}

/**
 * Options of 18Lilliput drawn at random: variants that may be played together, and a landscape: none, a named one, or
 * one of its own, put together tile by tile as a host would in an editor.
 */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { type PlacedTile, type Rotation, scenarios } from '../../../../domain/lilliput/data.ts';
import { checkLandscape, landscapeTiles } from '../../../../domain/lilliput/rules/landscape.ts';
import { refusedVariants, VARIANTS } from '../../../../domain/lilliput/rules/variants.ts';
import type { VariantId } from '../../../../domain/lilliput/types.ts';

/** Tiles of an own landscape that are tried, and how far from Mildendo. */
const TRIES = 24;
const FARTHEST = 4;

export function lilliputOptions(pick: Pick, seats: number): object {
  return {
    ...(pick(2) === 0 ? {} : { firstPlayer: pick(seats) }),
    variants: someVariants(pick, seats),
    landscape: someLandscape(pick),
  };
}

/** Each variant is wished for in one game of two or three; what the rules refuse beside the others is left out. */
function someVariants(pick: Pick, seats: number): VariantId[] {
  const chosen: VariantId[] = [];
  const order = [...VARIANTS];
  while (order.length > 0) {
    const [variant] = order.splice(pick(order.length), 1);
    if (variant && pick(5) < 2 && !refusedVariants([...chosen, variant], seats)) chosen.push(variant);
  }
  return chosen;
}

function someLandscape(pick: Pick): string | PlacedTile[] | null {
  const kind = pick(3);
  if (kind === 0) return null;
  if (kind === 1) return scenarios[pick(scenarios.length)]?.id ?? null;
  return ownLandscape(pick);
}

export function ownLandscape(pick: Pick): PlacedTile[] {
  const placed: PlacedTile[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const tile = landscapeTiles[pick(landscapeTiles.length)]!.id;
    const [x, y] = [pick(2 * FARTHEST + 1) - FARTHEST, pick(2 * FARTHEST + 1) - FARTHEST];
    const next = [...placed, { tile, x, y, rotation: pick(4) as Rotation }];
    if (checkLandscape(next).length === 0) placed.push(next.at(-1)!);
  }
  return placed;
}

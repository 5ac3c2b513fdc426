/** The arithmetic of the worth-over-time chart: a scale with round figures, and names that do not lie on each other. */

/** At most this many lines across the chart. */
const MOST_TICKS = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round figures from zero to just above the highest value. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(1, highest / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (ROUND.find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}

/** Heights for names beside the ends of lines: as near to them as can be, in the same order, a gap apart. */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = wanted.map((height) => height);
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  let limit = lowest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

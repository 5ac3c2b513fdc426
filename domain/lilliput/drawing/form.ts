/** Views made to fit a place: a mail, a card, a page. */
import type { View } from './types.ts';

export interface Form {
  /** Width by height. */
  readonly widest: number;
  readonly narrowest: number;
  /** Cells across at least, so that few tiles do not get huge. */
  readonly fewest: number;
}

/** The view, wider or higher where its place asks for it, with the same middle. */
export function inForm({ west, north, east, south }: View, { widest, narrowest, fewest }: Form): View {
  const width = Math.max(east - west, fewest, (south - north) * narrowest);
  const height = Math.max(south - north, width / widest);
  const [across, down] = [(width - (east - west)) / 2, (height - (south - north)) / 2];
  return { west: west - across, north: north - down, east: east + across, south: south + down };
}

/** The cloth bag (rules 2, 4.2): kinds of pieces in a fixed order; a draw n takes the n-th piece that is left. */
import type { Draw } from '../../kernel/draws.ts';

export interface Bag<Kind extends string> {
  /** Takes one piece, and adds the draw to the list. */
  take(draws: Draw[]): Kind;
}

export function bagOf<Kind extends string>(
  counts: { readonly [kind in Kind]: number },
  draw: (sides: number) => Draw,
): Bag<Kind> {
  const left: { [kind in Kind]: number } = { ...counts };
  const kinds = Object.keys(counts) as Kind[];
  return {
    take(draws) {
      const drawn = draw(kinds.reduce((sum, kind) => sum + left[kind], 0));
      draws.push(drawn);
      let place = drawn.result;
      for (const kind of kinds) {
        if (place < left[kind]) {
          left[kind] -= 1;
          return kind;
        }
        place -= left[kind];
      }
      throw new RangeError('a draw beyond the bag');
    },
  };
}

/**
 * Notes beside the lines of a record, so that the game can be replayed from it on a real board: tokens, points, the areas
 * of a line, and what was paid with.
 */
import type { Line } from '../kernel/contract.ts';
import type { NurembergFact } from './facts.ts';
import type { AreaId } from './types.ts';

const note = (key: string, params: Line['params']): Line => ({ key: `note.${key}`, params });

const amounts = (key: string, name: string, given: { readonly [of: string]: number }): Line[] =>
  Object.entries(given)
    .filter(([, amount]) => amount > 0)
    .map(([of, amount]) => note(key, { [name]: of, amount }));

/** The areas between both ends. */
const between = (areas: readonly AreaId[]): Line[] => areas.slice(1, -1).map((area) => note('by', { area }));

export function notesOf(fact: NurembergFact): Line[] {
  switch (fact.type) {
    case 'turnStarted':
      return [
        ...fact.cubes.map((cubes, seat) => note('took', { seat, cubes })),
        ...fact.tokens.map((colour, index) => note('token', { box: index + 1, colour })),
      ];
    case 'boxCredited':
      return amounts('points', 'colour', fact.points);
    case 'lineBuilt':
      return [
        ...between(fact.areas),
        ...amounts('fee', 'colour', fact.fees),
        ...amounts('points', 'colour', fact.points),
      ];
    case 'citiesConnected':
      return fact.vp.flatMap((vp, seat) => (vp > 0 ? [note('scored', { seat, vp })] : []));
    case 'trainBought':
      return amounts('paid', 'purse', fact.paid);
    case 'runSold':
      return between(fact.areas);
    default:
      return [];
  }
}

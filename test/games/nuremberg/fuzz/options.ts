/** Options drawn at random: the map, and the side where three play. */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { MAPS } from '../../../../domain/nuremberg/data.ts';

export function nurembergOptions(pick: Pick, seats: number): object {
  const map = MAPS[pick(MAPS.length)];
  const side = seats === 3 ? ['34', '23', null][pick(3)] : null;
  return { map, ...(side === null ? {} : { side }) };
}

/** Appliers: one function per type of fact, which changes the state in place. */
import type { FactOf, NurembergFact } from '../facts.ts';
import { moved } from '../tracks.ts';
import type { Colour, NurembergState } from '../types.ts';

export type Appliers<Type extends NurembergFact['type']> = {
  readonly [T in Type]: (state: NurembergState, fact: FactOf<T>) => void;
};

/** Moves the discs of a seat; `sign` −1 for what is paid. */
export function moveDiscs(
  state: NurembergState,
  seat: number,
  points: { readonly [colour in Colour]?: number },
  sign: 1 | -1,
): void {
  for (const colour in points) {
    const by = points[colour as Colour] ?? 0;
    if (by !== 0) state.tracks[colour as Colour] = moved(state.tracks[colour as Colour], seat, sign * by);
  }
}

export function addCubes(state: NurembergState, seat: number, cubes: number): void {
  const player = state.players[seat];
  if (player) player.cubes += cubes;
}

export function addVp(state: NurembergState, seat: number, vp: number): void {
  const player = state.players[seat];
  if (player) player.vp += vp;
}

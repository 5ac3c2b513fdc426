/**
 * Copies a state for deciding. Parts that the fold changes in place are copied; parts that it replaces (tracks, links,
 * boxes, single trains and figures) are shared. Tests freeze the original, so a part that is missing here makes them fail.
 */
import type { NurembergState } from './types.ts';

export const copy = (state: NurembergState): NurembergState => ({
  ...state,
  players: state.players.map((player) => ({ ...player })),
  tracks: { ...state.tracks },
  goods: { ...state.goods },
  figures: { ...state.figures },
  boxes: [...state.boxes],
  toAct: [...state.toAct],
  trains: [...state.trains],
});

/**
 * How far a search may go. On every board that the tile supply allows it goes to its end; only boards beyond the
 * supply are given a number of steps, and an answer says whether it ran out of them. A step is an edge followed, a
 * trail written down, or a trail tried for a train.
 */
export interface Steps {
  left: number;
}

export const stepsOf = (count: number): Steps => ({ left: count });

export const isUsedUp = (steps: Steps): boolean => steps.left < 0;

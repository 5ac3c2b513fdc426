/**
 * How a turn stands with its time: its own time runs, then the reserve, which a player has once for the whole game, and
 * then the time is over. The turn's own time is told first, never the sum of both.
 */
export interface TurnTime {
  readonly ownDeadline: string | null;
  readonly deadline: string | null;
}

export interface Limit {
  readonly stage: 'own' | 'reserve' | 'over';
  /** Until when, or since when it is over. */
  readonly at: string;
}

/** Null where no clock runs. */
export function limitOf({ ownDeadline, deadline }: TurnTime, now: number): Limit | null {
  if (deadline === null) return null;
  if (Date.parse(deadline) <= now) return { stage: 'over', at: deadline };
  if (ownDeadline === null || Date.parse(ownDeadline) <= now) return { stage: 'reserve', at: deadline };
  return { stage: 'own', at: ownDeadline };
}

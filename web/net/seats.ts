/** The service's resources for those who come and go: a rematch, leaving a seat, who runs the service. */
import type { Site } from '../../functions/http/answers/site.ts';
import type { Claimed } from '../../functions/http/answers/table.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export type { Site } from '../../functions/http/answers/site.ts';

/** A new table for the same people, and one's seats there. */
export const callRematch = (id: string): Promise<Answer<Claimed>> =>
  ask(`${tablePath(id)}/rematch`, { method: 'POST', body: {} });

/** The seats of a rematch that this browser held at the table before. */
export const claimSeats = (id: string): Promise<Answer<Claimed>> =>
  ask(`${tablePath(id)}/claim`, { method: 'POST', body: {} });

export const leaveSeat = (id: string, seat: number): Promise<Answer<unknown>> =>
  ask(`${tablePath(id)}/leave`, { method: 'POST', body: { seat } });

export const readSite = (): Promise<Answer<Site>> => ask('/api/site');

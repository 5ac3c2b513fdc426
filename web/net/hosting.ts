/** The service's resources for the host of a table. */
import type { Language } from '../../domain/kernel/languages.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

const seatPath = (id: string, seat: number): string => `${tablePath(id)}/seats/${seat}`;

export interface Invited {
  readonly address: string;
  readonly name?: string | undefined;
  readonly language: Language;
}

/** Before the start; older links of the seat die. */
export const inviteToSeat = (id: string, seat: number, invited: Invited): Promise<Answer<unknown>> =>
  ask(`${seatPath(id, seat)}/invitation`, { method: 'POST', body: invited });

/** The same letter again, to whoever was invited there. */
export const sendLetterAgain = (id: string, seat: number): Promise<Answer<unknown>> =>
  ask(`${seatPath(id, seat)}/letters`, { method: 'POST', body: {} });

export const inviteSubstitute = (
  id: string,
  seat: number,
  invited: Invited & { readonly name: string },
): Promise<Answer<unknown>> => ask(`${seatPath(id, seat)}/substitute`, { method: 'POST', body: invited });

export const closeTable = (id: string): Promise<Answer<unknown>> =>
  ask(`${tablePath(id)}/close`, { method: 'POST', body: {} });

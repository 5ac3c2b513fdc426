/** Which other tables wait for the person at this browser, and which of theirs send no mail. */
import type { Me, NextTable as NextAnswer } from '../../functions/http/answers/me.ts';
import { readSession, type Session } from './api.ts';
import { type Answer, ask } from './request.ts';

export interface NextTable {
  readonly table: string;
  readonly title: string;
  readonly seat: number;
}

/** By the address that was confirmed here; without one, among the seats that this browser holds. */
export async function nextTable(after: string): Promise<NextTable | null> {
  const session = await readSession();
  if (!session.ok) return null;
  if (hasPlayer(session.value)) {
    const answer = await ask<NextAnswer>(`/api/people/me/next?after=${encodeURIComponent(after)}`);
    const next = answer.ok ? answer.value.next : null;
    if (next !== null && next.seat !== null) return { ...next, seat: next.seat };
  }
  return session.value.seats.find(({ table, awaited }) => awaited && table !== after) ?? null;
}

const hasPlayer = ({ players }: Session): boolean => players.length > 0;

/** Whether an address was confirmed in this browser. */
export async function isConfirmed(): Promise<boolean> {
  const session = await readSession();
  return session.ok && hasPlayer(session.value);
}

/** Null where no address was confirmed here. */
export async function isMuted(table: string): Promise<boolean | null> {
  if (!(await isConfirmed())) return null;
  const answer = await ask<Me>('/api/people/me');
  return answer.ok ? answer.value.muted.includes(table) : null;
}

export const mute = (table: string): Promise<Answer<unknown>> =>
  ask('/api/people/me/mutes', { method: 'POST', body: { table } });

export const unmute = (table: string): Promise<Answer<unknown>> =>
  ask(`/api/people/me/mutes/${encodeURIComponent(table)}`, { method: 'DELETE' });

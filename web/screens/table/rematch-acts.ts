/** What the buttons do by which people come to a rematch or leave, and the look for a rematch after the end. */
import { callRematch, claimSeats, leaveSeat } from '../../net/seats.ts';
import type { TableModel } from './model.ts';

export async function goToRematch({ session, busy, trouble }: TableModel): Promise<void> {
  busy.value = true;
  const answer = await callRematch(session.id);
  busy.value = false;
  if (answer.ok) location.assign(`/t/${answer.value.table}`);
  else trouble.value = answer.problem;
}

export async function claim({ session, busy, trouble }: TableModel): Promise<void> {
  busy.value = true;
  const answer = await claimSeats(session.id);
  trouble.value = answer.ok ? null : answer.problem;
  await session.refresh();
  busy.value = false;
}

const REMATCH_EVERY = 15_000;

/** A finished table's head never changes again, so a page that stays open asks the table itself. */
export function lookForRematch({ session }: TableModel): () => void {
  const timer = setInterval(() => {
    const info = session.info.peek();
    const over = session.head.peek()?.status === 'ended';
    if (!over || document.hidden || info === null || (info.status === 'ended' && info.rematch)) return;
    void session.refresh();
  }, REMATCH_EVERY);
  return () => clearInterval(timer);
}

/** Leaves the seat of this page before the start. */
export async function standUp({ session, trouble }: TableModel): Promise<void> {
  const seat = session.seat.peek();
  if (seat === null) return;
  const answer = await leaveSeat(session.id, seat);
  trouble.value = answer.ok ? null : answer.problem;
  session.seat.value = null;
  await session.refresh();
}

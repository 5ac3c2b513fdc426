/** What the buttons of a table's page do. */
import { forgetTable, startTable } from '../../net/api.ts';
import { takeBackTo } from '../../table/standing.ts';
import type { TableModel } from './model.ts';

/** Names the seat in the address, so that a reload or a bookmark comes back to it, and takes the key out of it. */
export function writeAddress({ session, link }: TableModel): void {
  const address = new URL(location.href);
  const seat = session.seat.peek();
  if (seat === null) address.searchParams.delete('seat');
  else address.searchParams.set('seat', String(seat));
  // What was tried out in a sandbox stands there too, and is no key.
  if (link.peek() === null && !address.hash.startsWith('#try=')) address.hash = '';
  // An emptied hash leaves a bare # behind.
  history.replaceState(null, '', address.href.replace(/#$/, ''));
}

/** Only looks: the key leaves the address, the seat stays free. */
export function justWatch(model: TableModel): void {
  model.link.value = null;
  model.trouble.value = null;
  writeAddress(model);
}

export function chooseSeat(model: TableModel, seat: number): void {
  model.session.seat.value = seat;
  writeAddress(model);
}

export async function start({ session, trouble, busy }: TableModel): Promise<void> {
  busy.value = true;
  const answer = await startTable(session.id);
  trouble.value = answer.ok ? null : answer.problem;
  await session.refresh();
  busy.value = false;
}

export async function leave({ session }: TableModel): Promise<void> {
  await forgetTable(session.id);
  location.href = '/';
}

export async function takeBack({ session }: TableModel): Promise<void> {
  const seat = session.seat.peek();
  const table = session.position.peek()?.state.table;
  const backTo = table === undefined || seat === null ? null : takeBackTo(table, seat, session.takeBack.peek());
  if (backTo !== null) await session.send({ type: 'askTakeBack', backTo });
}

export async function answerTakeBack({ session }: TableModel, agree: boolean): Promise<void> {
  await session.send({ type: 'answerTakeBack', agree });
}

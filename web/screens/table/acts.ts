/** What the buttons of a table's page do. */
import { nameSchema } from '../../../domain/kernel/setup.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { forgetTable, startTable, tradeLink } from '../../net/api.ts';
import { announce } from '../../parts/announcer.tsx';
import { takeBackTo } from '../../table/standing.ts';
import { t } from '../../texts/index.ts';
import { isOpenSeat, type TableModel } from './model.ts';

/** Names the seat in the address, so that a reload or a bookmark comes back to it, and takes the key out of it. */
export function writeAddress({ session, link }: TableModel): void {
  const address = new URL(location.href);
  const seat = session.seat.peek();
  if (seat === null) address.searchParams.delete('seat');
  else address.searchParams.set('seat', String(seat));
  if (link.peek() === null) address.hash = '';
  // An emptied hash leaves a bare # behind.
  history.replaceState(null, '', address.href.replace(/#$/, ''));
}

/** The button that was pressed is gone: whoever goes by keyboard or ear continues at what is asked now. */
const focusAsk = (): void => document.getElementById('ask')?.focus({ preventScroll: true });

/** Trades the link in. An open seat needs a name first. */
export async function sitDown(model: TableModel): Promise<void> {
  const { link, session, trouble, ownName, ownNameError, busy } = model;
  const held = link.peek();
  if (held === null || busy.peek()) return;
  const name = isOpenSeat(model) ? nameSchema.safeParse(ownName.peek()) : null;
  if (name?.success === false) {
    ownNameError.value = t(ownName.peek().trim() === '' ? 'field.nameNeeded' : 'field.nameOdd');
    document.getElementById('own-name')?.focus();
    return;
  }
  ownNameError.value = null;
  busy.value = true;
  const answer = await tradeLink(held.link, name?.data);
  if (answer.ok) {
    trouble.value = null;
    link.value = null;
    if (answer.value.seat !== null) session.seat.value = answer.value.seat;
    await session.refresh();
    writeAddress(model);
    announce(t(answer.value.host ? 'link.hostDone' : 'link.seatDone'));
    focusAsk();
  } else {
    trouble.value = answer.problem;
  }
  busy.value = false;
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

export async function sendPick({ session, pick }: TableModel): Promise<void> {
  const draft = pick.made.peek();
  if (draft === null || !draft.sendable) return;
  await session.send({ type: 'turn', steps: draft.steps });
  focusAsk();
}

export async function sendTurn({ session, turn }: TableModel): Promise<void> {
  const draft = turn.made.peek();
  if (draft === null || !draft.sendable) return;
  const delivery = await session.send({ type: 'turn', steps: draft.steps });
  if (delivery?.outcome === 'sent') announce(t('sent.turn'));
}

export async function takeBack({ session }: TableModel): Promise<void> {
  const seat = session.seat.peek();
  const table = session.position.peek()?.state.table;
  const backTo = table === undefined || seat === null ? null : takeBackTo(table, seat);
  if (backTo !== null) await session.send({ type: 'askTakeBack', backTo });
}

export async function answerTakeBack({ session }: TableModel, agree: boolean): Promise<void> {
  await session.send({ type: 'answerTakeBack', agree });
}

/** How few players a table can start with. */
export const fewest = lilliput.seats.min;

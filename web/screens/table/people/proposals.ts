/** What people settle among themselves: who may wish what, and the sending of it. */
import type { AgreementCommand, HostCommand } from '../../../../domain/kernel/command.ts';
import { botAt, peopleAt, type Proposed, type TableState } from '../../../../domain/kernel/table.ts';
import { propose } from '../../../net/table-people.ts';
import { uuid } from '../../../net/uuid.ts';
import { localeNow } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';

export const tableOf = ({ session }: TableModel): TableState | null => session.position.value?.state.table ?? null;

/** The seat of this page, where a person plays it. */
export function ownSeat(model: TableModel): number | null {
  const table = tableOf(model);
  const seat = model.session.seat.value;
  const holds = seat !== null && (model.session.info.value?.you.seats.includes(seat) ?? false);
  return table !== null && holds && botAt(table, seat) === null ? seat : null;
}

/** Whether this page may propose something: from a seat, or as the host. */
export const mayPropose = (model: TableModel): boolean =>
  ownSeat(model) !== null || model.session.info.value?.you.host === true;

/** From the seat, or as the host where there is none. True when it was done. */
export async function wish(model: TableModel, command: AgreementCommand | HostCommand): Promise<boolean> {
  const { session, busy, trouble } = model;
  const isHosts = command.type === 'proposePause' || command.type === 'proposeEnd' || command.type === 'resume';
  if (ownSeat(model) !== null || !isHosts) return (await session.send(command))?.outcome === 'sent';
  busy.value = true;
  const answer = await propose(session.id, uuid(), command);
  trouble.value = answer.ok ? null : answer.problem;
  await session.refresh();
  busy.value = false;
  return answer.ok;
}

/** Who still has to answer. */
export const unanswered = (table: TableState, what: Proposed): number[] =>
  peopleAt(table).filter((seat) => table.proposals?.[what]?.agreed.includes(seat) !== true);

/** How many voices for a robot there are, and how many it takes: more than half of the other people. */
export function voices(
  table: TableState,
  over: number,
): { readonly given: readonly number[]; readonly needed: number } {
  const others = peopleAt(table).filter((seat) => seat !== over);
  const given = (table.votes?.[over] ?? []).filter((seat) => others.includes(seat));
  return { given, needed: Math.floor(others.length / 2) + 1 };
}

/** "Nora, Piet and Tariq". */
export const listed = ({ names }: TableModel, seats: readonly number[]): string =>
  new Intl.ListFormat(localeNow(), { type: 'conjunction' }).format(seats.map((seat) => names.value[seat] ?? ''));

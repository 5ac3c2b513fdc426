/**
 * Taking a seat, or the host's chair, with a link. Whoever takes an open seat gives the name that the others see; the
 * one who fills the last seat starts the table.
 */
import type { Capability } from '../people/capability.ts';
import { type Problem, problem } from '../problem.ts';
import type { Service } from '../service.ts';
import { changeTable, ready } from './gather.ts';
import type { Seat, TableItem } from './table-item.ts';

export const joinTable = (
  service: Service,
  capability: Capability,
  name: string | undefined,
): Promise<TableItem | Problem> =>
  changeTable(service, capability.table, (table) =>
    capability.scope === 'host' ? enter(table, capability.epoch) : sit(table, capability, name),
  );

const enter = (table: TableItem, epoch: number): TableItem | Problem =>
  table.hostEpoch === epoch ? table : problem('link-revoked');

function sit(
  table: TableItem,
  { seat: place, epoch }: { readonly seat: number; readonly epoch: number },
  name: string | undefined,
): TableItem | Problem {
  const seat = table.seats.find((seat) => seat.place === place);
  // A seat that was open at the start is gone.
  if (seat?.epoch !== epoch) return problem('link-revoked');
  if (seat.joined) return table;
  const taken = seat.name ?? name;
  if (taken === undefined) return problem('name-needed');
  return ready({ ...table, seats: table.seats.map(seated({ ...seat, name: taken, joined: true })) }, 'system');
}

const seated =
  (taken: Seat) =>
  (seat: Seat): Seat =>
    seat.place === taken.place ? taken : seat;

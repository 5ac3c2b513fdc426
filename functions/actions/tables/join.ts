/**
 * Takes a seat, or the host's role, with a link. Whoever takes an open seat gives the name that others see; filling the
 * last seat starts the table.
 */
import type { CapabilityOf } from '../../people/capability.ts';
import { confusable } from '../../people/names.ts';
import { type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { isClosed, noLongerGathers } from '../../tables/closing.ts';
import { changeTable, isOpen, ready } from './before-start.ts';
import type { Seat, TableItem } from '../../tables/table-item.ts';

export const enterAsHost = (service: Service, { table: id, epoch }: CapabilityOf<'host'>) =>
  changeTable(service, id, (table) => (table.hostEpoch === epoch ? table : problem('link-revoked')));

/** Who sits down, and how: with the player that the seat then names, if there is one. */
export interface Sitter {
  readonly name: string | undefined;
  readonly player: string | null;
}

export const takeSeat = (
  service: Service,
  { table: id, seat: place, epoch }: Pick<CapabilityOf<'seat'>, 'table' | 'seat' | 'epoch'>,
  sitter: Sitter,
): Promise<TableItem | Problem> =>
  changeTable(service, id, (table) => {
    const seat = table.seats.find((seat) => seat.place === place);
    if (seat?.epoch !== epoch || seat.bot !== null) return problem('link-revoked');
    if (seat.player !== null && seat.player !== sitter.player) return problem('link-revoked');
    if (seat.joined) return table;
    return isClosed(service, table) ? problem('table-closed') : sit(table, seat, sitter);
  });

/** The seat that this player was invited to; or, at a table that everybody may join, the open one that is named, or the first. */
export const sitDown = (
  service: Service,
  id: string,
  number: number | undefined,
  sitter: Sitter,
): Promise<TableItem | Problem> =>
  changeTable(service, id, (table) => {
    const late = noLongerGathers(service, table);
    if (late) return late;
    const invited = table.seats.find(({ player, joined }) => player !== null && player === sitter.player && !joined);
    if (invited) return sit(table, invited, sitter);
    if (!table.listed) return problem('not-for-all');
    if (table.seats.some(({ player }) => player !== null && player === sitter.player)) return problem('already-seated');
    const open = table.seats.find((seat, at) => isOpen(seat) && (number === undefined || number === at));
    return open ? sit(table, open, sitter) : problem('seat-taken');
  });

function sit(table: TableItem, seat: Seat, { name, player }: Sitter): TableItem | Problem {
  const taken = seat.name ?? name;
  if (taken === undefined) return problem('name-needed');
  const alike = seat.name === null ? confusable([...table.seats.map(({ name }) => name), taken]) : null;
  if (alike) return alike;
  const seated = { ...seat, name: taken, joined: true, player: seat.player ?? player };
  return ready({ ...table, seats: table.seats.map((one) => (one.place === seat.place ? seated : one)) }, 'system');
}

/** The tables of a session, for the page that lists them. What was revoked or is gone is left out. */
import type { Head } from '../../domain/kernel/setup.ts';
import type { Session } from '../people/session.ts';
import { isProblem } from '../problem.ts';
import type { Service } from '../service.ts';
import { headOfTable } from './projection.ts';
import { readTable, rightsAt, type TableItem } from './table-item.ts';

interface Listed {
  readonly table: TableItem;
  readonly head: Head;
}

export async function listTables(service: Service, session: Session) {
  const ids = [...new Set([...session.seats, ...session.hosts].map(({ table }) => table))];
  const read = await Promise.all(ids.map((id) => look(service, id)));
  const listed = read.filter((one) => one !== null);
  return {
    seats: listed.flatMap((one) => seatsAt(one, session)),
    hosts: listed
      .filter(({ table }) => rightsAt(table, session).host)
      .map(({ table, head }) => ({ table: table.id, title: table.title, status: head.status })),
  };
}

async function look(service: Service, id: string): Promise<Listed | null> {
  const table = await readTable(service, id);
  return isProblem(table) ? null : { table, head: await headOfTable(service, table) };
}

const seatsAt = ({ table, head }: Listed, session: Session) =>
  rightsAt(table, session).seats.map((seat) => ({
    table: table.id,
    title: table.title,
    game: table.game,
    seat,
    name: table.seats[seat]?.name ?? null,
    status: head.status,
    awaited: head.awaiting.some((awaited) => awaited.seat === seat),
  }));

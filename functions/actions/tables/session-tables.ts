/** The tables of a browser's session. Revoked and deleted ones are left out. */
import type { Head } from '../../../domain/kernel/setup.ts';
import { type Rights, rightsAt } from '../../people/rights.ts';
import type { Session } from '../../people/session.ts';
import { isProblem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { headOfTable } from '../../tables/head.ts';
import { othersAt, readTable, type TableItem } from '../../tables/table-item.ts';

interface Listed {
  readonly table: TableItem;
  readonly head: Head;
  readonly you: Rights;
}

export async function listTables(service: Service, session: Session) {
  const ids = [...new Set([...session.seats, ...session.hosts].map(({ table }) => table))];
  const read = await Promise.all(ids.map((id) => look(service, session, id)));
  const listed = read.filter((one) => one !== null);
  return {
    seats: listed.flatMap(seatsAt),
    hosts: listed
      .filter(({ you }) => you.host)
      .map(({ table, head }) => ({
        table: table.id,
        title: table.title,
        game: table.game,
        others: othersAt(table, -1),
        status: head.status,
        at: head.at ?? table.createdAt,
      })),
  };
}

async function look(service: Service, session: Session, id: string): Promise<Listed | null> {
  const table = await readTable(service, id);
  if (isProblem(table)) return null;
  const [head, you] = await Promise.all([headOfTable(service, table), rightsAt(service, table, session)]);
  return { table, head, you };
}

const seatsAt = ({ table, head, you }: Listed) =>
  you.seats.map((seat) => ({
    table: table.id,
    title: table.title,
    game: table.game,
    seat,
    name: table.seats[seat]?.name ?? null,
    others: othersAt(table, seat),
    status: head.status,
    awaited: head.awaiting.some((awaited) => awaited.seat === seat && awaited.optional !== true),
    at: head.at ?? table.createdAt,
  }));

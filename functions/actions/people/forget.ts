/**
 * Erases a person: address, settings, names, and what they wrote beside the games. Their moves stay as moves of a seat
 * without a name; a stream never holds more. Every step is idempotent.
 */
import type { OwnTable } from '../../tables/table-lists.ts';
import { clearBounce } from '../../mail/bounces.ts';
import { forgetNotes } from '../../mail/digest-notes.ts';
import { clearMailed } from '../../mail/last-mailed.ts';
import { eraseOrders } from '../../tables/orders-item.ts';
import { isProblem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { eraseOwn } from '../../statistics/items.ts';
import { eraseAnnotations } from '../../tables/annotations.ts';
import { eraseWriting } from '../../tables/chat.ts';
import { changeTable } from '../tables/before-start.ts';
import { eraseNotes } from '../../tables/notes.ts';
import type { Seat, TableItem } from '../../tables/table-item.ts';
import { mutedTables, unmute } from '../../people/mutes.ts';
import { type Player, removePlayer } from '../../people/player.ts';
import { purposes } from '../../mail/confirmation-codes.ts';
import { MOST_OPEN } from '../../people/open-table-limit.ts';

export async function forgetPerson(service: Service, player: Player): Promise<number> {
  const { id } = player;
  const partition = `player#${id}`;
  const rows = await service.store.list<OwnTable>(partition, 'table#');
  for (const { table, seat } of rows) {
    await clearBounce(service.store, table, seat);
    await clearMailed(service.store, table, seat);
    await eraseWords(service, table, id);
    await eraseOrders(service.store, table, id);
    const left = await changeTable(service, table, (read) => withoutPerson(read, id));
    if (isProblem(left) && left.problem !== 'unknown-table') throw new Error('a table could not be changed');
    await service.store.remove({ PK: partition, SK: `table#${table}` });
  }
  for (const { table } of await service.store.list<{ table: string }>(partition, 'wrote#')) {
    await eraseWords(service, table, id);
    await service.store.remove({ PK: partition, SK: `wrote#${table}` });
  }
  for (const { table } of await service.store.list<{ table: string }>(partition, 'hosts#')) {
    await changeTable(service, table, (read) => (read.host === id ? { ...read, host: null } : read));
    await service.store.remove({ PK: partition, SK: `hosts#${table}` });
  }
  await eraseOwn(service, id);
  await forgetNotes(service.store, id);
  for (const table of await mutedTables(service, id)) await unmute(service, id, table);
  for (const purpose of purposes) await service.store.remove({ PK: partition, SK: `pending#${purpose}` });
  for (let slot = 0; slot < MOST_OPEN; slot++) await service.store.remove({ PK: partition, SK: `open#${slot}` });
  await removePlayer(service, player);
  return rows.length;
}

/** At a table where they sit, sat once, or only watched. */
async function eraseWords(service: Service, table: string, player: string): Promise<void> {
  await eraseNotes(service, table, player);
  await eraseWriting(service, table, player);
  await eraseAnnotations(service, table, player);
}

function withoutPerson(table: TableItem, id: string): TableItem {
  const seats = table.seats.map((seat) => (seat.player === id ? blank(seat) : seat));
  return { ...table, seats, host: table.host === id ? null : table.host };
}

const blank = (seat: Seat): Seat => ({ ...seat, name: null, player: null, joined: false, epoch: seat.epoch + 1 });

/**
 * Creates a rematch: a new table with the same people, robots and options after the end. The finished table's item
 * holds its id; the stream does not. Only the holder of a seat at the old table can claim the same seat at the new one.
 * The game starts when all have.
 */
import { type MailGate, type MailPermit, permitOrNone } from '../../mail/gate.ts';
import { enqueueInvitations } from './invite.ts';
import { readPlayer } from '../../people/player.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { randomId } from '../../service/random-id.ts';
import type { Service } from '../../service/service.ts';
import { changeTable, ready } from './before-start.ts';
import { headOfTable } from '../../tables/head.ts';
import { readTable, type Seat, type TableItem, tableKey } from '../../tables/table-item.ts';

export interface Rematch {
  readonly table: TableItem;
  /** Called for just now, not before. */
  readonly fresh: boolean;
}

/** The id is stored at the old table first, so that two concurrent requests get the same table. */
export async function callRematch(service: Service, gate: MailGate, old: TableItem): Promise<Rematch | Problem> {
  if (old.imported) return problem('read-only');
  if ((await headOfTable(service, old)).status !== 'ended') return problem('not-ended');
  const wish = randomId(service.random);
  const named = await changeTable(service, old.id, (table) => (table.rematch ? table : { ...table, rematch: wish }));
  if (isProblem(named)) return named;
  const id = named.rematch ?? wish;
  const there = await readTable(service, id);
  if (!isProblem(there)) return { table: there, fresh: false };
  const table = setAgain(service, old, id);
  if (!(await service.store.put(tableKey(id), table, 'absent'))) {
    const faster = await readTable(service, id);
    return isProblem(faster) ? problem('busy') : { table: faster, fresh: false };
  }
  await enqueueInvitations(service, table, await permitsFor(service, gate, table));
  return { table, fresh: true };
}

/** A person who has had too many letters gets none; the page of the old table links to the new one. */
async function permitsFor(service: Service, gate: MailGate, { id, seats }: TableItem) {
  const permits = new Map<number, MailPermit>();
  for (const [number, seat] of seats.entries()) {
    const player = seat.player === null ? null : await readPlayer(service, seat.player);
    const permit = player && (await permitOrNone(gate, { address: player.address, table: id }));
    if (permit) permits.set(number, permit);
  }
  return permits;
}

const setAgain = (service: Service, old: TableItem, id: string): TableItem => ({
  id,
  game: old.game,
  title: old.title,
  options: old.options,
  createdAt: new Date(service.clock()).toISOString(),
  seats: old.seats.map(seatAgain),
  hostEpoch: 1,
  startedBy: null,
  order: old.order,
  listed: old.listed,
  annotators: old.annotators,
  clock: old.clock,
  host: old.host,
  closedAt: null,
  rematchOf: old.id,
  revision: 1,
});

const seatAgain = ({ name, bot, player }: Seat, place: number): Seat => ({
  place,
  name,
  bot,
  joined: false,
  epoch: FIRST_EPOCH,
  player,
});

const FIRST_EPOCH = 1;

/** Takes the places of those old seats that are still meant for the same people. */
export const claimSeats = (service: Service, old: TableItem, id: string, held: readonly number[]) =>
  changeTable(service, id, (table) => {
    const seats = table.seats.map((seat) =>
      held.includes(seat.place) && isStillFor(seat, old.seats[seat.place]) ? { ...seat, joined: true } : seat,
    );
    return ready({ ...table, seats }, 'system');
  });

/** A new host may have given it to somebody else. */
export const isStillFor = (seat: Seat, old: Seat | undefined): boolean =>
  seat.epoch === FIRST_EPOCH && seat.bot === null && seat.name !== null && seat.name === old?.name;

/**
 * The person who was invited to take over a seat. Stored beside the table until they join, because the table still
 * names the holder.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import type { Seat, TableItem } from './table-item.ts';

export interface SubstituteItem extends Item {
  readonly player: string;
  readonly name: string;
  /** Who asks: the host, or the player who gives the seat away. Items that were written earlier lack it. */
  readonly by?: 'host' | 'player';
  /** Of the seat when the letter was asked for. */
  readonly epoch: number;
  /** The seat's own player wants it, or the seat was found free. */
  readonly free: boolean;
  /** Makes taking over again harmless. */
  readonly commandId: string;
}

export const substituteKey = (id: string, place: number): Key => ({ PK: `game#${id}`, SK: `substitute#${place}` });

/** Null where nobody was invited, or the seat has passed on since. */
export async function readSubstitute(
  { store }: Pick<Service, 'store'>,
  id: string,
  { place, epoch }: Seat,
): Promise<SubstituteItem | null> {
  const item = await store.get<SubstituteItem>(substituteKey(id, place));
  return item?.epoch === epoch ? item : null;
}

/**
 * The table with everybody who has taken over a seat by one of these commits. The commit is written first, and the table
 * a moment later, or by the next attempt; whoever looks in between would find the name of the one who left.
 */
export async function withSuccessors(
  service: Pick<Service, 'store'>,
  table: TableItem,
  commits: readonly Commit[],
): Promise<TableItem> {
  const handed = commits.filter(({ facts }) => facts.some(({ type }) => type === 'table.seatHandedOver'));
  if (handed.length === 0) return table;
  const seats = table.seats.map(async (seat): Promise<Seat> => {
    const item = await readSubstitute(service, table.id, seat);
    const hasCome = handed.some(({ commandId }) => commandId === item?.commandId);
    return item && hasCome ? { ...seat, player: item.player, name: item.name, bot: null } : seat;
  });
  return { ...table, seats: await Promise.all(seats) };
}

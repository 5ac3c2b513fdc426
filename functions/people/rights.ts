/**
 * The rights of a browser at a table. A seat without an address belongs to the browser that redeemed its link. A seat
 * with a player belongs to every browser in which that player's mail was confirmed, until the player revokes it; so
 * does the host's role with a confirmed address.
 */
import type { Service } from '../service/service.ts';
import type { TableItem } from '../tables/table-item.ts';
import { type Player, readPlayer } from './player.ts';
import type { Session } from './session.ts';

/** Seats held, by number, and whether it is the host. */
export interface Rights {
  readonly seats: readonly number[];
  readonly host: boolean;
}

type ServicePart = Pick<Service, 'store' | 'clock'>;

/** The players of a session, newest last; only the given ones, if any are given. */
export async function playersOf(
  service: ServicePart,
  session: Session,
  asked?: readonly (string | null)[],
): Promise<Player[]> {
  const held = session.players.filter(({ player }) => asked === undefined || asked.includes(player));
  const read = await Promise.all(
    held.map(async ({ player: id, epoch }) => {
      const player = await readPlayer(service, id);
      return player?.epoch === epoch && !player.locked ? player : null;
    }),
  );
  return read.filter((player) => player !== null);
}

export async function rightsAt(service: ServicePart, table: TableItem, session: Session): Promise<Rights> {
  const named = [...table.seats.map(({ player }) => player), table.host].filter((player) => player !== null);
  const own = new Set((await playersOf(service, session, named)).map(({ id }) => id));
  return {
    seats: table.seats.flatMap(({ place, epoch, player, joined }, seat) => {
      if (player !== null) return joined && own.has(player) ? [seat] : [];
      const held = session.seats.find((held) => held.table === table.id && held.place === place);
      return held?.epoch === epoch ? [seat] : [];
    }),
    host:
      (table.host !== null && own.has(table.host)) ||
      session.hosts.some((held) => held.table === table.id && held.epoch === table.hostEpoch),
  };
}

/** Mails that a host sends to seats: an invitation before the start, and the link again at any time. */
import { MINUTE } from '../../../domain/kernel/durations.ts';
import type { Language } from '../../../domain/kernel/languages.ts';
import type { MailGate } from '../../mail/gate.ts';
import { enqueue } from '../../mail/outbox.ts';
import { enqueueInvitations, reachablePlayer } from './invite.ts';
import { confusable } from '../../people/names.ts';
import { readPlayer } from '../../people/player.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { noLongerGathers } from '../../tables/closing.ts';
import { changeTable } from './before-start.ts';
import { readTable, type Seat, type TableItem } from '../../tables/table-item.ts';

export interface Invitation {
  readonly address: string;
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * Whoever sat there or had its link loses it; a new letter goes out, also to the same address. The answer must not tell
 * whether the address is that of the person who sits there: a host who does not know it could guess it that way.
 */
export async function inviteToSeat(
  service: Service,
  gate: MailGate,
  id: string,
  number: number,
  invitation: Invitation,
): Promise<TableItem | Problem> {
  const read = await readTable(service, id);
  if (isProblem(read)) return read;
  const late = noLongerGathers(service, read);
  if (late) return late;
  if (!read.seats[number]) return problem('unknown-seat');
  const player = await reachablePlayer(service, invitation);
  if (isProblem(player)) return player;
  const permit = await gate.admit({ address: player.address, table: id });
  if (isProblem(permit)) return permit;
  const invited = (seat: Seat): Seat => ({
    ...seat,
    name: invitation.name ?? seat.name,
    player: player.id,
    bot: null,
    joined: false,
    epoch: seat.epoch + 1,
  });
  const table = await changeTable(service, id, (table) => {
    const seats = table.seats.map((one, at) => (at === number ? invited(one) : one));
    return noLongerGathers(service, table) ?? confusable(seats.map(({ name }) => name)) ?? { ...table, seats };
  });
  if (!isProblem(table)) await enqueueInvitations(service, table, new Map([[number, permit]]));
  return table;
}

/** The same letter again, with a link made anew. Nothing is revoked: that is the player's own affair. */
export async function sendAgain(
  service: Service,
  gate: MailGate,
  table: TableItem,
  number: number,
): Promise<Problem | null> {
  const seat = table.seats[number];
  if (!seat) return problem('unknown-seat');
  if (seat.player === null) return problem('seat-without-address');
  const gathers = table.startedBy === null;
  const late = gathers ? noLongerGathers(service, table) : null;
  if (late) return late;
  const player = await readPlayer(service, seat.player);
  if (player === null) return problem('seat-without-address');
  const permit = await gate.admit({ address: player.address, table: table.id });
  if (isProblem(permit)) return permit;
  const key = `again#${table.id}#${seat.place}#${seat.epoch}#${Math.floor(service.clock() / MINUTE)}`;
  const kind = gathers && !seat.joined ? 'invitation' : 'seatCode';
  await enqueue(service, { kind, table: table.id, seat: number, player: seat.player, key }, permit);
  return null;
}

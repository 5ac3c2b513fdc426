/**
 * Invitations by mail: a seat with an address gets a player, known or new, and an invitation is queued. The host never
 * sees the link of such a seat.
 */
import type { Language } from '../../../domain/kernel/languages.ts';
import type { MailPermit } from '../../mail/gate.ts';
import { enqueue } from '../../mail/outbox.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import type { TableItem } from '../../tables/table-item.ts';
import { normalisedAddress, readableAddress, stoppedReason } from '../../people/address.ts';
import { ensurePlayer, type Player } from '../../people/player.ts';

interface Invited {
  readonly address?: string | null | undefined;
  readonly language?: Language | undefined;
}

/** The player of an address that mail can reach. */
export async function reachablePlayer(
  service: Service,
  { address: written, language }: Invited & { readonly address: string },
): Promise<Player | Problem> {
  if (service.settings.mail === 'none') return problem('no-mail');
  const address = normalisedAddress(written);
  if (address === null) return problem('bad-address', { address: written });
  if ((await stoppedReason(service, written)) !== null)
    return problem('address-stopped', { address: readableAddress(address) });
  return (await ensurePlayer(service, { address: written, language })) ?? problem('busy');
}

/** The players of those seats that have an address, by place. */
export async function invitedPlayers(
  service: Service,
  seats: readonly (object | Invited)[],
): Promise<ReadonlyMap<number, Player> | Problem> {
  const players = new Map<number, Player>();
  for (const [place, seat] of seats.entries()) {
    const { address, language } = seat as Invited;
    if (address === undefined || address === null) continue;
    const player = await reachablePlayer(service, { address, language });
    if (isProblem(player)) return player;
    players.set(place, player);
  }
  return players;
}

/** One letter for each epoch of a seat: a new invitation to the same seat is a new letter. Permits are by seat number. */
export async function enqueueInvitations(
  service: Service,
  { id, seats }: TableItem,
  permits: ReadonlyMap<number, MailPermit>,
): Promise<void> {
  for (const [number, permit] of permits) {
    const seat = seats[number];
    if (!seat?.player) continue;
    const key = `invitation#${id}#${seat.place}#${seat.epoch}`;
    await enqueue(service, { kind: 'invitation', table: id, seat: number, player: seat.player, key }, permit);
  }
}

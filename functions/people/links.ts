/**
 * Links for people: a page's public address with a capability in the fragment. Mails print the code of the capability
 * beside it.
 */
import type { Service } from '../service/service.ts';
import type { Seat, TableItem } from '../tables/table-item.ts';
import { mint } from './capability.ts';
import type { Player } from './player.ts';

type ServicePart = Pick<Service, 'settings' | 'keys' | 'clock'>;

const pageOf = ({ settings }: ServicePart, id: string): string => `${settings.publicUrl}/t/${id}`;

export async function hostLink(service: ServicePart, { id, hostEpoch }: TableItem): Promise<string> {
  const capability = mint(await service.keys(), { scope: 'host', table: id, epoch: hostEpoch }, service.clock());
  return `${pageOf(service, id)}#${capability}`;
}

/** The link of a seat; for one that names a player, the player's own. */
export async function seatLink(
  service: ServicePart,
  { id }: TableItem,
  seat: Seat,
  player: Player | null,
): Promise<string> {
  const whose = player === null ? {} : { player: player.id, playerEpoch: player.epoch };
  const succeeds = player === null || player.id === seat.player ? {} : { succeeds: true as const };
  const grant = { scope: 'seat', table: id, seat: seat.place, epoch: seat.epoch, ...whose, ...succeeds } as const;
  return `${pageOf(service, id)}#${mint(await service.keys(), grant, service.clock())}`;
}

const isHandedOut = (seat: Seat | undefined): boolean => seat?.player === null && seat.bot === null;

/** The links of the seats that nobody was invited to by mail, robots aside: what a host may hand out. */
export async function openLinks(service: ServicePart, table: TableItem): Promise<{ seat: number; link: string }[]> {
  const links = table.seats.map(async (one, seat) => ({ seat, link: await seatLink(service, table, one, null) }));
  return (await Promise.all(links)).filter(({ seat }) => isHandedOut(table.seats[seat]));
}

/** A player's own pages, for an hour from the moment it was asked for; asking and sending mint the same. */
export async function playerLink(service: ServicePart, { id, epoch }: Player, asked: number): Promise<string> {
  return `${service.settings.publicUrl}/me#${mint(await service.keys(), { scope: 'player', player: id, epoch }, asked)}`;
}

/** Where a person who was written to by mistake locks the link of that mail, and all others of the same player. */
export const lockLink = ({ settings }: ServicePart, link: string): string =>
  `${settings.publicUrl}/lock#${capabilityIn(link)}`;

/** For `List-Unsubscribe`: a POST to it ends the mails of one table, or all (RFC 8058). */
export async function unsubscribeLink(service: ServicePart, { id }: Player, table?: string): Promise<string> {
  const grant = { scope: 'unsubscribe', player: id, ...(table === undefined ? {} : { table }) } as const;
  return `${service.settings.publicUrl}/unsubscribe/${mint(await service.keys(), grant, service.clock())}`;
}

/** The feed of a table that is not listed. */
export async function feedLink(service: ServicePart, { id, hostEpoch }: TableItem): Promise<string> {
  const token = mint(await service.keys(), { scope: 'feed', table: id, epoch: hostEpoch }, service.clock());
  return `${service.settings.publicUrl}/api/feeds/${token}`;
}

export const capabilityIn = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Links of a table: its public address with a capability behind the `#`, which browsers keep to themselves. */
import { mint } from '../people/capability.ts';
import type { Service } from '../service.ts';
import type { TableItem } from '../tables/table-item.ts';

const addressOf = ({ settings }: Service, id: string): string => `${settings.publicUrl}/t/${id}`;

export const hostLink = (service: Service, { id, hostEpoch }: TableItem): string =>
  `${addressOf(service, id)}#${mint(service.keys, { scope: 'host', table: id, epoch: hostEpoch }, service.clock())}`;

export const seatLinks = (service: Service, { id, seats }: TableItem): { seat: number; link: string }[] =>
  seats.map(({ place, epoch }, seat) => {
    const capability = mint(service.keys, { scope: 'seat', table: id, seat: place, epoch }, service.clock());
    return { seat, link: `${addressOf(service, id)}#${capability}` };
  });

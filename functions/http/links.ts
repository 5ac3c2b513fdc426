/** Links of a table: its public address with a capability behind the `#`, which browsers keep to themselves. */
import { mint } from '../people/capability.ts';
import type { Service } from '../service.ts';
import type { TableItem } from '../tables/table-item.ts';

const addressOf = ({ settings }: Service, id: string): string => `${settings.publicUrl}/t/${id}`;

export async function hostLink(service: Service, { id, hostEpoch }: TableItem): Promise<string> {
  const capability = mint(await service.keys(), { scope: 'host', table: id, epoch: hostEpoch }, service.clock());
  return `${addressOf(service, id)}#${capability}`;
}

export async function seatLinks(service: Service, table: TableItem): Promise<{ seat: number; link: string }[]> {
  const { id, seats } = table;
  const keys = await service.keys();
  return seats.map(({ place, epoch }, seat) => {
    const capability = mint(keys, { scope: 'seat', table: id, seat: place, epoch }, service.clock());
    return { seat, link: `${addressOf(service, id)}#${capability}` };
  });
}

/** Tables that send a player no mail. */
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';

type ServicePart = Pick<Service, 'store'>;

const PREFIX = 'mute#';
const muteKey = (player: string, table: string): Key => ({ PK: `player#${player}`, SK: `${PREFIX}${table}` });

export async function mute({ store }: ServicePart, player: string, table: string): Promise<void> {
  await store.put(muteKey(player, table), { table });
}

export const unmute = ({ store }: ServicePart, player: string, table: string): Promise<void> =>
  store.remove(muteKey(player, table));

export async function mutedTables({ store }: ServicePart, player: string): Promise<string[]> {
  const items = await store.list<Item & { table: string }>(`player#${player}`, PREFIX);
  return items.map(({ table }) => table);
}

export const isMuted = async ({ store }: ServicePart, player: string, table: string): Promise<boolean> =>
  (await store.get(muteKey(player, table))) !== null;

/**
 * Migration: moves players and stopped addresses to today's keys, which use one spelling of a mailbox and the current
 * address secret. It runs once per spelling rule and secret. Every step is idempotent, so an aborted run is finished by
 * the next.
 */
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { readTable } from '../tables/table-item.ts';
import { normalisedAddress, partitionsOf, pointerKeys, type StoppedItem, stoppedKeys } from './address.ts';
import { fingerprint } from '../service/keys.ts';
import { changePlayer, hasAddress, type Player, playerOfAddress, readPlayer, share } from './player.ts';

type ServicePart = Pick<Service, 'store' | 'clock' | 'keys'>;

export interface Upgraded {
  readonly players: number;
  /** Stored under an earlier spelling until now. */
  readonly respelled: number;
  /** Whose mailbox belongs to somebody else; they keep their seats. */
  readonly sharing: number;
  /** Whose address cannot exist: they keep their seats and links, but cannot ask for a new link. */
  readonly unusable: number;
}

/** Raised when `normalisedAddress` changes what it gives. */
const SPELLING = 2;

interface Marker extends Item {
  readonly spelling: number;
  /** Of the address secret that is written with. */
  readonly secret: string;
}

const markerKey: Key = { PK: 'service', SK: 'addresses' };

async function markerNow({ keys }: ServicePart): Promise<Marker> {
  const { addressSecrets } = await keys();
  return { spelling: SPELLING, secret: fingerprint(addressSecrets[0] ?? '') };
}

/** Null where nothing has changed since the last run. `progress` is called with the number of players looked at. */
export async function upgradeAddresses(
  service: ServicePart,
  progress: (players: number) => void = () => {},
): Promise<Upgraded | null> {
  const [now, last] = [await markerNow(service), await service.store.get<Marker>(markerKey)];
  if (last?.spelling === now.spelling && last.secret === now.secret) return null;
  let [players, respelled, unusable] = [0, 0, 0];
  const sharing = new Set<string>();
  for await (const partition of service.store.partitionsWith('player')) {
    if (!partition.startsWith('player#')) continue;
    const player = await readPlayer(service, partition.slice('player#'.length));
    players++;
    progress(players);
    const address = player && normalisedAddress(player.address);
    if (player && address === null) unusable++;
    if (!player || !address) continue;
    const sharer = await claim(service, { ...player, address });
    if (sharer !== null) sharing.add(sharer);
    if (address === player.address) continue;
    await respell(service, player, address);
    respelled++;
  }
  await service.store.put(markerKey, now);
  return { players, respelled, sharing: sharing.size, unusable };
}

/** The item comes last: until then the next run finds the player to be spelled anew. */
async function respell(service: ServicePart, player: Player, address: string): Promise<void> {
  await moveStops(service, player.address, address);
  await removePointers(service, player);
  await changePlayer(service, player.id, (read) => (read.address === player.address ? { ...read, address } : read));
}

/** Makes a player the owner of their mailbox, unless somebody has a better right to it. Who only shares it, if anybody. */
async function claim(service: ServicePart, player: Player, again = false): Promise<string | null> {
  const [key] = pointerKeys(await service.keys(), player.address);
  const owner = await playerOfAddress(service, player.address);
  if (!key || owner?.id === player.id) return null;
  const pointer = { player: player.id, ...(player.expiresAt === undefined ? {} : { expiresAt: player.expiresAt }) };
  if (owner === null || !hasAddress(owner, player.address)) {
    // Somebody may come at this very moment and is looked at again; a pointer that leads nowhere is written over.
    const written = await service.store.put(key, pointer, again ? 'always' : 'absent');
    return written ? null : claim(service, player, true);
  }
  const [first, other] = await inOrder(service, owner, player);
  await share(service, { ...other, address: player.address });
  if (first === player) await service.store.put(key, pointer);
  return other.id;
}

/**
 * Whose mailbox it is: a confirmed player before one who is not, one who stays before one who expires, then the one with
 * the older first table. A player's item has no date, and the table that they first sat at or hosted has one.
 */
async function inOrder(service: ServicePart, owner: Player, player: Player): Promise<readonly [Player, Player]> {
  if (owner.verified !== player.verified) return owner.verified ? [owner, player] : [player, owner];
  const [stays, other] = [owner.expiresAt === undefined, player.expiresAt === undefined];
  if (stays !== other) return stays ? [owner, player] : [player, owner];
  const [ownerSince, playerSince] = await Promise.all([firstTable(service, owner), firstTable(service, player)]);
  return playerSince < ownerSince ? [player, owner] : [owner, player];
}

const NEVER = '9999';

/** When the oldest table of a player was created. */
async function firstTable(service: ServicePart, { id }: Player): Promise<string> {
  const partition = `player#${id}`;
  const [seated, hosted] = await Promise.all([
    service.store.list<{ table: string }>(partition, 'table#'),
    service.store.list<{ table: string }>(partition, 'hosts#'),
  ]);
  const tables = await Promise.all([...seated, ...hosted].map(({ table }) => readTable(service, table)));
  return tables.reduce(
    (first, table) => (isProblem(table) || table.createdAt > first ? first : table.createdAt),
    NEVER,
  );
}

/** Somebody who complained about mail under the earlier spelling gets none under today's. */
async function moveStops(service: ServicePart, earlier: string, address: string): Promise<void> {
  const keys = await service.keys();
  const [now] = stoppedKeys(keys, address);
  for (const PK of partitionsOf(keys, earlier)) {
    const stop = await service.store.get<StoppedItem>({ PK, SK: 'stopped' });
    if (!stop || !now) continue;
    const kept = await service.store.get<StoppedItem>(now);
    if (kept === null || stop.reason === 'blocked') await service.store.put(now, stop);
    await service.store.remove({ PK, SK: 'stopped' });
  }
}

async function removePointers(service: ServicePart, { id, address }: Player): Promise<void> {
  for (const PK of partitionsOf(await service.keys(), address)) {
    const pointer = await service.store.get<{ player: string }>({ PK, SK: 'player' });
    if (pointer?.player === id) await service.store.remove({ PK, SK: 'player' });
  }
}

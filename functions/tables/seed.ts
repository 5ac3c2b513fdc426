/**
 * The seed of a table's randomness: 32 random bytes, stored once before commit 1 and read only for draws and for the
 * last fact, which reveals it.
 */
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';

interface SeedItem extends Item {
  readonly seed: string;
}

const SEED_BYTES = 32;

const seedKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'seed' });

/** Stores a seed with a conditional put, unless an earlier attempt to start has; returns the stored one. */
export async function writeSeed(service: Pick<Service, 'store' | 'random'>, id: string): Promise<string> {
  const seed = Buffer.from(service.random(SEED_BYTES)).toString('hex');
  return (await service.store.put(seedKey(id), { seed }, 'absent')) ? seed : readSeed(service, id);
}

export async function readSeed({ store }: Pick<Service, 'store'>, id: string): Promise<string> {
  const item = await store.get<SeedItem>(seedKey(id));
  if (item === null) throw new Error('a started table has no seed');
  return item.seed;
}

/**
 * The secret of a table's luck: 32 random bytes, laid down once before commit 1 and read for drawing and for the closing
 * fact, by nothing else. It leaves the service only in that fact.
 */
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';

interface SeedItem extends Item {
  readonly seed: string;
}

const SEED_BYTES = 32;

const seedKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'seed' });

/** Lays a seed down, unless one lies there from an earlier attempt to start; either way that is the table's seed. */
export async function writeSeed(service: Pick<Service, 'store' | 'random'>, id: string): Promise<string> {
  const seed = Buffer.from(service.random(SEED_BYTES)).toString('hex');
  return (await service.store.put(seedKey(id), { seed }, 'absent')) ? seed : readSeed(service, id);
}

export async function readSeed({ store }: Pick<Service, 'store'>, id: string): Promise<string> {
  const item = await store.get<SeedItem>(seedKey(id));
  if (item === null) throw new Error('a started table has no seed');
  return item.seed;
}

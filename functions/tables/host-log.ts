/**
 * The log of the host's actions at a table, for everybody there: actions and seat numbers, never an address, a name or
 * a link. Stored beside the stream.
 */
import type { HostAct } from '../../domain/kernel/host-acts.ts';
import type { Service } from '../service/service.ts';
import type { Item } from '../store/store.ts';

export interface HostEntry extends Item {
  readonly at: string;
  readonly act: HostAct;
  readonly seat: number | null;
}

const partition = (id: string): string => `game#${id}`;
const PREFIX = 'host#';

export async function logHost(
  { store, clock, random }: Pick<Service, 'store' | 'clock' | 'random'>,
  id: string,
  act: HostAct,
  seat: number | null = null,
  besides: object = {},
): Promise<void> {
  const at = new Date(clock()).toISOString();
  const SK = `${PREFIX}${at}#${Buffer.from(random(4)).toString('hex')}`;
  await store.put({ PK: partition(id), SK }, { at, act, seat, ...besides });
}

export const readHostLog = ({ store }: Pick<Service, 'store'>, id: string): Promise<HostEntry[]> =>
  store.list<HostEntry>(partition(id), PREFIX);

/**
 * A player may have five tables that wait for players. Each takes a slot; a slot whose table has started, closed or
 * gone is free, so nothing has to be released.
 */
import { MINUTE } from '../../domain/kernel/durations.ts';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { isClosed } from '../tables/closing.ts';
import { readTable } from '../tables/table-item.ts';

export const MOST_OPEN = 5;

interface Slot extends Item {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly revision: number;
}

const slotKey = (player: string, slot: number): Key => ({ PK: `player#${player}`, SK: `open#${slot}` });

/** Takes a slot for a table that is about to be written. */
export async function takeSlot(service: Service, player: string, table: string): Promise<Problem | null> {
  const at = service.clock();
  for (let number = 0; number < MOST_OPEN; number++) {
    const key = slotKey(player, number);
    const slot = await service.store.get<Slot>(key);
    if (slot === null && (await service.store.put(key, { table, at, revision: 1 }, 'absent'))) return null;
    if (slot === null || (await gathers(service, slot))) continue;
    if (await service.store.put(key, { table, at }, { revision: slot.revision })) return null;
  }
  return problem('too-many-tables', { most: MOST_OPEN });
}

/** How long a table may take to be written once its slot is taken. */

async function gathers(service: Service, { table: id, at }: Slot): Promise<boolean> {
  const table = await readTable(service, id);
  if (isProblem(table)) return at + MINUTE > service.clock();
  return table.startedBy === null && !isClosed(service, table);
}

/** Opens the data folder for the service and for the operator's commands: lock, database, keys. */
import { join } from 'node:path';
import { say } from '../../domain/kernel/texts.ts';
import type { Keys } from '../service/keys.ts';
import { english } from '../texts/en.ts';
import { keepToOwner } from './data-folder.ts';
import { type OpenDynalite, openDynalite } from './dynalite.ts';
import { keysAtStart } from './keys-at-start.ts';
import { damagedFiles } from './leveldb/check-files.ts';
import { type Lock, lockFolder } from './folder-lock.ts';

export interface OpenData {
  readonly database: OpenDynalite;
  readonly keys: Keys;
  /** False where other accounts of this machine may be able to read the data. */
  readonly ownerOnly: boolean;
  /** Closes the database, then unlocks the folder. */
  close(): Promise<void>;
}

/** The lock of the folder, or the sentence that tells why it cannot be had. */
export async function lockedFolder(folder: string): Promise<Lock | string> {
  const lock = await lockFolder(folder);
  if (lock.problem === 'locked') {
    return say(english, lock.owner ? 'start.lockedBy' : 'start.locked', { folder, pid: lock.owner?.pid ?? '' });
  }
  if (lock.problem === 'unwritable') return say(english, 'start.unwritable', { folder, reason: lock.reason });
  return lock;
}

/**
 * The open data, or the sentence that tells why it cannot be opened. `newKeys`: the operator goes on although the keys of
 * the data are lost.
 */
export async function openDataFolder(folder: string, newKeys = false): Promise<OpenData | string> {
  const lock = await lockedFolder(folder);
  if (typeof lock === 'string') return lock;
  const opened = await openLocked(folder, newKeys);
  if (typeof opened === 'string') {
    await lock.release();
    return opened;
  }
  return {
    ...opened,
    async close() {
      await opened.database.close();
      await lock.release();
    },
  };
}

async function openLocked(folder: string, newKeys: boolean): Promise<Omit<OpenData, 'close'> | string> {
  const ownerOnly = await keepToOwner(folder);
  const damaged = await damagedFiles(join(folder, 'database')).catch(reasonOf);
  if (typeof damaged === 'string') return say(english, 'start.unwritable', { folder, reason: damaged });
  if (damaged.length > 0) return say(english, 'start.damaged', { folder, files: damaged.join(', ') });
  const database = await openDynalite({ folder: join(folder, 'database') }).catch(reasonOf);
  if (typeof database === 'string') return say(english, 'start.unwritable', { folder, reason: database });
  const keys = await keysAtStart(folder, database.store, newKeys);
  if (typeof keys === 'string') {
    await database.close();
    return keys;
  }
  return { database, keys, ownerOnly };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads the keys when a process starts on this machine; the first start creates them. If the data contains people and
 * the keys are missing, damaged or different, the start stops with a message, unless the operator has chosen to go on.
 */
import { randomBytes } from 'node:crypto';
import { say } from '../../domain/kernel/texts.ts';
import { compareKeys, holdsPeople, recordKeys } from '../service/key-record.ts';
import { type Keys, makeKeys, type ReadKeys } from '../service/keys.ts';
import type { Store } from '../store/store.ts';
import { english } from '../texts/en.ts';
import { readKeyFile, setKeyFileAside, writeKeyFile } from './key-file.ts';

/** The keys, or the sentence that says why there are none. `goOn`: the operator accepts what is lost. */
export async function keysAtStart(folder: string, store: Store, goOn: boolean): Promise<Keys | string> {
  try {
    const read = await readKeyFile(folder);
    const trouble = goOn ? null : await troubleWith(read, store);
    if (trouble !== null) return say(english, trouble, { folder });
    const keys = await usable(folder, read);
    await recordKeys(store, keys);
    return keys;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return say(english, 'start.unwritable', { folder, reason });
  }
}

async function troubleWith(read: ReadKeys | 'missing' | 'damaged', store: Store): Promise<string | null> {
  if (read === 'damaged') return 'start.keysDamaged';
  const compared = read === 'missing' ? 'missing' : await compareKeys(store, read.keys);
  if (compared === 'fit' || !(await holdsPeople(store))) return null;
  return { missing: 'start.keysMissing', other: 'start.keysOther', older: 'start.keysOlder' }[compared];
}

async function usable(folder: string, read: ReadKeys | 'missing' | 'damaged'): Promise<Keys> {
  if (typeof read === 'object' && !read.upgraded) return read.keys;
  if (read === 'damaged') await setKeyFileAside(folder);
  const keys = typeof read === 'object' ? read.keys : makeKeys(randomBytes);
  await writeKeyFile(folder, keys);
  return keys;
}

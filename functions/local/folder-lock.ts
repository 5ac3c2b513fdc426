/**
 * Keeps a second process off the data folder. The lock is the operating system's own file lock, taken through leveldb
 * on the LOCK file of a small database of its own. The kernel drops it when the process ends, however it ends, and it
 * holds between containers that share the folder. So there is no stale lock to recognise and no process number to
 * compare; the one we write down is for people to read.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeFolder } from './data-folder.ts';
import { type Level as Database, openLevel } from './level.ts';

export interface Owner {
  readonly pid: number;
  /** ISO time. */
  readonly since: string;
}

export interface Locked {
  readonly problem: 'locked';
  /** The owner of the lock, if it could be read. */
  readonly owner: Owner | null;
}

export interface Unwritable {
  readonly problem: 'unwritable';
  /** In the system's words, for the end of a sentence. */
  readonly reason: string;
}

export interface Lock {
  readonly problem: null;
  release(): Promise<void>;
}

// The leveldb that dynalite brings, found from there because it is dynalite's dependency and not ours.
const require = createRequire(import.meta.url);
const { Level } = createRequire(require.resolve('dynalite'))('level') as {
  Level: new (path: string) => Database;
};

/** Makes the folder if need be, and locks it until `release` or the end of the process. */
export async function lockFolder(folder: string): Promise<Lock | Locked | Unwritable> {
  const place = join(folder, 'lock');
  const ownerFile = join(place, 'owner.json');
  const level = new Level(place);
  try {
    await makeFolder(place);
    await openLevel(level);
  } catch (error) {
    if (codeOf(error) === 'LEVEL_LOCKED') return { problem: 'locked', owner: await readOwner(ownerFile) };
    return { problem: 'unwritable', reason: reasonOf(error) };
  }
  try {
    const owner: Owner = { pid: process.pid, since: new Date().toISOString() };
    await writeFile(ownerFile, JSON.stringify(owner));
  } catch (error) {
    await level.close();
    return { problem: 'unwritable', reason: reasonOf(error) };
  }
  return {
    problem: null,
    async release() {
      await rm(ownerFile, { force: true });
      await level.close();
    },
  };
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return null; // the owner is just starting, or stopping
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

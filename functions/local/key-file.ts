/** The file with the keys of this service, which only its owner can read. */
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Keys, printKeys, type ReadKeys, readKeys } from '../service/keys.ts';

const pathIn = (folder: string): string => join(folder, 'keys.json');

/** A file that cannot be read for another reason is an exception: it may be whole. */
export async function readKeyFile(folder: string): Promise<ReadKeys | 'missing' | 'damaged'> {
  const text = await readFile(pathIn(folder), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return 'missing';
  return readKeys(text) ?? 'damaged';
}

/** Writes beside and renames, and has the disk keep both, so that a crash leaves the old file or the new one. */
export async function writeKeyFile(folder: string, keys: Keys): Promise<void> {
  const unfinished = `${pathIn(folder)}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(printKeys(keys));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, pathIn(folder));
  await syncFolder(folder);
}

/** A rename is kept only once its folder is; not every file system lets one ask for that. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => null);
  await opened?.sync().catch(() => {});
  await opened?.close();
}

/** Keeps a damaged file under another name: perhaps somebody can mend it. */
export const setKeyFileAside = (folder: string): Promise<void> => rename(pathIn(folder), `${pathIn(folder)}.damaged`);

/** The keys of this service, made at the first start in a file that only its owner can read. */
import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Keys, makeKeys, parseKeys, printKeys } from '../people/keys.ts';

/** Null: there is a file, but it holds no keys. */
export async function keysIn(folder: string): Promise<Keys | null> {
  const path = join(folder, 'keys.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) return parseKeys(text);
  const keys = makeKeys(randomBytes);
  await writeWhole(path, printKeys(keys));
  return keys;
}

/** Writes beside and renames, so that a crash leaves no half a file. */
async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

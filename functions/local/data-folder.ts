/**
 * The data folder on disk. It holds keys, sessions and mail addresses, so only its owner may read it. `umask` in the
 * entries (`main.ts`, `cli/admin.ts`) covers files that leveldb creates later; this covers existing ones.
 */
import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files that the service creates in its data folder. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(['database', 'lock']);
const OWN_FILES: ReadonlySet<string> = new Set(['keys.json', 'keys.json.unfinished', 'keys.json.damaged']);

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** For all files that this process makes from now on. */
export const OWNER_ONLY = 0o077;

/**
 * Makes a folder and those above it. Throws the system's reason. Node's own recursive `mkdir` never returns where the
 * system refuses a folder as if the one above it were missing, as it does in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  await makeFolder(dirname(folder));
  try {
    await mkdir(folder, { mode: FOLDER_MODE });
  } catch (error) {
    if (!(await isFolder(folder))) throw error; // else another process has made it meanwhile
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Takes all rights of others from the service's own files, and from the folder itself where nothing else lies in it.
 * False where that was refused: the owner is another account, or the file system knows no such rights.
 */
export async function keepToOwner(folder: string): Promise<boolean> {
  try {
    const names = await readdir(folder);
    for (const name of names) {
      const path = join(folder, name);
      if (OWN_FILES.has(name)) await keepFile(path);
      if (!OWN_FOLDERS.has(name)) continue;
      await chmod(path, FOLDER_MODE);
      for (const file of await readdir(path)) await keepFile(join(path, file));
    }
    const allOurs = names.every((name) => OWN_FILES.has(name) || OWN_FOLDERS.has(name));
    if (allOurs) await chmod(folder, FOLDER_MODE);
    return true;
  } catch {
    return false;
  }
}

async function keepFile(path: string): Promise<void> {
  const info = await lstat(path).catch(() => null); // leveldb may have just removed it
  if (info?.isFile() && (info.mode & OWNER_ONLY) !== 0) await chmod(path, FILE_MODE);
}

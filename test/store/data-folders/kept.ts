/**
 * A data folder as an earlier version of the service left it, packed into one file: `<name>.json.gz` maps each path to its
 * bytes in base64. Beside it lies `<name>.expected.json`: what the folder holds, and the cookies and links to reach it.
 * All keys, cookies and addresses in it were made for the tests and open nothing else.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

const here = fileURLToPath(new URL('.', import.meta.url));
const archive = (name: string): string => join(here, `${name}.json.gz`);
const expectation = (name: string): string => join(here, `${name}.expected.json`);

export interface KeptPlayer {
  readonly id: string;
  /** As the folder stores it. */
  readonly address: string;
  /** Other ways to write the same mailbox. */
  readonly spellings: readonly string[];
  /** Of a browser that speaks for the player; null for somebody who never confirmed the address. */
  readonly cookie: string | null;
}

export interface KeptTable {
  readonly id: string;
  readonly title: string;
  readonly status: 'gathering' | 'running' | 'ended';
  readonly version: number;
  /** Of the last commit; null before the first. */
  readonly hash: string | null;
  readonly seats: readonly (string | null)[];
}

export interface Expected {
  /** When the service stopped, milliseconds since 1970. */
  readonly stoppedAt: number;
  readonly players: readonly KeptPlayer[];
  /** Players whose addresses are spellings of one mailbox. */
  readonly sameMailbox: readonly string[];
  readonly tables: readonly KeptTable[];
  readonly stopped: readonly { readonly address: string; readonly reason: string }[];
  /** Stopped before the signing key was changed. */
  readonly stoppedUnderOlderKey: readonly { readonly address: string; readonly reason: string }[];
  /** Message ids of the letters that were sent. */
  readonly sent: readonly string[];
  /** Of the running table. */
  readonly chat: readonly string[];
  readonly orders: { readonly player: string; readonly seat: number; readonly orders: object };
  /** A mailed link that is still good, with its code. */
  readonly link: { readonly capability: string; readonly code: string };
}

/** The names of all folders that are kept. */
export const keptFolders = async (): Promise<string[]> =>
  (await readdir(here))
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => file.slice(0, -'.json.gz'.length))
    .toSorted();

export const expectedOf = async (name: string): Promise<Expected> =>
  JSON.parse(await readFile(expectation(name), 'utf8')) as Expected;

export async function unpack(name: string, folder: string): Promise<void> {
  const files = JSON.parse(gunzipSync(await readFile(archive(name))).toString()) as Record<string, string>;
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(content, 'base64'));
  }
}

export async function pack(name: string, folder: string, expected: Expected): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  // leveldb's diagnostic log is no data.
  for (const entry of found.filter((one) => one.isFile() && !/^LOG(\.old)?$/.test(one.name))) {
    const path = join(entry.parentPath, entry.name);
    files[relative(folder, path)] = (await readFile(path)).toString('base64');
  }
  await writeFile(archive(name), gzipSync(JSON.stringify(files), { level: 9 }));
  await writeFile(expectation(name), `${JSON.stringify(expected, null, 2)}\n`);
}

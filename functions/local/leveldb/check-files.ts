/**
 * Finds files of a leveldb database whose bytes were changed, that are cut short or missing. leveldb as we have it
 * looks at few of its checksums: it would skip a changed write, or read changed data, without a word. To be called
 * while nobody has the database open.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLog } from './log-file.ts';
import { type LiveFiles, liveFiles } from './manifest.ts';
import { isIntactTable } from './table-file.ts';

/** The names of the damaged files, none for a database that is well or is not there yet. */
export async function damagedFiles(folder: string): Promise<string[]> {
  const names = await namesIn(folder);
  if (!names.includes('CURRENT')) {
    // Without it leveldb would begin a new, empty database over the data.
    return names.some((name) => /\.(ldb|sst|log)$/.test(name)) ? ['CURRENT'] : [];
  }
  const current = await readFile(join(folder, 'CURRENT'), 'latin1');
  const manifest = /^(MANIFEST-\d+)\n$/.exec(current)?.[1];
  if (manifest === undefined || !names.includes(manifest)) return ['CURRENT'];
  const live = liveIn(await readFile(join(folder, manifest)));
  return live === null ? [manifest] : damagedAmong(folder, names, live);
}

async function damagedAmong(folder: string, names: readonly string[], live: LiveFiles): Promise<string[]> {
  const damaged: string[] = [];
  for (const [number, size] of live.tables) {
    const name = names.find((one) => /\.(ldb|sst)$/.test(one) && numberOf(one) === number);
    const file = name === undefined ? null : await readFile(join(folder, name));
    if (file?.length !== size || !isIntactTable(file)) damaged.push(name ?? `${String(number).padStart(6, '0')}.ldb`);
  }
  for (const name of names.filter((one) => one.endsWith('.log'))) {
    const number = numberOf(name);
    const isLive = number >= live.log || number === live.previousLog;
    if (isLive && readLog(await readFile(join(folder, name))) === null) damaged.push(name);
  }
  return damaged;
}

const numberOf = (name: string): number => Number.parseInt(name, 10);

function liveIn(manifest: Buffer): LiveFiles | null {
  const records = readLog(manifest);
  if (records === null || records.length === 0) return null;
  try {
    return liveFiles(records);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

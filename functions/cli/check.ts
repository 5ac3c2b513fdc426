/**
 * `railpost admin check`: checks the integrity of the database. On this machine it checks the files first, then the
 * hash chain of every table. When files are damaged, tables are read from a copy, because opening a damaged database
 * would change it.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../domain/kernel/texts.ts';
import type { Store } from '../store/store.ts';
import { checkChain } from '../tables/check-chain.ts';
import { everyTable } from '../tables/table-item.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

/** A line of progress after so many tables. */
const PROGRESS_EVERY = 200;

interface DamagedTable {
  readonly table: string;
  readonly reason: string;
}

/** Checks every table in a store. `files` are those that were found damaged before. */
export async function checkStore(store: Store, terminal: Terminal, files: readonly string[] = []): Promise<Exit> {
  const damaged: DamagedTable[] = [];
  let [tables, commits] = [0, 0];
  let unlisted: string | null = null;
  try {
    for await (const id of everyTable(store)) {
      const checked = await checkChain(store, id).catch((error: unknown) => ({ commits: 0, damage: reasonOf(error) }));
      tables++;
      commits += checked.commits;
      if (checked.damage !== null) {
        damaged.push({ table: id, reason: checked.damage });
        terminal.complain(say(english, 'cli.check.table', { id, reason: checked.damage }));
      }
      if (tables % PROGRESS_EVERY === 0) terminal.complain(say(english, 'cli.check.progress', { tables }));
    }
  } catch (error) {
    unlisted = reasonOf(error);
    terminal.complain(say(english, 'cli.check.unlisted', { reason: unlisted }));
  }
  terminal.print(JSON.stringify({ tables, commits, damaged, files, listed: unlisted === null }));
  const well = damaged.length === 0 && files.length === 0 && unlisted === null;
  const summary = well ? 'cli.check.well' : 'cli.check.damaged';
  terminal.complain(say(english, summary, { tables, commits, damaged: damaged.length, files: files.length }));
  return well ? Exit.Well : Exit.Wrong;
}

/** Checks the data folder of this machine; the service must be stopped. */
export async function checkFolder(folder: string, terminal: Terminal): Promise<Exit> {
  const database = join(folder, 'database');
  const unable = (sentence: string): Exit => {
    terminal.complain(sentence);
    return Exit.Unable;
  };
  if (!existsSync(database)) return unable(say(english, 'cli.check.nothing', { folder }));
  const [{ lockedFolder }, { damagedFiles }] = await Promise.all([
    import('../local/open-data.ts'),
    import('../local/leveldb/check-files.ts'),
  ]);
  const lock = await lockedFolder(folder);
  if (typeof lock === 'string') return unable(lock);
  try {
    const files = await damagedFiles(database);
    for (const file of files) terminal.complain(say(english, 'cli.check.file', { file }));
    return files.length === 0
      ? await checkDatabase(database, terminal, files)
      : await withCopy(database, (copy) => checkDatabase(copy, terminal, files));
  } catch (error) {
    return unable(say(english, 'start.unwritable', { folder, reason: reasonOf(error) }));
  } finally {
    await lock.release();
  }
}

async function checkDatabase(database: string, terminal: Terminal, files: readonly string[]): Promise<Exit> {
  const { openDynalite } = await import('../local/dynalite.ts');
  const opened = await openDynalite({ folder: database }).catch(reasonOf);
  if (typeof opened === 'string') {
    terminal.complain(say(english, 'cli.check.unlisted', { reason: opened }));
    return Exit.Wrong;
  }
  try {
    return await checkStore(opened.store, terminal, files);
  } finally {
    await opened.close();
  }
}

async function withCopy<T>(database: string, act: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'railpost-check-'));
  try {
    await cp(database, copy, { recursive: true });
    return await act(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Acknowledged means kept: a process with eight writers is killed again and again, and nothing that they were told of is
 * ever missing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brokenLink, type Commit, printCommit, rootHash } from '../../domain/kernel/commit.ts';
import type { Flaw } from '../../domain/kernel/flaw.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { damagedFiles } from '../../functions/local/leveldb/check-files.ts';
import { pickFrom } from '../seeded.ts';
import { GAME } from './chain.ts';

const writer = fileURLToPath(new URL('kill-writer.ts', import.meta.url));
const TABLES = Array.from({ length: 8 }, (_, writer) => `t${writer}`);
const ROUNDS = 6;
/** Milliseconds after which no further round begins. */
const ENOUGH = 20_000;
const LONGEST_ROUND = 700;

type Streams = ReadonlyMap<string, readonly Commit[]>;

/** Lets the writers work and kills their process: what they say was acknowledged. */
async function killedWriters(folder: string, after: number): Promise<string[]> {
  const command = ['--import', 'tsx', writer, folder, ...TABLES];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = text(child.stdout);
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), after);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // A line that the kill has cut short was not acknowledged to anybody.
  return (await printed).split('\n').slice(0, -1);
}

async function storedCommits(folder: string): Promise<Streams> {
  const { store, close } = await openDynalite({ folder });
  const streams = new Map<string, readonly Commit[]>();
  for (const table of TABLES) streams.set(table, await store.commits(table, 0));
  await close();
  return streams;
}

function brokenAt(table: string, commits: readonly Commit[]): Flaw[] {
  return commits.flatMap((commit, index) => {
    const before = commits[index - 1];
    return brokenLink(commit, index + 1, before?.hash ?? rootHash(GAME, table), before?.at ?? null) ?? [];
  });
}

test('every acknowledged commit of eight writers survives kill -9, chained and unchanged', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-kill-'));
  const pick = pickFrom(34);
  const began = Date.now();
  let stored: Streams = new Map();
  let acknowledged = 0;
  let rounds = 0;
  for (; rounds < ROUNDS && Date.now() - began < ENOUGH; rounds++) {
    const lines = await killedWriters(folder, pick(LONGEST_ROUND));
    expect(await damagedFiles(folder), 'a write that was cut off is no damage').toEqual([]);
    const streams = await storedCommits(folder);
    for (const [table, commits] of streams) {
      const before = stored.get(table) ?? [];
      const told = lines.filter((line) => line.startsWith(`${table} `));
      const added = commits.slice(before.length).map(({ version, hash }) => `${table} ${version} ${hash}`);
      expect(commits.slice(0, before.length).map(printCommit)).toEqual(before.map(printCommit));
      expect(added.slice(0, told.length)).toEqual(told);
      // A writer waits for each answer, so at most one of its writes was under way.
      expect(added.length - told.length).toBeLessThanOrEqual(1);
      expect(brokenAt(table, commits)).toEqual([]);
    }
    stored = streams;
    acknowledged += lines.length;
  }
  const kept = [...stored.values()].flat().length;
  console.log(`kill -9: ${rounds} rounds, ${acknowledged} commits acknowledged, ${kept} stored`);
  expect(rounds).toBeGreaterThan(1);
  expect(acknowledged).toBeGreaterThan(rounds);
  await rm(folder, { recursive: true });
});

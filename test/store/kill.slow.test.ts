/** Acknowledged means kept: a writer is killed again and again, and nothing that it was told of is ever missing. */
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
import { GAME } from './chain.ts';

const writer = fileURLToPath(new URL('kill-writer.ts', import.meta.url));
const ROUNDS = 6;
/** Milliseconds after which no further round begins. */
const ENOUGH = 11_000;

/** Lets a writer work and kills it: what it says was acknowledged. */
async function killedWriter(folder: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = text(child.stdout);
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), Math.random() * 700);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // A line that the kill has cut short was not acknowledged to anybody.
  return (await printed).split('\n').slice(0, -1);
}

async function storedCommits(folder: string): Promise<Commit[]> {
  const { store, close } = await openDynalite({ folder });
  const commits = await store.commits('t', 0);
  await close();
  return commits;
}

function brokenAt(commits: readonly Commit[]): Flaw[] {
  return commits.flatMap((commit, index) => {
    const before = commits[index - 1];
    return brokenLink(commit, index + 1, before?.hash ?? rootHash(GAME, 't'), before?.at ?? null) ?? [];
  });
}

test('every acknowledged commit survives kill -9, chained and unchanged', { timeout: 40_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-kill-'));
  const began = Date.now();
  let stored: Commit[] = [];
  let acknowledged = 0;
  let rounds = 0;
  for (; rounds < ROUNDS && Date.now() - began < ENOUGH; rounds++) {
    const lines = await killedWriter(folder);
    expect(await damagedFiles(folder), 'a write that was cut off is no damage').toEqual([]);
    const commits = await storedCommits(folder);
    const added = commits.slice(stored.length).map(({ version, hash }) => `${version} ${hash}`);
    expect(commits.slice(0, stored.length).map(printCommit)).toEqual(stored.map(printCommit));
    expect(added.slice(0, lines.length)).toEqual(lines);
    // The writer waits for each answer, so at most one write was under way.
    expect(added.length - lines.length).toBeLessThanOrEqual(1);
    expect(brokenAt(commits)).toEqual([]);
    stored = commits;
    acknowledged += lines.length;
  }
  console.log(`kill -9: ${rounds} rounds, ${acknowledged} commits acknowledged, ${stored.length} stored`);
  expect(rounds).toBeGreaterThan(1);
  expect(acknowledged).toBeGreaterThan(rounds);
  await rm(folder, { recursive: true });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Lock, lockFolder } from './folder-lock.ts';

let folder: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railpost-lock-'));
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true, force: true });
});

/** Another process that locks the folder, prints the outcome and stays. */
async function otherProcess(): Promise<{ child: ChildProcess; outcome: string }> {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)};
    console.log((await lockFolder(${JSON.stringify(folder)})).problem);
    setTimeout(() => {}, 60_000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, outcome: printed.toString().trim() };
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function lockHere(): Promise<Lock> {
  const lock = await lockFolder(folder);
  if (lock.problem !== null) throw new Error(`not locked: ${lock.problem}`);
  return lock;
}

test('a second process is told who has the folder, and gets it when the owner was killed', async () => {
  const first = await otherProcess();
  expect(first.outcome).toBe('null');
  expect(await lockFolder(folder)).toMatchObject({ problem: 'locked', owner: { pid: first.child.pid } });
  await killed(first.child);
  const lock = await lockHere();
  expect((await otherProcess()).outcome).toBe('locked');
  await lock.release();
}, 20_000);

test('a released folder can be locked again, by the same process too', async () => {
  const lock = await lockHere();
  expect(await lockFolder(folder)).toMatchObject({ problem: 'locked', owner: { pid: process.pid } });
  await lock.release();
  await (await lockHere()).release();
});

test('a damaged note about the owner does not hide that the folder is locked', async () => {
  const lock = await lockHere();
  await writeFile(join(folder, 'lock', 'owner.json'), '{');
  expect(await lockFolder(folder)).toEqual({ problem: 'locked', owner: null });
  await lock.release();
});

test('a folder that cannot be made is a problem with a reason, not an exception', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await lockFolder(file)).toEqual({ problem: 'unwritable', reason: expect.stringContaining('ENOTDIR') });
});

test('a lock whose note cannot be written is given back', async () => {
  const note = join(folder, 'lock', 'owner.json');
  await mkdir(note, { recursive: true });
  expect(await lockFolder(folder)).toMatchObject({ problem: 'unwritable' });
  await rm(note, { recursive: true });
  await (await lockHere()).release();
});

// Root may write anywhere.
test.skipIf(process.getuid?.() === 0)('a folder without the right to write is a problem with a reason', async () => {
  await chmod(folder, 0o500);
  expect(await lockFolder(folder)).toMatchObject({ problem: 'unwritable', reason: expect.stringContaining('EACCES') });
  await chmod(folder, 0o700);
});

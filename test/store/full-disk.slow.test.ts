/**
 * A disk that refuses writes must not cost what it takes afterwards: leveldb alone would acknowledge commits behind a
 * torn record and lose them at the next start.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { damagedFiles } from '../../functions/local/leveldb/check-files.ts';

const writer = fileURLToPath(new URL('full-disk-writer.ts', import.meta.url));
/** A megabyte, in the units of POSIX; the signal for it is ignored, so that writing fails instead. */
const LIMITED = 'trap "" XFSZ; ulimit -f 2048; exec "$@"';

test('commits acknowledged after refused ones are there after a restart', { timeout: 40_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'railpost-full-'));
  const command = [process.execPath, '--import', 'tsx', writer, folder];
  const { stdout } = await promisify(execFile)('sh', ['-c', LIMITED, 'sh', ...command]);
  const lines = stdout.trim().split('\n');
  expect(Number(lines.pop())).toBeGreaterThan(1);
  expect(lines.length).toBeGreaterThan(50);

  expect(await damagedFiles(folder), 'a refused write is no damage').toEqual([]);
  const { store, close } = await openDynalite({ folder });
  expect((await store.commits('t', 0)).map(({ version, hash }) => `${version} ${hash}`)).toEqual(lines);
  await close();
  await rm(folder, { recursive: true });
});

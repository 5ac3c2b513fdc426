/**
 * `npm run bench`: builds, then runs each `test/bench/*.bench.{mjs,ts}` in a process of its own. Stdout carries only
 * their JSON lines.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @returns {number} the exit code */
export function bench() {
  const built = spawnSync(process.execPath, ['functions/build.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (built.status !== 0) return 1;
  const files = readdirSync(join(root, 'test/bench')).filter((name) => /\.bench\.(mjs|ts)$/.test(name));
  let code = files.length > 0 ? 0 : 1;
  for (const name of files.toSorted()) {
    console.error(name);
    const words = name.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const ran = spawnSync(process.execPath, [...words, join('test/bench', name)], {
      cwd: root,
      stdio: ['ignore', 1, 2],
    });
    if (ran.status !== 0) code = 1;
  }
  return code;
}

/** `npm run fuzz -- --games N [--seed S] [--game ID] [--strategy NAME]`: fuzzed games, as many as wished. */
import { requireNode } from '../../functions/node-version.mjs';

requireNode();
void run();

async function run() {
  const { install } = await import('../../functions/install.mjs');
  if (!(await install('testing', console.error))) process.exit(1);
  const { spawnSync } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const command = fileURLToPath(new URL('command.ts', import.meta.url));
  const words = ['--import', 'tsx', command, ...process.argv.slice(2)];
  const ran = spawnSync(process.execPath, words, { stdio: 'inherit' });
  process.exit(ran.status ?? 1);
}

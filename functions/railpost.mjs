/**
 * The command line from a clone: installs what is missing, builds when a source is newer, then hands over. Progress
 * goes to stderr, since stdout belongs to the command.
 */
import { requireNode } from './node-version.mjs';

requireNode();
void run();

async function run() {
  const { install } = await import('./install.mjs');
  if (!(await install('running', console.error))) process.exit(1);
  const { buildCommandLine, buildOrExit, isStale } = await import('./build.mjs');
  if (isStale('dist/railpost.mjs')) await buildOrExit(buildCommandLine);
  // Built just now, so neither the compiler nor the linter can look it up.
  const commandLine = './dist/railpost.mjs';
  await import(commandLine);
}

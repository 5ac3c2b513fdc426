/**
 * `npm start`: from a bare clone to a running service. Installs what is missing, builds the pages and the server, then
 * becomes the server, which itself prints its address and stops on SIGINT and SIGTERM.
 */
import { requireNode } from './node-version.mjs';

requireNode();
void start();

async function start() {
  const { install } = await import('./install.mjs');
  if (!(await install('running', console.log))) process.exit(1);
  const { buildServer, buildOrExit } = await import('./build.mjs');
  const { buildWeb } = await import('../web/build.mjs');
  await buildOrExit(() => Promise.all([buildWeb(), buildServer()]));
  // Built just now, so neither the compiler nor the linter can look it up.
  const server = './dist/server.mjs';
  await import(server);
}

/** The service and its pages with the toys instead of the games on offer, in a folder of their own. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../functions/build.mjs';
import { buildWeb } from '../../web/build.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The server looks for its pages in `../../web/dist`. */
export async function buildToys() {
  const server = join(here, 'dist/functions/dist');
  await Promise.all([
    buildWeb(join(here, 'dist/web/dist'), join(here, 'pages/games.ts')),
    buildServer(server, join(here, 'games.ts')),
  ]);
  return join(server, 'server.mjs');
}

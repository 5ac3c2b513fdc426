/**
 * The service and its pages with the toys instead of the games on offer, in a folder of their own. The two registers
 * are replaced while bundling; everything else is what a real service runs.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../functions/build.mjs';
import { buildWeb } from '../../web/build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'test/toys/dist');

/** Which file stands for which register. */
const registers = new Map([
  [join(root, 'domain/games.ts'), join(root, 'test/toys/games.ts')],
  [join(root, 'web/games/games.ts'), join(root, 'test/toys/pages/games.ts')],
]);

/** @type {import('esbuild').Plugin} */
const toyRegisters = {
  name: 'toy registers',
  setup(build) {
    build.onResolve({ filter: /\/games\.ts$/ }, ({ path, resolveDir }) => {
      const instead = registers.get(join(resolveDir, path));
      return instead === undefined ? undefined : { path: instead };
    });
  },
};

/** The server looks for its pages in `../../web/dist`. */
export async function buildToys() {
  const functions = join(dist, 'functions/dist');
  await Promise.all([buildWeb(join(dist, 'web/dist'), [toyRegisters]), buildServer(functions, [toyRegisters])]);
  return join(functions, 'server.mjs');
}

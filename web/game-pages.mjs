/** The pages of each game, `/games/<id>/<page>`, as far as the register (`games/games.ts`) has the parts for them. */
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Pages of a game: the part that each shows, and others that it may fetch later. */
const shown = { about: ['about'], learn: ['tour', 'setup'], rules: ['rules'] };

/** @typedef {{ id: string, title: string, [part: string]: unknown }} RegisteredGame */

/**
 * Reads the register without the parts that it would fetch.
 * @param {esbuild.Plugin[]} [plugins] tests bring games of their own
 * @returns {Promise<RegisteredGame[]>}
 */
export async function readGames(plugins = []) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: "export { games } from './games/games.ts';", resolveDir: here },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    define: { navigator: '{}', document: '{}' },
    plugins: [
      ...plugins,
      {
        name: 'no parts',
        setup: (build) =>
          build.onResolve({ filter: /./ }, ({ path, kind }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          ),
      },
    ],
  });
  const { games } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  return Object.values(games);
}

/**
 * @param {RegisteredGame[]} games
 * @returns {import('./pages.mjs').Page[]}
 */
export const gamePages = (games) =>
  games.flatMap((game) =>
    Object.entries(shown)
      .filter(([, [part = '']]) => game[part] !== undefined)
      .map(([name, parts]) => ({
        path: `/games/${game.id}/${name}`,
        entry: `pages/${name}.tsx`,
        html: `games/${game.id}/${name}/index.html`,
        texts: { title: `${name}.title`, description: `${name}.line` },
        game,
        gamePart: parts[0] ?? '',
        parts,
      })),
  );

/**
 * Addresses from the time of a single game, and where they lead now.
 * @param {RegisteredGame[]} games
 */
export const redirects = (games) =>
  Object.fromEntries(gamePages(games.slice(0, 1)).map(({ path }) => [path.slice(path.lastIndexOf('/')), path]));

/**
 * Leaves out the parts of games that a page never fetches; each page is a bundle of its own.
 * @param {string[]} parts that it may fetch
 * @returns {esbuild.Plugin}
 */
export const onlyParts = (parts) => ({
  name: 'only parts',
  setup(build) {
    build.onResolve({ filter: /^\.\/[\w-]+/ }, ({ path, kind, importer }) => {
      if (kind !== 'dynamic-import' || !/\/games\/[\w-]+\/page\.tsx?$/.test(importer)) return undefined;
      return parts.includes(partIn(path)) ? undefined : { path, namespace: 'no-part' };
    });
    build.onLoad({ filter: /./, namespace: 'no-part' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`This page does not fetch ${path}: see web/pages.mjs.`)});`,
    }));
  },
});

/** `./rules/rules-part.tsx` has the rules, `./table.ts` the table. */
const partIn = (/** @type {string} */ path) => /^\.\/([\w-]+)/.exec(path)?.[1] ?? '';

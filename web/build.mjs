/**
 * Bundles the pages into `web/dist`: one HTML file per page from `shell.html`, and everything it loads under `assets`
 * with a hash in its name, so that those files may be cached for ever. The HTML carries no script or style of its own,
 * which the content security policy forbids.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { writeWhole } from '../functions/build.mjs';
import { bundlePage } from './bundle.mjs';
import { readGames, redirects } from './game-pages.mjs';
import { firstLoad, filesOfGames, htmlOf } from './html.mjs';
import { pagesOf } from './pages.mjs';
import { targets } from './targets.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * @typedef {import('./bundle.mjs').Bundle} Bundle
 * @typedef {Awaited<ReturnType<typeof bundlePage>>} PageBundle
 */

/**
 * Builds all pages.
 * @param {string} [dist]
 * @param {esbuild.Plugin[]} [plugins] tests bring games of their own
 * @returns {Promise<{ path: string, gzip: number }[]>} what each page loads at first, in bytes
 */
export async function buildWeb(dist = join(here, 'dist'), plugins = []) {
  const games = await readGames(plugins);
  const styles = await bundleGameStyles(games);
  const { bundles, contents } = await bundlePages(pagesOf(games), styles, plugins);
  const { shell, linked } = await readShell(contents);
  const english = await readTexts();
  const built = bundles.map(({ page, outputs, script }) => {
    const loaded = firstLoad(outputs, script, page);
    const ofGames = filesOfGames(outputs, page, loaded, pathsOf(styles));
    contents.set(page.html, Buffer.from(htmlOf(shell, page, outputs, { loaded, games: ofGames }, english)));
    return { path: page.path, files: [page.html, ...linked, ...loaded], games: ofGames };
  });
  const manifest = {
    build: hashOf(bundles.map(({ hash }) => hash).join(' ')),
    pages: Object.fromEntries(built.map(({ path, files }) => [path, files])),
    // What each game adds to the page of a table.
    games: Object.fromEntries(built.flatMap((page) => [...page.games].map(([game, files]) => [game, neededOf(files)]))),
  };
  contents.set('redirects.json', Buffer.from(`${JSON.stringify(redirects(games), undefined, 2)}\n`));
  contents.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  await publish(dist, contents);
  const weightOf = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + gzipSync(contents.get(file) ?? '').length, 0);
  return built.flatMap(({ path, files, games: ofGames }) => [
    { path, gzip: weightOf(files) },
    ...[...ofGames].map(([game, filesOfGame]) => ({
      path: `${path} with ${game}`,
      gzip: weightOf([...files, ...neededOf(filesOfGame)]),
    })),
  ]);
}

/** @param {import('./html.mjs').GameFiles} files */
const neededOf = ({ first, styles }) => [...styles, ...first];

/**
 * @typedef {Map<string, { path: string, file: Uint8Array }>} Files by name
 * @param {Files} files
 */
const pathsOf = (files) => new Map([...files].map(([name, { path }]) => [name, [path]]));

/**
 * @param {Files} files
 * @returns {string} for `define`
 */
const addressesOf = (files) =>
  JSON.stringify(Object.fromEntries([...files].map(([name, { path }]) => [name, `/${path}`])));

/**
 * Each page is a bundle of its own: one script has all that it shows first, and most people come to a table straight
 * from a mail, without any other page.
 * @param {import('./pages.mjs').Page[]} pages
 * @param {Files} styles
 * @param {esbuild.Plugin[]} plugins
 */
async function bundlePages(pages, styles, plugins) {
  const workers = await bundleWorkers();
  const define = { __WORKERS__: addressesOf(workers), __GAME_STYLES__: addressesOf(styles) };
  // The pages of several games share an entry, and so its bundle.
  const distinct = [...new Map(pages.map((page) => [page.entry, page])).values()];
  const byEntry = new Map(
    await Promise.all(
      distinct.map(async (page) => /** @type {const} */ ([page.entry, await bundlePage(page, define, plugins)])),
    ),
  );
  const bundles = pages.map((page) => ({ page, .../** @type {PageBundle} */ (byEntry.get(page.entry)) }));
  const contents = new Map(bundles.flatMap((bundle) => [...bundle.contents]));
  for (const { path, file } of [...workers.values(), ...styles.values()]) contents.set(path, file);
  return { bundles, contents };
}

/**
 * What a game computes beside the page (`games/<game>/…-worker.ts`) is one file each, which the page asks for when it
 * first needs it: every browser that has workers at all can run it. Its name is its path in `games`.
 * @returns {Promise<Files>}
 */
async function bundleWorkers() {
  const sources = await readdir(join(here, 'games'), { recursive: true });
  const { outputFiles } = await esbuild.build({
    entryPoints: sources.filter((name) => name.endsWith('-worker.ts')).map((name) => join(here, 'games', name)),
    outdir: join(here, 'games'),
    outbase: join(here, 'games'),
    bundle: true,
    format: 'iife',
    target: targets,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, contents: file }) => {
      const name = relative(join(here, 'games'), path).replace(/\.js$/, '');
      return [name, { path: withHash(`${name.replaceAll('/', '-')}.js`, file), file }];
    }),
  );
}

/**
 * The style sheet of a game that the page of its tables links, `games/<game>/styles/table.css`: the board in the HTML is
 * painted before any script has run. Other styles of a game come with the scripts that need them (`part-styles.mjs`).
 * @param {import('./game-pages.mjs').RegisteredGame[]} games
 * @returns {Promise<Files>} by game
 */
async function bundleGameStyles(games) {
  const sources = games
    .map(({ id }) => ({ id, source: join(here, 'games', id, 'styles/table.css') }))
    .filter(({ source }) => existsSync(source));
  const built = sources.map(async ({ id, source }) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [source],
      bundle: true,
      target: targets,
      minify: true,
      write: false,
      logLevel: 'error',
    });
    const file = outputFiles[0]?.contents ?? new Uint8Array();
    return /** @type {const} */ ([id, { path: withHash(`${id}-table.css`, file), file }]);
  });
  return new Map(await Promise.all(built));
}

/**
 * Reads the shell and the files in `static`. A script of the shell gets a hash in its name like all others and belongs
 * to every page's first load; icons and the like keep their names, by which browsers and pages ask for them.
 * @param {Bundle['contents']} contents
 */
async function readShell(contents) {
  let shell = await readFile(join(here, 'shell.html'), 'utf8');
  const linked = [];
  const folder = join(here, 'static');
  for (const name of await readdir(folder)) {
    const source = await readFile(join(folder, name));
    const isScript = name.endsWith('.js');
    const file = isScript
      ? Buffer.from((await esbuild.transform(source, { minify: true, target: targets })).code)
      : source;
    const path = isScript ? withHash(name, file) : name;
    contents.set(path, file);
    if (path === name) continue;
    shell = shell.replaceAll(`"/${name}"`, `"/${path}"`);
    linked.push(path);
  }
  return { shell, linked };
}

/** @returns {Promise<Record<string, string>>} */
async function readTexts() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, 'texts/en.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const { english } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  return english;
}

/**
 * @param {string} name
 * @param {Uint8Array} file
 */
function withHash(name, file) {
  const { name: stem, ext } = parse(name);
  return `assets/${stem}-${hashOf(file)}${ext}`;
}

/** @param {Uint8Array | string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();

/**
 * Puts the files in place, pages last, then takes away what an earlier build left. A running service keeps finding
 * whole files all the time.
 * @param {string} dist
 * @param {Map<string, Uint8Array>} contents
 */
async function publish(dist, contents) {
  const isPage = (/** @type {string} */ path) => Number(!path.startsWith('assets/'));
  for (const path of [...contents.keys()].toSorted((left, right) => isPage(left) - isPage(right))) {
    await writeWhole(join(dist, path), contents.get(path) ?? new Uint8Array());
  }
  const there = await readdir(dist, { recursive: true, withFileTypes: true });
  const stale = there.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of stale) if (!contents.has(relative(dist, path))) await rm(path);
}

/**
 * Bundles the pages into `web/dist`: one HTML file per page from `shell.html`, and everything it loads under `assets`
 * with a hash in its name, so that those files may be cached for ever. The HTML carries no script or style of its own,
 * which the content security policy forbids.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { writeWhole } from '../functions/build.mjs';
import { bundlePage } from './bundle.mjs';
import { loadedWith } from './chunks.mjs';
import { pages } from './pages.mjs';
import { targets } from './targets.mjs';

/** Besides English, which comes with the pages. `static/early.js` asks for one of them before the scripts run. */
const languages = ['fr', 'es'];

const here = fileURLToPath(new URL('.', import.meta.url));

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Builds all pages.
 * @param {string} [dist]
 * @returns {Promise<{ path: string, files: string[], gzip: number }[]>} the first-load files of each page
 */
export async function buildWeb(dist = join(here, 'dist')) {
  const { bundles, contents } = await bundlePages();
  const { shell, linked } = await readShell(contents);
  const english = await readTexts();
  const built = bundles.map(({ page, outputs, script }) => {
    const loaded = firstLoad(outputs, script);
    const spoken = languages.map((language) => ({ language, files: wordsIn(outputs, language, loaded) }));
    contents.set(page.html, Buffer.from(fill(shell, page, loaded, spoken, english)));
    const files = [page.html, ...linked, ...loaded];
    return {
      path: page.path,
      files,
      gzip: files.reduce((sum, file) => sum + gzipSync(contents.get(file) ?? '').length, 0),
    };
  });
  const build = hashOf(bundles.map(({ hash }) => hash).join(' '));
  const manifest = { build, pages: Object.fromEntries(built.map(({ path, files }) => [path, files])) };
  contents.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  await publish(dist, contents);
  return built;
}

/**
 * Each page is a bundle of its own: one script has all that it shows first, and most people come to a table straight
 * from a mail, without any other page.
 */
async function bundlePages() {
  const workers = await bundleWorkers();
  const addresses = Object.fromEntries([...workers].map(([name, { path }]) => [name, `/${path}`]));
  const define = { __WORKERS__: JSON.stringify(addresses) };
  const bundles = await Promise.all(pages.map(async (page) => ({ page, ...(await bundlePage(page.entry, define)) })));
  const contents = new Map(bundles.flatMap((bundle) => [...bundle.contents]));
  for (const { path, file } of workers.values()) contents.set(path, file);
  return { bundles, contents };
}

/**
 * What a game computes beside the page (`games/<game>/…-worker.ts`) is one file each, which the page asks for when it
 * first needs it: every browser that has workers at all can run it. Its name is its path in `games`.
 * @returns {Promise<Map<string, { path: string, file: Uint8Array }>>} by name
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
 * Reads the shell and the files in `static`. A script of the shell gets a hash in its name like all others and belongs
 * to every page's first load; icons and the like keep their names, by which browsers and pages ask for them.
 * @param {Bundle['contents']} contents
 */
async function readShell(contents) {
  let shell = await readFile(join(here, 'shell.html'), 'utf8');
  const linked = [];
  const folder = join(here, 'static');
  for (const name of await readdir(folder)) {
    const file = await readFile(join(folder, name));
    const path = name.endsWith('.js') ? withHash(name, file) : name;
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
 * The files a page needs before it can draw: its script, what that imports statically, its style sheet, and the fonts
 * of the style sheet.
 * @param {Bundle['outputs']} outputs
 * @param {string} script
 */
function firstLoad(outputs, script) {
  const scripts = [...loadedWith(outputs, script)];
  const sheets = scripts.flatMap((file) => outputs[file]?.cssBundle ?? []);
  const fonts = sheets.flatMap((file) => outputs[file]?.imports ?? []).filter(({ kind }) => kind === 'url-token');
  return [...scripts, ...sheets, ...fonts.map(({ path }) => path)];
}

/**
 * The words of a page in another language: what its first load would fetch at once in that language.
 * @param {Bundle['outputs']} outputs
 * @param {string} language
 * @param {string[]} loaded
 */
function wordsIn(outputs, language, loaded) {
  const fetched = loaded
    .flatMap((file) => outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === 'dynamic-import');
  const words = new RegExp(`texts/${language}(/[\\w-]+)?\\.ts$`);
  const named = fetched.filter(({ path }) => words.test(outputs[path]?.entryPoint ?? ''));
  return [...new Set(named.map(({ path }) => path))];
}

/**
 * @param {string} shell
 * @param {Page} page
 * @param {string[]} loaded
 * @param {{ language: string, files: string[] }[]} spoken
 * @param {Record<string, string>} english
 */
function fill(shell, page, loaded, spoken, english) {
  const links = loaded.map((file, index) => link(`/${file}`, index === 0)).filter((line) => line !== undefined);
  const words = spoken.map(({ language, files }) => ` data-${language}="${files.map((file) => `/${file}`).join(' ')}"`);
  const parts = new Map([
    ['assets', links.join('\n    ')],
    ['languages', words.join('')],
    ['robots', page.private ? '<meta name="robots" content="noindex" />' : ''],
  ]);
  for (const [part, key] of Object.entries(page.texts ?? {})) {
    const text = english[key];
    if (text === undefined) throw new Error(`web/texts/en.ts has no "${key}", which the build needs.`);
    parts.set(part, escaped(text));
  }
  return shell.replace(/<!-- (\w+) -->/g, (placeholder, name) => parts.get(name) ?? placeholder);
}

/**
 * @param {string} address
 * @param {boolean} isEntry
 */
function link(address, isEntry) {
  if (isEntry) return `<script type="module" src="${address}"></script>`;
  if (address.endsWith('.js')) return `<link rel="modulepreload" href="${address}" />`;
  if (address.endsWith('.css')) return `<link rel="stylesheet" href="${address}" />`;
  // Fonts are fetched without credentials, also from one's own host; a preload must ask the same way to be used.
  if (address.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin />`;
  return undefined;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

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
import { mergeFirstLoad } from './merge.mjs';
import { sheetsOfParts } from './sheets.mjs';

/**
 * The texts are keys of the English table: what a search engine or a link preview sees before a script has run. A page
 * without them keeps the placeholders, and the service fills them in for each table. A page of one person is not for
 * those who search.
 * @typedef {{ path: string, entry: string, html: string, texts?: { title: string, description: string }, private?: true }} Page
 * @type {Page[]}
 */
const pages = [
  {
    path: '/',
    entry: 'pages/landing.tsx',
    html: 'index.html',
    texts: { title: 'site.name', description: 'landing.line' },
  },
  folder('new', { description: 'landing.line' }),
  folder('about', { description: 'about.credit' }),
  folder('mailbox', { private: true }),
  folder('me', { private: true }),
  folder('watch'),
  folder('settings', { private: true }),
  folder('privacy'),
  folder('lock', { private: true }),
  folder('learn'),
  folder('rules'),
  folder('import'),
  folder('statistics'),
  { path: '/t/', entry: 'pages/table.tsx', html: 't/index.html' },
];

/**
 * A page in a folder of its own, which says its title and one line about itself unless told otherwise.
 * @param {string} name
 * @param {{ description?: string, private?: true }} [more]
 * @returns {Page}
 */
function folder(name, { description = `${name}.line`, ...more } = {}) {
  const texts = { title: `${name}.title`, description };
  return { path: `/${name}`, entry: `pages/${name}.tsx`, html: `${name}/index.html`, texts, ...more };
}

/** Browsers that the pages are made for. */
const targets = ['es2022', 'chrome111', 'firefox113', 'safari16.4'];
/** Besides English, which comes with the pages. `static/early.js` asks for one of them before the scripts run. */
const languages = ['fr', 'es'];

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds all pages.
 * @param {string} [dist]
 * @param {esbuild.Plugin[]} [plugins] tests bring games of their own
 * @returns {Promise<{ path: string, files: string[], gzip: number }[]>} the first-load files of each page
 */
export async function buildWeb(dist = join(here, 'dist'), plugins = []) {
  // The id is a hash of the outputs, so a first round without it has to come before.
  const worker = await bundleWorker();
  const build = hashOf(await bundle('', worker.path, plugins));
  const { outputs, contents } = await bundle(build, worker.path, plugins);
  contents.set(worker.path, worker.file);
  const { shell, linked } = await readShell(contents);
  const english = await readTexts();
  const built = pages.map((page) => {
    const loaded = firstLoad(outputs, page.entry);
    const spoken = languages.map((language) => ({ language, files: wordsIn(outputs, language, loaded) }));
    contents.set(page.html, Buffer.from(fill(shell, page, loaded, spoken, english)));
    const files = [page.html, ...linked, ...loaded];
    return {
      path: page.path,
      files,
      gzip: files.reduce((sum, file) => sum + gzipSync(contents.get(file) ?? '').length, 0),
    };
  });
  const manifest = { build, pages: Object.fromEntries(built.map(({ path, files }) => [path, files])) };
  contents.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  await publish(dist, contents);
  return built;
}

/**
 * What is worked out beside the page is one file of its own, which a page asks for when it first needs it: every browser
 * that has workers at all can run it.
 */
async function bundleWorker() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, 'games/lilliput/turn/revenue-worker.ts')],
    bundle: true,
    format: 'iife',
    target: targets,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  const file = outputFiles[0]?.contents ?? new Uint8Array();
  return { path: withHash('revenue-worker.js', file), file };
}

/**
 * @typedef {{ outputs: esbuild.Metafile['outputs'], contents: Map<string, Uint8Array> }} Bundle both by path in `dist`
 * @param {string} build
 * @param {string} worker
 * @param {esbuild.Plugin[]} plugins
 * @returns {Promise<Bundle>}
 */
async function bundle(build, worker, plugins) {
  const isTable = (/** @type {Page} */ { path }) => path === '/t/';
  // Most people come to a table straight from a mail, so its page shares no small files with pages they do not open.
  const bundles = [pages.filter(isTable), pages.filter((page) => !isTable(page))].map((some) =>
    bundlePages(some, build, worker, plugins),
  );
  const [pieces, others] = await Promise.all(bundles);
  const tables = pieces && (await mergeFirstLoad(pieces, 'pages/table.tsx', targets));
  return {
    outputs: { ...others?.outputs, ...tables?.outputs },
    contents: new Map([...(others?.contents ?? []), ...(tables?.contents ?? [])]),
  };
}

/**
 * @param {Page[]} some
 * @param {string} build
 * @param {string} worker
 * @param {esbuild.Plugin[]} plugins
 * @returns {Promise<Bundle>}
 */
async function bundlePages(some, build, worker, plugins) {
  const result = await esbuild.build({
    entryPoints: some.map((page) => join(here, page.entry)),
    absWorkingDir: here,
    // Nothing is written there; it only gives the paths a root.
    outdir: here,
    publicPath: '/',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: targets,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    plugins: [...plugins, sheetsOfParts(targets)],
    define: { __BUILD__: JSON.stringify(build), __REVENUE_WORKER__: JSON.stringify(`/${worker}`) },
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  return {
    outputs: result.metafile.outputs,
    contents: new Map(result.outputFiles.map((file) => [relative(here, file.path), file.contents])),
  };
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
  return `assets/${stem}-${createHash('sha256').update(file).digest('hex').slice(0, 8).toUpperCase()}${ext}`;
}

/** @param {Bundle} bundle */
function hashOf({ contents }) {
  const hash = createHash('sha256');
  for (const path of [...contents.keys()].toSorted()) hash.update(path).update(contents.get(path) ?? '');
  return hash.digest('hex').slice(0, 12);
}

/**
 * The files a page needs before it can draw: its script, what that imports statically, its style sheet, and the fonts
 * of the style sheet.
 * @param {Bundle['outputs']} outputs
 * @param {string} entry
 */
function firstLoad(outputs, entry) {
  const [script] = Object.entries(outputs).find(([, output]) => output.entryPoint === entry) ?? [];
  if (script === undefined) throw new Error(`The build gave nothing for web/${entry}.`);
  const files = new Set([script]);
  // A set that grows while it is walked: each chunk brings its own imports.
  for (const file of files) {
    const output = outputs[file];
    if (output?.cssBundle !== undefined) files.add(output.cssBundle);
    for (const { path, kind, external } of output?.imports ?? []) {
      if (!external && (kind === 'import-statement' || kind === 'url-token')) files.add(path);
    }
  }
  return [...files];
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

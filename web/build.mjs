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

/**
 * The texts are keys of the English table: what a search engine or a link preview sees before a script has run. A page
 * without them keeps the placeholders, and the service fills them in for each table.
 * @typedef {{ path: string, entry: string, html: string, texts?: { title: string, description: string } }} Page
 * @type {Page[]}
 */
const pages = [
  {
    path: '/',
    entry: 'pages/landing.tsx',
    html: 'index.html',
    texts: { title: 'site.name', description: 'landing.line' },
  },
  {
    path: '/new',
    entry: 'pages/new.tsx',
    html: 'new/index.html',
    texts: { title: 'new.title', description: 'landing.line' },
  },
  {
    path: '/about',
    entry: 'pages/about.tsx',
    html: 'about/index.html',
    texts: { title: 'about.title', description: 'about.credit' },
  },
  { path: '/t/', entry: 'pages/table.tsx', html: 't/index.html' },
];

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds all pages.
 * @param {string} [dist]
 * @returns {Promise<{ path: string, files: string[], gzip: number }[]>} the first-load files of each page
 */
export async function buildWeb(dist = join(here, 'dist')) {
  // The id is a hash of the outputs, so a first round without it has to come before.
  const build = hashOf(await bundle(''));
  const { outputs, contents } = await bundle(build);
  const { shell, linked } = await readShell(contents);
  const english = await readTexts();
  const built = pages.map((page) => {
    const loaded = firstLoad(outputs, page.entry);
    contents.set(page.html, Buffer.from(fill(shell, page, loaded, english)));
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
 * @typedef {{ outputs: esbuild.Metafile['outputs'], contents: Map<string, Uint8Array> }} Bundle both by path in `dist`
 * @param {string} build
 * @returns {Promise<Bundle>}
 */
async function bundle(build) {
  const result = await esbuild.build({
    entryPoints: pages.map((page) => join(here, page.entry)),
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
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    define: { __BUILD__: JSON.stringify(build) },
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
  const source = await readFile(join(here, 'texts/en.ts'), 'utf8');
  const { code } = await esbuild.transform(source, { loader: 'ts' });
  const { english } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
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
 * @param {string} shell
 * @param {Page} page
 * @param {string[]} loaded
 * @param {Record<string, string>} english
 */
function fill(shell, page, loaded, english) {
  const links = loaded.map((file, index) => link(`/${file}`, index === 0)).filter((line) => line !== undefined);
  const parts = new Map([['assets', links.join('\n    ')]]);
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

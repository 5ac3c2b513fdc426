/**
 * Bundles what runs outside the browser: the local server, the command line and the Lambda functions. As a script
 * (`npm run build`) it builds these and the pages, and prints what each weighs.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/** @type {esbuild.BuildOptions} */
const common = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error', write: false };

/**
 * The local server and its worker thread, beside the installed packages.
 * @param {string} [dist]
 * @param {esbuild.Plugin[]} [plugins] tests bring games of their own
 */
export async function buildServer(dist = 'dist', plugins = []) {
  await bundle('local/worker-thread.ts', join(dist, 'worker-thread.mjs'), { packages: 'external', plugins });
  return bundle('local/main.ts', join(dist, 'server.mjs'), { packages: 'external', plugins });
}

/** The command line, beside the installed packages. */
export function buildCommandLine() {
  return bundle('cli/main.ts', 'dist/railpost.mjs', { packages: 'external' });
}

/**
 * @param {string} entry
 * @param {string} outfile
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<string>} the bundle's path, relative to this folder
 */
async function bundle(entry, outfile, options) {
  const built = await esbuild.build({
    ...common,
    ...options,
    entryPoints: [join(here, entry)],
    outfile: resolve(here, outfile),
  });
  for (const file of built.outputFiles ?? []) await writeWhole(file.path, file.contents);
  return outfile;
}

/**
 * Writes by renaming, so that a process which reads at the same moment gets the old file or the new one. What is there
 * already stays untouched: a service may run from a folder that it can't write, once that is built.
 * @param {string} path
 * @param {Uint8Array} contents
 */
export async function writeWhole(path, contents) {
  if (existsSync(path) && (await readFile(path)).equals(contents)) return;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}

/**
 * Whether a bundle is missing or a source is newer than it.
 * @param {string} outfile relative to this folder
 */
export function isStale(outfile) {
  const built = statSync(join(here, outfile), { throwIfNoEntry: false });
  if (built === undefined) return true;
  const sources = [here, join(here, '../domain')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json|mjs)$/.test(name) && !name.startsWith('dist'))
      .map((name) => join(folder, name)),
  );
  return [...sources, join(here, '../package-lock.json')].some((source) => statSync(source).mtimeMs > built.mtimeMs);
}

/**
 * Runs a build; when it fails, ends the process with the reason and no stack.
 * @param {() => Promise<unknown>} build
 */
export async function buildOrExit(build) {
  try {
    await build();
    // esbuild's own process would otherwise stay as long as this one.
    await esbuild.stop();
  } catch (error) {
    // What esbuild found in the sources it has already printed.
    if (!(error instanceof Error && 'errors' in error)) console.error(error instanceof Error ? error.message : error);
    console.error('The build failed.');
    process.exit(1);
  }
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

async function buildAll() {
  const { buildWeb } = await import('../web/build.mjs');
  const pages = await buildWeb();
  for (const { path, gzip } of pages) console.log(`web ${path}: ${kilobytes(gzip)} first load, compressed`);
  for (const file of [await buildServer(), await buildCommandLine()]) {
    const contents = await readFile(join(here, file));
    console.log(`functions/${file}: ${kilobytes(contents.length)}, ${kilobytes(gzipSync(contents).length)} compressed`);
  }
  const { buildLambdas } = await import('./build-lambdas.mjs');
  for (const { name, bytes, gzip } of await buildLambdas()) {
    console.log(`functions/dist/lambda/${name}: ${kilobytes(bytes)}, ${kilobytes(gzip)} compressed`);
  }
}

// Not awaited: the pages' build imports this file, which then has to be ready.
if (process.argv[1] === fileURLToPath(import.meta.url)) void buildOrExit(buildAll);

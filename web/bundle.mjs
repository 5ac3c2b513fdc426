/**
 * The scripts, the style sheet and the fonts of a page, in two steps. First esbuild cuts the page and the parts that it
 * fetches later into pieces and drops what nobody uses. Then it puts the pieces of each chunk (`chunks.mjs`) into one
 * file. Files import each other in both directions, so no name can hold a hash of its own file; each holds the hash of
 * all pieces, which is known by then.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { chunksOf, importsOf, scriptOf } from './chunks.mjs';
import { onlyParts } from './game-pages.mjs';
import { joinPieces } from './join-pieces.mjs';
import { partStyles } from './part-styles.mjs';
import { targets } from './targets.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * @typedef {import('./chunks.mjs').Outputs} Outputs
 * @typedef {import('./chunks.mjs').Chunk} Chunk
 * @typedef {import('./join-pieces.mjs').Contents} Contents
 * @typedef {import('./join-pieces.mjs').Bundle} Bundle
 */

/**
 * @param {Pick<import('./pages.mjs').Page, 'entry' | 'parts' | 'gamePart' | 'gameSoon' | 'soon'>} page
 * @param {Record<string, string>} define what names in the sources stand for; the hash is `__BUILD__`
 * @param {esbuild.Plugin[]} plugins
 * @returns {Promise<Bundle & { hash: string, script: string }>} `script` is the page's own
 */
export async function bundlePage(page, define, plugins) {
  const { entry, parts = [] } = page;
  const pieces = await cut(entry, define, parts, plugins);
  const hash = await hashOf(pieces.contents);
  const chunks = chunksOf(pieces.outputs, page);
  // A file that imports no other has a hash of its own, so that pages share it: the words of a language, for one.
  const isFree = (/** @type {Chunk} */ chunk) => importsOf(pieces.outputs, chunk).length === 0;
  const free = await joinPieces(pieces, chunks, chunks.filter(isFree), {
    build: hash,
    suffix: '[hash]',
    files: new Map(),
  });
  const files = new Map(chunks.map((chunk) => [chunk, free.files.get(chunk) ?? `assets/${chunk.name}-${hash}.js`]));
  const bound = chunks.filter((chunk) => !isFree(chunk));
  const rest = await joinPieces(pieces, chunks, bound, { build: hash, suffix: hash, files });
  const outputs = joinedOutputs(pieces.outputs, files);
  const script = scriptOf(outputs, entry);
  const others = [...pieces.contents].filter(([path]) => !path.endsWith('.js'));
  return { hash, script, outputs, contents: new Map([...others, ...free.contents, ...rest.contents]) };
}

/**
 * @param {string} entry
 * @param {Record<string, string>} define
 * @param {string[]} parts
 * @param {esbuild.Plugin[]} plugins
 * @returns {Promise<Bundle>}
 */
async function cut(entry, define, parts, plugins) {
  const { metafile, outputFiles } = await esbuild.build({
    entryPoints: [join(here, entry)],
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
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    plugins: [...plugins, onlyParts(parts), partStyles],
    define,
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  return { outputs: metafile.outputs, contents: contentsOf(outputFiles) };
}

/** @param {esbuild.OutputFile[]} files */
const contentsOf = (files) => new Map(files.map((file) => [relative(here, file.path), file.contents]));

/**
 * The build's own scripts count too: another way to put the same pieces together gives other files.
 * @param {Contents} contents
 */
async function hashOf(contents) {
  const hash = createHash('sha256').update(esbuild.version);
  const scripts = (await readdir(here)).filter((name) => name.endsWith('.mjs')).toSorted();
  for (const script of scripts) hash.update(await readFile(join(here, script)));
  for (const path of [...contents.keys()].toSorted()) hash.update(path).update(contents.get(path) ?? '');
  return hash.digest('hex').slice(0, 8).toUpperCase();
}

/**
 * @param {Outputs} outputs
 * @param {Map<Chunk, string>} files
 * @returns {Outputs}
 */
function joinedOutputs(outputs, files) {
  const fileOf = new Map([...files].flatMap(([{ pieces }, file]) => pieces.map((piece) => [piece, file])));
  const others = Object.entries(outputs).filter(([path]) => !path.endsWith('.js'));
  const scripts = [...files].map(([chunk, file]) => {
    const imports = importsOf(outputs, chunk).map((one) => ({ ...one, path: fileOf.get(one.path) ?? one.path }));
    return [file, { ...(chunk.entry === null ? undefined : outputs[chunk.entry]), imports }];
  });
  return Object.fromEntries([...others, ...scripts]);
}

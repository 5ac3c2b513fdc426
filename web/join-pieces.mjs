/**
 * Puts the pieces of each chunk into one file. Where a piece imports one of another chunk, the file imports that chunk's
 * file; and it exports what the pieces of other chunks import from its own.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { isHelper } from './chunks.mjs';
import { targets } from './targets.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * @typedef {import('./chunks.mjs').Outputs} Outputs
 * @typedef {import('./chunks.mjs').Chunk} Chunk
 * @typedef {Map<string, Uint8Array>} Contents by path in `dist`
 * @typedef {{ outputs: Outputs, contents: Contents }} Bundle both by path in `dist`
 */

/**
 * @param {Bundle} bundle in pieces
 * @param {Chunk[]} all
 * @param {Chunk[]} chunks of these, which become files
 * @param {{ build: string, suffix: string, files: Map<Chunk, string> }} naming the build's hash, what ends the names of these files, and the files that they import
 * @returns {Promise<{ files: Map<Chunk, string>, contents: Contents }>}
 */
export async function joinPieces({ outputs, contents }, all, chunks, { build, suffix, files }) {
  const named = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const { metafile, outputFiles } = await esbuild.build({
    entryPoints: [...named.keys()].map((name) => ({ in: name, out: name })),
    entryNames: `assets/[name]-${suffix}`,
    absWorkingDir: here,
    // Nothing is written there; it only gives the paths a root.
    outdir: here,
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
    // A script that awaits a later part at its top level would wait for ever for one that imports it.
    supported: { 'top-level-await': false },
    define: { __BUILD__: JSON.stringify(build) },
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [piecesOf({ outputs, contents }, all, named, files)],
  });
  const made = Object.entries(metafile.outputs).map(([path, { entryPoint = '' }]) => [
    named.get(entryPoint.replace('chunk:', '')),
    path,
  ]);
  return {
    files: new Map(/** @type {[Chunk, string][]} */ (made)),
    contents: new Map(outputFiles.map((file) => [relative(here, file.path), file.contents])),
  };
}

/**
 * @param {Bundle} bundle
 * @param {Chunk[]} all
 * @param {Map<string, Chunk>} named
 * @param {Map<Chunk, string>} files
 * @returns {esbuild.Plugin}
 */
function piecesOf({ outputs, contents }, all, named, files) {
  const chunkOf = new Map(all.flatMap((chunk) => chunk.pieces.map((piece) => [piece, chunk])));
  const addressOf = (/** @type {string} */ piece) => `/${files.get(/** @type {Chunk} */ (chunkOf.get(piece)))}`;
  const namesOf = exportsOf(outputs, chunkOf);
  const exported = (/** @type {string} */ piece) => namesOf(piece).map(([own, name]) => `${own} as ${name}`);
  const imported = (/** @type {string} */ piece) => namesOf(piece).map(([own, name]) => `${name} as ${own}`);
  return {
    name: 'pieces',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, kind, importer, namespace }) => {
        if (kind === 'entry-point') return { path, namespace: 'chunk' };
        if (namespace === 'other-chunk') return { path, external: true };
        const piece = path.slice(1);
        if (kind === 'dynamic-import') return { path: addressOf(piece), external: true };
        if (isHelper(outputs, piece)) return { path: piece, namespace: 'piece', sideEffects: false };
        const own = namespace === 'chunk' ? named.get(importer) : chunkOf.get(importer);
        return { path: piece, namespace: chunkOf.get(piece) === own ? 'piece' : 'other-chunk' };
      });
      build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({
        contents: (named.get(path)?.pieces ?? [])
          .map((piece) => `export {${exported(piece).join(',')}} from "/${piece}";`)
          .join('\n'),
      }));
      build.onLoad({ filter: /./, namespace: 'piece' }, ({ path }) => ({ contents: contents.get(path) ?? '' }));
      build.onLoad({ filter: /./, namespace: 'other-chunk' }, ({ path }) => ({
        contents: `export {${imported(path).join(',')}} from "${addressOf(path)}";`,
      }));
    },
  };
}

/**
 * What a piece gives to others: each name in the piece itself, and in its file, where two pieces may have different
 * things with one name. A part that is fetched later keeps its names, which its callers know.
 * @param {Outputs} outputs
 * @param {Map<string, Chunk>} chunkOf
 * @returns {(piece: string) => [own: string, name: string][]}
 */
function exportsOf(outputs, chunkOf) {
  const wanted = new Set(
    [...chunkOf].flatMap(([piece, chunk]) =>
      (outputs[piece]?.imports ?? []).map(({ path }) => path).filter((path) => chunkOf.get(path) !== chunk),
    ),
  );
  let count = 0;
  const names = new Map(
    [...chunkOf].map(([piece, { entry }]) => {
      const own = entry === piece || wanted.has(piece) ? (outputs[piece]?.exports ?? []) : [];
      return [
        piece,
        own.map(
          (name) => /** @type {[string, string]} */ ([name, entry === piece ? name : `$${(count++).toString(36)}`]),
        ),
      ];
    }),
  );
  return (piece) => names.get(piece) ?? [];
}

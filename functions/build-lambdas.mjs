/**
 * Bundles the Lambda functions, each into a folder of its own with all it needs: less to read at a cold start than a
 * folder of packages. What few requests need (the description of the API, the client for parameters, ways to find
 * credentials that Lambda never uses) lies in files beside the entry and is read when it is asked for.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { writeWhole } from './build.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const renderer = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
const names = ['api', 'follow', 'sweep', 'bounce'];

/**
 * How a function is bundled; the bench bundles what it compares with in the same way.
 * @type {esbuild.BuildOptions}
 */
export const lambdaOptions = {
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  logLevel: 'error',
  write: false,
};

/**
 * @param {string} target the folder for the functions' folders
 * @returns {Promise<{ name: string, bytes: number, gzip: number }[]>} what each weighs
 */
export async function buildLambdas(target = join(here, 'dist/lambda')) {
  const shell = join(here, '../web/dist/t/index.html');
  const weights = [];
  for (const name of names) {
    const folder = join(target, name);
    const built = await esbuild.build({
      ...lambdaOptions,
      entryPoints: { index: join(here, `lambda/${name}.ts`) },
      outdir: folder,
    });
    const contents = new Map((built.outputFiles ?? []).map((file) => [file.path, Buffer.from(file.contents)]));
    // The page of a table, which `lambda/api.ts` fills in.
    if (name === 'api' && existsSync(shell)) contents.set(join(folder, 'shell.html'), await readFile(shell));
    // What draws the pictures of mails and exports (`render/png.ts`).
    if (name === 'sweep' || name === 'api') {
      contents.set(join(folder, 'resvg.wasm'), await readFile(renderer));
      contents.set(join(folder, 'besley-bold.ttf'), await readFile(join(here, 'render/fonts/besley-bold.ttf')));
    }
    await publish(folder, contents);
    const files = [...contents.values()];
    weights.push({
      name,
      bytes: files.reduce((sum, file) => sum + file.length, 0),
      gzip: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
    });
  }
  return weights;
}

/**
 * Takes away what an earlier build left: everything in the folder is uploaded.
 * @param {string} folder
 * @param {Map<string, Buffer>} contents by path
 */
async function publish(folder, contents) {
  for (const [path, file] of contents) await writeWhole(path, file);
  for (const name of await readdir(folder)) if (!contents.has(join(folder, name))) await rm(join(folder, name));
}

/**
 * One script for a page's first load. The bundler cuts what a page shares with its later parts into many small files,
 * one for each set of parts that share it: thirty requests, and each compressed by itself. Here the files that the page
 * loads at once become one, and the later parts take from it what they took from the pieces. So that one must not wait
 * at its top level for a later part, which would wait for it: the build refuses that.
 */
import { createHash } from 'node:crypto';
import * as esbuild from 'esbuild';

/** @typedef {{ outputs: esbuild.Metafile['outputs'], contents: Map<string, Uint8Array> }} Bundle both by path in `dist` */

/**
 * @param {Bundle} bundle
 * @param {string} entry the page's script
 * @param {string[]} target
 * @returns {Promise<Bundle>}
 */
export async function mergeFirstLoad({ outputs, contents }, entry, target) {
  const [script, page] = Object.entries(outputs).find(([, output]) => output.entryPoint === entry) ?? [];
  if (script === undefined || page === undefined) throw new Error(`The build gave nothing for web/${entry}.`);
  const pieces = piecesOf(outputs, script);
  const gather = pieces.map((piece, number) => `export {${renamed(outputs, piece, number)}} from "/${piece}";`);
  const rebundle = rebundlingAround(`/${script}`, target);
  const merged = await rebundle(
    `${gather.join('\n')}\nimport "/${script}";`,
    (path) => (pieces.includes(path) ? contents.get(path) : undefined),
    { 'top-level-await': false },
  );
  const later = Object.keys(outputs).filter((path) => path.endsWith('.js') && !pieces.includes(path));
  const taking = await Promise.all(
    later.map((path) =>
      rebundle(`import "/${path}"; export * from "/${path}";`, (wished) => {
        if (wished === path) return contents.get(path);
        const number = pieces.indexOf(wished);
        return number < 0 ? undefined : `export {${given(outputs, wished, number)}} from "${WHOLE}";`;
      }),
    ),
  );
  /** @type {Map<string, string>} */
  const all = new Map([[script, merged]]);
  for (const [index, path] of later.entries()) all.set(path, taking[index] ?? '');
  const names = renaming([...all.keys()], merged);
  const files = new Map([...contents].filter(([path]) => !all.has(path) && !pieces.includes(path)));
  for (const [path, text] of all) files.set(names.get(path) ?? path, Buffer.from(withNames(text, names)));
  return { outputs: mergedOutputs(outputs, { script, page, pieces, names }), contents: files };
}

/**
 * The page's script and all that it imports statically, imports first.
 * @param {Bundle['outputs']} outputs
 * @param {string} script
 */
function piecesOf(outputs, script) {
  const found = new Set([script]);
  for (const path of found) {
    for (const { path: wished, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[wished] !== undefined) found.add(wished);
    }
  }
  return [...found].toReversed();
}

/** The name under which the merged script gives what a piece gave: two pieces may give different things as `a`. */
const nameIn = (/** @type {number} */ number, /** @type {string} */ name) => `p${number}_${name}`;

/**
 * @param {Bundle['outputs']} outputs
 * @param {string} piece
 * @param {number} number
 */
const renamed = (outputs, piece, number) =>
  (outputs[piece]?.exports ?? []).map((name) => `${name} as ${nameIn(number, name)}`).join(',');

/**
 * @param {Bundle['outputs']} outputs
 * @param {string} piece
 * @param {number} number
 */
const given = (outputs, piece, number) =>
  (outputs[piece]?.exports ?? []).map((name) => `${nameIn(number, name)} as ${name}`).join(',');

/** What a later part asks for where it asked for a piece. */
const WHOLE = 'the whole';

/**
 * @param {string} whole the merged script
 * @param {string[]} target
 */
const rebundlingAround =
  (whole, target) =>
  /**
   * @param {string} source
   * @param {(path: string) => Uint8Array | string | undefined} take what becomes part of it; all else stays a file
   * @param {Record<string, boolean>} [supported]
   */
  async (source, take, supported = {}) => {
    /** @type {esbuild.Plugin} */
    const pieces = {
      name: 'pieces',
      setup(build) {
        build.onResolve({ filter: new RegExp(`^${WHOLE}$`) }, () => ({ path: whole, external: true }));
        build.onResolve({ filter: /^\/assets\// }, ({ path }) =>
          take(path.slice(1)) === undefined ? { path, external: true } : { path, namespace: 'piece' },
        );
        build.onLoad({ filter: /./, namespace: 'piece' }, ({ path }) => ({ contents: take(path.slice(1)) ?? '' }));
      },
    };
    const { outputFiles } = await esbuild.build({
      stdin: { contents: source },
      bundle: true,
      format: 'esm',
      target,
      supported,
      minify: true,
      write: false,
      logLevel: 'error',
      plugins: [pieces],
    });
    return outputFiles[0]?.text ?? '';
  };

/**
 * New names: what a later part takes depends on the merged script as a whole, so the whole is in every name.
 * @param {string[]} paths
 * @param {string} merged
 */
function renaming(paths, merged) {
  const whole = createHash('sha256').update(merged);
  const hash = (/** @type {string} */ path) => whole.copy().update(path).digest('hex').slice(0, 8).toUpperCase();
  return new Map(paths.map((path) => [path, path.replace(/-[A-Z0-9]{8}\.js$/, `-${hash(path)}.js`)]));
}

/**
 * @param {string} text
 * @param {Map<string, string>} names
 */
const withNames = (text, names) => text.replace(/(?<=["'`]\/)assets\/[\w-]+\.js/g, (path) => names.get(path) ?? path);

/**
 * @param {Bundle['outputs']} outputs
 * @param {{ script: string, page: Bundle['outputs'][string], pieces: string[], names: Map<string, string> }} merging
 * @returns {Bundle['outputs']}
 */
function mergedOutputs(outputs, { script, page, pieces, names }) {
  const named = (/** @type {string} */ path) => names.get(pieces.includes(path) ? script : path) ?? path;
  const imports = (/** @type {string[]} */ paths) =>
    paths.flatMap((path) => (outputs[path]?.imports ?? []).map((one) => ({ ...one, path: named(one.path) })));
  const others = Object.entries(outputs).filter(([path]) => !pieces.includes(path));
  const own = named(script);
  return Object.fromEntries([
    ...others.map(([path, output]) => [named(path), { ...output, imports: imports([path]) }]),
    [own, { ...page, imports: imports(pieces).filter(({ path }) => path !== own) }],
  ]);
}

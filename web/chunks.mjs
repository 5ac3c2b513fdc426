/**
 * Which files the pieces of a bundle become. esbuild cuts a bundle into one piece for each set of entries that share
 * it, where a part that is fetched by `import()` is an entry too: a page with thirty such parts would load thirty
 * pieces. Here pieces that are always needed together become one chunk. What a page has loaded before it fetches a part
 * is there already, so it does not count as needed by that part (Rollup assigns its chunks in the same way).
 */

/**
 * @typedef {import('esbuild').Metafile['outputs']} Outputs by path
 * @typedef {{ name: string, pieces: string[], entry: string | null }} Chunk `entry` is the piece that is a page or a part fetched later
 */

/**
 * @param {Outputs} outputs of a bundle with `splitting`
 * @param {string} [gamePart] of each game, the part that a page loads before all other parts of that game
 * @returns {Chunk[]}
 */
export function chunksOf(outputs, gamePart) {
  const entries = entriesOf(outputs);
  const needs = new Map(entries.map((entry) => [entry, loadedWith(outputs, entry)]));
  const there = loadedBefore(outputs, needs, firstPartOf(outputs, gamePart));
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const piece of Object.keys(outputs).filter((path) => isScript(path) && !isHelper(outputs, path))) {
    const by = entries.filter((entry) => needs.get(entry)?.has(piece) && !there.get(entry)?.has(piece)).join(' ');
    groups.set(by, [...(groups.get(by) ?? []), piece]);
  }
  return [...groups.values()].map((pieces, number) => {
    // Nothing imports an entry's own piece, so that no two entries are ever in one group.
    const entry = pieces.find((piece) => entries.includes(piece)) ?? null;
    return { name: entry === null ? `shared-${number}` : nameOf(outputs[entry]?.entryPoint ?? ''), pieces, entry };
  });
}

const isScript = (/** @type {string} */ path) => path.endsWith('.js');

/** @param {Outputs} outputs */
const entriesOf = (outputs) => Object.keys(outputs).filter((path) => outputs[path]?.entryPoint && isScript(path));

/**
 * esbuild's own functions, without state: each file that needs them has a copy.
 * @param {Outputs} outputs
 * @param {string} path
 */
export const isHelper = (outputs, path) =>
  outputs[path]?.entryPoint === undefined && Object.keys(outputs[path]?.inputs ?? {}).length === 0;

/**
 * What a chunk imports from others, at once or later.
 * @param {Outputs} outputs
 * @param {Chunk} chunk
 */
export const importsOf = (outputs, { pieces }) =>
  pieces
    .flatMap((piece) => outputs[piece]?.imports ?? [])
    .filter(({ path }) => !pieces.includes(path) && !isHelper(outputs, path));

/** `screens/table/people/loaded.tsx` is `screens-table-people-loaded`, and a page has its own name. */
const nameOf = (/** @type {string} */ entryPoint) =>
  entryPoint
    .replace(/^(\.\.\/)+|^pages\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/\W+/g, '-');

/**
 * The piece and all that it imports statically.
 * @param {Outputs} outputs
 * @param {string} entry
 */
export function loadedWith(outputs, entry) {
  const found = new Set([entry]);
  // A set that grows while it is walked: each piece brings its own imports.
  for (const piece of found) {
    for (const { path, kind, external } of outputs[piece]?.imports ?? []) {
      if (kind === 'import-statement' && !external) found.add(path);
    }
  }
  return found;
}

/**
 * What is loaded in any case when a part is fetched: what all those who fetch it have in common.
 * @param {Outputs} outputs
 * @param {Map<string, Set<string>>} needs of each entry
 * @param {(part: string) => string | undefined} firstPart what is always loaded before a part
 * @returns {Map<string, Set<string>>} of each part
 */
function loadedBefore(outputs, needs, firstPart) {
  const fetchers = fetchersOf(outputs, needs);
  const parts = [...needs.keys()].filter((entry) => fetchers.has(entry));
  /** @type {Map<string, Set<string>>} */
  const there = new Map(parts.map((part) => [part, new Set(Object.keys(outputs))]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const part of parts) {
      const before = there.get(part) ?? new Set();
      const has = (/** @type {string | undefined} */ entry, /** @type {string} */ piece) =>
        entry !== undefined && [needs, there].some((loaded) => loaded.get(entry)?.has(piece));
      const now = [...before].filter(
        (piece) => has(firstPart(part), piece) || fetchers.get(part)?.every((entry) => has(entry, piece)),
      );
      changed ||= now.length < before.size;
      there.set(part, new Set(now));
    }
  }
  return there;
}

/**
 * The entries from which each part is fetched.
 * @param {Outputs} outputs
 * @param {Map<string, Set<string>>} needs
 */
function fetchersOf(outputs, needs) {
  /** @type {Map<string, string[]>} */
  const fetchers = new Map();
  for (const [entry, pieces] of needs) {
    const imports = [...pieces].flatMap((piece) => outputs[piece]?.imports ?? []);
    for (const part of new Set(imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path))) {
      fetchers.set(part, [...(fetchers.get(part) ?? []), entry]);
    }
  }
  return fetchers;
}

/**
 * @param {Outputs} outputs
 * @param {string | undefined} gamePart
 * @returns {(part: string) => string | undefined}
 */
function firstPartOf(outputs, gamePart) {
  const parts = new Map(gamePart === undefined ? [] : gameParts(outputs, gamePart));
  return (part) => {
    const [, game = ''] = /^games\/([\w-]+)\//.exec(outputs[part]?.entryPoint ?? '') ?? [];
    const first = parts.get(game);
    return first === part ? undefined : first;
  };
}

/**
 * The scripts of one part of every game: `games/<game>/<part>.ts`, or `<part>/<part>-part.ts` in a folder of its own.
 * @param {Outputs} outputs
 * @param {string} part
 * @returns {[game: string, script: string][]}
 */
export function gameParts(outputs, part) {
  const source = new RegExp(`^games/([\\w-]+)/(?:${part}|${part}/${part}-part)\\.tsx?$`);
  return Object.entries(outputs).flatMap(([script, { entryPoint = '' }]) => {
    const [, game] = source.exec(entryPoint) ?? [];
    return game === undefined ? [] : [[game, script]];
  });
}

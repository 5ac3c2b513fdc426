/**
 * Which files the pieces of a bundle become. esbuild cuts a bundle into one piece for each set of entries that share
 * it, where a part that is fetched by `import()` is an entry too: a page with thirty such parts would load thirty
 * pieces. Here pieces that are always needed together become one chunk. What a page has loaded before it fetches a part
 * is there already, so it does not count as needed by that part (Rollup assigns its chunks in the same way). A page can
 * say more of the order in which its parts come; where that is wrong, a part fetches a file too many and works.
 */

/**
 * @typedef {import('esbuild').Metafile['outputs']} Outputs by path
 * @typedef {{ name: string, pieces: string[], entry: string | null }} Chunk `entry` is the piece that is a page or a part fetched later
 */

/**
 * @typedef {object} Order in which parts come
 * @property {string} [gamePart] of each game (`games/<game>/<gamePart>.ts`), the part that comes before all its others
 * @property {string} [gameSoon] of each game, the part that is fetched as soon as that one is there
 * @property {readonly string[]} [soon] sources of the parts that the page fetches by itself as soon as it is shown
 */

/**
 * @param {Outputs} outputs of a bundle with `splitting`
 * @param {Order} [order]
 * @returns {Chunk[]}
 */
export function chunksOf(outputs, order = {}) {
  const entries = entriesOf(outputs);
  const soon = new Set((order.soon ?? []).map((source) => scriptOf(outputs, source)));
  const needs = new Map(entries.map((entry) => [entry, loadedWith(outputs, entry)]));
  const there = loadedBefore(outputs, needs, loadedEarlier(outputs, order, needs));
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const piece of Object.keys(outputs).filter((path) => isScript(path) && !isHelper(outputs, path))) {
    const by = entries.filter((entry) => needs.get(entry)?.has(piece) && !there.get(entry)?.has(piece));
    const key = keyOf(by, soon);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups].map(([key, pieces], number) => {
    // Nothing imports an entry's own piece, so that no two entries are ever in one group.
    const entry = pieces.find((piece) => entries.includes(piece)) ?? null;
    const shared = key === SOON ? key : `shared-${number}`;
    return { name: entry === null ? shared : nameOf(outputs[entry]?.entryPoint ?? ''), pieces, entry };
  });
}

const SOON = 'soon';

/**
 * Parts that are fetched at the same time have one file for all that two of them share.
 * @param {string[]} by the entries that need a piece
 * @param {Set<string>} soon
 */
function keyOf(by, soon) {
  const others = by.filter((entry) => !soon.has(entry));
  return (by.length - others.length > 1 ? [SOON, ...others] : by).join(' ');
}

/**
 * @param {Outputs} outputs
 * @param {string} source of a page or a part, relative to this folder
 */
export function scriptOf(outputs, source) {
  const [script] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (script === undefined) throw new Error(`The build gave nothing for web/${source}.`);
  return script;
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
 * @param {(part: string, piece: string) => boolean} isEarlier what other parts have loaded by then
 * @returns {Map<string, Set<string>>} of each part
 */
function loadedBefore(outputs, needs, isEarlier) {
  const fetchers = fetchersOf(outputs, needs);
  const parts = [...needs.keys()].filter((entry) => fetchers.has(entry));
  /** @type {Map<string, Set<string>>} */
  const there = new Map(parts.map((part) => [part, new Set(Object.keys(outputs))]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const part of parts) {
      const before = there.get(part) ?? new Set();
      const has = (/** @type {string} */ entry, /** @type {string} */ piece) =>
        [needs, there].some((loaded) => loaded.get(entry)?.has(piece));
      const now = [...before].filter(
        (piece) => isEarlier(part, piece) || fetchers.get(part)?.every((entry) => has(entry, piece)),
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
 * Tells what other parts have loaded before a part is fetched: those that come soon, and those of the table's game. A
 * part that belongs to no game finds only what all games load.
 * @param {Outputs} outputs
 * @param {Order} order
 * @param {Map<string, Set<string>>} needs
 * @returns {(part: string, piece: string) => boolean}
 */
function loadedEarlier(outputs, { gamePart = '', gameSoon = '', soon = [] }, needs) {
  const firstParts = new Map(gameParts(outputs, gamePart));
  const soonParts = new Map(gameParts(outputs, gameSoon));
  const pageParts = soon.map((source) => scriptOf(outputs, source));
  const has = (/** @type {string | undefined} */ entry, /** @type {string} */ piece) =>
    needs.get(entry ?? '')?.has(piece) === true;
  const gameHas = (/** @type {string} */ game, /** @type {string} */ piece) =>
    has(firstParts.get(game), piece) || has(soonParts.get(game), piece);
  return (part, piece) => {
    const [, game = ''] = /^games\/([\w-]+)\//.exec(outputs[part]?.entryPoint ?? '') ?? [];
    if (pageParts.includes(part) || firstParts.get(game) === part) return false;
    if (soonParts.get(game) === part) return has(firstParts.get(game), piece);
    const games = firstParts.has(game) ? [game] : [...firstParts.keys()];
    return (
      pageParts.some((entry) => has(entry, piece)) || (games.length > 0 && games.every((one) => gameHas(one, piece)))
    );
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

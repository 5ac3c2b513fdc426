/**
 * The layers of `functions`. A folder imports itself and the folders above it in this list, never one further down, so
 * there is no import cycle between folders. Folders in one row do not import each other.
 */
import { posix } from 'node:path';
import { importCycles } from './cycles.mjs';
import { importsOf } from './imports.mjs';
import { tokenise } from './tokens.mjs';

/** @type {readonly (readonly string[])[]} */
export const layers = [
  ['texts'],
  ['render'],
  ['store'],
  ['transport'],
  ['service'],
  ['tables'],
  ['people'],
  ['clock'],
  ['statistics'],
  ['mail'],
  ['actions/tables'],
  ['actions/people'],
  ['actions/operator'],
  ['due'],
  ['follow'],
  ['http'],
  ['lambda', 'local'],
  ['cli'],
];

const MODULE = 'functions/';

/** @param {string} file */
const folderOf = (file) =>
  layers.flat().find((folder) => posix.dirname(file.slice(MODULE.length)).concat('/').startsWith(`${folder}/`));

/** @param {string} folder */
const rowOf = (folder) => layers.findIndex((row) => row.includes(folder));

/**
 * What is wrong with an import within `functions`; imports of types count too.
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined}
 */
export function layerComplaint(file, target) {
  if (!file.startsWith(MODULE) || !target.startsWith(MODULE)) return undefined;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === undefined) return 'is in no layer of functions; declare its folder in test/stages/layers.mjs';
  if (to === undefined) return `imports ${target}, which is in no layer of functions`;
  if (from === to || rowOf(to) < rowOf(from)) return undefined;
  return `imports ${target}; the layer ${to} is not below ${from} (test/stages/layers.mjs)`;
}

/** Modules in which no file imports itself through others. */
const ACYCLIC = /^(functions|domain|web)\//;

/**
 * Imports against the layers, and import cycles between files. An import of types alone makes no cycle, since nothing of
 * it is left at run time; nor does `import()`, by which a page fetches a part that knows the page. Tests may import what
 * they like.
 * @param {readonly { file: string, source: string }[]} sources
 * @returns {{ file: string, line: number, sentence: string }[]}
 */
export function layerViolations(sources) {
  const checked = sources.filter(({ file }) => ACYCLIC.test(file) && !/\.test\.tsx?$/.test(file));
  const imports = checked.flatMap(({ file, source }) =>
    importsOf(tokenise(source, { jsx: file.endsWith('x') })).flatMap(({ from, typeOnly, later = false, line }) =>
      from?.startsWith('.')
        ? [{ file, line, isNeeded: !typeOnly && !later, target: posix.join(posix.dirname(file), from) }]
        : [],
    ),
  );
  /** @type {Map<string, string[]>} */
  const graph = new Map(checked.map(({ file }) => [file, []]));
  for (const { file, target, isNeeded } of imports) if (isNeeded) graph.get(file)?.push(target);
  const against = imports.flatMap(({ file, target, line }) => {
    const sentence = layerComplaint(file, target);
    return sentence === undefined ? [] : [{ file, line, sentence }];
  });
  const cycles = importCycles(graph).map((files) => ({
    file: files[0] ?? '',
    line: 1,
    sentence: `is in an import cycle: ${files.join(', ')}`,
  }));
  return [...against, ...cycles];
}

/**
 * The layers of `functions`. A folder imports itself and the folders above it in this list, never one further down, so
 * there is no import cycle between folders. Folders in one row do not import each other.
 */
import { posix } from 'node:path';

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

/**
 * Finds files that import or name a game outside the game's own folders. Every folder of `domain` but the kernel is a
 * game. A game may be named in its folders (`domain/<game>`, `web/games/<game>`), in the one register of each module,
 * in tests and in comments.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './imports.mjs';
import { tokenise } from './tokens.mjs';

/**
 * @typedef {{ id: string, title: string }} GameName
 * @typedef {{ file: string, line: number, sentence: string }} Violation
 */

const registers = new Set(['domain/games.ts', 'web/games/games.ts']);

/**
 * @param {string} root
 * @returns {GameName[]}
 */
export function gamesIn(root) {
  return readdirSync(join(root, 'domain'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
    .map(({ name: id }) => ({ id, title: titleIn(join(root, 'domain', id)) ?? id }));
}

/** @param {string} folder */
function titleIn(folder) {
  const files = ['identity.ts', 'manifest.ts'].map((name) => join(folder, name)).filter((file) => existsSync(file));
  return files.map((file) => /\btitle: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1]).find((title) => title);
}

/**
 * @param {string} file its path from the project's root, with `/`
 * @param {string} source
 * @param {GameName[]} games
 * @returns {Violation[]}
 */
export function gamesNamed(file, source, games) {
  if (registers.has(file) || /\.test\.tsx?$/.test(file)) return [];
  const foreign = games.filter(({ id }) => !foldersOf(id).some((folder) => file.startsWith(folder)));
  if (foreign.length === 0) return [];
  if (/\.(css|html)$/.test(file)) return named(file, [{ text: withoutComments(source), line: 1 }], foreign);
  const tokens = tokenise(source, { jsx: file.endsWith('x') });
  const imports = importsOf(tokens).flatMap(({ from, line }) => {
    const target = from?.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined;
    const game = foreign.find(({ id }) => foldersOf(id).some((folder) => target?.startsWith(folder)));
    return game === undefined ? [] : [{ file, line, sentence: `imports ${target}, a file of the game ${game.id}` }];
  });
  const importLines = new Set(imports.map(({ line }) => line));
  const pieces = tokens.filter(({ kind, line }) => kind !== 'sign' && !importLines.has(line));
  return [...imports, ...named(file, pieces, foreign)];
}

/** @param {string} id */
const foldersOf = (id) => [`domain/${id}/`, `web/games/${id}/`];

/**
 * Every line is reported once.
 * @param {string} file
 * @param {{ text: string, line: number }[]} pieces
 * @param {GameName[]} games
 * @returns {Violation[]}
 */
function named(file, pieces, games) {
  const found = pieces.flatMap(({ text, line }) => {
    const game = games.find(({ id, title }) =>
      [id, title].some((word) => text.toLowerCase().includes(word.toLowerCase())),
    );
    return game === undefined ? [] : [{ file, line, sentence: `names the game ${game.id}` }];
  });
  return [...new Map(found.map((violation) => [violation.line, violation])).values()];
}

/** @param {string} source */
const withoutComments = (source) => source.replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '');

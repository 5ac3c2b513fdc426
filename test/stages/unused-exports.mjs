/**
 * Finds exported values that no other file imports, tests included: such a name is private to its file, or of no use.
 * Types are left alone, because they describe what exported functions take and give.
 */
import { posix } from 'node:path';

const IMPORT =
  /\b(?:import|export)\s+(?:type\s+)?([\w$]+\s*,\s*)?(\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)?\s*from\s*['"]([^'"]+)['"]/g;
const DYNAMIC =
  /(?:(?:const|let)\s+(\{[^}]*\})\s*=\s*await\s+)?\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)(?:\.then\(\(\s*(\{[^}]*\})|\.([\w$]+))?/g;
const EXPORT = /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class)\s+([\w$]+)/gm;

/** @param {string} clause `{ a, type b as c }` */
const namesIn = (clause) =>
  clause
    .slice(1, -1)
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+|\s*:\s*/)[0] ?? '',
    )
    .filter((name) => name !== '');

const ALL = '*';

/**
 * @param {readonly { file: string, source: string }[]} sources all files that may import
 * @param {(file: string) => boolean} isChecked which exports are looked at
 * @returns {{ file: string, line: number, sentence: string }[]}
 */
export function unusedExports(sources, isChecked) {
  /** @type {Set<string>} `file name` */
  const used = new Set();
  for (const { file, source } of sources) {
    /** @type {(from: string, names: readonly string[]) => void} */
    const note = (from, names) => {
      if (!from.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), from);
      for (const name of names) used.add(`${target} ${name}`);
    };
    for (const [, standard, clause, from = ''] of source.matchAll(IMPORT)) {
      note(from, clause?.startsWith('{') ? namesIn(clause) : clause || !standard ? [ALL] : []);
    }
    for (const [, taken, from = '', then, member] of source.matchAll(DYNAMIC)) {
      const clause = taken ?? then;
      note(from, clause ? namesIn(clause) : member && member !== 'then' ? [member] : [ALL]);
    }
  }
  return sources
    .filter(({ file }) => isChecked(file))
    .flatMap(({ file, source }) => {
      if (used.has(`${file} ${ALL}`)) return [];
      return [...source.matchAll(EXPORT)].flatMap(({ 1: name = '', index }) =>
        used.has(`${file} ${name}`)
          ? []
          : [
              {
                file,
                line: source.slice(0, index).split('\n').length,
                sentence: `exports ${name}, which nothing imports`,
              },
            ],
      );
    });
}

/**
 * A history as a file: newline-delimited JSON, a header line and then every commit as it is stored. Names stand in the
 * header only; the stream itself knows seat numbers.
 */
import * as z from 'zod/mini';
import { LENGTH_OF_TIME, LONGEST_ID, LONGEST_NAME, MOST_SEATS, seat, text, word } from './bounds.ts';
import { canonical } from './canonical.ts';
import { type Commit, FORMAT, printCommit } from './commit.ts';
import { fieldIn, type Flaw, flaw, isFlaw } from './flaw.ts';
import { readLine } from './line.ts';
import type { TableFact } from './table.ts';

const FORMAT_VERSION = 1;

export const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  game: word,
  rules: word,
  /** A table's own, wherever it was played; one line that can be shown. */
  id: z.string().check(z.minLength(1), z.maxLength(LONGEST_ID), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)),
  createdAt: z.string().check(z.length(LENGTH_OF_TIME)),
  seats: z.array(z.strictObject({ seat, name: text(LONGEST_NAME) })).check(z.maxLength(MOST_SEATS)),
  options: z.looseObject({}),
});

export type Header = z.infer<typeof headerSchema>;

/** The header that fits a table's first commit. */
export function headerOf(id: string, first: Commit, names: readonly string[]): Header {
  const started = first.facts[0] as TableFact & { type: 'table.started' };
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: started.game,
    rules: first.rules,
    id,
    createdAt: first.at,
    seats: Array.from({ length: started.seats }, (_, seat) => ({ seat, name: names[seat] ?? '' })),
    options: started.options,
  };
}

/** The header of a line, or what is wrong with the line. */
export function parseHeader(line: string): Header | Flaw {
  const read = readLine(line);
  if (isFlaw(read)) return read;
  const { value } = read;
  const { format, formatVersion } = (value ?? {}) as { readonly [name: string]: unknown };
  if (format !== FORMAT) return flaw('flaw.format');
  if (typeof formatVersion === 'number' && formatVersion !== FORMAT_VERSION) {
    return flaw('flaw.formatVersion', { found: formatVersion, known: FORMAT_VERSION });
  }
  const parsed = headerSchema.safeParse(value);
  if (!parsed.success) return flaw('flaw.headerField', { field: fieldIn(parsed.error) });
  return namesIn(line) === keysOf(value) ? parsed.data : flaw('flaw.twice');
}

/** How many members a line writes down; of two with the same name, parsing keeps only one. */
const namesIn = (line: string): number =>
  [...line.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;

function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, one) => sum + keysOf(one), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}

/** Options come from memory or from a store, each with an order of its own; in print they have one. */
const printHeader = ({ options, ...rest }: Header): string =>
  `${JSON.stringify(rest).slice(0, -1)},"options":${canonical(options)}}`;

export const printHistory = (header: Header, commits: readonly Commit[]): string =>
  [printHeader(header), ...commits.map(printCommit), ''].join('\n');

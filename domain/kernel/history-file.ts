/**
 * A history as a file: newline-delimited JSON, a header line and then every commit as it is stored. Names stand in the
 * header only; the stream itself knows seat numbers.
 */
import * as z from 'zod/mini';
import { type Commit, FORMAT, printCommit } from './commit.ts';
import type { TableFact } from './table.ts';

export const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(1),
  game: z.string(),
  rules: z.string(),
  id: z.string(),
  createdAt: z.string(),
  seats: z.array(z.strictObject({ seat: z.int(), name: z.string() })),
  options: z.looseObject({}),
});

export type Header = z.infer<typeof headerSchema>;

/** The header that fits a table's first commit. */
export function headerOf(id: string, first: Commit, names: readonly string[]): Header {
  const started = first.facts[0] as TableFact & { type: 'table.started' };
  return {
    format: FORMAT,
    formatVersion: 1,
    game: started.game,
    rules: first.rules,
    id,
    createdAt: first.at,
    seats: Array.from({ length: started.seats }, (_, seat) => ({ seat, name: names[seat] ?? '' })),
    options: started.options,
  };
}

export const printHistory = (header: Header, commits: readonly Commit[]): string =>
  [JSON.stringify(header), ...commits.map(printCommit), ''].join('\n');

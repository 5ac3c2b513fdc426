/**
 * A table before its start: the host changes the title, gives names to seats, opens them again, and starts. Each change is one
 * write over the revision that was read; whoever comes second reads again.
 */
import * as z from 'zod/mini';
import { nameSchema, titleSchema } from '../../domain/kernel/setup.ts';
import { isProblem, type Problem, problem, problemWith } from '../problem.ts';
import { gameOf, type Service } from '../service.ts';
import { trialStart, writeFirstCommit } from './start.ts';
import { readTable, replaceTable, type Seat, type TableItem } from './table-item.ts';

export const editSchema = z.strictObject({
  title: z.optional(titleSchema),
  /** Null opens a seat: its link and whoever sat there lose it. */
  seats: z.optional(
    z
      .array(z.strictObject({ seat: z.int().check(z.nonnegative()), name: z.nullable(nameSchema) }))
      .check(z.maxLength(8)),
  ),
});

export type Edit = z.infer<typeof editSchema>;

const ATTEMPTS = 8;

/** Reads, changes and writes a table until nobody is in between, and finishes a start. */
export async function changeTable(
  service: Service,
  id: string,
  change: (table: TableItem) => TableItem | Problem,
): Promise<TableItem | Problem> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await readTable(service, id);
    if (isProblem(read)) return read;
    await writeFirstCommit(service, read); // a process may have died between the start and commit 1
    const next = change(read);
    if (isProblem(next)) return next;
    const written = next === read ? read : await replaceTable(service.store, read, next);
    if (written === null) continue;
    await writeFirstCommit(service, written);
    return written;
  }
  return problem('busy');
}

export const editTable = (service: Service, id: string, edit: Edit): Promise<TableItem | Problem> =>
  changeTable(service, id, (table) => {
    if (table.startedBy !== null) return problem('already-started');
    const seats = (edit.seats ?? []).reduce(renamed, table.seats);
    return ready({ ...table, title: edit.title ?? table.title, seats }, 'host');
  });

function renamed(seats: readonly Seat[], change: { readonly seat: number; readonly name: string | null }): Seat[] {
  return seats.map((seat, number) => {
    if (number !== change.seat || seat.name === change.name) return seat;
    return change.name === null
      ? { ...seat, name: null, joined: false, epoch: seat.epoch + 1 }
      : { ...seat, name: change.name };
  });
}

/** A table whose seats all have a name is as good as started. */
export const ready = (table: TableItem, by: 'host' | 'system'): TableItem =>
  table.startedBy === null && table.seats.every(({ name }) => name !== null) ? { ...table, startedBy: by } : table;

/** The host starts with the seats that are filled; open ones are dropped. */
export const startTable = (service: Service, id: string): Promise<TableItem | Problem> =>
  changeTable(service, id, (table) => {
    if (table.startedBy !== null) return problem('already-started');
    const kept = [...table.seats.keys()].filter((seat) => table.seats[seat]?.name !== null);
    const filled = {
      ...table,
      seats: table.seats.filter(({ name }) => name !== null),
      options: gameOf(service, table.game)?.reseat(table.options, kept) ?? table.options,
    };
    return unfit(service, filled) ?? { ...filled, startedBy: 'host' };
  });

function unfit(service: Service, table: TableItem): Problem | null {
  const game = gameOf(service, table.game);
  if (!game) return problem('unknown-game');
  const { min } = game.seats;
  if (table.seats.length < min) return problem('too-few-players', { min, filled: table.seats.length });
  const rejection = trialStart(game, table);
  return rejection && problemWith('cannot-start', rejection.sentence);
}

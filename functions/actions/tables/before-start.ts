/**
 * A table before its start: the host changes the title, names seats, opens them again, and starts. Each change is one
 * conditional put on the revision that was read; on a conflict it reads again and retries.
 */
import * as z from 'zod/mini';
import { clockSchema } from '../../../domain/kernel/clock.ts';
import { isRobot, manifestOf } from '../../../domain/kernel/game-parts.ts';
import { nameSchema, orderSchema, playerNameSchema, titleSchema } from '../../../domain/kernel/setup.ts';
import { writeLists } from '../../tables/table-lists.ts';
import { confusable } from '../../people/names.ts';
import { isZone } from '../../people/zone.ts';
import { isProblem, type Problem, problem, problemWith } from '../../service/problem.ts';
import { reportError } from '../../service/report-error.ts';
import { gameOf, type Service } from '../../service/service.ts';
import { noLongerGathers } from '../../tables/closing.ts';
import { headOfTable } from '../../tables/head.ts';
import { trialStart, writeFirstCommit } from './start.ts';
import { isFilled, readTable, replaceTable, type Seat, type TableItem } from '../../tables/table-item.ts';

const seatNumber = z.int().check(z.nonnegative());

export const editSchema = z.strictObject({
  title: z.optional(titleSchema),
  listed: z.optional(z.boolean()),
  order: z.optional(orderSchema),
  clock: z.optional(z.nullable(clockSchema)),
  /** A name of null opens a seat, a bot gives it to the service; both revoke its link and remove its holder. */
  seats: z.optional(
    z
      .array(
        z.union([
          z.strictObject({ seat: seatNumber, name: z.nullable(nameSchema) }),
          z.strictObject({ seat: seatNumber, bot: playerNameSchema }),
        ]),
      )
      .check(z.maxLength(8)),
  ),
});

export type Edit = z.infer<typeof editSchema>;

const ATTEMPTS = 8;

/** Reads, changes and writes a table until nobody is in between, and finishes a start. */
export async function changeTable(
  service: Service,
  id: string,
  change: (table: TableItem) => TableItem | Problem | Promise<TableItem | Problem>,
): Promise<TableItem | Problem> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await readTable(service, id);
    if (isProblem(read)) return read;
    await writeFirstCommit(service, read); // a process may have died between the start and commit 1
    const changed = await change(read);
    if (isProblem(changed)) return changed;
    const next = await settled(service, read, changed);
    const written = next === read ? read : await replaceTable(service.store, read, next);
    if (written === null) continue;
    await writeFirstCommit(service, written);
    await publishLists(service, written);
    return written;
  }
  return problem('busy');
}

/** Best effort, as with the head: the follow-up updates the lists again. */
export async function publishLists(service: Service, table: TableItem): Promise<void> {
  await headOfTable(service, table)
    .then((head) => writeLists(service, table, head))
    .catch((error: unknown) => reportError(service.log, 'lists', error));
}

export const editTable = (service: Service, id: string, edit: Edit): Promise<TableItem | Problem> =>
  changeTable(service, id, (table) => {
    const late = noLongerGathers(service, table);
    if (late) return late;
    if (edit.listed && table.hidden) return problem('hidden');
    const seats = (edit.seats ?? []).reduce(changed, table.seats);
    const unknown = unknownRobot(service, table.game, seats);
    if (unknown) return problem('unknown-player', { player: unknown });
    if (seats.every(({ bot }) => bot !== null)) return problem('nobody-plays');
    const alike = edit.seats ? confusable(seats.map(({ name }) => name)) : null;
    if (alike) return alike;
    if (edit.clock && !isZone(edit.clock.zone)) return problem('unknown-zone', { zone: edit.clock.zone });
    return ready({ ...table, ...plain(edit), seats }, 'host');
  });

/** What of an edit is taken over as it stands. */
const plain = ({ title, listed, order, clock }: Edit) => ({
  ...(title === undefined ? {} : { title }),
  ...(listed === undefined ? {} : { listed }),
  ...(order === undefined ? {} : { order }),
  ...(clock === undefined ? {} : { clock }),
});

export const closeGathering = (service: Service, id: string): Promise<TableItem | Problem> =>
  changeTable(
    service,
    id,
    (table) => noLongerGathers(service, table) ?? { ...table, closedAt: new Date(service.clock()).toISOString() },
  );

/** The first robot among the seats that does not play this game. */
export function unknownRobot({ games }: Pick<Service, 'games'>, id: string, seats: readonly Seat[]): string | null {
  const game = manifestOf(games, id);
  return seats.find(({ bot }) => bot !== null && !(game && isRobot(game, bot)))?.bot ?? null;
}

type SeatChange = NonNullable<Edit['seats']>[number];

const changed = (seats: readonly Seat[], change: SeatChange): Seat[] =>
  seats.map((seat, number) => (number === change.seat ? changedSeat(seat, change) : seat));

function changedSeat(seat: Seat, change: SeatChange): Seat {
  if ('bot' in change) return { ...opened(seat), bot: change.bot };
  if (change.name === null) return isOpen(seat) ? seat : opened(seat);
  return { ...seat, name: change.name, bot: null };
}

/** Its holder and its old link lose it. */
export const opened = (seat: Seat): Seat => ({
  ...seat,
  name: null,
  bot: null,
  joined: false,
  player: null,
  epoch: seat.epoch + 1,
});

export const isOpen = ({ name, bot, player }: Seat): boolean => name === null && bot === null && player === null;

/** A table whose seats are all filled is as good as started; at a rematch everybody has to come first. */
export function ready(table: TableItem, by: 'host' | 'system'): TableItem {
  const isThere = (seat: Seat) => isFilled(seat) && (!table.rematchOf || seat.joined || seat.bot !== null);
  return table.startedBy === null && table.seats.every(isThere) ? { ...table, startedBy: by } : table;
}

/** The order of play is fixed by the start: as the host lists the seats, or by chance. */
export async function settled(service: Service, before: TableItem, table: TableItem): Promise<TableItem> {
  const starts = before.startedBy === null && table.startedBy !== null;
  if (!starts || table.order === 'fixed') return table;
  const drawn = table.seats.map((_, seat) => ({ seat, by: Buffer.from(service.random(8)).toString('hex') }));
  const order = drawn.toSorted((a, b) => (a.by < b.by ? -1 : 1)).map(({ seat }) => seat);
  const seats = order.flatMap((seat) => table.seats[seat] ?? []);
  return { ...table, seats, options: await reseated(service, table, order) };
}

/** The host starts with the seats that are filled; open ones are dropped. */
export const startTable = (service: Service, id: string): Promise<TableItem | Problem> =>
  changeTable(service, id, async (table) => {
    const late = noLongerGathers(service, table);
    if (late) return late;
    if (table.origin && !table.seats.every(isFilled)) return problem('seats-open', { seats: table.seats.length });
    const kept = [...table.seats.entries()].flatMap(([number, seat]) => (isFilled(seat) ? [number] : []));
    const filled = {
      ...table,
      seats: table.seats.filter(isFilled),
      options: await reseated(service, table, kept),
    };
    return (await unfit(service, filled)) ?? { ...filled, startedBy: 'host' };
  });

const reseated = async (service: Service, { game, options }: TableItem, order: readonly number[]): Promise<object> =>
  (await gameOf(service, game))?.reseat(options, order) ?? options;

async function unfit(service: Service, table: TableItem): Promise<Problem | null> {
  const game = await gameOf(service, table.game);
  if (!game) return problem('unknown-game');
  const { min } = game.seats;
  if (table.seats.length < min) return problem('too-few-players', { min, filled: table.seats.length });
  if (table.seats.every(({ bot }) => bot !== null)) return problem('nobody-plays');
  const rejection = table.origin ? null : trialStart(game, table);
  return rejection && problemWith('cannot-start', table.game, rejection);
}

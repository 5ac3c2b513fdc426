/** A table as a letter sees it, read from the store. */
import type { History } from '../../domain/kernel/fold.ts';
import { readTimes } from '../clock/table-times.ts';
import { gameOf, type Service } from '../service.ts';
import { calledNames } from '../tables/seat-names.ts';
import type { Addressee } from './addressee.ts';
import type { TableScene } from './letters/scene.ts';
import type { Tongue } from './tongue.ts';

/** By the table's clock; null where it has none or the seat is not at it. */
export async function deadlineOf(
  service: Service,
  { table, seat }: Pick<Addressee, 'table' | 'seat'>,
): Promise<number | null> {
  const times = table && (await readTimes(service, table));
  return times?.seats.find((one) => one.seat === seat)?.turn?.deadline ?? null;
}

/** Reads the table's history and writes while it is in hand. */
export async function withScene<Result>(
  service: Service,
  { table, seat }: Pick<Addressee, 'table' | 'seat'>,
  { wordsOf }: Tongue,
  deadline: number | null,
  write: (scene: TableScene) => Result,
): Promise<Result | null> {
  const game = table && gameOf(service, table.game);
  if (!table || !game || seat === null) return null;
  const names = calledNames(table, wordsOf(game));
  return service.tables.withTable(table.id, game, (history: History) =>
    Promise.resolve(
      history.commits.length === 0
        ? null
        : write({ game, history, title: table.title, names, seat, deadline, now: service.clock() }),
    ),
  );
}

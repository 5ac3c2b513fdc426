/**
 * Imports an exported history as a read-only table. The file is verified before anything is written. Commits are
 * written first and the table's item last, so a process that dies in between leaves no table. The id comes from the
 * file, so a second import finds the same table. An imported game is marked as not witnessed here.
 */
import { createHash } from 'node:crypto';
import type { Game } from '../../../domain/kernel/contract.ts';
import { flaw } from '../../../domain/kernel/flaw.ts';
import { manifestOf } from '../../../domain/kernel/game-parts.ts';
import { printHistory } from '../../../domain/kernel/history-file.ts';
import { type Head, nameSchema } from '../../../domain/kernel/setup.ts';
import { type Damaged, damaged, readHistory, rulesFor, type Whole } from '../../../domain/kernel/verify.ts';
import { setMailCursor } from '../../mail/cursor-item.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { randomId } from '../../service/random-id.ts';
import { gameOf, type Service } from '../../service/service.ts';
import { unfit } from '../../store/commits.ts';
import { historyText } from '../../tables/history-text.ts';
import { headOf, publishHead } from '../../tables/head.ts';
import { readTable, type TableItem, tableKey } from '../../tables/table-item.ts';

export interface Imported {
  readonly table: TableItem;
  /** False where the table was here already. */
  readonly fresh: boolean;
  /** It was played here, and is no copy. */
  readonly witnessed: boolean;
}

export async function importHistory(service: Service, file: Uint8Array): Promise<Imported | Problem> {
  const text = historyText(file);
  const whole = typeof text === 'string' ? readHistory(text, await rulesFor(text, service.games)) : text;
  if ('ok' in whole) return badHistory(whole);
  const damage = strangeName(whole) ?? unstorableCommit(whole);
  if (damage) return damage;
  const game = await gameOf(service, whole.header.game);
  const head = game ? headWithoutAsking(game, whole) : null;
  if (!game || head === null) return badHistory(damaged(whole.history.commits.length + 1, flaw('flaw.next')));
  const known = await witnessed(service, whole);
  if (known) return { table: known, fresh: false, witnessed: known.imported === undefined };
  const printed = printHistory(whole.header, whole.history.commits);
  const hash = createHash('sha256').update(printed).digest();
  const id = randomId((bytes) => hash.subarray(0, bytes));
  const earlier = await readTable(service, id);
  return isProblem(earlier) ? keep(service, id, game, whole, head) : { table: earlier, fresh: false, witnessed: false };
}

const badHistory = ({ line, reason, flaw: name, params }: Damaged): Problem => ({
  ...problem('bad-history', { line, reason }, { extra: { line } }),
  flaw: { flaw: name, params },
});

const strangeName = ({ header }: Whole): Problem | null =>
  header.seats.some(({ name }) => name !== '' && nameSchema.safeParse(name).data !== name)
    ? badHistory(damaged(1, flaw('flaw.seatName')))
    : null;

/** A commit can be well made and still be more than a stream takes. */
function unstorableCommit({ history }: Whole): Problem | null {
  for (const commit of history.commits) {
    if (unfit(commit) !== null) return badHistory(damaged(commit.version + 1, flaw('flaw.unstorable')));
  }
  return null;
}

/** Facts that are well made one by one may still add up to a position that the game cannot read. */
function headWithoutAsking(game: Game, { header, history }: Whole): Head | null {
  try {
    return { ...headOf(header.id, game, history), awaiting: [] };
  } catch {
    return null;
  }
}

/** The very table that this is a history of, where it was played here. */
async function witnessed(service: Service, { header, history }: Whole): Promise<TableItem | null> {
  const table = await readTable(service, header.id);
  const last = history.commits.at(-1);
  if (isProblem(table) || !last) return null;
  const [same] = await service.store.commits(table.id, last.version - 1, 1);
  return same?.hash === last.hash ? table : null;
}

/** Many commits at once: which is written first does not matter, since nobody looks before the last step. */
const AT_ONCE = 16;

async function keep(
  service: Service,
  id: string,
  game: Game,
  { header, history }: Whole,
  head: Head,
): Promise<Imported | Problem> {
  const { commits } = history;
  for (let from = 0; from < commits.length; from += AT_ONCE) {
    await Promise.all(commits.slice(from, from + AT_ONCE).map((commit) => service.store.append(id, commit)));
  }
  // No mail about moves that were played elsewhere.
  await setMailCursor(service.store, id, commits.length);
  const table: TableItem = {
    id,
    game: game.id,
    title: manifestOf(service.games, game.id)?.title ?? game.id,
    options: header.options,
    createdAt: header.createdAt,
    seats: header.seats.map(({ name }, place) => ({ place, name, bot: null, joined: true, epoch: 1, player: null })),
    hostEpoch: 1,
    startedBy: 'system',
    order: 'fixed',
    listed: false,
    annotators: 'players',
    clock: null,
    host: null,
    closedAt: null,
    imported: { id: header.id, at: new Date(service.clock()).toISOString() },
    revision: 1,
  };
  const fresh = await service.store.put(tableKey(id), table, 'absent');
  await publishHead(service, { ...head, id });
  return { table, fresh, witnessed: false };
}

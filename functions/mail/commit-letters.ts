/**
 * Queues the mails that follow from commits. A cursor beside the stream holds the last version that was handled and the
 * questions that are open. Mails are put into the outbox first, then the cursor moves; after a crash the same mails are
 * queued again under the same keys.
 *
 * Mail cannot be rebuilt: an imported or restored table gets its cursor set to the head, and nothing older than a day
 * is sent.
 */
import { DAY, MINUTE } from '../../domain/kernel/durations.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { type History, seatOf } from '../../domain/kernel/fold.ts';
import { seatedBy } from '../clock/moments.ts';
import { isProblem } from '../service/problem.ts';
import { gameOf, type Service } from '../service/service.ts';
import { withSuccessors } from '../tables/substitute-item.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import { type OpenQuestion, type CursorItem, cursorKey, readCursor } from './cursor-item.ts';
import { letterKinds } from './kinds.ts';
import { enqueue, type Letter } from './outbox.ts';
import { letterKindOf, openQuestions } from './questions.ts';

export type MailFollower = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

/** A person who has just acted, or sat down, and is asked again is probably still at the page. */
const STILL_THERE = 10 * MINUTE;

/** For a table that comes with a history, or comes back with an old one: all that has happened counts as told. */
export async function skipToHead(follower: MailFollower, id: string): Promise<void> {
  const table = await readTable(follower, id);
  const game = isProblem(table) ? null : await gameOf(follower, table.game);
  if (isProblem(table) || !game) return;
  const { version, asked } = await follower.tables.withTable(id, game, (history) =>
    Promise.resolve(lookAt(game, table, history, null, follower.clock())),
  );
  await follower.store.put(cursorKey(id), { version, asked, revision: 1 });
}

/** Queues the mails for the commits behind the cursor; whether there were any commits. */
export async function followMail(follower: MailFollower, id: string): Promise<boolean> {
  const cursor = await readCursor(follower.store, id);
  const [newer] = await follower.store.commits(id, cursor?.version ?? 0, 1);
  if (!newer) return false;
  const table = await readTable(follower, id);
  const game = isProblem(table) ? null : await gameOf(follower, table.game);
  if (isProblem(table) || !game) return false;
  const found = await follower.tables.withTable(id, game, async (history) => {
    const seated = await withSuccessors(follower, table, history.commits.slice(cursor?.version ?? 0));
    return lookAt(game, seated, history, cursor, follower.clock());
  });
  for (const { letter, wait } of found.letters) await enqueue(follower, letter, 'game', wait);
  const next = { version: found.version, asked: found.asked, revision: 1 };
  // Where another one was faster, the cursor is as good.
  await follower.store.put(cursorKey(id), next, cursor ? { revision: cursor.revision } : 'absent');
  return true;
}

interface Waiting {
  readonly letter: Letter;
  readonly wait: number;
}

interface Found {
  readonly version: number;
  readonly asked: readonly OpenQuestion[];
  readonly letters: readonly Waiting[];
}

function lookAt(game: Game, table: TableItem, history: History, cursor: CursorItem | null, now: number): Found {
  const { version } = history.state.table;
  const told = cursor?.version ?? 0;
  const fresh = history.commits.slice(told).filter(({ at }) => now - Date.parse(at) < DAY);
  const asked = openQuestions(game, history.commits, cursor);
  const asks = asksOf(table, asked, history.commits, fresh, now);
  const letters = [...fresh.flatMap((commit) => lettersOf(table, commit)), ...asks];
  return { version, asked, letters };
}

/** Where a letter goes: a seat, if it names a player. */
function addressed(table: TableItem, seat: number): { readonly player: string } | null {
  const player = table.seats[seat]?.player ?? null;
  return player === null ? null : { player };
}

function letterTo(table: TableItem, seat: number, kind: string, version: number, params?: object): Letter[] {
  const to = addressed(table, seat);
  if (to === null) return [];
  const key = `${kind}#${table.id}#${seat}#${version}`;
  return [{ kind, table: table.id, seat, ...to, key, ...(params ? { params } : {}) }];
}

const everySeat = ({ seats }: TableItem): number[] => [...seats.keys()];

/** What a commit tells everybody. */
function lettersOf(table: TableItem, { version, facts }: Commit): Waiting[] {
  const has = (type: string): boolean => facts.some((fact) => fact.type === type);
  if (has('table.started')) return toAll(table, 'started', version);
  if (has('table.ended')) return toAll(table, 'over', version);
  const replaced = replacedBy(facts);
  if (replaced === null) return [];
  // A player who left knows it; a player who was voted out does not.
  const unaware = everySeat(table).filter((seat) => seat !== replaced.seat || replaced.by === 'vote');
  return unaware.flatMap((seat) => atOnce(letterTo(table, seat, 'seatReplaced', version, replaced)));
}

const atOnce = (letters: readonly Letter[]): Waiting[] => letters.map((letter) => ({ letter, wait: 0 }));

const toAll = (table: TableItem, kind: string, version: number): Waiting[] =>
  everySeat(table).flatMap((seat) => atOnce(letterTo(table, seat, kind, version)));

/** By what a seat came to be played by somebody else; the first that fits tells most. */
const REPLACING = [
  ['table.seatHandedOver', 'person'],
  ['table.personSeated', 'back'],
  ['table.votedOut', 'vote'],
  ['table.botSeated', 'bot'],
] as const;

function replacedBy(facts: Commit['facts']): { readonly seat: number; readonly by: ReplacedBy } | null {
  for (const [type, by] of REPLACING) {
    const fact = facts.find((one) => one.type === type) as { readonly seat?: unknown } | undefined;
    if (typeof fact?.seat === 'number') return { seat: fact.seat, by };
  }
  return null;
}

export type ReplacedBy = (typeof REPLACING)[number][1];
export const isReplacedBy = (by: unknown): by is ReplacedBy => REPLACING.some(([, known]) => known === by);

function asksOf(
  table: TableItem,
  asked: readonly OpenQuestion[],
  commits: readonly Commit[],
  fresh: readonly Commit[],
  now: number,
): Waiting[] {
  // The mail about the start also says whose turn it is.
  if (fresh.some(({ version }) => version === 1)) return [];
  return asked.flatMap((question) => {
    const { seat, need, since } = question;
    const commit = fresh.find(({ version }) => version === since);
    if (!commit) return [];
    const kind = letterKindOf(question);
    const at = Math.max(Date.parse(commit.at) + letterKinds[kind].wait, presentUntil(commits, since, seat));
    // A clock that was set back is behind the commit; the letter waits no longer for that.
    const wait = Math.max(0, at - Math.max(now, Date.parse(commit.at)));
    return letterTo(table, seat, kind, since, { need }).map((letter) => ({ letter, wait }));
  });
}

/** Until when the seat's player is probably at the page: they came with this commit, or only robots have played since. */
function presentUntil(commits: readonly Commit[], version: number, seat: number): number {
  const last = commits.findLast((commit) => commit.version <= version && !commit.actor.startsWith('bot:'));
  const came = last !== undefined && (seatOf(last.actor) === seat || seatedBy(last).includes(seat));
  return came ? Date.parse(last.at) + STILL_THERE : 0;
}

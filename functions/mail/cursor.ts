/**
 * From commits to letters. A cursor beside the stream says up to which commit everybody has been told, and who is asked
 * for what since when; what the commits behind it call for is laid into the outbox, then the cursor moves. Whoever dies
 * in between leaves the cursor, and the same letters are asked for again under the same keys.
 *
 * Mail cannot be computed again: a table that was imported or restored gets its cursor set to the head, and what is
 * older than a day is told to nobody.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { type History, seatOf } from '../../domain/kernel/fold.ts';
import { peopleAt, type TableState } from '../../domain/kernel/table.ts';
import { isProblem } from '../problem.ts';
import { gameOf, type Service } from '../service.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import { pagesOf } from './games/pages.ts';
import { type Asked, type CursorItem, cursorKey, readCursor } from './cursor-item.ts';
import { letterKinds } from './kinds.ts';
import { enqueue, type Letter } from './outbox.ts';

export type MailFollower = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

const DAY = 86_400_000;
/** Whoever has just acted and is asked again is probably still there. */
const STILL_THERE = 600_000;
/** Not needs of a game: what all have to agree to. */
const TAKE_BACK = 'table.takeBack';
const PAUSE = 'table.pause';
const END = 'table.end';
export const isQuestion = (need: string): boolean => need.startsWith('table.');

/** For a table that comes with a history, or comes back with an old one: all that has happened counts as told. */
export async function tellNothing(follower: MailFollower, id: string): Promise<void> {
  const table = await readTable(follower, id);
  const game = isProblem(table) ? undefined : gameOf(follower, table.game);
  if (isProblem(table) || !game) return;
  const { version, asked } = await follower.tables.withTable(id, game, (history) =>
    Promise.resolve(lookAt(game, table, history, null, follower.clock())),
  );
  await follower.store.put(cursorKey(id), { version, asked, revision: 1 });
}

/** Lays down what the commits behind the cursor call for. Whether there were any. */
export async function followMail(follower: MailFollower, id: string): Promise<boolean> {
  const cursor = await readCursor(follower.store, id);
  const [newer] = await follower.store.commits(id, cursor?.version ?? 0, 1);
  if (!newer) return false;
  const table = await readTable(follower, id);
  const game = isProblem(table) ? undefined : gameOf(follower, table.game);
  if (isProblem(table) || !game) return false;
  const found = await follower.tables.withTable(id, game, (history) =>
    Promise.resolve(lookAt(game, table, history, cursor, follower.clock())),
  );
  for (const { letter, wait } of found.letters) await enqueue(follower, letter, wait);
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
  readonly asked: readonly Asked[];
  readonly letters: readonly Waiting[];
}

function lookAt(game: Game, table: TableItem, history: History, cursor: CursorItem | null, now: number): Found {
  const { version } = history.state.table;
  const told = cursor?.version ?? 0;
  const fresh = history.commits.slice(told).filter(({ at }) => now - Date.parse(at) < DAY);
  const asked = askedNow(game, history).map(
    ({ seat, need }): Asked =>
      cursor?.asked.find((known) => known.seat === seat && known.need === need) ?? { seat, need, since: version },
  );
  const letters = [...fresh.flatMap((commit) => lettersOf(table, commit)), ...asksOf(game, table, asked, fresh, now)];
  return { version, asked, letters };
}

/** Seats that somebody waits for: by the game, or by what waits for everybody's word. */
function askedNow(game: Game, { state }: History): { readonly seat: number; readonly need: string }[] {
  const { table } = state;
  if (table.ended !== null) return [];
  const people = peopleAt(table);
  // Nobody is called to a table that is paused; whoever is awaited hears of it when it goes on.
  const awaited = table.paused ? [] : game.awaiting(state.game).filter(({ optional }) => optional !== true);
  return [
    ...awaited.filter(({ seat }) => people.includes(seat)).map(({ seat, need }) => ({ seat, need })),
    ...openQuestions(table).flatMap(({ need, answered }) =>
      people.filter((seat) => !answered.includes(seat)).map((seat) => ({ seat, need })),
    ),
  ];
}

/** What everybody is asked, and who has no more to say to it. */
function openQuestions({ request, proposals = {} }: TableState) {
  return [
    ...(request ? [{ need: TAKE_BACK, answered: [request.seat, ...request.agreed] }] : []),
    ...(proposals.pause ? [{ need: PAUSE, answered: proposals.pause.agreed }] : []),
    ...(proposals.end ? [{ need: END, answered: proposals.end.agreed }] : []),
  ];
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
  // Whoever did it knows; whoever was voted out has to hear it most of all.
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
  game: Game,
  table: TableItem,
  asked: readonly Asked[],
  fresh: readonly Commit[],
  now: number,
): Waiting[] {
  // That the game has started and whose turn it is stands in one letter.
  if (fresh.some(({ version }) => version === 1)) return [];
  return asked.flatMap(({ seat, need, since }) => {
    const commit = fresh.find(({ version }) => version === since);
    if (!commit) return [];
    const kind = kindOf(game, need);
    const wait = seatOf(commit.actor) === seat ? STILL_THERE : letterKinds[kind].wait;
    // A clock that was set back is behind the commit; the letter waits no longer for that.
    const left = Math.min(wait, Math.max(0, Date.parse(commit.at) + wait - now));
    return letterTo(table, seat, kind, since, { need }).map((letter) => ({ letter, wait: left }));
  });
}

function kindOf(game: Game, need: string): 'turn' | 'ask' | 'takeBack' | 'proposal' {
  if (need === TAKE_BACK) return 'takeBack';
  if (isQuestion(need)) return 'proposal';
  return pagesOf(game.id).outOfTurn.has(need) ? 'ask' : 'turn';
}

/** What happened since a seat last acted: one row per turn of the others, newest last. */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Fact, Game } from '../../domain/kernel/contract.ts';
import { type History, inForce, seatOf, upcast } from '../../domain/kernel/fold.ts';
import { isTableFact } from '../../domain/kernel/table.ts';
import { tellFact } from '../../domain/kernel/telling.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { everyName, type TableContext } from './letters/context.ts';
import { plainWords, rich, type Row, type Words } from './layout/layout.ts';
import type { MailTexts } from './texts/en.ts';
import type { Locale } from './locale.ts';

/** A few lines; the table's page shows the rest. */
const MOST_ROWS = 8;
/** The end of a round has many small facts. */
const MOST_SENTENCES = 8;

/** A robot follows a player who resigns or is voted out; one line is enough for both. */
const ROBOT_SITS = 'table.botSeated';

/** The facts of the game that came after the seat's own last turn and still count. */
export function factsSince(game: Game, history: History, seat: number): Fact[] {
  return commitsSince(history, seat).flatMap(({ facts }) => facts.map((fact) => upcast(game, fact)));
}

export const lastTurnOf = ({ state }: History, seat: number): number =>
  state.table.turns.findLast((turn) => turn.seat === seat)?.version ?? 0;

const commitsSince = (history: History, seat: number): Commit[] => {
  const after = lastTurnOf(history, seat);
  return history.commits.filter(({ version }) => version > after && inForce(history.state.table, version));
};

export function newsFor(context: TableContext, locale: Locale): Row[] {
  const words = namedWords(context);
  const told = commitsSince(context.history, context.seat)
    .map((commit) => rowOf(context, commit, words, locale))
    .filter((row) => row !== null);
  const earlier = told.length - MOST_ROWS;
  if (earlier <= 0) return told;
  const key = earlier === 1 ? 'news.earlier.one' : 'news.earlier.other';
  return [{ words: rich(locale.mail, key, { count: earlier }) }, ...told.slice(-MOST_ROWS)];
}

/** The game's words, with the names of the people at this table. */
export function namedWords(context: Pick<TableContext, 'names' | 'words'>): Texts {
  const words: Record<string, string> = { ...context.words };
  for (const [seat, name] of everyName(context).entries()) words[`seat.${seat}`] = name;
  return words;
}

function rowOf({ game, gameMail }: TableContext, commit: Commit, words: Texts, { mail }: Locale): Row | null {
  const audible = commit.facts
    .map((fact) => upcast(game, fact))
    .filter(({ type }) => !game.silent?.has(type) && !gameMail.silent?.has(type));
  const ends = audible.filter(({ type }) => !gameMail.means?.has(type) && type !== ROBOT_SITS);
  const facts = ends.length > 0 ? ends : audible;
  if (facts.length === 0) return null;
  const sentences = facts.map((fact) => {
    const { key, params } = tellFact(game, fact);
    return say(words, key, params);
  });
  const shown = sentences.slice(0, MOST_SENTENCES).join(' ');
  const what = sentences.length > MOST_SENTENCES ? `${shown} …` : shown;
  const mark = facts
    .filter((fact) => !isTableFact(fact))
    .map((fact) => gameMail.markOf?.(fact))
    .find((colour) => colour !== undefined);
  const seat = seatOf(commit.actor);
  const name = seat === null ? undefined : words[`seat.${seat}`];
  return { words: name === undefined ? plainWords(what) : signed(mail, name, what), mark };
}

/** With the actor's name in front, once. */
const signed = (mail: MailTexts, name: string, what: string): Words[] =>
  what.startsWith(`${name} `)
    ? [{ text: name, strong: true }, { text: what.slice(name.length) }]
    : rich(mail, 'news.by', { name, what });

/**
 * A game as a text to read, round by round, the way a score is written: one line for everything that was done, numbered
 * by the commit it stands in, with what a score needs noted beside it, and how it ended. Nothing is left out, not even
 * what was taken back. It is for people; what can be verified is the history file.
 */
import type { Commit } from './commit.ts';
import type { Fact, Game, Line, Standing } from './contract.ts';
import { advance, blankHistory, fold, inForce, upcast } from './fold.ts';
import { type Header, headerOf } from './history-file.ts';
import { isTableFact } from './table.ts';
import { isTold, tellFact } from './telling.ts';
import { inUnit, say, type Texts } from './texts.ts';

/** Something that was done, and where in the history. */
export interface Entry {
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  readonly fact: Fact;
  /** The round in which it was done; 0 before the first. */
  readonly round: number;
  /** A retraction took it out of force later. */
  readonly takenBack: boolean;
}

/** Everything that is told of a history, in order. */
export function entriesOf<G extends object>(game: Game<G>, commits: readonly Commit[]): Entry[] {
  const history = blankHistory(game);
  const entries: Omit<Entry, 'takenBack'>[] = [];
  for (const commit of commits) {
    const { version, at, actor } = commit;
    // What goes without saying beside other facts is told where it is all that was done.
    const alone = !commit.facts.some((fact) => isTold(game, fact));
    advance(game, history, commit, (fact, state) => {
      const { round } = game.round(state.game);
      if (alone || isTold(game, fact)) entries.push({ version, at, actor, fact, round });
    });
  }
  const { table } = history.state;
  return entries.map((entry) => ({ ...entry, takenBack: !isTableFact(entry.fact) && !inForce(table, entry.version) }));
}

export interface RecordWords {
  /** The table's and the game's sentences in one language. */
  readonly texts: Texts;
  readonly title: string;
  readonly names: readonly string[];
  /** In which ways it is played, as keys of texts. */
  readonly ways: readonly string[];
  /** What a fact's line leaves out. */
  notes(fact: Fact): readonly Line[];
}

/**
 * The texts with the names of the people at the table in the place of its seats. A player whom the game brings itself
 * sits behind them, and is named by the text `seat.beyond`.
 */
export function withNames(texts: Texts, names: readonly string[]): Texts {
  const named: { [key: string]: string } = { ...texts };
  for (const [seat, name] of names.entries()) if (name !== '') named[`seat.${seat}`] = name;
  const beyond = texts['seat.beyond'];
  if (beyond !== undefined) named[`seat.${names.length}`] = beyond;
  return named;
}

export function printRecord(game: Game, id: string, commits: readonly Commit[], words: RecordWords): string {
  const [first] = commits;
  if (!first) return '';
  const texts = withNames(words.texts, words.names);
  const header = headerOf(id, first, words.names);
  const lines = opening(header, texts, words);
  let round: number | null = null;
  let version = 0;
  for (const entry of entriesOf(game, commits)) {
    if (entry.round !== round) lines.push('', heading(texts, entry.round));
    const number = entry.version === version && entry.round === round ? '' : `${entry.version}.`;
    ({ round, version } = entry);
    const { key, params } = tellFact(game, entry.fact);
    const notes = words.notes(upcast(game, entry.fact)).map((note) => say(texts, note.key, note.params));
    const all = entry.takenBack ? [...notes, say(texts, 'record.takenBack')] : notes;
    lines.push(`${number.padStart(5)} ${say(texts, key, params)}${bracketed(all)}`);
  }
  return `${[...lines, ...closing(game, commits, texts)].join('\n')}\n`;
}

function opening({ id, createdAt, rules, seats }: Header, texts: Texts, { title, ways }: RecordWords): string[] {
  const players = seats.map(({ seat }) => texts[`seat.${seat}`] ?? '').join(', ');
  return [
    title,
    say(texts, 'record.game', { game: texts['game.name'] ?? '', rules }),
    ...(ways.length === 0
      ? []
      : [say(texts, 'record.ways', { ways: ways.map((way) => texts[way] ?? way).join(', ') })]),
    say(texts, 'record.players', { players }),
    say(texts, 'record.table', { id, date: createdAt.slice(0, 10) }),
  ];
}

const heading = (texts: Texts, round: number): string =>
  round === 0 ? say(texts, 'record.before') : say(texts, 'record.round', { round });

/** How it ended, the best first; nothing while the table goes on. */
function closing(game: Game, commits: readonly Commit[], texts: Texts): string[] {
  const { state } = fold(game, commits);
  const { ended } = state.table;
  const standings = ended && (ended.standings ?? game.outcome(state.game));
  return standings
    ? ['', say(texts, 'record.standing'), ...standings.map((one) => placing(one, inUnit(texts, game.unit)))]
    : [];
}

function placing({ seat, rank, total, parts }: Standing, texts: Texts): string {
  const made = parts.map(({ key, amount }) =>
    say(texts, 'record.part', { part: texts[`standing.${key}`] ?? key, amount }),
  );
  const placed = say(texts, 'record.placed', { seat, total });
  return `${`${rank}.`.padStart(5)} ${placed}${bracketed(made)}`;
}

const bracketed = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` [${notes.join(' · ')}]`);

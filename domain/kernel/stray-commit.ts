/** What is wrong with a commit that, though it is chained to the one before, does not belong into a history. */
import { canonical } from './canonical.ts';
import type { Commit } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { fieldIn, type Flaw, flaw } from './flaw.ts';
import { advance, type History, upcast } from './fold.ts';
import { isRetraction } from './foreign-limits.ts';
import { isCarried } from './fork.ts';
import { type Header, headerOf } from './history-file.ts';
import { isTableFact } from './table.ts';
import { tableFactSchema } from './table-facts.ts';

/** The flaw, or null: then the history has gone on by this commit. */
export const strayCommit = (game: Game, header: Header, history: History, commit: Commit): Flaw | null =>
  unknownFact(game, commit) ??
  (history.commits.length === 0 ? (foreignHeader(header, commit) ?? unknownOptions(game, commit)) : null) ??
  strayStart(history, commit) ??
  strayRetraction(commit) ??
  strayOpening(history, commit) ??
  wrongCounter(history, commit) ??
  unfoldable(game, history, commit);

/** Commit 1 starts the table; the header must say the same (names aside, which stand nowhere else). */
function foreignHeader(header: Header, first: Commit): Flaw | null {
  if (first.facts[0]?.type !== 'table.started') return flaw('flaw.noStart');
  const names = header.seats.map((seat) => seat.name);
  const expected = headerOf(header.id, first, names);
  return canonical(expected) === canonical(header) ? null : flaw('flaw.header');
}

/** An older version is looked at as its upcaster makes it. */
function unknownFact(game: Game, commit: Commit): Flaw | null {
  for (const fact of commit.facts) {
    const current = upToDate(game, fact);
    const parsed = current && (isTableFact(current) ? tableFactSchema : game.facts).safeParse(current);
    if (!parsed?.success) return badFact(fact, parsed ? fieldIn(parsed.error) : '');
  }
  return null;
}

/** A wrong type or version means that the fact as a whole is not known. */
function badFact({ type, v }: Fact, field: string): Flaw {
  const whole = ['', 'type', 'v'].includes(field);
  return whole ? flaw('flaw.fact', { type, v }) : flaw('flaw.factField', { type, v, field });
}

function upToDate(game: Game, fact: Fact): Fact | null {
  try {
    return upcast(game, fact);
  } catch {
    return null;
  }
}

/** A table starts once, and nothing happens after its end. */
function strayStart({ state, commits }: History, commit: Commit): Flaw | null {
  if (state.table.ended) return flaw('flaw.over');
  const starts = commit.facts.filter(({ type }) => type === 'table.started').length;
  if (starts !== (commits.length === 0 ? 1 : 0)) return flaw('flaw.startsOnce');
  return null;
}

/** What is taken back has happened, and the commit that takes it back holds nothing else but facts of the table. */
function strayRetraction({ version, facts }: Commit): Flaw | null {
  const [retraction, second] = facts.filter(isRetraction);
  if (!retraction) return null;
  if (retraction.backTo >= version) return flaw('flaw.tooEarly');
  return second || !facts.every(isTableFact) ? flaw('flaw.retraction') : null;
}

/** The host's choices are those that the game knows. */
function unknownOptions(game: Game, first: Commit): Flaw | null {
  const { options } = first.facts[0] as unknown as { readonly options: object };
  return game.options.safeParse(options).success ? null : flaw('flaw.options');
}

/** Draws are numbered without a gap, and the number never goes back. What was taken back is not carried over. */
function wrongCounter({ state }: History, commit: Commit): Flaw | null {
  const gaps = isCarried(state.table, commit.version);
  let next = state.table.drawn;
  for (const fact of commit.facts) {
    for (const { counter } of fact.draws ?? []) {
      if (gaps ? counter < next : counter !== next) return flaw('flaw.numbering');
      next = counter + 1;
    }
  }
  return null;
}

/** The commits that carry facts over hold nothing but facts of the game, and the next ones are no such commits. */
function strayOpening({ state }: History, commit: Commit): Flaw | null {
  const carries = commit.command.type === 'carryOver';
  if (carries !== isCarried(state.table, commit.version)) return flaw('flaw.carried');
  return carries && commit.facts.some(isTableFact) ? flaw('flaw.ownLife') : null;
}

function unfoldable(game: Game, history: History, commit: Commit): Flaw | null {
  try {
    advance(game, history, commit);
    return null;
  } catch {
    return flaw('flaw.unfit');
  }
}

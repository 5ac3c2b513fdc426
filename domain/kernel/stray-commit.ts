/** What is wrong with a commit that, though it is chained to the one before, does not belong into a history. */
import { canonical } from './canonical.ts';
import type { Commit } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { type Flaw, flaw } from './flaw.ts';
import { advance, type History, upcast } from './fold.ts';
import { isCarried } from './fork.ts';
import { type Header, headerOf } from './history-file.ts';
import { isTableFact } from './table.ts';
import { tableFactSchema } from './table-facts.ts';

/** The flaw, or null: then the history has gone on by this commit. */
export const strayCommit = (game: Game, header: Header, history: History, commit: Commit): Flaw | null =>
  unknownFact(game, commit) ??
  (history.commits.length === 0 ? foreignHeader(header, commit) : null) ??
  strayStart(history, commit) ??
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
    if (!parsed?.success) return flaw('flaw.fact', { type: fact.type, v: fact.v });
  }
  return null;
}

function upToDate(game: Game, fact: Fact): Fact | null {
  try {
    return upcast(game, fact);
  } catch {
    return null;
  }
}

const isRetraction = (fact: Fact): fact is Fact & { readonly backTo: number } => fact.type === 'table.retracted';

/** A table starts once, and nothing happens after its end. */
function strayStart({ state, commits }: History, commit: Commit): Flaw | null {
  if (state.table.ended) return flaw('flaw.over');
  const starts = commit.facts.filter(({ type }) => type === 'table.started').length;
  if (starts !== (commits.length === 0 ? 1 : 0)) return flaw('flaw.startsOnce');
  const early = commit.facts.every((fact) => !isRetraction(fact) || fact.backTo < commit.version);
  return early ? null : flaw('flaw.tooEarly');
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

/**
 * Every retraction folds the game again, so a file with very many would keep its reader busy for ever. About as many
 * looks at a commit as a second takes; applying a fact costs a hundred of them.
 */
export const MOST_REFOLDED = 200_000_000;

export function refolding({ commits, state }: History, { facts }: Commit, before: number): number {
  if (!facts.some(isRetraction)) return 0;
  return 100 * before + commits.length * state.table.retractions.length;
}

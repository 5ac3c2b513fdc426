/**
 * Checks a history file line by line: printed as we print, chained, true to its header, foldable, and, once the seed
 * is revealed, drawn as recorded. Gives a summary, or the first bad line with the reason. A chain proves integrity, not
 * origin.
 */
import * as z from 'zod/mini';
import { canonical } from './canonical.ts';
import { brokenLink, type Commit, parseCommit, rootHash } from './commit.ts';
import type { Game } from './contract.ts';
import { drawOf, isSeed, seedHashOf } from './draws.ts';
import { advance, blankHistory, type History } from './fold.ts';
import { hashOf } from './hash.ts';
import { type Header, headerOf, headerSchema } from './history-file.ts';
import { isTableFact, tableFactSchema } from './table.ts';

export interface Verified {
  readonly ok: true;
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly commits: number;
  readonly facts: number;
  readonly hash: string;
  /** Hash of the state that the commits fold to. */
  readonly state: string;
  readonly ended: boolean;
  readonly draws: { readonly count: number; readonly checked: 'checked' | 'not yet checkable' };
}

export interface Damaged {
  readonly ok: false;
  readonly line: number;
  readonly reason: string;
}

const damaged = (line: number, reason: string): Damaged => ({ ok: false, line, reason });

export function verify(text: string, games: { readonly [id: string]: Game }): Verified | Damaged {
  if (text === '') return damaged(1, 'the file is empty');
  const lines = text.split('\n');
  if (lines.at(-1) !== '') return damaged(lines.length, 'the file does not end with a line break; it may be cut off');
  lines.pop();
  const header = parseHeader(lines[0] ?? '');
  if (typeof header === 'string') return damaged(1, header);
  const game = games[header.game];
  if (!game) return damaged(1, `the game “${header.game}” is not known here`);
  if (lines.length < 2) return damaged(1, 'the file holds no commit');

  const history = blankHistory(game);
  let facts = 0;
  let prevHash = rootHash(header.game, header.id);
  for (const [index, line] of lines.slice(1).entries()) {
    const number = index + 2;
    const commit = parseCommit(line);
    if (typeof commit === 'string') return damaged(number, commit);
    const reason =
      brokenLink(commit, index + 1, prevHash, history.commits.at(-1)?.at ?? null) ??
      (index === 0 ? foreignHeader(header, commit) : null) ??
      unknownFact(game, commit) ??
      wrongCounter(history, commit) ??
      unfoldable(game, history, commit);
    if (reason !== null) return damaged(number, reason);
    prevHash = commit.hash;
    facts += commit.facts.length;
  }

  const { table } = history.state;
  const badDraw = table.ended ? wrongDraw(history, table.ended.seed) : null;
  if (badDraw) return badDraw;
  return {
    ok: true,
    id: header.id,
    game: header.game,
    rules: table.rules,
    seats: table.seats,
    commits: history.commits.length,
    facts,
    hash: prevHash,
    state: hashOf(history.state),
    ended: table.ended !== null,
    draws: { count: table.drawn, checked: table.ended ? 'checked' : 'not yet checkable' },
  };
}

function parseHeader(line: string): Header | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'the first line is not JSON';
  }
  const parsed = headerSchema.safeParse(value);
  return parsed.success
    ? parsed.data
    : `the first line is not a header: ${z.prettifyError(parsed.error).split('\n')[0]}`;
}

/** Commit 1 starts the table; the header must say the same (names aside, which stand nowhere else). */
function foreignHeader(header: Header, first: Commit): string | null {
  if (first.facts[0]?.type !== 'table.started') return 'the first commit does not start a table';
  const names = header.seats.map((seat) => seat.name);
  const expected = headerOf(header.id, first, names);
  return canonical(expected) === canonical(header) ? null : 'the header does not fit the first commit';
}

function unknownFact(game: Game, commit: Commit): string | null {
  for (const fact of commit.facts) {
    if (game.upcasters[fact.type]?.[fact.v]) continue; // an older version; its upcaster knows it
    const parsed = (isTableFact(fact) ? tableFactSchema : game.facts).safeParse(fact);
    if (!parsed.success) return `the fact “${fact.type}” (v${fact.v}) is not known or not well made`;
  }
  return null;
}

/** Draws are numbered without a gap, and the number never goes back. */
function wrongCounter({ state }: History, commit: Commit): string | null {
  let next = state.table.drawn;
  for (const fact of commit.facts) {
    for (const draw of fact.draws ?? []) if (draw.counter !== next++) return 'the draws are not numbered in order';
  }
  return null;
}

function unfoldable(game: Game, history: History, commit: Commit): string | null {
  try {
    advance(game, history, commit);
    return null;
  } catch {
    return 'the facts do not fit the state of the table';
  }
}

function wrongDraw({ commits, state }: History, seed: string): Damaged | null {
  const last = commits.length + 1;
  if (!isSeed(seed) || seedHashOf(seed) !== state.table.seedHash) {
    return damaged(last, 'the revealed seed is not the one promised in the first commit');
  }
  for (const commit of commits) {
    for (const fact of commit.facts) {
      const wrong = fact.draws?.find(({ counter, sides, result }) => drawOf(seed, counter, sides) !== result);
      if (wrong) return damaged(commit.version + 1, `draw ${wrong.counter} is not what the seed gives`);
    }
  }
  return null;
}

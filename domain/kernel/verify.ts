/**
 * Checks a history file line by line: printed as we print, chained, true to its header, foldable, and, once the seed
 * is revealed, drawn as recorded. Gives a summary, or the first bad line with the reason. A chain proves integrity, not
 * origin.
 */
import { brokenLink, parseCommit, rootHash } from './commit.ts';
import type { Game } from './contract.ts';
import { drawOf, isSeed, seedHashOf } from './draws.ts';
import { type Flaw, flaw, isFlaw, sayFlaw } from './flaw.ts';
import { blankHistory, type History } from './fold.ts';
import { LONGEST_FILE, LONGEST_LINE, startReading } from './foreign-limits.ts';
import { isCarried } from './fork.ts';
import { hashOf } from './hash.ts';
import { type Header, parseHeader } from './history-file.ts';
import { rulesOf } from './game-parts.ts';
import type { Games } from './manifest.ts';
import { strayCommit } from './stray-commit.ts';

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
  /** Where the table went on from; its draws until then can be checked in the history of the origin. */
  readonly origin?: { readonly id: string; readonly version: number; readonly hash: string };
  readonly draws: { readonly count: number; readonly checked: 'checked' | 'not yet checkable' };
}

export interface Damaged extends Flaw {
  readonly ok: false;
  readonly line: number;
  /** The flaw in English. */
  readonly reason: string;
}

export const damaged = (line: number, found: Flaw): Damaged => ({ ok: false, line, ...found, reason: sayFlaw(found) });

/** A history that was found whole. */
export interface Whole {
  readonly header: Header;
  readonly history: History;
  readonly verified: Verified;
}

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0009\u000B-\u001F]/;

/** The rules that a history file is checked with: those of the game that its header names, where that is known. */
export async function rulesFor(text: string, games: Games): Promise<{ readonly [id: string]: Game }> {
  const header = parseHeader(text.slice(0, LONGEST_LINE).split('\n', 1)[0] ?? '');
  const game = isFlaw(header) ? undefined : await rulesOf(games, header.game);
  return game ? { [game.id]: game } : {};
}

export function verify(text: string, games: { readonly [id: string]: Game }): Verified | Damaged {
  const read = readHistory(text, games);
  return 'ok' in read ? read : read.verified;
}

/** Reads a history file and checks all of it; whoever wants to keep it gets it only when it is whole. */
export function readHistory(text: string, games: { readonly [id: string]: Game }): Whole | Damaged {
  const unlike = unlikeText(text);
  if (unlike) return unlike;
  const lines = text.split('\n');
  const long = lines.findIndex(({ length }) => length > LONGEST_LINE);
  if (long >= 0) return damaged(long + 1, flaw('flaw.longLine', { most: LONGEST_LINE }));
  if (lines.at(-1) !== '') return damaged(lines.length, flaw('flaw.cutOff'));
  lines.pop();
  const header = parseHeader(lines[0] ?? '');
  if (isFlaw(header)) return damaged(1, header);
  const game = Object.hasOwn(games, header.game) ? games[header.game] : undefined;
  if (!game) return damaged(1, flaw('flaw.game', { game: header.game }));
  if (lines.length < 2) return damaged(1, flaw('flaw.noCommit'));

  const history = blankHistory(game);
  const reading = startReading(game);
  let prevHash = rootHash(header.game, header.id);
  for (const [index, line] of lines.slice(1).entries()) {
    const number = index + 2;
    const commit = parseCommit(line);
    if (isFlaw(commit)) return damaged(number, commit);
    const found =
      brokenLink(commit, index + 1, prevHash, history.commits.at(-1)?.at ?? null) ??
      reading.before(history, commit) ??
      strayCommit(game, header, history, commit) ??
      reading.after(history, commit);
    if (found !== null) return damaged(number, found);
    prevHash = commit.hash;
  }

  const tooMuch = reading.end(history);
  if (tooMuch !== null) return damaged(lines.length, tooMuch);
  const { table } = history.state;
  const state = stateHash(history);
  if (state === null) return damaged(lines.length, flaw('flaw.unfit'));
  const badDraw = table.ended ? wrongDraw(history, table.ended.seed) : null;
  if (badDraw) return badDraw;
  const verified: Verified = {
    ok: true,
    id: header.id,
    game: header.game,
    rules: table.rules,
    seats: table.seats,
    commits: history.commits.length,
    facts: reading.facts,
    hash: prevHash,
    state,
    ended: table.ended !== null,
    ...originOf(table.origin),
    draws: { count: table.drawn, checked: table.ended ? 'checked' : 'not yet checkable' },
  };
  return { header, history, verified };
}

const originOf = (origin: History['state']['table']['origin']) =>
  origin ? { origin: { id: origin.id, version: origin.version, hash: origin.hash } } : {};

/** What an editor, a mail program or a packer makes of a file. Nothing of it can stand in JSON on one line. */
function unlikeText(text: string): Damaged | null {
  if (text === '') return damaged(1, flaw('flaw.empty'));
  if (text.length > LONGEST_FILE) return damaged(1, flaw('flaw.longFile', { most: LONGEST_FILE }));
  if (text.startsWith('\uFEFF')) return damaged(1, flaw('flaw.mark'));
  const at = text.search(CONTROL);
  if (at < 0) return null;
  return damaged(text.slice(0, at).split('\n').length, flaw(text[at] === '\r' ? 'flaw.return' : 'flaw.control'));
}

/** Null where facts, each well made, led to something that is no state. */
function stateHash({ state }: History): string | null {
  try {
    return hashOf(state);
  } catch {
    return null;
  }
}

function wrongDraw({ commits, state }: History, seed: string): Damaged | null {
  const last = commits.length + 1;
  if (!isSeed(seed) || seedHashOf(seed) !== state.table.seedHash) {
    return damaged(last, flaw('flaw.seed'));
  }
  for (const commit of commits) {
    // Draws that were carried over came from the seed of the origin, and are checked there.
    if (isCarried(state.table, commit.version)) continue;
    for (const fact of commit.facts) {
      const wrong = fact.draws?.find(({ counter, sides, result }) => drawOf(seed, counter, sides) !== result);
      if (wrong) return damaged(commit.version + 1, flaw('flaw.draw', { counter: wrong.counter }));
    }
  }
  return null;
}

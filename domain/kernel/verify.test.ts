import { beforeAll, describe, expect, it } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { boxAuction } from '../../test/toys/box-auction.ts';
import { toys } from '../../test/toys/toys.ts';
import { type Commit, commitHash, parseCommit, printCommit, seal } from './commit.ts';
import { fold } from './fold.ts';
import { hashOf } from './hash.ts';
import { headerOf, printHistory } from './history-file.ts';
import { randomPlayer } from './random-player.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const NAMES = ['Ada', 'Ben'];
let commits: readonly Commit[];
let text: string;

const printed = (list: readonly Commit[]) => printHistory(headerOf('table5', list[0]!, NAMES), list);

/** The commits again with one of them changed, hashed and chained anew: what a careful forger would hand in. */
function forged(version: number, change: (commit: Commit) => Partial<Commit>): string {
  let prevHash = commits[0]!.prevHash;
  const list = commits.map((commit) => {
    const { hash: _, ...open } = { ...commit, ...(commit.version === version ? change(commit) : {}), prevHash };
    const sealed = seal(open);
    prevHash = sealed.hash;
    return sealed;
  });
  return printed(list);
}

beforeAll(() => {
  const { history } = simulate(boxAuction, { ...simulated(5), seats: 2, options: {}, players: [randomPlayer] });
  commits = history.commits;
  text = printed(commits);
});

describe('a commit', () => {
  it('is printed and parsed back, byte for byte', () => {
    for (const commit of commits) {
      expect(parseCommit(printCommit(commit))).toEqual(commit);
      expect(commitHash(commit)).toBe(commit.hash);
    }
  });
});

describe('verify', () => {
  it('accepts a whole table and says what it folds to', () => {
    expect(verify(text, toys)).toMatchObject({
      ok: true,
      id: 'table5',
      game: 'box-auction',
      commits: commits.length,
      hash: commits.at(-1)!.hash,
      state: hashOf(fold(boxAuction, commits).state),
      ended: true,
      draws: { count: 7, checked: 'checked' },
    });
  });

  it('accepts a table that still runs; its draws cannot be checked yet', () => {
    expect(verify(printed(commits.slice(0, 2)), toys)).toMatchObject({
      ok: true,
      ended: false,
      draws: { checked: 'not yet checkable' },
    });
  });

  it('notices any one changed character of any commit', () => {
    const header = text.indexOf('\n') + 1;
    const end = text.split('\n').slice(0, 4).join('\n').length;
    for (let at = header; at < end; at++) {
      if (text[at] === '\n') continue;
      for (const other of ['0', ' ']) {
        if (text[at] === other) continue;
        const result = verify(`${text.slice(0, at)}${other}${text.slice(at + 1)}`, toys);
        if (result.ok) throw new Error(`not noticed: character ${at} “${text[at]}” as “${other}”`);
      }
    }
  });

  it.each([
    ['an empty file', () => '', 1, /empty/],
    ['a cut file', () => text.slice(0, -20), null, /line break/],
    ['a file without commits', () => `${text.split('\n')[0]}\n`, 1, /no commit/],
    ['a header that is no JSON', () => `hello\n${text}`, 1, /not JSON/],
    ['a header of another format', () => text.replace('railpost-history', 'other-history'), 1, /no history/],
    ['an unknown game', () => text.replace('"box-auction"', '"chess"'), 1, /not known/],
    ['another table’s id', () => text.replace('"id":"table5"', '"id":"table6"'), 2, /prevHash/],
    ['another number of seats', () => text.replace(',{"seat":1,"name":"Ben"}', ''), 2, /header does not fit/],
    ['another time of creation', () => text.replace(/"createdAt":"\d+/, '"createdAt":"1999'), 2, /header does not fit/],
    ['a missing commit', () => text.split('\n').toSpliced(2, 1).join('\n'), 3, /version/],
    ['two commits swapped', () => swap(text, 2, 3), 3, /version/],
    ['a foreign fact, hashed anew', () => forged(2, () => ({ facts: [{ type: 'gift', v: 1 }] })), 3, /not known/],
    [
      'another version of a fact',
      () => forged(2, ({ facts }) => ({ facts: facts.map((fact) => ({ ...fact, v: 9 })) })),
      3,
      /not known/,
    ],
    ['a time that goes back', () => forged(3, () => ({ at: '2020-01-01T00:00:00.000Z' })), 4, /time/],
  ])('names the line of %s', (_, damage, line, reason) => {
    const result = verify(damage(), toys);
    expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
    if (line !== null) expect(result).toMatchObject({ line });
  });

  it('finds a draw that the seed does not give, even when the chain was hashed anew', () => {
    const cheat = forged(1, ({ facts }) => ({
      facts: facts.map((fact) =>
        fact.draws
          ? {
              ...fact,
              draws: fact.draws.map((draw, i) => (i === 3 ? { ...draw, result: (draw.result + 1) % 6 } : draw)),
            }
          : fact,
      ),
    }));
    expect(verify(cheat, toys)).toMatchObject({ ok: false, line: 2, reason: expect.stringContaining('draw 3') });
  });

  it('finds another seed than the one promised', () => {
    const last = commits.length;
    const cheat = forged(last, ({ facts }) => ({
      facts: facts.map((fact) => (fact.type === 'table.ended' ? { ...fact, seed: '0'.repeat(64) } : fact)),
    }));
    expect(verify(cheat, toys)).toMatchObject({
      ok: false,
      line: last + 1,
      reason: expect.stringContaining('promised'),
    });
  });

  it('finds draws that are not numbered in order', () => {
    const cheat = forged(1, ({ facts }) => ({
      facts: facts.map((fact) => (fact.draws ? { ...fact, draws: fact.draws.slice(1) } : fact)),
    }));
    expect(verify(cheat, toys)).toMatchObject({ ok: false, line: 2, reason: expect.stringContaining('numbered') });
  });
});

function swap(file: string, a: number, b: number): string {
  const lines = file.split('\n');
  [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  return lines.join('\n');
}

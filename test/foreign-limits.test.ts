/**
 * Facts that are well made one by one can still add up to more than a reader can bear: retractions that each fold
 * everything again, a board of thousands of tiles, thousands of draws. Each such file is refused, soon, by a sentence.
 */
import { describe, expect, it } from 'vitest';
import type { Commit } from '../domain/kernel/commit.ts';
import { fold } from '../domain/kernel/fold.ts';
import { readHistory } from '../domain/kernel/verify.ts';
import { lilliput } from '../domain/lilliput/game.ts';
import { forged, opened, withFacts } from './forged.ts';
import { recordedGames, textOf } from './games/lilliput/golden/recorded.ts';
import { everyGame } from './every-game.ts';

/** Milliseconds of processor time. */
const SOON = 1_000;
const golden = opened(textOf(recordedGames.find(({ seed }) => seed === 45)!));
const { header } = golden;
/** The game without its end. */
const commits = golden.commits.slice(0, -1);
const last = commits.at(-1)!;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** Facts in commits of so many each. */
const inCommits = (facts: readonly object[], each: number): Commit[] =>
  range(Math.ceil(facts.length / each)).map((part) => withFacts(last, facts.slice(part * each, (part + 1) * each)));
const going = (...more: readonly Commit[]): string => forged({ header, commits: [...commits, ...more] });

const retracted = (backTo: number) => ({ type: 'table.retracted', v: 1, backTo });
const pooled = { type: 'trainPooled', v: 1, train: '4D' };
const phase = { type: 'phaseChanged', v: 1, phase: 7, rusted: [], obsolete: [], trainLimit: 2, surplus: [] };
const lay = (x: number, y: number, tile = 'b-city') => ({
  type: 'tileLaid',
  v: 1,
  seat: 0,
  company: 'red',
  tile,
  x,
  y,
  rotation: 0,
  cost: 0,
  replaced: null,
  tokens: [],
  lay: null,
});
const bought = { type: 'shareBought', v: 1, seat: 0, company: 'red', price: 50 };
const kept = { type: 'revenueKept', v: 1, company: 'red', revenue: 10, from: 'T0', to: 'T1' };
/** The draws of the game so far. */
const DRAWN = fold(lilliput, commits).state.table.drawn;
const drawn = (counter: number, sides = 2) => ({ counter, sides, result: 0 });
const chose = (draws: object[]) => ({ type: 'gulliverChose', v: 1, rule: 'A1', draws });

function read(text: string) {
  const from = process.cpuUsage();
  const result = readHistory(text, everyGame);
  const { user, system } = process.cpuUsage(from);
  return { reason: 'ok' in result ? result.reason : null, took: (user + system) / 1_000 };
}

describe('too much of what is well made', () => {
  it.each<[string, () => string, RegExp]>([
    [
      'retractions that fold a whole game again',
      () =>
        going(
          ...inCommits(
            range(4_000).map(() => retracted(100)),
            1,
          ),
        ),
      /taken back/,
    ],
    [
      'many retractions in one commit',
      () =>
        going(
          withFacts(
            last,
            range(1_500).map(() => retracted(100)),
          ),
        ),
      /commit of its own/,
    ],
    ['a retraction beside a turn', () => going(withFacts(last, [pooled, retracted(100)])), /commit of its own/],
    [
      'trains without number',
      () =>
        going(
          ...inCommits(
            range(4_000).map(() => pooled),
            1_000,
          ),
        ),
      /more tiles or trains than/,
    ],
    [
      'trains, each moved by phases',
      () =>
        going(
          ...inCommits(
            range(8_000).map((index) => (index % 2 ? pooled : phase)),
            1_000,
          ),
        ),
      /more tiles or trains than/,
    ],
    [
      'tiles without number',
      () =>
        going(
          ...inCommits(
            range(10_000).map((index) => lay((index % 200) - 100, Math.floor(index / 200))),
            500,
          ),
        ),
      /more .* than/,
    ],
    [
      'more of a tile than there are',
      () =>
        going(
          withFacts(
            last,
            range(100).map((index) => lay(index % 10, Math.floor(index / 10))),
          ),
        ),
      /more .* than/,
    ],
    [
      'shares without number',
      () =>
        going(
          ...inCommits(
            range(9_000).map(() => bought),
            1_000,
          ),
        ),
      /add up to more/,
    ],
    [
      'runs without number',
      () =>
        going(
          ...inCommits(
            range(9_000).map(() => kept),
            1_000,
          ),
        ),
      /add up to more/,
    ],
    [
      'facts without number',
      () =>
        going(
          ...inCommits(
            range(40_000).map(() => ({ type: 'actionsBegun', v: 1 })),
            2_000,
          ),
        ),
      /more .* than/,
    ],
    [
      'commits without number',
      () =>
        going(
          ...inCommits(
            range(10_000).map(() => ({ type: 'actionsBegun', v: 1 })),
            1,
          ),
        ),
      /more .* than/,
    ],
    [
      'draws without number',
      () =>
        going(
          ...inCommits(
            range(1_000).map((fact) => chose(range(50).map((draw) => drawn(DRAWN + fact * 50 + draw)))),
            100,
          ),
        ),
      /facts\.\d/,
    ],
  ])('%s', (_, make, reason) => {
    const text = make();
    const { reason: found, took } = read(text);
    expect(found).toMatch(reason);
    expect(took).toBeLessThan(SOON);
  });

  it('a draw with more sides than a word has values is refused, not looked for', () => {
    const end = golden.commits.at(-1)!;
    const text = forged({ header, commits: [...commits, withFacts(last, [chose([drawn(0, 2 ** 33)])]), end] });
    expect(read(text).reason).toMatch(/facts\.0\.draws\.0\.sides/);
  });

  it('a line longer than a stream takes', () => {
    const long = { ...last, command: { type: 'turn', note: 'x'.repeat(300_000) } };
    expect(read(going(long)).reason).toMatch(/longer/);
  });

  it('a file longer than any history', () => {
    const long = withFacts(
      last,
      range(500).map(() => kept),
    );
    expect(read(going(...range(140).map(() => long))).reason).toMatch(/longer/);
  });
});

describe('what a real table may have', () => {
  it('what is stored already is folded as it is, whatever the bounds have become', () => {
    const [first, ...rest] = commits as [Commit, ...Commit[]];
    const facts = first.facts.map((fact) => (fact.type === 'gameSetUp' ? { ...fact, rounds: 1e9 } : fact));
    expect(fold(lilliput, [{ ...first, facts }, ...rest]).state.game.rounds).toBe(1e9);
  });

  it('taking back again and again, in the evening of a long game', () => {
    const back = range(200).flatMap(() => [withFacts(last, last.facts), withFacts(last, [retracted(commits.length)])]);
    expect(read(going(...back)).reason).toBeNull();
  });
});

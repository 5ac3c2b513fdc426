import { expect, test } from 'vitest';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { replayPlayed, type Sandbox, tryOut, undoLast } from '../../domain/kernel/sandbox.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { pickFrom } from '../../domain/kernel/seeded-pick.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import type { LilliputState } from '../../domain/lilliput/types.ts';
import { wholeRecord } from './recorded-table.ts';
import { fromFragment, fromText, isTooLong, toFragment, toText } from './tried.ts';

const SEED = 'ab'.repeat(32);

/** A sandbox from commit 9 of the recorded table, with so many turns tried out. */
function tried(count: number): Sandbox<LilliputState>[] {
  const pick = pickFrom(4);
  const nothing = { seed: SEED, played: [] };
  const sandboxes = [replayPlayed(lilliput, wholeRecord.slice(0, 9), nothing, () => '').sandbox];
  for (let index = 0; index < count; index++) {
    const sandbox = sandboxes[index];
    if (!sandbox) throw new Error('a turn was refused');
    const { state } = sandbox.history;
    const seat = lilliput.awaiting(state.game).find(({ optional }) => !optional)?.seat ?? 0;
    const steps = randomPlayer(lilliput, state.game, seat, pick, seededDealer(SEED), state.table.drawn);
    const at = new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString();
    const next = tryOut(lilliput, sandbox, { seat, command: { type: 'turn', steps } }, at);
    if (isRejection(next)) throw new Error(next.sentence);
    sandboxes.push(next);
  }
  return sandboxes;
}

test('trying out leaves what was before as it was, and can be undone to the beginning', () => {
  const sandboxes = tried(6);
  const before = sandboxes.map(({ history }) => JSON.stringify(history));
  let sandbox = sandboxes.at(-1);
  for (const expected of sandboxes.toReversed()) {
    expect(sandbox?.history.state).toEqual(expected.history.state);
    sandbox = sandbox && undoLast(lilliput, sandbox);
  }
  expect(sandboxes.map(({ history }) => JSON.stringify(history))).toEqual(before);
});

test('a command that the rules refuse is no part of it', () => {
  const [sandbox] = tried(0);
  const refused =
    sandbox && tryOut(lilliput, sandbox, { seat: 0, command: { type: 'turn', steps: [] } }, '2030-01-01T00:00:00.000Z');
  expect(refused).toMatchObject({ rejected: true });
});

test('what was tried out goes into a link and comes out of it', async () => {
  const { seed, played } = tried(12).at(-1) ?? { seed: '', played: [] };
  const whole = { table: 'abc', from: 9, seed, played };
  const fragment = await toFragment(whole);
  expect(fragment).toMatch(/^#try=[\w-]+$/);
  expect(isTooLong(fragment)).toBe(false);
  expect(await fromFragment(lilliput, fragment)).toEqual(whole);
  expect(fromText(lilliput, toText(whole))).toEqual(whole);
});

test.each(['', '#try=', '#try=AAAA', '#try=!!!', '#v1.x.y.z'])('%j carries nothing', async (fragment) => {
  expect(await fromFragment(lilliput, fragment)).toBeNull();
});

test.each([
  'null',
  '{}',
  '{"format":"railpost-sandbox","table":"abc","from":9,"seed":"no","played":[]}',
  `{"format":"railpost-sandbox","table":"abc","from":9,"seed":"${SEED}","played":[[0,{"type":"turn","steps":[{"type":"cheat"}]}]]}`,
  `{"format":"railpost-sandbox","seed":"${SEED}","played":[]}`,
  `{"format":"railpost-sandbox","table":"abc","from":9,"seed":"${SEED}","played":[[99,{"type":"turn","steps":[]}]]}`,
])('%s is no file of a sandbox', (text) => {
  expect(fromText(lilliput, text)).toBeNull();
});

test('what unfolds to more than a page can hold is refused', async () => {
  const bomb = await toFragment({ table: 'abc', from: 9, seed: `${SEED}${' '.repeat(5_000_000)}`, played: [] });
  expect(bomb.length).toBeLessThan(20_000);
  expect(await fromFragment(lilliput, bomb)).toBeNull();
});

const timeAt = (index: number): string => new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString();

test('what a link brings is played again as it was played', () => {
  const last = tried(12).at(-1)!;
  const again = replayPlayed(lilliput, wholeRecord.slice(0, 9), last, ({ length }) => timeAt(length - 9));
  expect(again).toEqual({ sandbox: last, whole: true });
});

test('it is played up to the command that the rules refuse', () => {
  const last = tried(4).at(-1)!;
  const played = last.played.toSpliced(3, 0, { seat: 0, command: { type: 'turn', steps: [] } });
  const again = replayPlayed(lilliput, wholeRecord.slice(0, 9), { ...last, played }, ({ length }) =>
    timeAt(length - 9),
  );
  expect(again.whole).toBe(false);
  expect(again.sandbox.played).toEqual(last.played.slice(0, 3));
});

test('every fact is folded once, however long the link is', () => {
  const commits = wholeRecord.slice(0, 9);
  let folded = 0;
  const counting = {
    ...lilliput,
    evolve: (...fact: Parameters<typeof lilliput.evolve>) => (folded++, lilliput.evolve(...fact)),
  };
  const played = Array.from({ length: 300 }, (_, index) => ({
    seat: index % 2,
    command: index % 2 === 0 ? { type: 'proposePause' as const } : { type: 'answerPause' as const, agree: false },
  }));
  const { whole, sandbox } = replayPlayed(counting, commits, { seed: SEED, played }, ({ length }) => timeAt(length));
  expect([whole, sandbox.history.commits.length]).toEqual([true, 309]);
  expect(folded).toBeLessThanOrEqual(commits.reduce((sum, { facts }) => sum + facts.length, 0));
});

test('a file of more than an evening is refused', () => {
  const one = { seat: 0, command: { type: 'proposePause' as const } };
  const file = (count: number) =>
    toText({ table: 'abc', from: 9, seed: SEED, played: Array.from({ length: count }, () => one) });
  expect(fromText(lilliput, file(500))?.played).toHaveLength(500);
  expect(fromText(lilliput, file(501))).toBeNull();
});

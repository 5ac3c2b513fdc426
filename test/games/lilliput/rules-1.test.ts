/**
 * A table that was begun under rules version 1 and goes on under version 2. `rules-1/history.ndjson` was recorded by
 * version 1, `rules-1/states.json` is the hash of the game's state after each of its commits.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Commit, parseCommit } from '../../../domain/kernel/commit.ts';
import { decide } from '../../../domain/kernel/decide.ts';
import { seededDealer } from '../../../domain/kernel/draws.ts';
import { advance, blankHistory, fold, type History } from '../../../domain/kernel/fold.ts';
import { hashOf } from '../../../domain/kernel/hash.ts';
import { headerOf, parseHeader, printHistory } from '../../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { nextCommit } from '../../../domain/kernel/simulate.ts';
import { decideAgain } from '../../../domain/kernel/today.ts';
import { verify } from '../../../domain/kernel/verify.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import type { LilliputStep } from '../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { simulated } from '../../seeded.ts';
import { withdraw } from './steps.ts';

const read = (name: string) => readFileSync(new URL(`rules-1/${name}`, import.meta.url), 'utf8');
const text = read('history.ndjson');
const states = JSON.parse(read('states.json')) as readonly string[];
const lines = text.trimEnd().split('\n');
const commits = lines.slice(1).map((line) => parseCommit(line) as Commit);
const { id, seed, ...stamps } = simulated(28_883);

describe('a table begun under rules version 1', () => {
  it('is whole, and all of it was decided by version 1', () => {
    expect(verify(text, { lilliput })).toMatchObject({ ok: true, rules: '1', commits: commits.length, ended: false });
    expect(parseHeader(lines[0] ?? '')).toMatchObject({ id, rules: '1' });
    expect(new Set(commits.map(({ rules }) => rules))).toEqual(new Set(['1']));
  });

  it('folds to the same state after every commit', () => {
    const history = blankHistory(lilliput);
    const folded = commits.map((commit) => {
      advance(lilliput, history, commit);
      return hashOf(history.state.game);
    });
    expect(folded).toEqual(states);
  });

  it('differs from version 2 only where a withdrawal or a discard alone ended the turn', () => {
    const corrected = commits.filter(endsTurnInVersion1);
    expect(corrected.map(({ version, command }) => [version, ...stepsOf(command)])).toEqual([
      [11, 'withdrawOffer'],
      [42, 'withdrawOffer'],
      [56, 'discardTrain'],
    ]);
    const today = decideAgain(lilliput, commits);
    expect(today.decided).toBe(commits.length - 1);
    expect(today.differences).toEqual(corrected.map(({ version }) => ({ version })));
  });
});

describe('the next command', () => {
  it('is decided by version 2, and the history says so', () => {
    const history = fold(lilliput, commits);
    const facts = send(history, 0, [withdraw]);
    expect(facts).toEqual([
      { type: 'table.rulesCorrected', v: 1, from: '1', to: '2' },
      { type: 'offerWithdrawn', v: 1, seat: 0 },
    ]);
    expect(history.commits.at(-1)?.rules).toBe('2');
    expect(history.state.table.rules).toBe('2');
    expect(lilliput.awaiting(history.state.game)).toMatchObject([{ seat: 0, need: 'goOn' }]);
    expect(types(send(history, 0, []))).toContain('turnEnded');
  });

  it('and all others, to the end of the game', () => {
    const history = fold(lilliput, commits);
    const dealer = seededDealer(seed);
    while (history.state.table.ended === null) {
      const [awaited] = lilliput.awaiting(history.state.game);
      const { drawn } = history.state.table;
      const seat = awaited?.seat ?? 0;
      send(
        history,
        seat,
        randomPlayer(lilliput, history.state.game, seat, stamps.pick, dealer, drawn) as LilliputStep[],
      );
    }
    const corrections = history.commits.flatMap(({ facts }) => types(facts)).filter((type) => type === CORRECTED);
    expect(corrections).toHaveLength(1);
    expect(verify(printHistory(headerOf(id, commits[0]!, []), history.commits), { lilliput })).toMatchObject({
      ok: true,
      rules: '2',
      ended: true,
      draws: { checked: 'checked' },
    });
    expect(decideAgain(lilliput, history.commits).differences.map(({ version }) => version)).toEqual([11, 42, 56]);
  });
});

const CORRECTED = 'table.rulesCorrected';

const types = (facts: readonly { readonly type: string }[]): string[] => facts.map(({ type }) => type);
/** A submission that only withdrew an offer or gave up trains in the seat's own turn. Version 1 ended the turn there. */
function endsTurnInVersion1({ actor, command, facts }: Commit): boolean {
  const ended = facts.some((fact) => fact.type === 'turnEnded' && actor === `seat:${(fact as { seat?: number }).seat}`);
  const steps = stepsOf(command);
  return ended && steps.length > 0 && steps.every((type) => type === 'withdrawOffer' || type === 'discardTrain');
}

const stepsOf = (command: { readonly type: string; readonly steps?: readonly { readonly type: string }[] }) =>
  types(command.steps ?? []);

function send(history: History<LilliputState>, seat: number, steps: readonly LilliputStep[]) {
  const command = { type: 'turn', steps } as const;
  const decision = decide(lilliput, history.state, seat, command, seededDealer(seed));
  if (isRejection(decision)) throw new Error(decision.sentence);
  const commit = nextCommit(lilliput, { id, ...stamps }, history, `seat:${seat}`, command, decision.facts);
  advance(lilliput, history, commit);
  return decision.facts;
}

/** Ten finished games: they are whole, fold to what was recorded, are decided the same again, and can be gone on from. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../domain/kernel/command.ts';
import { type Commit, rootHash, seal } from '../../../../domain/kernel/commit.ts';
import { decide } from '../../../../domain/kernel/decide.ts';
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { advance, blankHistory, fold } from '../../../../domain/kernel/fold.ts';
import { forkFrom, strayedFrom } from '../../../../domain/kernel/fork.ts';
import { headerOf, printHistory } from '../../../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { unknownDealer } from '../../../../domain/kernel/unknown-draw.ts';
import { verify } from '../../../../domain/kernel/verify.ts';
import { rocket } from '../../../../domain/rocket/game.ts';
import { pickFrom, seedFrom, simulated } from '../../../seeded.ts';
import { EXPECTED, historyOf, nameOf, recordedGames, type Summary, summaryOf, textOf } from './recorded.ts';

const expected = JSON.parse(readFileSync(EXPECTED, 'utf8')) as { readonly [name: string]: Summary };
const games = { rocket };
const FORK = 'went-on';
const SEED = seedFrom(77);
const { timeOf, commandIdOf } = simulated(1);

function sealed(commits: readonly Commit[], actor: string, command: { type: string }, facts: Commit['facts']): Commit {
  const version = commits.length + 1;
  const prevHash = commits.at(-1)?.hash ?? rootHash('rocket', FORK);
  const stamps = { version, at: timeOf(version), commandId: commandIdOf(version) };
  return seal({ ...stamps, actor, rules: rocket.rules, command, facts, prevHash });
}

function forked(origin: { id: string; commits: readonly Commit[] }, version: number): Commit[] {
  const opening = forkFrom(rocket, origin, version, SEED);
  if (isRejection(opening)) throw new Error(opening.code);
  const commits: Commit[] = [];
  for (const { command, facts } of opening)
    commits.push(sealed(commits, commits.length === 0 ? 'host' : 'system', command, facts));
  return commits;
}

it('are ten, for two to four players, by every strategy', () => {
  expect(Object.keys(expected)).toEqual(recordedGames.map(nameOf));
  expect(recordedGames).toHaveLength(10);
  expect(new Set(recordedGames.map(({ players, strategy }) => `${players} ${strategy}`)).size).toBe(9);
  expect(new Set(Object.values(expected).map(({ ended }) => ended))).toEqual(new Set(['shares', 'tiles']));
});

describe.each(recordedGames.map((game) => ({ name: nameOf(game), text: textOf(game) })))('$name', ({ name, text }) => {
  const history = historyOf(text);
  const { commits } = history;
  const dealer = seededDealer(history.state.table.ended?.seed ?? '');

  it('is whole, chained and honestly drawn', () => {
    expect(verify(text, games)).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
  });

  it('folds to the recorded ranking', () => {
    expect(JSON.parse(JSON.stringify(summaryOf(history)))).toEqual(expected[name]);
  });

  it('is decided the same again, and leaves everybody who is asked a legal step', () => {
    const replayed = blankHistory(rocket);
    const answered = new Set<string>();
    let open: string[] = [];
    for (const commit of commits) {
      const seat = Number(commit.actor.split(':')[1]);
      if (commit.command.type === 'turn') {
        const decision = decide(rocket, replayed.state, seat, commit.command as Command, dealer);
        expect(decision).toEqual({ facts: commit.facts });
      }
      advance(rocket, replayed, commit);
      const { game, table } = replayed.state;
      const awaited = rocket.awaiting(game).filter(({ optional }) => !optional);
      expect(awaited.length > 0).toBe(table.ended === null);
      for (const { seat: asked } of awaited) {
        const draft = rocket.begin(game, asked, unknownDealer, table.drawn);
        expect(!isRejection(draft) && draft.choices.length > 0).toBe(true);
      }
      const ids = awaited.map(({ seat: asked, question }) => `${asked} ${question}`);
      for (const id of open) if (!ids.includes(id)) answered.add(id);
      expect(ids.filter((id) => answered.has(id))).toEqual([]);
      open = ids;
    }
  });

  it('can be gone on from at every tenth position, and be played to another end', () => {
    const origin = { id: name, commits };
    for (let version = 1; version < commits.length; version += 10) {
      const fork = forked(origin, version);
      expect(fold(rocket, fork).state.game).toEqual(fold(rocket, commits.slice(0, version)).state.game);
      expect(strayedFrom(rocket, fork, origin)).toBeNull();
    }
    const middle = Math.floor(commits.length / 2);
    const other = fold(rocket, forked(origin, middle));
    const forkDealer = seededDealer(SEED);
    const pick = pickFrom(5);
    while (other.state.table.ended === null && other.commits.length < 1_000) {
      const seat = rocket.awaiting(other.state.game)[0]?.seat ?? 0;
      const steps = randomPlayer(rocket, other.state.game, seat, pick, forkDealer, other.state.table.drawn);
      const command = { type: 'turn', steps } as Command;
      const decision = decide(rocket, other.state, seat, command, forkDealer);
      if (isRejection(decision)) throw new Error(decision.sentence);
      advance(rocket, other, sealed(other.commits, `seat:${seat}`, command, decision.facts));
    }
    const [first] = other.commits;
    const printed = first ? printHistory(headerOf(FORK, first, ['Ann', 'Ben', 'Cleo', 'Dora']), other.commits) : '';
    expect(verify(printed, games)).toMatchObject({ ok: true, ended: true, origin: { id: name, version: middle } });
  });
});

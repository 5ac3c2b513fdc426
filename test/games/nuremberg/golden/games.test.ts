/** Finished games: they are whole, fold to what was recorded, are decided again alike, and could go on from anywhere. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Commit, rootHash, seal } from '../../../../domain/kernel/commit.ts';
import { decide } from '../../../../domain/kernel/decide.ts';
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { advance, blankHistory, fold } from '../../../../domain/kernel/fold.ts';
import { forkFrom, strayedFrom } from '../../../../domain/kernel/fork.ts';
import { headerOf, printHistory } from '../../../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { decideAgain } from '../../../../domain/kernel/today.ts';
import { unknownDealer } from '../../../../domain/kernel/unknown-draw.ts';
import { verify } from '../../../../domain/kernel/verify.ts';
import { nuremberg } from '../../../../domain/nuremberg/game.ts';
import { pickFrom, seedFrom, simulated } from '../../../seeded.ts';
import { EXPECTED, historyOf, nameOf, recordedGames, type Summary, summaryOf, textOf } from './recorded.ts';

const expected = JSON.parse(readFileSync(EXPECTED, 'utf8')) as { readonly [name: string]: Summary };
const registered = { [nuremberg.id]: nuremberg };

it('are ten, on both maps, for all line-ups, by both robots', () => {
  expect(Object.keys(expected)).toEqual(recordedGames.map(nameOf));
  expect(recordedGames).toHaveLength(10);
  const lineUps = new Set(recordedGames.map(({ map, players, side }) => `${map} ${players} ${side}`));
  expect(lineUps.size).toBe(8);
  expect(new Set(recordedGames.map(({ strategy }) => strategy)).size).toBe(2);
});

const ID = 'went-on';
const SEED = seedFrom(77);
const { timeOf, commandIdOf } = simulated(1);

const sealed = (commits: readonly Commit[], actor: string, command: { type: string }, facts: Commit['facts']): Commit =>
  seal({
    version: commits.length + 1,
    at: timeOf(commits.length + 1),
    actor,
    commandId: commandIdOf(commits.length + 1),
    rules: nuremberg.rules,
    command,
    facts,
    prevHash: commits.at(-1)?.hash ?? rootHash(nuremberg.id, ID),
  });

function opened(origin: { id: string; commits: readonly Commit[] }, version: number): Commit[] {
  const opening = forkFrom(nuremberg, origin, version, SEED);
  if (isRejection(opening)) throw new Error(opening.code);
  const commits: Commit[] = [];
  for (const { command, facts } of opening)
    commits.push(sealed(commits, commits.length === 0 ? 'host' : 'system', command, facts));
  return commits;
}

describe.each(recordedGames.map((game) => ({ name: nameOf(game), text: textOf(game) })))('$name', ({ name, text }) => {
  const history = historyOf(text);
  const { commits } = history;

  it('is whole, chained and honestly drawn', () => {
    expect(verify(text, registered)).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
  });

  it('folds to the recorded ranking, tracks and items', () => {
    expect(JSON.parse(JSON.stringify(summaryOf(history)))).toEqual(expected[name]);
  });

  it('is decided again as it was', () => {
    const today = decideAgain(nuremberg, commits);
    expect(today.decided).toBe(commits.length - 1);
    expect(today.differences).toEqual([]);
  });

  it('leaves the one who was awaited a legal move at every version, and asks nobody twice under one id', () => {
    const replayed = blankHistory(nuremberg);
    const asked = new Set<string>();
    for (const commit of commits) {
      advance(nuremberg, replayed, commit);
      const { game, table } = replayed.state;
      const awaited = nuremberg.awaiting(game);
      expect(awaited).toHaveLength(table.ended === null ? 1 : 0);
      for (const { seat, question } of awaited) {
        expect(asked.has(`${seat} ${question}`)).toBe(false);
        asked.add(`${seat} ${question}`);
        const draft = nuremberg.begin(game, seat, unknownDealer, table.drawn);
        expect(isRejection(draft) ? 0 : draft.choices.length).toBeGreaterThan(0);
      }
    }
  });

  it('can be gone on from its middle, is then the same game, and is played to its end', () => {
    const origin = { id: name, commits };
    const middle = Math.floor(commits.length / 2);
    const fork = opened(origin, middle);
    const gone = fold(nuremberg, fork);
    expect(gone.state.game).toEqual(fold(nuremberg, commits.slice(0, middle)).state.game);
    expect(strayedFrom(nuremberg, fork, origin)).toBeNull();
    const dealer = seededDealer(SEED);
    const pick = pickFrom(5);
    while (gone.state.table.ended === null && gone.commits.length < 1000) {
      const seat = nuremberg.awaiting(gone.state.game)[0]?.seat ?? 0;
      const steps = randomPlayer(nuremberg, gone.state.game, seat, pick, dealer, gone.state.table.drawn);
      const command = { type: 'turn' as const, steps };
      const decision = decide(nuremberg, gone.state, seat, command, dealer);
      if (isRejection(decision)) throw new Error(decision.sentence);
      advance(nuremberg, gone, sealed(gone.commits, `seat:${seat}`, command, decision.facts));
    }
    const [first] = gone.commits;
    const printed = first ? printHistory(headerOf(ID, first, []), gone.commits) : '';
    expect(verify(printed, registered)).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
  });
});

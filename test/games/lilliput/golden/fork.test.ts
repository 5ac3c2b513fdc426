/** Tables that go on from a position of a golden game. */
import { describe, expect, test } from 'vitest';
import { type Commit, rootHash, seal } from '../../../../domain/kernel/commit.ts';
import { decide } from '../../../../domain/kernel/decide.ts';
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { advance, fold } from '../../../../domain/kernel/fold.ts';
import { forkFrom, strayedFrom } from '../../../../domain/kernel/fork.ts';
import { headerOf, printHistory } from '../../../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { verify } from '../../../../domain/kernel/verify.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { pickFrom, seedFrom, simulated } from '../../../seeded.ts';
import { historyOf, nameOf, recordedGames, textOf } from './recorded.ts';

const { timeOf, commandIdOf } = simulated(1);
const ID = 'went-on';
const SEED = seedFrom(77);

const sealed = (
  commits: readonly Commit[],
  actor: string,
  command: { type: string },
  facts: Commit['facts'],
): Commit => {
  const version = commits.length + 1;
  const prevHash = commits.at(-1)?.hash ?? rootHash('lilliput', ID);
  return seal({
    version,
    at: timeOf(version),
    actor,
    commandId: commandIdOf(version),
    rules: lilliput.rules,
    command,
    facts,
    prevHash,
  });
};

function opened(origin: { id: string; commits: readonly Commit[] }, version: number): Commit[] {
  const opening = forkFrom(lilliput, origin, version, SEED);
  if (isRejection(opening)) throw new Error(opening.code);
  const commits: Commit[] = [];
  for (const { command, facts } of opening)
    commits.push(sealed(commits, commits.length === 0 ? 'host' : 'system', command, facts));
  return commits;
}

const print = (commits: readonly Commit[]): string => {
  const [first] = commits;
  return first ? printHistory(headerOf(ID, first, ['Ann', 'Ben', 'Cleo', 'Dora']), commits) : '';
};

describe.each(recordedGames.map((game) => [nameOf(game), game] as const))('%s', (name, game) => {
  const { commits } = historyOf(textOf(game));
  const origin = { id: name, commits };

  test('every tenth position can be gone on from, and is the same game', () => {
    for (let version = 1; version < commits.length; version += 10) {
      const fork = opened(origin, version);
      expect(fold(lilliput, fork).state.game).toEqual(fold(lilliput, commits.slice(0, version)).state.game);
      expect(strayedFrom(lilliput, fork, origin)).toBeNull();
    }
  });

  test('what goes on from the middle is played to its end and verified', () => {
    const middle = Math.floor(commits.length / 2);
    const fork = opened(origin, middle);
    const history = fold(lilliput, fork);
    const dealer = seededDealer(SEED);
    const pick = pickFrom(5);
    while (history.state.table.ended === null && history.commits.length < 1000) {
      const seat = lilliput.awaiting(history.state.game).find(({ optional }) => !optional)?.seat ?? 0;
      const steps = randomPlayer(lilliput, history.state.game, seat, pick, dealer, history.state.table.drawn);
      const decision = decide(lilliput, history.state, seat, { type: 'turn', steps }, dealer);
      if (isRejection(decision)) throw new Error(decision.sentence);
      advance(
        lilliput,
        history,
        sealed(history.commits, `seat:${seat}`, { type: 'turn', steps } as { type: string }, decision.facts),
      );
    }
    const verified = verify(print(history.commits), { lilliput });
    expect(verified).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
    expect(verified).toMatchObject({ origin: { id: name, version: middle, hash: commits[middle - 1]?.hash } });
  });
});

describe('what is no such start', () => {
  const [game] = recordedGames;
  if (!game) throw new Error('no golden game');
  const { commits } = historyOf(textOf(game));
  const origin = { id: 'origin', commits };

  test.each([0, -1, commits.length + 1])('version %i, which there is not', (version) => {
    expect(forkFrom(lilliput, origin, version, SEED)).toMatchObject({ code: 'table.noSuchPosition' });
  });

  test('the end of a game', () => {
    expect(forkFrom(lilliput, origin, commits.length, SEED)).toMatchObject({ code: 'table.positionOver' });
  });

  test('the middle of another such start', () => {
    expect(forkFrom(lilliput, { id: ID, commits: opened(origin, 20) }, 1, SEED)).toMatchObject({
      code: 'table.noSuchPosition',
    });
  });

  test('facts that the origin does not have', () => {
    const fork = opened(origin, 20);
    const other = opened(origin, 19);
    const mixed = [...fork.slice(0, 1), ...other.slice(1)];
    expect(strayedFrom(lilliput, mixed, origin)).toMatchObject({ flaw: 'flaw.otherFacts' });
    expect(strayedFrom(lilliput, fork, { id: 'another', commits })).toMatchObject({ flaw: 'flaw.otherOrigin' });
    expect(strayedFrom(lilliput, fork, { id: 'origin', commits: commits.slice(0, 10) })).toMatchObject({
      flaw: 'flaw.otherPosition',
    });
    expect(strayedFrom(lilliput, commits, origin)).toMatchObject({ flaw: 'flaw.noOrigin' });
  });

  test('facts carried over later than announced', () => {
    const fork = opened(origin, 20);
    const late = [...fork, sealed(fork, 'system', { type: 'carryOver' }, fork[1]?.facts ?? [])];
    expect(verify(print(late), { lilliput })).toMatchObject({ ok: false, line: late.length + 1 });
  });
});

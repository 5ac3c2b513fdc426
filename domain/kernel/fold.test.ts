import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { toys } from '../../test/toys/toys.ts';
import { vetoRound } from '../../test/toys/veto-round.ts';
import type { Command } from './command.ts';
import { type Commit, rootHash, seal } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { decide } from './decide.ts';
import { seededDealer } from './draws.ts';
import { advance, fold, type History, inForce } from './fold.ts';
import { hashOf } from './hash.ts';
import { randomPlayer } from './random-player.ts';
import { isRejection } from './rejection.ts';
import { simulate } from './simulate.ts';

const chance = simulated(3);

/** A veto round of three, started and played for a few commits. */
function openTable(commits: number): History {
  const { history } = simulate(vetoRound, {
    ...simulated(3),
    seats: 3,
    options: {},
    players: [randomPlayer],
    mostCommits: commits,
  });
  return fold(vetoRound, history.commits);
}

/** Sends a command as the service does, and gives the facts or the rejection's code. */
function send(game: Game, history: History, seat: number, command: Command): readonly Fact[] | string {
  const decision = decide(game, history.state, seat, command, seededDealer(chance.seed));
  if (isRejection(decision)) return decision.code;
  const version = history.commits.length + 1;
  const commit = seal({
    version,
    at: chance.timeOf(version),
    actor: `seat:${seat}`,
    commandId: chance.commandIdOf(version),
    rules: game.rules,
    command,
    facts: decision.facts,
    prevHash: history.commits.at(-1)?.hash ?? rootHash(game.id, chance.id),
  });
  advance(game, history, commit);
  return decision.facts;
}

const lastTurn = (history: History) => history.state.table.turns.at(-1)!;

describe('folding', () => {
  it.each(Object.values(toys).map((toy) => [toy.id, toy] as const))(
    '%s: commit by commit gives what folding from scratch gives',
    (_, toy) => {
      const watched: string[] = [];
      const { history } = simulate(toy, {
        ...simulated(11),
        seats: 4,
        options: {},
        players: [randomPlayer],
        watch: ({ state, commits }) => {
          watched.push(hashOf(state));
          expect(hashOf(fold(toy, commits).state)).toBe(watched.at(-1));
        },
      });
      expect(history.state.table.ended).not.toBeNull();
      expect(watched.length).toBe(history.commits.length);
    },
  );

  it('brings older versions of a fact up to date, one version at a time, and leaves the stored ones as they are', () => {
    type Counted = { type: 'counted'; v: 3; by: number; why: string };
    const counting: Game<{ sum: number; why: string[] }, { type: 'count' }, Counted> = {
      ...(vetoRound as unknown as Game<{ sum: number; why: string[] }, { type: 'count' }, Counted>),
      id: 'counting',
      facts: z.custom<Counted>(),
      upcasters: {
        counted: {
          1: (fact) => Object.assign({}, fact, { v: 2, by: (fact as Fact & { amount: number }).amount }),
          2: (fact) => Object.assign({}, fact, { v: 3, why: 'unknown' }),
        },
      },
      blank: () => ({ sum: 0, why: [] }),
      evolve: (state: { sum: number; why: string[] }, fact: Counted) => ({
        sum: state.sum + fact.by,
        why: [...state.why, fact.why],
      }),
    };
    const facts = [
      { type: 'counted', v: 1, amount: 2 },
      { type: 'counted', v: 2, by: 3 },
      { type: 'counted', v: 3, by: 4, why: 'asked' },
    ];
    const commit = { version: 1, actor: 'system', facts, rules: '1' } as unknown as Commit;
    expect(fold(counting, [commit]).state.game).toEqual({ sum: 9, why: ['unknown', 'unknown', 'asked'] });
    expect(commit.facts[0]).toEqual({ type: 'counted', v: 1, amount: 2 });
  });
});

describe('taking a turn back', () => {
  // This is about the kernel's own rules; `take-back.test.ts` has what a game says to it.
  beforeEach(() => void vi.spyOn(vetoRound, 'takeBack').mockReturnValue('free'));
  afterEach(() => vi.restoreAllMocks());

  it('happens at once while nobody has acted since and no draw became known', () => {
    const history = openTable(2);
    const before = hashOf(fold(vetoRound, history.commits.slice(0, 1)).state.game);
    const { seat, version } = lastTurn(history);
    expect(send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: version - 1 })).toMatchObject([
      { type: 'table.takeBackAsked', seat },
      { type: 'table.retracted', backTo: version - 1 },
    ]);
    expect(hashOf(history.state.game)).toBe(before);
    expect(inForce(history.state.table, version)).toBe(false);
    expect(hashOf(fold(vetoRound, history.commits).state)).toBe(hashOf(history.state));
  });

  it('asks everybody else where the turn has revealed a draw, and happens when they agree', () => {
    const history = openTable(2);
    const last = lastTurn(history);
    const { seat, version } = last;
    // A turn of these toys draws nothing; let its commit say that it did.
    const commit = history.commits[version - 1]!;
    const draws = [{ counter: history.state.table.drawn, sides: 6, result: 2 }];
    const drawing = { ...commit, facts: commit.facts.map((fact, at) => (at === 0 ? { ...fact, draws } : fact)) };
    const other = fold(vetoRound, history.commits.with(version - 1, drawing));
    expect(other.state.table.turns.at(-1)).toEqual({ ...last, drew: true });
    expect(send(vetoRound, other, seat!, { type: 'askTakeBack', backTo: version - 1 })).toHaveLength(1);
    for (const one of [0, 1, 2].filter((who) => who !== seat)) {
      send(vetoRound, other, one, { type: 'answerTakeBack', agree: true });
    }
    expect(other.state.table.retractions).toEqual([{ version: other.state.table.version, backTo: version - 1 }]);
    expect(other.state.table.drawn, 'a draw that everybody saw is not drawn again').toBe(history.state.table.drawn + 1);
  });

  it('asks everybody else once somebody has acted since, and happens when all agree', () => {
    const history = openTable(3);
    const [second, third] = history.state.table.turns.slice(-2);
    expect(second!.seat).not.toBe(third!.seat);
    const others = [0, 1, 2].filter((seat) => seat !== second!.seat);
    expect(send(vetoRound, history, second!.seat!, { type: 'askTakeBack', backTo: second!.version - 1 })).toHaveLength(
      1,
    );
    expect(history.state.table.request).toMatchObject({ seat: second!.seat });
    expect(send(vetoRound, history, others[0]!, { type: 'answerTakeBack', agree: true })).toHaveLength(1);
    expect(send(vetoRound, history, others[0]!, { type: 'answerTakeBack', agree: true })).toBe('table.answered');
    expect(send(vetoRound, history, others[1]!, { type: 'answerTakeBack', agree: true })).toMatchObject([
      { type: 'table.takeBackAnswered' },
      { type: 'table.retracted' },
    ]);
    expect(history.state.table.turns.at(-1)!.version).toBe(second!.version - 1);
    expect(history.state.table.request).toBeNull();
  });

  it('is off when one refuses, and when anybody plays on', () => {
    const history = openTable(3);
    const asking = history.state.table.turns.at(-2)!;
    const ask: Command = { type: 'askTakeBack', backTo: asking.version - 1 };
    const other = [0, 1, 2].find((seat) => seat !== asking.seat)!;
    send(vetoRound, history, asking.seat!, ask);
    send(vetoRound, history, other, { type: 'answerTakeBack', agree: false });
    expect(history.state.table.request).toBeNull();

    send(vetoRound, history, asking.seat!, ask);
    const { seat } = vetoRound.awaiting(history.state.game as never)[0]!;
    const steps = randomPlayer(vetoRound, history.state.game, seat, chance.pick, seededDealer(chance.seed), 99);
    send(vetoRound, history, seat, { type: 'turn', steps });
    expect(history.state.table.request).toBeNull();
    expect(send(vetoRound, history, other, { type: 'answerTakeBack', agree: true })).toBe('table.noRequest');
  });

  it('refuses what is no turn of the seat, the set-up, and what was taken back before', () => {
    const history = openTable(2);
    const { seat, version } = lastTurn(history);
    const stranger = [0, 1, 2].find((other) => other !== seat)!;
    expect(send(vetoRound, history, stranger, { type: 'askTakeBack', backTo: 1 })).toBe('table.nothingToTakeBack');
    send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: version - 1 });
    expect(send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: version - 1 })).toBe(
      'table.nothingToTakeBack',
    );
    expect(send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: version })).toBe('table.nothingToTakeBack');
  });

  it('keeps draw counters and table facts: they never go back', () => {
    const history = openTable(2);
    const drawn = history.state.table.drawn;
    const { seat, version } = lastTurn(history);
    send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: version - 1 });
    expect(history.state.table).toMatchObject({ drawn, game: 'veto-round', version: version + 1 });
  });

  it('can go back twice, the second time past the first', () => {
    const history = openTable(2);
    const { seat, version } = lastTurn(history);
    send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: version - 1 });
    send(vetoRound, history, seat!, { type: 'turn', steps: [{ type: 'move', target: 2 } as never] });
    send(vetoRound, history, seat!, { type: 'askTakeBack', backTo: 1 });
    expect(hashOf(history.state.game)).toBe(hashOf(fold(vetoRound, history.commits.slice(0, 1)).state.game));
  });
});

describe('deciding', () => {
  it('says that it is not your turn, and that a table is over', () => {
    const history = openTable(1);
    const stranger = [0, 1, 2].find((seat) => seat !== vetoRound.awaiting(history.state.game as never)[0]!.seat)!;
    expect(send(vetoRound, history, stranger, { type: 'turn', steps: [] })).toBe('table.notAwaited');
    const { history: over } = simulate(vetoRound, { ...simulated(3), seats: 3, options: {}, players: [randomPlayer] });
    expect(send(vetoRound, over, 0, { type: 'turn', steps: [] })).toBe('table.over');
  });

  it('records a correction of the rules with the next turn, once', () => {
    const history = openTable(1);
    const corrected: Game = { ...(vetoRound as unknown as Game), rules: '2' };
    const { seat } = vetoRound.awaiting(history.state.game as never)[0]!;
    const facts = send(corrected, history, seat, { type: 'turn', steps: [{ type: 'move', target: 0 } as never] });
    expect(facts).toMatchObject([{ type: 'table.rulesCorrected', from: '1', to: '2' }, { type: 'moved' }]);
    const next = vetoRound.awaiting(history.state.game as never)[0]!.seat;
    expect(send(corrected, history, next, { type: 'turn', steps: [{ type: 'waive' }] })).toMatchObject([
      { type: 'waived' },
    ]);
  });

  it('awaits several seats at once where the game does', () => {
    const history = openTable(2);
    expect(vetoRound.awaiting(history.state.game as never).map(({ need }) => need)).toEqual([
      'waiveOrCall',
      'waiveOrCall',
    ]);
  });
});

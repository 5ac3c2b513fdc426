import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { pickFrom, simulated } from '../../../test/seeded.ts';
import { type Player, randomPlayer } from '../../kernel/random-player.ts';
import { simulate } from '../../kernel/simulate.ts';
import { unknownDealer } from '../../kernel/unknown-draw.ts';
import { nuremberg } from '../game.ts';
import type { NurembergStep } from '../steps.ts';
import type { FinalStanding, NurembergState } from '../types.ts';
import { greedyPlayer } from './greedy.ts';
import { payCheaply } from './paying.ts';

const stepsOf = (wanted: Position, seat = 0): NurembergStep[] =>
  greedyPlayer(nuremberg, stateOf(wanted), seat, pickFrom(1), unknownDealer, 0) as NurembergStep[];

/** Bids as greedy does, and declines everything else. */
const idlePlayer: Player = (game, state, seat, pick, dealer, drawn) =>
  nuremberg.awaiting(state as NurembergState)[0]?.need === 'bid'
    ? greedyPlayer(game, state, seat, pick, dealer, drawn)
    : [...(nuremberg.lapse?.(state as NurembergState, seat) ?? [])];

function ranking(players: readonly Player[], seed: number, options: object = {}): readonly FinalStanding[] {
  const played = simulate(nuremberg, { ...simulated(seed), seats: players.length, options, players });
  expect(played).not.toHaveProperty('stuck');
  return (played.history.state.game as NurembergState).ranking ?? [];
}

describe('the greedy robot', () => {
  it.each(['nuremberg', 'wensleydale'])('beats random robots on %s', (map) => {
    expect(ranking([randomPlayer, greedyPlayer, randomPlayer], 1, { map })[0]?.seat).toBe(1);
  });

  it('is not behind a seat that builds nothing', () => {
    const [, , , last] = ranking([greedyPlayer, idlePlayer, greedyPlayer, greedyPlayer], 3);
    expect(last).toMatchObject({ seat: 1, total: 0 });
  });

  it('bids the least for a box with points that it lacks', () => {
    const auction: Position = { stage: 'auction', seats: 2, cubes: [12, 12], bidder: 0 };
    const steps = stepsOf({ ...auction, tokens: ['brown', 'white', 'white', 'white', 'white', 'white'] });
    expect(steps).toEqual([{ type: 'bid', box: 1, cubes: 3 }]);
  });

  it('builds a line to what it can carry', () => {
    const goods = { neuendettelsau: 2, rohr: 2, kammerstein: 2 };
    const steps = stepsOf({ cubes: [6, 0], red: [3, 0], brown: [3, 0], goods });
    expect(steps[0]).toEqual({ type: 'startLine', area: 'heilsbronn' });
    expect(steps).toContainEqual({ type: 'addLink', to: 'rohr' });
  });

  it('builds nothing where nothing can be carried', () => {
    expect(stepsOf({ cubes: [12, 0], red: [3, 0], brown: [3, 0] })).toEqual([{ type: 'buildNothing' }]);
  });

  const reach: Position = { stage: 'transport', seats: 3, links: { 'rohr>neuendettelsau': 0 } };

  it('buys a train that fits its load, and passes without one', () => {
    const steps = stepsOf({ ...reach, brown: [3, 3, 3], goods: { rohr: 2, kammerstein: 1 } });
    expect(steps).toMatchObject([{ type: 'buyTrain', train: 'B2' }]);
    expect(stepsOf({ ...reach, brown: [3, 3, 3] })).toEqual([{ type: 'pass' }]);
  });

  it('carries what others could take before it carries what only it reaches', () => {
    const links = { 'rohr>neuendettelsau': 0, 'neuendettelsau>windsbach': 1 } as const;
    const goods = { rohr: 1, neuendettelsau: 1 };
    const [step] = stepsOf({ ...reach, links, goods, trains: [{ id: 'B2', seat: 0 }] });
    expect(step).toEqual({ type: 'carry', area: 'neuendettelsau', kind: 'plain', train: 'B2' });
  });

  it('sells its longest run at the end', () => {
    const links = {
      'heilsbronn>neuendettelsau': 0,
      'neuendettelsau>windsbach': 0,
      'windsbach>rohr': 0,
      'rohr>rosstal': 0,
    } as const;
    const end: Position = { stage: 'takeover', seats: 2, links, red: [4, 0], turn: 5, turns: 5 };
    expect(stepsOf(end)).toEqual([
      { type: 'sellRun', company: 'red', areas: ['heilsbronn', 'neuendettelsau', 'windsbach', 'rohr', 'rosstal'] },
    ]);
  });

  it('keeps links that still bring more than they cost', () => {
    const links = { 'heilsbronn>grosshabersdorf': 0 } as const;
    const goods = { dietenhofen: 2, kirchfarrnbach: 2, buchschwabach: 2 };
    expect(stepsOf({ stage: 'takeover', seats: 2, links, goods, red: [1, 0], turn: 4, turns: 5 })).toEqual([
      { type: 'sellNothing' },
    ]);
  });

  it('pays with what it needs least', () => {
    const choice = {
      type: 'buyTrain',
      train: 'A1',
      pay: { brown: 0, cubes: 0, white: 0, red: 0, green: 0 },
      split: { amount: 3, among: { cubes: 2, white: 4, red: 1, green: 0 } },
    } as const;
    expect(payCheaply(choice)).toEqual({
      type: 'buyTrain',
      train: 'A1',
      pay: { brown: 0, cubes: 2, white: 1, red: 0, green: 0 },
    });
  });
});

/** What a game has to say to taking turns back: freely, by consent, or not now. */
import { describe, expect, it } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { boxAuction } from '../../test/toys/box-auction.ts';
import { vetoRound } from '../../test/toys/veto-round.ts';
import type { Game } from './contract.ts';
import { decide } from './decide.ts';
import { seededDealer } from './draws.ts';
import { fold, type History } from './fold.ts';
import { randomPlayer } from './random-player.ts';
import { isRejection } from './rejection.ts';
import { simulate } from './simulate.ts';

const chance = simulated(3);

function playedFor<G extends object>(game: Game<G>, commits: number, seats = 3): History<G> {
  const players = [randomPlayer];
  const { history } = simulate(game, { ...chance, seats, options: {}, players, mostCommits: commits });
  return fold(game, history.commits);
}

function asking<G extends object>(game: Game<G>, { state }: History<G>) {
  const { seat, version } = state.table.turns.at(-1)!;
  const command = { type: 'askTakeBack', backTo: version - 1 } as const;
  return decide(game, state, seat ?? 0, command, seededDealer(chance.seed));
}

describe('taking back', () => {
  it('is closed while a move waits for the answers of others', () => {
    const history = playedFor(vetoRound, 2);
    expect(history.state.game.open).not.toBeNull();
    expect(asking(vetoRound, history)).toMatchObject({
      code: 'table.takeBackClosed',
      sentence: 'At this point of the game no turn can be taken back.',
    });
  });

  it('is closed for somebody who plays alone, too', () => {
    const history = playedFor(vetoRound, 2);
    history.state.table.bots = { 0: 'random', 1: 'random', 2: 'random' };
    expect(asking(vetoRound, history)).toMatchObject({ code: 'table.takeBackClosed' });
  });

  it('needs everybody’s consent where the game says so, though nobody has acted since', () => {
    const decision = asking(boxAuction, playedFor(boxAuction, 2));
    expect(isRejection(decision) ? decision : decision.facts).toMatchObject([{ type: 'table.takeBackAsked' }]);
    const free = { ...boxAuction, takeBack: () => 'free' as const };
    const atOnce = asking(free, playedFor(boxAuction, 2));
    expect(isRejection(atOnce) ? atOnce : atOnce.facts).toMatchObject([{}, { type: 'table.retracted' }]);
  });

  it('is free in a game that has nothing to say to it', () => {
    const { takeBack: _, ...silent } = boxAuction;
    const decision = asking(silent, playedFor(boxAuction, 2));
    expect(isRejection(decision) ? decision : decision.facts).toHaveLength(2);
  });
});

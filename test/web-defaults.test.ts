/** What a page shows of a game that brings nothing but its rules: how its history is cut, and a round to read. */
import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../domain/kernel/random-player.ts';
import { simulate } from '../domain/kernel/simulate.ts';
import { defaultReview } from '../web/games/defaults/review.tsx';
import { createMoments } from '../web/table/moments.ts';
import { stepsOf } from '../web/table/telling.ts';
import { simulated } from './seeded.ts';
import { vetoRoundPage } from './toys/pages/veto-round.ts';
import { vetoRound } from './toys/veto-round.ts';

const { history } = simulate(vetoRound, { ...simulated(3), seats: 3, options: {}, players: [randomPlayer] });
const { commits, state } = history;
const steps = stepsOf(vetoRound, commits, state.table);

describe('a history without a telling of its own', () => {
  it('has one step for every commit, each by whoever sent it', () => {
    expect(steps.map(({ version }) => version)).toEqual(commits.map(({ version }) => version));
    expect(steps.slice(1).every(({ seat }) => seat !== null)).toBe(true);
  });

  it('counts what ends a round as part of that round', () => {
    const settling = steps.filter(({ facts }) => facts.some(({ type }) => type === 'settled'));
    expect(settling.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(steps[0]?.round).toBe(1);
  });
});

describe('the review of a round', async () => {
  const part = await defaultReview(await vetoRoundPage.table());
  const moments = createMoments(vetoRound);
  const reviewOf = (round: number, count = commits.length) => {
    const position = moments.at(commits, { version: count });
    return part.reviewOf(position, (moment) => moments.at(position.commits, moment).state.game, round);
  };

  it('reaches from its first commit to its last', () => {
    const second = steps.filter(({ round }) => round === 2);
    expect(reviewOf(2)).toMatchObject({
      round: 2,
      rounds: 6,
      newest: 6,
      closed: true,
      begins: { moment: second[0]?.moment },
      ends: { moment: second.at(-1)?.moment },
    });
  });

  it('is open while the round is played, and closed when the game is over', () => {
    const begun = steps.find(({ round }) => round === 2)?.version ?? 0;
    expect(reviewOf(2, begun)).toMatchObject({ newest: 2, closed: false });
    expect(reviewOf(6)?.closed).toBe(true);
  });

  it('is not there for a round that was not played', () => {
    expect(reviewOf(7)).toBeNull();
    expect(reviewOf(0)).toBeNull();
  });
});

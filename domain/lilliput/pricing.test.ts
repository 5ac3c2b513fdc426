import { describe, expect, it } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { unknownDealer } from '../kernel/unknown-draw.ts';
import { randomPlayer } from '../kernel/random-player.ts';
import { isRejection } from '../kernel/rejection.ts';
import { simulate } from '../kernel/simulate.ts';
import { lilliput } from './game.ts';
import { costOf } from './pricing.ts';
import type { LilliputState } from './types.ts';

describe('what a legal step costs', () => {
  it('is what the draft says once the step is taken, all through a game', () => {
    let [asked, dear] = [0, 0];
    const watch = ({ state }: { state: { game: object; table: { drawn: number } } }) => {
      const game = state.game as LilliputState;
      const seat = lilliput.awaiting(game)[0]?.seat;
      if (seat === undefined) return;
      let draft = lilliput.begin(game, seat, unknownDealer, state.table.drawn);
      const { pick } = simulated(asked);
      for (let step = 0; step < 3 && !isRejection(draft) && draft.choices.length > 0; step++) {
        const before = draft.costs.reduce((sum, { amount }) => sum + amount, 0);
        const choice = lilliput.settle(draft.choices[pick(draft.choices.length)]!, pick);
        const cost = costOf(draft.state, seat, choice);
        const next = lilliput.step(draft, choice);
        if (isRejection(next)) throw new Error(next.code);
        const after = next.costs.reduce((sum, { amount }) => sum + amount, 0);
        // An offer to somebody else costs the buyer when it is accepted, not when it is made.
        const isOffer = choice.type === 'answerOffer' || next.facts.some(({ type }) => type === 'offerMade');
        if (!isOffer) expect(after - before).toBe(cost);
        if (cost > 0) dear++;
        asked++;
        draft = next;
      }
    };
    for (const seed of [3, 8]) {
      simulate(lilliput, { ...simulated(seed), seats: 3, options: {}, players: [randomPlayer], watch });
    }
    expect(asked).toBeGreaterThan(200);
    expect(dear).toBeGreaterThan(20);
  });
});

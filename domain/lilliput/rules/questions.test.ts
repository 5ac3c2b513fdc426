/** Questions are told apart by their ids, whatever they ask for. */
import { describe, expect, it } from 'vitest';
import { type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { answer, card, trade } from '../../../test/games/lilliput/steps.ts';
import { lilliput } from '../game.ts';

const TRAINS = card('train-two');
const rivals: Position = {
  phase: 2,
  companies: { red: { treasury: 300, trains: ['2'] }, blue: { treasury: 300, trains: ['2', '3'] } },
};
const asked = (facts: Parameters<typeof stateOf>[0]) => lilliput.awaiting(stateOf(facts));

describe('an offer', () => {
  const offered = (price: number) => played(position(rivals), [0, TRAINS, trade('red', 'blue', '3', price)]);

  it('is a question of its own: another price is another question', () => {
    const [one, other] = [offered(100), offered(101)].map((facts) => asked(facts)[0]);
    expect(one).toMatchObject({ seat: 1, need: 'answerOffer', answer: true });
    expect(one?.question).not.toBe(other?.question);
    expect(asked(offered(100))[0]?.question).toBe(one?.question);
  });

  it('is an answer for the other director, and for the buyer no more than a chance to withdraw', () => {
    const [, buyer] = asked(offered(100));
    expect(buyer).toMatchObject({ seat: 0, need: 'withdrawOffer', optional: true });
    expect(buyer).not.toHaveProperty('answer');
  });

  it('lapses as refused, and asks the buyer to go on', () => {
    const facts = offered(100);
    expect(lilliput.lapse?.(stateOf(facts), 1)).toEqual([answer(false)]);
    expect(lilliput.lapse?.(stateOf(facts), 0)).toBeNull();
    const refused = played(facts, [1, answer(false)]);
    expect(asked(refused)).toMatchObject([{ seat: 0, need: 'goOn' }]);
    expect(asked(refused)[0]).not.toHaveProperty('answer');
    expect(lilliput.lapse?.(stateOf(refused), 0)).toBeNull();
  });

  it('that was accepted leaves another question than one that was not', () => {
    const [yes, no] = [true, false].map((accept) => asked(played(offered(100), [1, answer(accept)]))[0]);
    expect([yes?.need, no?.need]).toEqual(['goOn', 'goOn']);
    expect(yes?.question).not.toBe(no?.question);
    expect(asked(offered(100))[1]?.question).not.toBe(no?.question);
  });
});

import { describe, expect, it } from 'vitest';
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { lilliput, type LilliputDraft } from '../../../../domain/lilliput/game.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import { played, position, type Position, stateOf } from '../../../../test/games/lilliput/position.ts';
import { answer, buy, card, discard, trade, withdraw } from '../../../../test/games/lilliput/steps.ts';
import { consequenceOfTurn } from './words.ts';

const NAMES = ['Ann', 'Ben'];

function drafted(facts: Parameters<typeof stateOf>[0], seat: number, ...steps: LilliputStep[]): LilliputDraft {
  let draft = lilliput.begin(stateOf(facts), seat, seededDealer('00'), 0);
  for (const step of steps) {
    if (isRejection(draft)) break;
    draft = lilliput.step(draft, step);
  }
  if (isRejection(draft)) throw new Error(draft.code);
  return draft;
}

const offered = played(position({ companies: { red: { treasury: 500 } } }), [
  0,
  card('train-two'),
  trade('red', 'blue', '2', 100),
]);

const crowded: Position = {
  phase: 3,
  deck: { '3': 0 },
  companies: {
    red: { treasury: 900, trains: ['2', '3', '3'], space: 'T3' },
    blue: { trains: ['2', '3', '3', '3'], space: 'T5' },
  },
};
const discarded = played(position(crowded), [0, card('train-two'), buy('red')], [1, discard('blue', '2*')]);

describe('what sending will do', () => {
  it('goes on with the turn after a withdrawal alone, and gives nothing of the card away', () => {
    expect(consequenceOfTurn(drafted(offered, 0, withdraw), 'goOn', NAMES)).toEqual([
      'Ann withdraws the offer.',
      'Then you go on with your turn.',
    ]);
  });

  it('ends the turn after a withdrawal and a purchase', () => {
    const words = consequenceOfTurn(drafted(offered, 0, withdraw, buy('red'), buy('red')), 'goOn', NAMES);
    expect(words.at(-1)).toBe('Then Ben plays.');
  });

  it.each(['discardTrain', 'goOn'])('goes on with the turn after a discard alone, asked for %s', (need) => {
    expect(consequenceOfTurn(drafted(discarded, 0, discard('red', '3')), need, NAMES)).toEqual([
      'Mildendo Railway gives up: 3.',
      'Then you go on with your turn.',
    ]);
  });

  it('ends the turn after a discard that leaves nothing to choose', () => {
    expect(consequenceOfTurn(drafted(discarded, 0, discard('red', '2*')), 'discardTrain', NAMES)).toEqual([
      'Mildendo Railway gives up: 2.',
      'Then Ben plays.',
    ]);
  });

  it('says nothing of whose turn it is where a discard or an answer is given in the turn of another', () => {
    const bought = played(position(crowded), [0, card('train-two'), buy('red')]);
    expect(consequenceOfTurn(drafted(bought, 1, discard('blue', '2*')), 'discardTrain', NAMES)).toHaveLength(1);
    expect(consequenceOfTurn(drafted(offered, 1, answer(false)), 'answerOffer', NAMES)).toHaveLength(1);
  });
});

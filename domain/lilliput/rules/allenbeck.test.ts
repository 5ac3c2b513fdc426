import { describe, expect, it } from 'vitest';
import { at, choicesAfter, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { card, cash, lay, turn } from '../../../test/games/lilliput/steps.ts';
import type { TrainName } from '../data.ts';
import { bestRun } from '../routes/best.ts';

const NAMES = ['allenbeck-tottenham', 'allenbeck-allenbeck', 'allenbeck-plips'];

/** Mildendo, Tottenham, Allenbeck and Plips in one line. */
const three = {
  '0,-1': 'allenbeck-tottenham 0 red',
  '1,-1': 'y-plain-straight 1',
  '2,-1': 'allenbeck-allenbeck 0',
};
const four = { ...three, '2,-2': 'y-plain-straight 0', '2,-3': 'allenbeck-plips 0' };

function revenue(board: Position['board'], train: TrainName, more: Position = {}): number {
  const facts = position({
    variants: ['allenbeck'],
    phase: 5,
    order: [1],
    board: board ?? {},
    ...more,
    companies: { red: { trains: [train] }, blue: { trains: [] } },
  });
  const run = played(facts, [1, cash()]).find((fact) => fact.type === 'trainsRun' && fact.company === 'red');
  return run?.type === 'trainsRun' ? run.revenue : -1;
}

describe('Allenbeck–Tottenham Express', () => {
  const green: Position = { variants: ['allenbeck'], seats: 4, phase: 5, board: { '0,-1': 'g-city 0 red -' } };

  it('7 the three brown cities are Tottenham, Allenbeck, Plips', () => {
    for (const tile of NAMES) {
      at(green)
        .when(0, turn(card('tile-any'), lay('red', tile, '0,-1', 0)))
        .then({}, { type: 'tileLaid', tile, replaced: 'g-city', tokens: ['red', null], cost: 0 }, {});
    }
    at(green)
      .when(0, turn(card('tile-any'), lay('red', 'b-city', '0,-1', 0)))
      .thenRejected('tile.none', 1);
  });

  it('7 the name is chosen by the layer', () => {
    const brown = choicesAfter(position(green), 0, card('tile-any')).flatMap((choice) =>
      choice.type === 'layTile' && choice.x === 0 && choice.y === -1 ? choice.tile : [],
    );
    expect(brown).toEqual(NAMES);
  });

  it('7 there is one of each: a name that lies on the board cannot be laid again', () => {
    const twice = { ...green, board: { ...green.board, '0,1': 'g-city 0 yellow -' }, order: [0, 2] };
    const once = played(position(twice), [0, card('tile-any'), lay('red', 'allenbeck-plips', '0,-1', 0)]);
    expect(() =>
      played(once, [2, card('tile-yellow-green', 'alternative'), lay('yellow', 'allenbeck-plips', '0,1', 0)]),
    ).toThrow('tile.none');
    played(once, [2, card('tile-yellow-green', 'alternative'), lay('yellow', 'allenbeck-tottenham', '0,1', 0)]);
  });

  it('7 one train that visits any three of Mildendo and the three: + £20', () => {
    expect(revenue(three, '3')).toBe(30 + 40 + 40 + 20);
    // Without Mildendo: the home of red turns away from it.
    const away = {
      '0,-1': 'allenbeck-tottenham 0 red',
      '0,-2': 'y-plain-straight 0',
      '0,-3': 'allenbeck-allenbeck 0',
      '0,-4': 'y-plain-straight 0',
      '0,-5': 'allenbeck-plips 0',
    };
    expect(revenue(away, '3')).toBe(40 + 40 + 40 + 20);
  });

  it('7 two of them bring nothing more', () => {
    expect(revenue({ '0,-1': 'allenbeck-tottenham 0 red' }, '3')).toBe(30 + 40);
  });

  it('7 all four: + £50 instead', () => {
    expect(revenue(four, '5')).toBe(30 + 40 + 40 + 40 + 50);
    expect(revenue(four, '4')).toBe(30 + 40 + 40 + 40 + 50);
  });

  it('7 one train must visit them: two trains together do not', () => {
    const { board } = stateOf(position({ variants: ['allenbeck'], phase: 5, board: three }));
    const run = (types: TrainName[]) =>
      bestRun({
        board,
        company: 'red',
        trains: types.map((type) => ({ type, obsolete: false })),
        phaseColour: 'brown',
        variants: ['allenbeck'],
      }).revenue;
    expect(run(['2', '2'])).toBe(30 + 40 + (40 + 40));
    expect(run(['3'])).toBe(130);
  });

  it('7 not doubled by a D-train', () => {
    expect(revenue(three, '3D')).toBe(2 * 110 + 20);
    expect(revenue(four, '4D')).toBe(2 * 150 + 50);
  });

  it('7 halved with the rest by an obsolete one', () => {
    expect(revenue(three, '3', { phase: 6 })).toBe(60); // (110 + 20) / 2 = 65, down to tens
    expect(revenue(four, '4', { phase: 7 })).toBe(100); // (150 + 50) / 2
  });

  it('10 Running: the last round doubles the finished revenue, the bonus included, once', () => {
    expect(revenue(three, '3', { round: 8 })).toBe(2 * 130);
    expect(revenue(three, '3D', { round: 8 })).toBe(2 * 240);
  });

  it('7 the bonus belongs to the variant', () => {
    expect(revenue(three, '3', { variants: [] })).toBe(110);
  });
});

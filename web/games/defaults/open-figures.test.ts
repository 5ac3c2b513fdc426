import { expect, it } from 'vitest';
import { listChoices, openFigures, stepOf, withPick } from './open-figures.ts';

interface Bid {
  readonly least: number;
  readonly most: number;
}
const settleBid = (choice: object, pick: (sides: number) => number) => {
  const { least, most } = choice as Bid;
  return { type: 'bid', box: 3, cubes: least + pick(most - least + 1) };
};

it('finds the figure that a choice leaves open, and its bounds', () => {
  const [listed] = listChoices(settleBid, [{ least: 2, most: 9 }]);
  if (listed === undefined) throw new Error('not listed');
  expect(openFigures(settleBid, listed)).toEqual([{ index: 0, key: 'cubes', least: 2, most: 9 }]);
  expect(stepOf(settleBid, listed)).toEqual({ type: 'bid', box: 3, cubes: 2 });
  expect(stepOf(settleBid, withPick(listed, 0, 4))).toMatchObject({ cubes: 6 });
});

it('asks for no figure where there is one way only', () => {
  const [listed] = listChoices(settleBid, [{ least: 4, most: 4 }]);
  expect(listed && openFigures(settleBid, listed)).toEqual([]);
});

it('lists every way to choose what is no figure, each with the figures that follow', () => {
  const colours = ['red', 'green', 'blue'];
  const settle = (_: object, pick: (sides: number) => number) => {
    const colour = colours[pick(3)] ?? '';
    return { type: 'paint', colour, coats: 1 + pick(colour === 'green' ? 1 : 2) };
  };
  const listed = listChoices(settle, [{}]);
  expect(listed.map((one) => stepOf(settle, one))).toEqual(
    colours.map((colour) => ({ type: 'paint', colour, coats: 1 })),
  );
  const coats = [{ index: 1, key: 'coats', least: 1, most: 2 }];
  expect(listed.map((one) => openFigures(settle, one))).toEqual([coats, [], coats]);
});

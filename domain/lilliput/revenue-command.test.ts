import { describe, expect, it } from 'vitest';
import { revenueCommand } from './revenue-command.ts';

const good = {
  id: 'one',
  phaseColour: 'yellow',
  variants: [],
  tiles: [
    { tile: 'mildendo', x: 0, y: 0, rotation: 0, tokens: [[]] },
    { tile: 'y-city-straight', x: 1, y: 0, rotation: 1, tokens: [['red']] },
    { tile: 'y-plain-straight', x: 2, y: 0, rotation: 1 },
  ],
  company: 'red',
  trains: [{ type: '2', obsolete: false }],
  expected: { revenue: 50 },
};

const answerTo = (change: object) => revenueCommand.answer(revenueCommand.schema.parse({ ...good, ...change }));
const wrongPlaceIn = (change: object) =>
  revenueCommand.schema.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('railpost revenue', () => {
  it('gives id, revenue, mine bonus and routes', () => {
    expect(answerTo({})).toMatchObject({
      answer: {
        id: 'one',
        revenue: 50,
        mineBonus: 0,
        routes: [{ train: 0, type: '2', revenue: 50, stops: [{ value: 30 }, { value: 20 }] }],
      },
    });
  });

  it('says what is wrong with a case', () => {
    expect(wrongPlaceIn({ company: 'pink' })).toEqual(['company']);
    expect(wrongPlaceIn({ trains: [{ type: '9', obsolete: false }] })).toEqual(['trains.0.type']);
    const [mildendo] = good.tiles;
    expect(answerTo({ tiles: [{ ...mildendo, tile: 'moon' }] })).toEqual({
      complaint: 'there is no tile “moon” (at 0,0).',
    });
    expect(answerTo({ tiles: [mildendo, mildendo] })).toEqual({ complaint: 'two tiles lie at 0,0.' });
    expect(answerTo({ tiles: [{ ...mildendo, tokens: [['red']] }] })).toEqual({
      complaint: 'the tile at 0,0 has 0 slots, but there are 1 tokens.',
    });
  });
});

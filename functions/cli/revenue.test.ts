/** `railpost revenue` answers every good line and names every bad one. */
import { describe, expect, it } from 'vitest';
import { type Answer, revenue } from './revenue.ts';

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

async function answers(...lines: readonly string[]): Promise<Answer[]> {
  const found: Answer[] = [];
  for await (const answer of revenue(lines)) found.push(answer);
  return found;
}

const complaintFor = async (change: object): Promise<unknown> =>
  (await answers('', JSON.stringify({ ...good, ...change })))[0];

describe('railpost revenue', () => {
  it('prints id, revenue, mine bonus and routes on one line', async () => {
    const [answer] = await answers(JSON.stringify(good));
    const { output } = answer as { output: string };
    expect(output).not.toContain('\n');
    expect(JSON.parse(output)).toMatchObject({
      id: 'one',
      revenue: 50,
      mineBonus: 0,
      routes: [{ train: 0, type: '2', revenue: 50, stops: [{ value: 30 }, { value: 20 }] }],
    });
  });

  it('skips empty lines, complains by number, and goes on', async () => {
    const line = JSON.stringify(good);
    expect(await answers(line, '', '{', line)).toMatchObject([
      { output: expect.any(String) },
      { complaint: 'Line 3: this is not valid JSON.' },
      { output: expect.any(String) },
    ]);
  });

  it('says what is wrong with a case', async () => {
    expect(await complaintFor({ company: 'pink' })).toEqual({
      complaint: expect.stringMatching(/^Line 2: company: .*red/),
    });
    expect(await complaintFor({ trains: [{ type: '9', obsolete: false }] })).toEqual({
      complaint: expect.stringContaining('trains.0.type'),
    });
    const [mildendo] = good.tiles;
    expect(await complaintFor({ tiles: [{ ...mildendo, tile: 'moon' }] })).toEqual({
      complaint: 'Line 2: there is no tile “moon” (at 0,0).',
    });
    expect(await complaintFor({ tiles: [mildendo, mildendo] })).toEqual({ complaint: 'Line 2: two tiles lie at 0,0.' });
    expect(await complaintFor({ tiles: [{ ...mildendo, tokens: [['red']] }] })).toEqual({
      complaint: 'Line 2: the tile at 0,0 has 0 slots, but there are 1 tokens.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { chart, setup, tiles } from './data.ts';
import { drawing } from './drawing/picture.ts';
import { identity } from './identity.ts';
import { sources } from './sources.ts';
import { lilliput } from './manifest.ts';

describe('the manifest of 18Lilliput', () => {
  it('states as many rounds as the data', () => {
    expect(identity.rounds).toEqual(setup.rounds);
  });

  it('tells for every part of the data how far it can be relied on', () => {
    expect(sources).toContainEqual({ part: 'chart', source: chart.source, note: chart.sourceNote });
    expect(sources.filter(({ part }) => part.startsWith('tile.'))).toHaveLength(tiles.size);
    expect(sources.filter(({ source }) => !['rulebook', 'deduced', 'reconstructed'].includes(source))).toEqual([]);
    expect(new Set(sources.map(({ part }) => part)).size).toBe(sources.length);
  });

  it('draws a board in plain colours, or in the custom properties of a page', async () => {
    const game = await lilliput.rules();
    const plain = drawing.picture(game.blank(), 'The board');
    expect(plain.svg).toContain('The board');
    expect(plain.svg).not.toContain('var(--');
    expect(drawing.picture(game.blank(), 'The board', 'page').svg).toContain('var(--');
  });

  it('names places as people do', () => {
    expect(drawing.placeName?.('0,0')).toBe('Mildendo');
    expect(drawing.placeName?.('somewhere')).toBe('somewhere');
  });
});

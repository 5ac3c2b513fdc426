import { describe, expect, it } from 'vitest';
import { companies } from '../data.ts';
import { lightPalette, pagePalette } from './colours.ts';
import { companyIcon, token } from './marks.ts';

describe('marks', () => {
  it('differ from company to company, so that colour is never the only sign', () => {
    const shapes = companies.map(({ id }) => token(id, 0, 0, 10, lightPalette).match(/ d="([^"]+)"/)?.[1]);
    expect(new Set(shapes).size).toBe(companies.length);
  });

  it('stay inside their disc', () => {
    for (const { id } of companies) {
      const svg = token(id, 0, 0, 10, lightPalette);
      const scale = Number(svg.match(/scale\(([\d.]+)\)/)?.[1]);
      expect(scale * 20).toBeCloseTo(13.8, 1);
      expect((scale * 20 * Math.SQRT2) / 2).toBeLessThan(10);
    }
  });

  it('are silent beside a name and speak when they stand alone', () => {
    expect(companyIcon('red', { palette: pagePalette })).toContain('aria-hidden="true"');
    const alone = companyIcon('red', { palette: pagePalette, label: 'Mildendo Railway' });
    expect(alone).toContain('role="img" aria-label="Mildendo Railway"');
    expect(alone).not.toContain('aria-hidden');
  });

  it('have the rim of lists in lists and the rim of the board on the board', () => {
    expect(companyIcon('blue', { palette: pagePalette })).toContain('var(--icon-rim)');
    expect(token('blue', 0, 0, 12, pagePalette)).toContain('var(--token-rim)');
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inForm } from './form.ts';

const form = { widest: 1.75, narrowest: 1.15, fewest: 6 };

it('shows all that the view showed, from the same middle, in a form between the two', () => {
  const side = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(side, side, (across, down) => {
      const { west, north, east, south } = inForm({ west: -2, north: 3, east: across - 2, south: down + 3 }, form);
      expect([west <= -2, north <= 3, east >= across - 2, south >= down + 3]).toEqual([true, true, true, true]);
      expect([west + east, north + south].map((sum) => Math.round(sum))).toEqual([across - 4, down + 6]);
      const ratio = (east - west) / (south - north);
      expect(ratio).toBeGreaterThan(form.narrowest - 0.001);
      expect(ratio).toBeLessThan(form.widest + 0.001);
      expect(east - west).toBeGreaterThanOrEqual(form.fewest);
    }),
  );
});

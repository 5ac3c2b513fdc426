import { describe, expect, it } from 'vitest';
import { type Pace, pauseFor } from './pace.ts';

const at = (pace: Partial<Pace>): number =>
  pauseFor({ visible: true, awaitsOthers: true, quiet: 0, failures: 0, ...pace });

describe('how often a page asks', () => {
  it('is quick while somebody else is awaited and a person looks', () => {
    expect(at({})).toBe(3000);
  });

  it('gets slower the longer nothing happens, up to half a minute', () => {
    expect(at({ quiet: 5 * 60_000 })).toBe(8000);
    expect(at({ quiet: 60 * 60_000 })).toBe(30_000);
  });

  it('is slower while only one’s own seat is awaited', () => {
    expect(at({ awaitsOthers: false })).toBeGreaterThan(at({}));
  });

  it('is a minute or more in a hidden tab, whoever is awaited', () => {
    expect(at({ visible: false })).toBe(60_000);
    expect(at({ visible: false, awaitsOthers: false })).toBe(60_000);
    expect(at({ visible: false, quiet: 60 * 60_000 })).toBe(300_000);
  });

  it('backs off while no answer comes, and a hidden tab is never quicker than usual', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((failures) => at({ failures }))).toEqual([
      2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ]);
    expect(at({ visible: false, failures: 1 })).toBe(60_000);
  });
});

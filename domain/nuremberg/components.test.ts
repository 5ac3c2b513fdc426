import { describe, expect, it } from 'vitest';
import { stateOf } from '../../test/games/nuremberg/play.ts';
import { exceedsComponents } from './components.ts';
import type { Owner } from './types.ts';

const links = (count: number, owner: Owner) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}>b${index}`, owner]));

describe('a forged history', () => {
  it('is recognised by more links or trains than the box has, twice over', () => {
    expect(exceedsComponents(stateOf({}))).toBe(false);
    expect(exceedsComponents(stateOf({ links: links(30, 1) }))).toBe(false);
    expect(exceedsComponents(stateOf({ links: links(31, 1) }))).toBe(true);
    expect(exceedsComponents(stateOf({ links: links(120, 'red') }))).toBe(false);
    expect(exceedsComponents(stateOf({ links: links(121, 'red') }))).toBe(true);
    const trains = Array.from({ length: 25 }, (_, index) => ({ id: `T${index}`, seat: 0 }));
    expect(exceedsComponents(stateOf({ trains: trains.slice(1) }))).toBe(false);
    expect(exceedsComponents(stateOf({ trains }))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { play } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { line } from '../../../test/games/nuremberg/steps.ts';

const rich: Position = { seats: 3, cubes: [12, 12, 12], white: [5, 5, 5], red: [5, 5, 5], green: [5, 5, 5] };

describe('4.5 the bonus for Nürnberg and Fürth', () => {
  it('gives every player one point for each own link of the connection', () => {
    const links = { 'fuerth>grossreuth': 1, 'stein>eibach': 0 } as const;
    const { one, state } = play({ ...rich, links }, 0, line('eibach', 'grossreuth'));
    // Fürth – Großreuth – Eibach is not Nürnberg yet.
    expect(state.bonusPaid).toBe(false);
    expect(() => one('citiesConnected')).toThrow();
    const joined = play({ ...rich, links }, 0, line('eibach', 'nuernberg-sued', 'grossreuth'));
    expect(joined.one('citiesConnected')).toMatchObject({
      path: ['fuerth', 'grossreuth', 'nuernberg-sued'],
      vp: [1, 1, 0],
    });
    expect(joined.state.players.map(({ vp }) => vp)).toEqual([1, 1, 0]);
    expect(joined.state.bonusPaid).toBe(true);
  });

  it('counts for either half', () => {
    const links = { 'fuerth>muggenhof': 0 } as const;
    expect(play({ ...rich, links }, 0, line('muggenhof', 'nuernberg-nord')).one('citiesConnected').vp).toEqual([
      2, 0, 0,
    ]);
    expect(play({ ...rich, links }, 0, line('muggenhof', 'nuernberg-sued')).one('citiesConnected').vp).toEqual([
      2, 0, 0,
    ]);
  });

  it('is paid once in a game', () => {
    const links = { 'fuerth>muggenhof': 0 } as const;
    const again = play({ ...rich, links, bonusPaid: true }, 0, line('muggenhof', 'nuernberg-nord'));
    expect(again.types).not.toContain('citiesConnected');
  });

  it('takes the path with the fewest links', () => {
    const links = {
      'fuerth>poppenreuth': 0,
      'poppenreuth>muggenhof': 0,
      'fuerth>muggenhof': 2,
      'muggenhof>thon': 0,
    } as const;
    expect(play({ ...rich, links }, 0, line('thon', 'nuernberg-nord')).one('citiesConnected')).toMatchObject({
      path: ['fuerth', 'muggenhof', 'thon', 'nuernberg-nord'],
      vp: [2, 0, 1],
    });
  });

  it('prefers, of equally short paths, the one with most links of the builder', () => {
    const links = {
      'fuerth>muggenhof': 1,
      'muggenhof>thon': 1,
      'fuerth>grossreuth': 0,
      'grossreuth>eibach': 0,
    } as const;
    // One line joins Eibach with Süd and, further on, Nord with Thon: both ways have three links.
    const both = line('eibach', 'nuernberg-sued', 'moegeldorf', 'nuernberg-nord', 'thon');
    expect(play({ ...rich, links }, 0, both).one('citiesConnected')).toMatchObject({
      path: ['fuerth', 'grossreuth', 'eibach', 'nuernberg-sued'],
      vp: [3, 0, 0],
    });
  });

  it('then prefers the areas that come first in the file, read from Fürth on', () => {
    const links = { 'fuerth>muggenhof': 1, 'fuerth>grossreuth': 1 } as const;
    const position: Position = { ...rich, links: { ...links, 'eibach>grossreuth': 0 } };
    const { one } = play(position, 0, line('grossreuth', 'nuernberg-sued', 'muggenhof'));
    // Both ways have one link of the builder; Muggenhof stands before Großreuth in the file.
    expect(one('citiesConnected')).toMatchObject({ path: ['fuerth', 'muggenhof', 'nuernberg-sued'], vp: [1, 1, 0] });
  });

  it('company links count for the length and pay nobody', () => {
    const links = { 'fuerth>muggenhof': 'red', 'muggenhof>thon': 0 } as const;
    const { one } = play({ ...rich, links }, 0, line('thon', 'nuernberg-nord'));
    expect(one('citiesConnected')).toMatchObject({ vp: [2, 0, 0] });
  });

  it('does not exist on Wensleydale', () => {
    const { types } = play({ ...rich, map: 'wensleydale' }, 0, line('settle', 'hellifield'));
    expect(types).not.toContain('citiesConnected');
  });
});

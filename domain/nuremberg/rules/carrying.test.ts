import { describe, expect, it } from 'vitest';
import { play, refusal, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { carrying, turn } from '../../../test/games/nuremberg/steps.ts';
import { carriesFor } from './carrying.ts';

/** Seat 0 has B1 with room for two passengers and two goods. */
const carrier: Position = { stage: 'transport', seats: 4, brown: [0, 9, 9, 9], trains: [{ id: 'B1', seat: 0 }] };
const all = (wanted: Position, seat = 0) =>
  carriesFor(stateOf({ ...carrier, ...wanted }), seat).map(({ area, kind, train }) => `${area} ${kind} ${train}`);
const refused = (wanted: Position, area: string, kind: 'plain' | 'rough' | 'red' | 'green', train = 'B1') =>
  refusal({ ...carrier, ...wanted }, 0, turn(carrying(area, kind, train)));

describe('4.6 mail and cheese', () => {
  const goods = { rohr: 2 };

  it('need a link of the carrier into their area', () => {
    const links = { 'rohr>neuendettelsau': 0 } as const;
    expect(all({ goods, links })).toEqual(['rohr plain B1']);
    const { one, state } = play({ ...carrier, goods, links }, 0, turn(carrying('rohr', 'plain', 'B1')));
    expect(one('itemCarried')).toMatchObject({ seat: 0, area: 'rohr', kind: 'plain', train: 'B1' });
    expect(state.goods).toEqual({ rohr: 1 });
    expect(state.trains[0]?.load).toEqual({ plain: 1, rough: 0, red: 0, green: 0 });
    expect(all({ goods, links: { 'rohr>neuendettelsau': 1 } })).toEqual([]);
    expect(refused({ goods, links: { 'rohr>neuendettelsau': 1 } }, 'rohr', 'plain')).toBe('carry.unreachedPlain');
    expect(refused({ goods, links: { 'windsbach>neuendettelsau': 0 } }, 'rohr', 'plain')).toBe('carry.unreachedPlain');
  });

  it('stay where a company link touches the area, even beside own links', () => {
    const links = { 'rohr>neuendettelsau': 0, 'rohr>windsbach': 'green' } as const;
    expect(all({ goods, links })).toEqual([]);
    expect(refused({ goods, links }, 'rohr', 'plain')).toBe('carry.unreachedPlain');
  });

  it('the last cube of an area leaves it empty', () => {
    const links = { 'rohr>neuendettelsau': 0 } as const;
    const { state } = play({ ...carrier, goods: { rohr: 1 }, links }, 0, turn(carrying('rohr', 'plain', 'B1')));
    expect(state.goods).toEqual({});
    expect(refused({ goods: {}, links }, 'rohr', 'plain')).toBe('carry.nothing');
    expect(refused({ goods, links }, 'rohr', 'rough')).toBe('carry.nothing');
  });
});

describe('4.6 beer and stone', () => {
  const goods = { kammerstein: 1 };

  it('need a link of the carrier into a neighbouring area', () => {
    expect(all({ goods, links: { 'rohr>neuendettelsau': 0 } })).toEqual(['kammerstein rough B1']);
    // Neuendettelsau is no neighbour of Kammerstein.
    expect(all({ goods, links: { 'heilsbronn>neuendettelsau': 0 } })).toEqual([]);
    expect(refused({ goods, links: { 'rohr>neuendettelsau': 1 } }, 'kammerstein', 'rough')).toBe(
      'carry.unreachedRough',
    );
  });

  it('may be reached from a neutral town', () => {
    expect(all({ goods, links: { 'windsbach>neuendettelsau': 0 } })).toEqual(['kammerstein rough B1']);
  });

  it('not from an area on a company network, nor from a company town', () => {
    expect(all({ goods, links: { 'rohr>neuendettelsau': 0, 'rohr>rosstal': 'red' } })).toEqual([]);
    expect(all({ goods: { schwanstetten: 1 }, links: { 'roth>allersberg': 0 } })).toEqual([]);
    expect(all({ goods: { schwanstetten: 1 }, links: { 'roth>rednitzhembach': 0 } })).toEqual([
      'schwanstetten rough B1',
    ]);
  });

  it('are carried once however many own links lead there', () => {
    const links = { 'rohr>neuendettelsau': 0, 'rohr>windsbach': 0, 'rohr>rosstal': 0 } as const;
    expect(all({ goods, links })).toEqual(['kammerstein rough B1']);
  });
});

describe('4.6 passengers', () => {
  const figures = { windsbach: { red: 1, green: 1, landowner: 1 } };
  const toHeilsbronn = { 'windsbach>neuendettelsau': 0, 'neuendettelsau>heilsbronn': 0 } as const;

  it('travel over the carrier’s own links to a town of their colour', () => {
    expect(all({ figures, links: toHeilsbronn })).toEqual(['windsbach red B1']);
    const { state } = play({ ...carrier, figures, links: toHeilsbronn }, 0, turn(carrying('windsbach', 'red', 'B1')));
    expect(state.figures).toEqual({ windsbach: { red: 0, green: 1, landowner: 1 } });
    expect(state.trains[0]?.load.red).toBe(1);
    expect(refused({ figures, links: toHeilsbronn }, 'windsbach', 'green')).toBe('carry.noWay');
  });

  it('links of others and of companies do not help', () => {
    for (const owner of [1, 'red', 'green'] as const) {
      const links = { ...toHeilsbronn, 'neuendettelsau>heilsbronn': owner };
      expect(all({ figures, links })).toEqual([]);
    }
  });

  it('need at least one own link at their town', () => {
    expect(all({ figures, links: { 'neuendettelsau>heilsbronn': 0 } })).toEqual([]);
    expect(refused({ figures, links: {} }, 'windsbach', 'red')).toBe('carry.noWay');
  });

  it('do not travel once they are in a town of their colour', () => {
    const links = { ...toHeilsbronn, 'windsbach>rohr': 'red' } as const;
    expect(all({ figures, links })).toEqual([]);
    expect(refused({ figures, links }, 'windsbach', 'red')).toBe('carry.atHome');
  });

  it('a town of the other colour does not hold them', () => {
    const links = { ...toHeilsbronn, 'windsbach>rohr': 'green' } as const;
    expect(all({ figures, links })).toEqual(['windsbach red B1']);
  });

  it('may travel to a town that a company bought into', () => {
    const links = { 'windsbach>rohr': 0, 'rohr>rosstal': 0, 'rosstal>oberasbach': 'green' } as const;
    expect(all({ figures, links })).toEqual(['windsbach green B1']);
  });

  it('landowners never travel, and a town without such a passenger has none to carry', () => {
    expect(refused({ figures: { windsbach: { landowner: 2 } }, links: toHeilsbronn }, 'windsbach', 'red')).toBe(
      'carry.nothing',
    );
    const { state } = play(
      { ...carrier, figures: { windsbach: { red: 1 } }, links: toHeilsbronn },
      0,
      turn(carrying('windsbach', 'red', 'B1')),
    );
    expect(state.figures).toEqual({});
  });
});

describe('4.6 room on trains', () => {
  const goods = { rohr: 2, kammerstein: 2 };
  const links = { 'rohr>neuendettelsau': 0, 'neuendettelsau>heilsbronn': 0, 'windsbach>rohr': 0 } as const;
  const figures = { windsbach: { red: 2 } };

  it('goods and passengers have separate room', () => {
    const full: Position = { goods, links, figures, trains: [{ id: 'B1', seat: 0, load: { plain: 1, rough: 1 } }] };
    expect(all(full)).toEqual(['windsbach red B1']);
    expect(refused(full, 'rohr', 'plain')).toBe('carry.full');
    const seated: Position = { goods, links, figures, trains: [{ id: 'B1', seat: 0, load: { red: 1, green: 1 } }] };
    expect(all(seated)).toEqual(['rohr plain B1', 'kammerstein rough B1']);
    expect(refused(seated, 'windsbach', 'red')).toBe('carry.full');
  });

  it('any own train with room will do, and no other', () => {
    const trains = [
      { id: 'A1', seat: 0 },
      { id: 'B2', seat: 0, load: { plain: 3 } },
      { id: 'C1', seat: 1 },
    ];
    expect(all({ goods: { rohr: 1 }, links, trains })).toEqual(['rohr plain A1']);
    expect(refused({ goods, links, trains }, 'rohr', 'plain', 'C1')).toBe('carry.notYours');
    expect(refused({ goods, links, trains }, 'rohr', 'plain', 'C2')).toBe('carry.notYours');
    expect(refused({ goods, links, trains }, 'atlantis', 'plain', 'A1')).toBe('area.unknown');
  });

  it('without a train nothing is carried', () => {
    expect(all({ goods, links, figures, trains: [] })).toEqual([]);
  });
});

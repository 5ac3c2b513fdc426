import { describe, expect, it } from 'vitest';
import { fold } from '../../../domain/kernel/fold.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { commits } from '../../table/recorded-table.ts';
import { unknownDealer } from '../../../domain/kernel/unknown-draw.ts';
import {
  isHand,
  isPossible,
  lays,
  legalCells,
  onOffer,
  place,
  stepOf,
  takeCharacter,
  takeCompany,
  turnOn,
} from './hand.ts';

/** The choices of whoever is awaited after this many commits. */
function choicesAfter(count: number) {
  const { state } = fold(lilliput, commits.slice(0, count));
  const draft = lilliput.begin(
    state.game,
    lilliput.awaiting(state.game)[0]?.seat ?? 0,
    unknownDealer,
    state.table.drawn,
  );
  if (isRejection(draft)) throw new Error(draft.code);
  return draft.choices;
}

const first = choicesAfter(1);

describe('a pick in hand', () => {
  it('offers what the domain allows: four companies and five characters at first', () => {
    const { companies, characters } = onOffer(first);
    expect([companies.size, characters.size]).toEqual([4, 5]);
  });

  it('shows the free cells beside Mildendo for a company, and none for a character', () => {
    expect(legalCells(first, takeCompany('red'))).toHaveLength(4);
    expect(legalCells(first, takeCharacter('admiral'))).toEqual([]);
    // blue lies at E1 and red at N1 after the third pick
    expect(legalCells(choicesAfter(5), takeCompany('green'))).toEqual([
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]);
  });

  it('lays the tile towards Mildendo first, and keeps the way it lies when it moves', () => {
    const north = place(first, takeCompany('red'), { x: 0, y: -1 });
    expect(stepOf(north)).toMatchObject({ tile: 'y-city-straight', rotation: 0 });
    const east = place(first, takeCompany('red'), { x: 1, y: 0 });
    expect(stepOf(east)).toMatchObject({ tile: 'y-city-straight', rotation: 1 });
    const moved = place(first, turnOn(first, turnOn(first, north)), { x: 0, y: 1 });
    expect(stepOf(moved)).toMatchObject({ tile: 'y-city-curve', rotation: 0, x: 0, y: 1 });
  });

  it('turns through every way to lie, and round again', () => {
    let hand = place(first, takeCompany('blue'), { x: 1, y: 0 });
    const start = stepOf(hand);
    const seen = new Set<string>();
    for (let turn = 0; turn < lays(first, hand).length; turn++) {
      seen.add(JSON.stringify(stepOf(hand)));
      hand = turnOn(first, hand);
    }
    expect(seen.size).toBe(6);
    expect(stepOf(hand)).toEqual(start);
    expect(stepOf(turnOn(first, turnOn(first, hand), -1))).toEqual(start);
  });

  it('is a step only when it is whole, and then one of the choices', () => {
    expect(stepOf(null)).toBeNull();
    expect(stepOf(takeCompany('red'))).toBeNull();
    expect(first).toContainEqual(stepOf(place(first, takeCompany('red'), { x: 0, y: 1 })));
    expect(first).toContainEqual(stepOf(takeCharacter('general')));
  });

  it('is possible as long as nobody took it or its place', () => {
    const later = choicesAfter(5);
    expect(isPossible(later, takeCompany('blue'))).toBe(false);
    expect(isPossible(later, takeCompany('green'))).toBe(true);
    expect(isPossible(later, place(first, takeCompany('green'), { x: 1, y: 0 }))).toBe(false);
    expect(isPossible(later, place(first, takeCompany('green'), { x: 0, y: 1 }))).toBe(true);
  });

  it('knows a hand when it reads one', () => {
    expect(isHand(JSON.parse(JSON.stringify(place(first, takeCompany('red'), { x: 0, y: 1 }))))).toBe(true);
    expect(isHand(takeCharacter('admiral'))).toBe(true);
    for (const other of [null, 1, {}, { kind: 'tile' }, { kind: 'company' }]) expect(isHand(other)).toBe(false);
  });
});

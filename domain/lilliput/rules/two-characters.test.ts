import { describe, expect, it } from 'vitest';
import { TEST_SEED } from '../../../test/given.ts';
import { asked, choicesAfter, played, stateOf } from '../../../test/games/lilliput/position.ts';
import { seededDealer } from '../../kernel/draws.ts';
import type { CharacterId, CompanyId } from '../data.ts';
import type { LilliputFact } from '../facts.ts';
import type { LilliputStep } from '../steps.ts';
import { deckPrice } from './trains.ts';
import { start } from './set-up.ts';

const begun = (firstPlayer: number) =>
  start({ firstPlayer, variants: ['twoCharacters'] }, 2, seededDealer(TEST_SEED)) as LilliputFact[];
const company = (id: CompanyId, y: 1 | -1): LilliputStep => ({
  type: 'takeCompany',
  company: id,
  tile: 'y-city-straight',
  x: 0,
  y,
  rotation: 0,
});
const character = (id: CharacterId): LilliputStep => ({ type: 'takeCharacter', character: id });

describe('two characters', () => {
  it.each([
    [0, [0, 1, 1, 0, 0, 1]],
    [1, [1, 0, 0, 1, 1, 0]],
  ] as const)('1.2 clockwise, in reverse order, and a third, clockwise pick: %i begins', (first, order) => {
    expect(begun(first)[0]).toMatchObject({ draft: { order } });
  });

  it('1.2 everyone ends with one company and two characters', () => {
    const facts = played(
      begun(0),
      [0, company('red', -1)],
      [1, character('general')],
      [1, company('yellow', 1)],
      [0, character('emperor')],
      [0, character('admiral')],
      [1, character('treasurer')],
    );
    const { players, round } = stateOf(facts);
    expect(players.map(({ characters }) => characters)).toEqual([
      ['emperor', 'admiral'],
      ['general', 'treasurer'],
    ]);
    expect(players.map(({ certificates }) => certificates.length)).toEqual([1, 1]);
    expect(round).toBe(1);
    expect(facts.find(({ type }) => type === 'draftEnded')).toMatchObject({ charactersLeaving: ['justiciary'] });
  });

  it('1.2 in any order: a company first, between or last', () => {
    for (const place of [0, 1, 2]) {
      const own = [character('emperor'), character('admiral')];
      own.splice(place, 0, company('red', -1));
      const other = [company('yellow', 1), character('general'), character('treasurer')];
      const facts = [0, 1, 1, 0, 0, 1].reduce(
        (before, seat) => played(before, [seat, (seat === 0 ? own : other).shift()!]),
        begun(0),
      );
      expect(stateOf(facts).stage).toBe('actions');
    }
  });

  it('1.2 but one company and two characters, not more', () => {
    const two = played(
      begun(0),
      [0, company('red', -1)],
      [1, character('general')],
      [1, character('emperor')],
      [0, character('admiral')],
    );
    expect(asked(two)).toEqual([{ seat: 0, need: 'pickCharacter' }]);
    expect(() => played(two, [0, company('green', 1)])).toThrow('draft.hasCompany');
    const last = played(two, [0, character('treasurer')]);
    expect(asked(last)).toEqual([{ seat: 1, need: 'pickCompany' }]);
    expect(() => played(last, [1, character('justiciary')])).toThrow('draft.hasCharacter');
    expect(choicesAfter(last, 1).every(({ type }) => type === 'takeCompany')).toBe(true);
  });

  it('2.7 both abilities work, and both bring their tiles', () => {
    const facts = played(
      begun(0),
      [0, company('red', -1)],
      [1, company('yellow', 1)],
      [1, character('general')],
      [0, character('admiral')],
      [0, character('justiciary')],
      [1, character('emperor')],
    );
    expect(asked(facts)).toEqual([{ seat: 0, need: 'income' }]);
    expect(deckPrice(stateOf(facts), 0, '2')).toBe(72);
    expect(deckPrice(stateOf(facts), 1, '2')).toBe(80);
    expect(stateOf(facts).supply).toMatchObject({ harbour: 2, 'town-curve': 1, castle: 1, 'general-city': 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { TEST_SEED } from '../../../test/given.ts';
import { decideStart } from '../../kernel/decide.ts';
import { seededDealer } from '../../kernel/draws.ts';
import { tiles } from '../data.ts';
import { lilliput } from '../game.ts';
import type { VariantId } from '../types.ts';
import { supplyWith, tileIn, VARIANTS } from './variants.ts';

const starting = (seats: number, variants: readonly VariantId[]) =>
  decideStart(
    lilliput,
    { type: 'start', game: 'lilliput', seats, options: { variants } },
    seededDealer(TEST_SEED),
    TEST_SEED,
  );

describe('which variants may be played', () => {
  it.each([
    [['allenbeck', 'laputa'], 3, 'variant.clash', 'Allenbeck–Tottenham Express and Laputa cannot be played together.'],
    [
      ['allenbeck', 'brobdingnag'],
      4,
      'variant.clash',
      'Brobdingnag and Allenbeck–Tottenham Express cannot be played together.',
    ],
    [['brobdingnag', 'laputa'], 2, 'variant.clash', 'Brobdingnag and Laputa cannot be played together.'],
    [['professional'], 1, 'variant.professionalSolo', 'The professional variant needs at least two players.'],
    [['twoCharacters'], 1, 'variant.twoPlayers', 'Two characters each are for two players only.'],
    [['twoCharacters'], 3, 'variant.twoPlayers', 'Two characters each are for two players only.'],
    [['twoCharacters'], 4, 'variant.twoPlayers', 'Two characters each are for two players only.'],
  ] as const)('7 refused at creation, with a sentence: %j with %i', (variants, seats, code, sentence) => {
    expect(starting(seats, variants)).toMatchObject({ rejected: true, code, sentence });
  });

  it('7 everything else combines', () => {
    for (const seats of [1, 2, 3, 4]) {
      for (let mask = 0; mask < 1 << VARIANTS.length; mask++) {
        const chosen = VARIANTS.filter((_, index) => mask & (1 << index));
        const own = chosen.filter((variant) => ['allenbeck', 'laputa', 'brobdingnag'].includes(variant));
        const isRefused =
          own.length > 1 ||
          (chosen.includes('professional') && seats === 1) ||
          (chosen.includes('twoCharacters') && seats !== 2);
        const decision = starting(seats, chosen);
        expect('rejected' in decision, `${seats}: ${chosen.join()}`).toBe(isRefused);
        if ('rejected' in decision) continue;
        expect(decision.facts[0]).toMatchObject({ type: 'table.started', options: { variants: chosen } });
        expect(decision.facts[1]).toMatchObject({ type: 'gameSetUp', variants: chosen });
      }
    }
  });

  it('7 a variant that is named twice is played once', () => {
    expect(starting(2, ['laputa', 'laputa'])).toMatchObject({ facts: [{}, { variants: ['laputa'] }] });
  });
});

describe('the supply', () => {
  const base = [...tiles.values()].filter(({ set, availableFrom }) => set === 'base' && availableFrom !== 'start');
  const counted = (list: readonly { id: string; count: number }[]) =>
    Object.fromEntries(list.map(({ id, count }) => [id, count]));

  it('10 Costs: without variants it is the base tiles', () => {
    expect(supplyWith([])).toEqual(counted(base));
    expect(supplyWith(['professional', 'twoCharacters'])).toEqual(counted(base));
  });

  it('7 Allenbeck: three named brown cities instead of the normal ones', () => {
    expect(supplyWith(['allenbeck'])).toEqual({
      ...counted(base.filter(({ id }) => id !== 'b-city')),
      'allenbeck-tottenham': 1,
      'allenbeck-allenbeck': 1,
      'allenbeck-plips': 1,
    });
  });

  it('7 Laputa: brown cities in the four starting colours instead of the normal ones', () => {
    expect(supplyWith(['laputa'])).toEqual({
      ...counted(base.filter(({ id }) => id !== 'b-city')),
      'laputa-red': 1,
      'laputa-blue': 1,
      'laputa-yellow': 1,
      'laputa-green': 1,
    });
  });

  it('7 Brobdingnag: its own tiles, and the plain track of the base game', () => {
    const supply = supplyWith(['brobdingnag']);
    const own = [...tiles.values()].filter(
      ({ set, character, availableFrom }) =>
        set === 'brobdingnag' && character === undefined && availableFrom !== 'start',
    );
    expect(supply).toEqual({
      ...counted(base.filter(({ stops }) => stops.length === 0)),
      ...counted(own),
    });
    expect(supply).toMatchObject({ 'brob-y-city-curve': 6, 'brob-b-metro': 1, 'y-plain-curve': 8, 'b-plain': 1 });
  });

  it('7 Brobdingnag has no towns, harbours or scenario tiles of its own', () => {
    for (const id of ['harbour', 'town-curve', 'wiggywack', 'old-city-curve', 'y-plain-curve']) {
      expect(tileIn(['brobdingnag'], id)).toBe(id);
    }
    expect(tileIn(['brobdingnag'], 'castle')).toBe('brob-castle');
    expect(tileIn(['laputa'], 'castle')).toBe('castle');
  });
});

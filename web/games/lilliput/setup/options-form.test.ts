import { describe, expect, it } from 'vitest';
import { setup } from '../../../../domain/lilliput/data.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { lilliput as page } from '../page.ts';
import { g } from '../words.ts';
import {
  changeOwn,
  chooseLandscape,
  emptyOptions,
  landscapeOf,
  OWN,
  offeredVariants,
  type OptionsForm,
  tickVariant,
  variantsOf,
  writeOwn,
} from './options-form.ts';
import { setupPart } from './setup-part.ts';
import { t } from './words.ts';

const form = (change: Partial<OptionsForm>): OptionsForm => ({ ...emptyOptions, ...change });
const optionsOf = (one: OptionsForm) => setupPart.optionsOf(one, { seats: 2, first: 'drawn' });

it('is the common game as it comes', () => {
  expect(optionsOf(emptyOptions)).toEqual({ firstPlayer: 'drawn', variants: [], landscape: null });
  expect(setupPart.optionsOf(emptyOptions, { seats: 3, first: 1 })).toMatchObject({ firstPlayer: 1 });
  expect(setupPart.errorsOf(emptyOptions)).toEqual({});
});

it('is for as many as the game is', () => {
  expect(page.seats).toEqual(lilliput.seats);
  expect(page.rounds).toEqual(setup.rounds);
  expect(page.unit).toBe(lilliput.unit);
});

describe('variants', () => {
  const refusals = (one: OptionsForm, seats: number) =>
    offeredVariants(one, seats).flatMap(({ variant, refused }) => (refused === null ? [] : [[variant, refused.code]]));

  it('are refused where the rules refuse them, with a sentence', () => {
    expect(refusals(emptyOptions, 2)).toEqual([]);
    expect(refusals(emptyOptions, 1)).toEqual([
      ['twoCharacters', 'variant.twoPlayers'],
      ['professional', 'variant.professionalSolo'],
    ]);
    expect(refusals(form({ variants: ['laputa'] }), 2)).toEqual([
      ['allenbeck', 'variant.clash'],
      ['brobdingnag', 'variant.clash'],
    ]);
    for (const { refused } of offeredVariants(form({ variants: ['laputa'] }), 1)) {
      if (refused !== null) expect(g(`rejection.${refused.code}`, refused.params)).toMatch(/^[A-Z][^{]*\.$/);
    }
  });

  it('rest while they do not fit, and come back', () => {
    const two = tickVariant(tickVariant(emptyOptions, 'professional', true), 'twoCharacters', true);
    expect(variantsOf(two, 2)).toEqual(['twoCharacters', 'professional']);
    expect(variantsOf(two, 3)).toEqual(['professional']);
    expect(variantsOf(two, 1)).toEqual([]);
    expect(variantsOf(tickVariant(two, 'professional', false), 2)).toEqual(['twoCharacters']);
  });
});

describe('landscapes', () => {
  const sea = { tile: 'sea', x: 3, y: 1, rotation: 0 } as const;

  it('go into the options as the game reads them', () => {
    const named = optionsOf(chooseLandscape(emptyOptions, 'separated'));
    expect(named).toMatchObject({ landscape: 'separated' });
    const own = optionsOf(changeOwn(form({ landscape: OWN }), [sea]));
    expect(own).toMatchObject({ landscape: [sea] });
    for (const options of [named, own]) expect(lilliput.options.safeParse(options).success).toBe(true);
  });

  it('begin, when drawn by oneself, as the one that was chosen before', () => {
    const named = chooseLandscape(emptyOptions, 'separated');
    expect(landscapeOf(chooseLandscape(named, OWN))).toEqual(landscapeOf(named));
    const drawn = changeOwn(chooseLandscape(named, OWN), [sea]);
    expect(landscapeOf(chooseLandscape(chooseLandscape(drawn, 'lets-start'), OWN))).toEqual([sea]);
  });

  it('stop the table while they break a rule or cannot be read', () => {
    const beside = changeOwn(form({ landscape: OWN }), [{ ...sea, x: 1, y: 0 }]);
    expect(setupPart.errorsOf(beside)).toEqual({ 'own-text': t('own.faulty') });
    expect(setupPart.errorsOf(writeOwn(beside, '[{'))).toEqual({ 'own-text': t('own.unread') });
    expect(setupPart.errorsOf(writeOwn(beside, JSON.stringify([sea])))).toEqual({});
    expect(setupPart.errorsOf({ ...beside, landscape: 'plain' })).toEqual({});
  });
});

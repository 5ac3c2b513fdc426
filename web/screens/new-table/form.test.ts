import { describe, expect, it } from 'vitest';
import { setupSchema } from '../../../domain/kernel/setup.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { g } from '../../games/lilliput/words.ts';
import { noClock, withPace } from '../../table/clock-form.ts';
import { t } from '../../texts/index.ts';
import {
  changeOwn,
  chooseLandscape,
  emptyForm,
  landscapeOf,
  OWN,
  offeredVariants,
  type TableForm,
  tickVariant,
  variantsOf,
  writeOwn,
} from './form.ts';
import { errorsOf, fieldOf } from './form-errors.ts';
import { setupOf } from './setup.ts';

const form = (change: Partial<TableForm>): TableForm => ({ ...emptyForm(), ...change });
const common = { variants: [], landscape: null };

it('is right as it comes: open seats, drawn by lot, the common game', () => {
  expect(errorsOf(emptyForm())).toEqual({});
  expect(setupOf(emptyForm())).toEqual({
    game: 'lilliput',
    seats: [{}, {}],
    options: { firstPlayer: 'drawn', ...common },
  });
});

it('makes a set-up that the service takes', () => {
  const setup = setupOf(form({ seats: 3, names: [' Nora ', 'Tariq', '', 'left over'], first: 1, title: ' Ours ' }));
  expect(setup).toEqual({
    game: 'lilliput',
    title: 'Ours',
    seats: [{ name: 'Nora' }, { name: 'Tariq' }, {}],
    options: { firstPlayer: 1, ...common },
  });
  expect(setupSchema.safeParse(setup).success).toBe(true);
});

it('forgets a first player whose seat is gone', () => {
  expect(setupOf(form({ seats: 2, first: 3 })).options).toEqual({ firstPlayer: 'drawn', ...common });
});

it('leaves no open seat at a table for one', () => {
  expect(setupOf(form({ seats: 1 })).seats).toEqual([{ name: t('solo.you') }]);
  expect(setupOf(form({ seats: 1, names: ['Nora', 'Tariq', '', ''] })).seats).toEqual([{ name: 'Nora' }]);
});

it('names the field that is wrong', () => {
  expect(errorsOf(form({ names: ['Nora', 'Nora', '', ''] }))).toEqual({ 'name-1': 'field.nameTwice' });
  expect(errorsOf(form({ names: ['a\u202eb', '', '', ''] }))).toEqual({ 'name-0': 'field.nameOdd' });
  const both = form({ names: ['Nora', 'Nora', '', ''], addresses: ['nobody', '', '', ''] });
  expect(Object.keys(errorsOf(both))).toEqual(['address-0', 'name-1']);
  expect(errorsOf(form({ title: 'x'.repeat(41) }))).toEqual({ title: 'field.titleOdd' });
  expect(errorsOf(form({ seats: 2, names: ['Nora', 'Tariq', 'Nora', ''] }))).toEqual({});
});

describe('variants', () => {
  const refusals = (one: TableForm) =>
    offeredVariants(one).flatMap(({ variant, refused }) => (refused === null ? [] : [[variant, refused.code]]));

  it('are refused where the rules refuse them, with a sentence', () => {
    expect(refusals(form({ seats: 2 }))).toEqual([]);
    expect(refusals(form({ seats: 1 }))).toEqual([
      ['twoCharacters', 'variant.twoPlayers'],
      ['professional', 'variant.professionalSolo'],
    ]);
    expect(refusals(form({ seats: 2, variants: ['laputa'] }))).toEqual([
      ['allenbeck', 'variant.clash'],
      ['brobdingnag', 'variant.clash'],
    ]);
    for (const { refused } of offeredVariants(form({ seats: 1, variants: ['laputa'] }))) {
      if (refused !== null) expect(g(`rejection.${refused.code}`, refused.params)).toMatch(/^[A-Z][^{]*\.$/);
    }
  });

  it('rest while they do not fit, and come back', () => {
    const two = tickVariant(tickVariant(form({ seats: 2 }), 'professional', true), 'twoCharacters', true);
    expect(variantsOf(two)).toEqual(['twoCharacters', 'professional']);
    expect(variantsOf({ ...two, seats: 3 })).toEqual(['professional']);
    expect(variantsOf({ ...two, seats: 1 })).toEqual([]);
    expect(variantsOf(tickVariant(two, 'professional', false))).toEqual(['twoCharacters']);
  });
});

describe('landscapes', () => {
  const sea = { tile: 'sea', x: 3, y: 1, rotation: 0 } as const;

  it('go into the options as the game reads them', () => {
    const named = setupOf(chooseLandscape(emptyForm(), 'separated'));
    expect(named.options).toMatchObject({ landscape: 'separated' });
    const own = setupOf(changeOwn(form({ landscape: OWN }), [sea]));
    expect(own.options).toMatchObject({ landscape: [sea] });
    for (const { options } of [named, own]) expect(lilliput.options.safeParse(options).success).toBe(true);
  });

  it('begin, when drawn by oneself, as the one that was chosen before', () => {
    const named = chooseLandscape(emptyForm(), 'separated');
    expect(landscapeOf(chooseLandscape(named, OWN))).toEqual(landscapeOf(named));
    const drawn = changeOwn(chooseLandscape(named, OWN), [sea]);
    expect(landscapeOf(chooseLandscape(chooseLandscape(drawn, 'lets-start'), OWN))).toEqual([sea]);
  });

  it('stop the table while they break a rule or cannot be read', () => {
    const beside = changeOwn(form({ landscape: OWN }), [{ ...sea, x: 1, y: 0 }]);
    expect(errorsOf(beside)).toEqual({ 'own-text': 'own.faulty' });
    expect(errorsOf(writeOwn(beside, '[{'))).toEqual({ 'own-text': 'own.unread' });
    expect(errorsOf(writeOwn(beside, JSON.stringify([sea])))).toEqual({});
    expect(errorsOf({ ...beside, landscape: 'plain' })).toEqual({});
  });
});

describe('inviting', () => {
  const invited = form({
    seats: 3,
    names: ['Nora', 'Tariq', '', ''],
    addresses: ['nora@example.org', ' tariq@example.org ', 'ines@example.org', 'left@over.org'],
    languages: ['en', 'fr', 'es', 'en'],
  });

  it('names addresses and languages, and leaves the host’s own address to be confirmed', () => {
    const setup = setupOf(invited);
    expect(setup.seats).toEqual([
      { name: 'Nora' },
      { name: 'Tariq', address: 'tariq@example.org', language: 'fr' },
      { address: 'ines@example.org', language: 'es' },
    ]);
    expect(setupSchema.safeParse(setup).success).toBe(true);
  });

  it('says nothing of addresses where all play at this device, or a robot plays', () => {
    expect(JSON.stringify(setupOf({ ...invited, hotSeat: true }))).not.toContain('@');
    expect(setupOf({ ...invited, robots: [false, true, false, false] }).seats[1]).toEqual({ bot: 'greedy' });
  });

  it('tells what is no address, what is there twice, and that a host who plays has a name', () => {
    expect(errorsOf({ ...invited, addresses: ['', 'tariq', '', ''] })).toEqual({ 'address-1': 'confirm.addressOdd' });
    expect(errorsOf({ ...invited, addresses: ['a@b.org', 'A@b.org', '', ''] })).toEqual({
      'address-1': 'field.addressTwice',
    });
    // A fullwidth letter and an ideographic full stop: the same mailbox.
    expect(errorsOf({ ...invited, addresses: ['a@b.org', '\uFF41@b\u3002org', '', ''] })).toEqual({
      'address-1': 'field.addressTwice',
    });
    expect(errorsOf({ ...invited, hotSeat: true, addresses: ['nora', 'tariq', '', ''] })).toEqual({});
    expect(errorsOf({ ...invited, names: ['', 'Tariq', '', ''] })).toEqual({ 'name-0': 'field.nameNeeded' });
  });

  it('puts what the service refuses to the field it is about', () => {
    expect(fieldOf(invited, 'address-stopped', { address: 'tariq@example.org' })).toBe('address-1');
    expect(fieldOf({ ...invited, names: ['Ian', 'lan', '', ''] }, 'name-alike', { name: 'lan', other: 'Ian' })).toBe(
      'name-1',
    );
    expect(fieldOf(invited, 'no-mail', {})).toBe('address-1');
    expect(fieldOf(invited, 'address-needed', {})).toBe('address-0');
    expect(fieldOf(invited, 'too-many-tables', { most: 5 })).toBeNull();
  });

  it('takes order, list and clock along, but not for those who stay at this device', () => {
    const wishes = { ...invited, order: 'random', listed: true, clock: withPace(noClock, 'daily') } as const;
    const setup = setupOf(wishes, 'Europe/Vienna');
    expect(setup).toMatchObject({ order: 'random', listed: true, clock: { perTurn: 24, zone: 'Europe/Vienna' } });
    expect(setupSchema.safeParse(setup).success).toBe(true);
    expect(setupOf({ ...wishes, hotSeat: true })).toMatchObject({ order: 'random' });
    expect(Object.keys(setupOf({ ...wishes, hotSeat: true }))).not.toContain('clock');
    expect(errorsOf({ ...wishes, clock: { ...wishes.clock, perTurn: '' } })).toEqual({ 'pace-perTurn': 'pace.title' });
  });
});

import { describe, expect, it } from 'vitest';
import { setupSchema } from '../../../domain/kernel/setup.ts';
import type { SetupPart } from '../../games/contract/site-parts.ts';
import { noClock, withPace } from '../../table/clock-form.ts';
import { t } from '../../texts/index.ts';
import { againstRobots, countsOf, emptyForm, type GameSetup, opponentsIn, type TableForm } from './form.ts';
import { errorsOf, fieldOf } from './form-errors.ts';
import { plainSetup } from './plain-setup.ts';
import { setupOf as setupFor } from './setup.ts';

const part: SetupPart<{ readonly long: boolean }> = {
  empty: { long: false },
  optionsOf: ({ long }, { seats, first }) => ({ firstPlayer: first, long: long && seats > 2 }),
  errorsOf: () => ({}),
  robot: { player: 'greedy', nameOf: (seat) => `Robot ${seat}` },
};
const game: GameSetup = {
  game: {
    id: 'toy',
    title: 'Toy',
    seats: { min: 1, max: 4 },
    table: () => Promise.reject(new Error('no table')),
  },
  part,
};
const form = (change: Partial<TableForm>): TableForm => ({ ...emptyForm(game), ...change });
const setupOf = (one: TableForm, zone?: string) => setupFor(one, game, zone);

it('is right as it comes: open seats, drawn by lot, nothing chosen', () => {
  expect(errorsOf(emptyForm(game))).toEqual({});
  expect(setupOf(emptyForm(game))).toEqual({
    game: 'toy',
    seats: [{}, {}],
    options: { firstPlayer: 'drawn', long: false },
  });
});

it('makes a set-up that the service takes', () => {
  const setup = setupOf(form({ seats: 3, names: [' Nora ', 'Tariq', '', 'left over'], first: 1, title: ' Ours ' }));
  expect(setup).toEqual({
    game: 'toy',
    title: 'Ours',
    seats: [{ name: 'Nora' }, { name: 'Tariq' }, {}],
    options: { firstPlayer: 1, long: false },
  });
  expect(setupSchema.safeParse(setup).success).toBe(true);
});

it('forgets a first player whose seat is gone', () => {
  expect(setupOf(form({ seats: 2, first: 3 })).options).toEqual({ firstPlayer: 'drawn', long: false });
});

it('hands the game’s own fields to the game, with what it has to know of the table', () => {
  const options = { long: true };
  expect(setupOf(form({ seats: 3, options })).options).toEqual({ firstPlayer: 'drawn', long: true });
  expect(setupOf(form({ seats: 2, options })).options).toEqual({ firstPlayer: 'drawn', long: false });
});

it('offers as many seats as the game has, and robots for up to three of them', () => {
  const of = (min: number, max: number) => ({ ...game.game, seats: { min, max } });
  expect(countsOf(of(2, 5))).toEqual([2, 3, 4, 5]);
  expect([of(2, 5), of(2, 3), of(2, 2)].map(opponentsIn)).toEqual([3, 2, 1]);
  expect(emptyForm({ ...game, game: of(3, 5) }).seats).toBe(3);
  expect(setupOf(againstRobots(form({ names: ['Nora', '', '', ''] }), 3)).seats).toEqual([
    { name: 'Nora' },
    ...[1, 2, 3].map(() => ({ bot: 'greedy' })),
  ]);
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

it('offers the random robot, which plays every game, where a game says nothing of its set-up', () => {
  const plain: GameSetup = { ...game, part: plainSetup };
  expect(setupFor(againstRobots(emptyForm(plain), 2), plain).seats.slice(1)).toEqual([
    { bot: 'random' },
    { bot: 'random' },
  ]);
  expect(plain.part.robot?.nameOf(1)).toBe('Stoker');
});

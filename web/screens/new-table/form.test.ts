import { expect, it } from 'vitest';
import { setupSchema } from '../../../domain/kernel/setup.ts';
import { emptyForm, errorsOf, setupOf, type TableForm } from './form.ts';

const form = (change: Partial<TableForm>): TableForm => ({ ...emptyForm(), ...change });

it('is right as it comes: open seats, drawn by lot', () => {
  expect(errorsOf(emptyForm())).toEqual({});
  expect(setupOf(emptyForm())).toEqual({ game: 'lilliput', seats: [{}, {}], options: { firstPlayer: 'drawn' } });
});

it('makes a set-up that the service takes', () => {
  const setup = setupOf(form({ seats: 3, names: [' Nora ', 'Tariq', '', 'left over'], first: 1, title: ' Ours ' }));
  expect(setup).toEqual({
    game: 'lilliput',
    title: 'Ours',
    seats: [{ name: 'Nora' }, { name: 'Tariq' }, {}],
    options: { firstPlayer: 1 },
  });
  expect(setupSchema.safeParse(setup).success).toBe(true);
});

it('forgets a first player whose seat is gone', () => {
  expect(setupOf(form({ seats: 2, first: 3 })).options).toEqual({ firstPlayer: 'drawn' });
});

it('names the field that is wrong', () => {
  expect(errorsOf(form({ names: ['Nora', 'Nora', '', ''] }))).toEqual({ 'name-1': 'field.nameTwice' });
  expect(errorsOf(form({ names: ['a\u202eb', '', '', ''] }))).toEqual({ 'name-0': 'field.nameOdd' });
  expect(errorsOf(form({ title: 'x'.repeat(41) }))).toEqual({ title: 'field.titleOdd' });
  expect(errorsOf(form({ seats: 2, names: ['Nora', 'Tariq', 'Nora', ''] }))).toEqual({});
});

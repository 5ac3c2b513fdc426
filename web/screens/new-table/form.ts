/** The form of a new table as plain data: what is written, what is wrong with it, and the set-up it amounts to. */
import { nameSchema, type Setup, titleSchema } from '../../../domain/kernel/setup.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import type { TextKey } from '../../texts/index.ts';

export interface TableForm {
  readonly seats: number;
  /** One for each possible seat, so that a name survives when the number goes down and up again. */
  readonly names: readonly string[];
  /** A seat, or drawn by lot. */
  readonly first: number | 'drawn';
  readonly title: string;
}

export type FormErrors = { readonly [field: string]: TextKey };

export const counts: readonly number[] = Array.from(
  { length: lilliput.seats.max - lilliput.seats.min + 1 },
  (_, index) => lilliput.seats.min + index,
);

export const emptyForm = (): TableForm => ({
  seats: 2,
  names: Array.from({ length: lilliput.seats.max }, () => ''),
  first: 'drawn',
  title: '',
});

const namesOf = ({ seats, names }: TableForm): string[] => names.slice(0, seats).map((name) => name.trim());

/** By field: `name-0`, `title`. An empty name is no mistake: that seat stays open. */
export function errorsOf(form: TableForm): FormErrors {
  const errors: Record<string, TextKey> = {};
  const names = namesOf(form);
  for (const [seat, name] of names.entries()) {
    if (name === '') continue;
    if (!nameSchema.safeParse(name).success) errors[`name-${seat}`] = 'field.nameOdd';
    else if (names.indexOf(name) < seat) errors[`name-${seat}`] = 'field.nameTwice';
  }
  if (form.title.trim() !== '' && !titleSchema.safeParse(form.title).success) errors['title'] = 'field.titleOdd';
  return errors;
}

export function setupOf(form: TableForm): Setup {
  const title = form.title.trim();
  return {
    game: lilliput.id,
    ...(title === '' ? {} : { title }),
    seats: namesOf(form).map((name) => (name === '' ? {} : { name })),
    options: { firstPlayer: form.first !== 'drawn' && form.first < form.seats ? form.first : 'drawn' },
  };
}

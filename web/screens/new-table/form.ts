/** The form of a new table as plain data: what is written, what is wrong with it, and the set-up it amounts to. */
import type { Rejection } from '../../../domain/kernel/rejection.ts';
import { nameSchema, type Setup, titleSchema } from '../../../domain/kernel/setup.ts';
import { type PlacedTile, scenarios } from '../../../domain/lilliput/data.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { checkLandscape } from '../../../domain/lilliput/rules/landscape.ts';
import { refusedVariants, VARIANTS } from '../../../domain/lilliput/rules/variants.ts';
import type { VariantId } from '../../../domain/lilliput/types.ts';
import { t, type TextKey } from '../../texts/index.ts';
import { readLandscape } from './own-landscape.ts';

export interface TableForm {
  readonly seats: number;
  /** One for each possible seat, so that a name survives when the number goes down and up again. */
  readonly names: readonly string[];
  /** A seat, or drawn by lot. */
  readonly first: number | 'drawn';
  readonly title: string;
  /** What was ticked; one that no longer fits rests and comes back when it does. */
  readonly variants: readonly VariantId[];
  /** The open plain, a named landscape, or one's own. */
  readonly landscape: string;
  readonly own: readonly PlacedTile[];
  /** The own landscape as it is being written, null while the board says it all. */
  readonly ownText: string | null;
}

export const PLAIN = 'plain';
export const OWN = 'own';

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
  variants: [],
  landscape: PLAIN,
  own: [],
  ownText: null,
});

export const isSolo = ({ seats }: TableForm): boolean => seats === 1;

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
  if (form.landscape === OWN) {
    if (form.ownText !== null && 'wrong' in readLandscape(form.ownText)) errors['own-text'] = 'own.unread';
    else if (checkLandscape(form.own).length > 0) errors['own-text'] = 'own.faulty';
  }
  return errors;
}

/** The ticked variants that can be played together by so many. */
export function variantsOf({ variants, seats }: TableForm): VariantId[] {
  const kept: VariantId[] = [];
  for (const variant of VARIANTS) {
    if (variants.includes(variant) && refusedVariants([...kept, variant], seats) === null) kept.push(variant);
  }
  return kept;
}

export interface OfferedVariant {
  readonly variant: VariantId;
  readonly chosen: boolean;
  /** Why it does not fit what is chosen now. */
  readonly refused: Rejection | null;
}

export function offeredVariants(form: TableForm): OfferedVariant[] {
  const kept = variantsOf(form);
  return VARIANTS.map((variant) => {
    const chosen = kept.includes(variant);
    return { variant, chosen, refused: chosen ? null : refusedVariants([...kept, variant], form.seats) };
  });
}

export function tickVariant(form: TableForm, variant: VariantId, ticked: boolean): TableForm {
  const others = form.variants.filter((other) => other !== variant);
  return { ...form, variants: ticked ? [...others, variant] : others };
}

/** A landscape of one's own begins as the one that was looked at last. */
export function chooseLandscape(form: TableForm, landscape: string): TableForm {
  const own = landscape === OWN && form.own.length === 0 ? landscapeOf(form) : form.own;
  return { ...form, landscape, own };
}

export const changeOwn = (form: TableForm, own: readonly PlacedTile[]): TableForm => ({ ...form, own, ownText: null });

/** What is written counts as soon as it can be read. */
export function writeOwn(form: TableForm, ownText: string): TableForm {
  const read = readLandscape(ownText);
  return { ...form, ownText, own: 'wrong' in read ? form.own : read.tiles };
}

/** The tiles that lie on the table before the draft. */
export function landscapeOf({ landscape, own }: TableForm): readonly PlacedTile[] {
  if (landscape === OWN) return own;
  return scenarios.find(({ id }) => id === landscape)?.tiles ?? [];
}

function landscapeOption({ landscape, own }: TableForm): string | readonly PlacedTile[] | null {
  if (landscape === OWN) return own.length === 0 ? null : own;
  return landscape === PLAIN ? null : landscape;
}

export function setupOf(form: TableForm): Setup {
  const title = form.title.trim();
  return {
    game: lilliput.id,
    ...(title === '' ? {} : { title }),
    seats: namesOf(form).map((name) => seatOf(form, name)),
    options: {
      firstPlayer: form.first !== 'drawn' && form.first < form.seats ? form.first : 'drawn',
      variants: variantsOf(form),
      landscape: landscapeOption(form),
    },
  };
}

/** Nobody else could take the only seat, so it is never open. */
function seatOf(form: TableForm, name: string): { name?: string } {
  if (name !== '') return { name };
  return isSolo(form) ? { name: t('solo.you') } : {};
}

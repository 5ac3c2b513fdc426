/** Variants and landscape of a new table as plain data: what is ticked and drawn, and what of it counts. */
import type { Rejection } from '../../../../domain/kernel/rejection.ts';
import { type PlacedTile, scenarios } from '../../../../domain/lilliput/data.ts';
import { checkLandscape } from '../../../../domain/lilliput/rules/landscape.ts';
import { refusedVariants, VARIANTS } from '../../../../domain/lilliput/rules/variants.ts';
import type { VariantId } from '../../../../domain/lilliput/types.ts';
import { readLandscape } from './own-landscape.ts';
import type { SetupKey } from './words.ts';

export interface OptionsForm {
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

export const emptyOptions: OptionsForm = { variants: [], landscape: PLAIN, own: [], ownText: null };

/** The ticked variants that can be played together by so many. */
export function variantsOf({ variants }: OptionsForm, seats: number): VariantId[] {
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

export function offeredVariants(form: OptionsForm, seats: number): OfferedVariant[] {
  const kept = variantsOf(form, seats);
  return VARIANTS.map((variant) => {
    const chosen = kept.includes(variant);
    return { variant, chosen, refused: chosen ? null : refusedVariants([...kept, variant], seats) };
  });
}

export function tickVariant(form: OptionsForm, variant: VariantId, ticked: boolean): OptionsForm {
  const others = form.variants.filter((other) => other !== variant);
  return { ...form, variants: ticked ? [...others, variant] : others };
}

/** A landscape of one's own begins as the one that was looked at last. */
export function chooseLandscape(form: OptionsForm, landscape: string): OptionsForm {
  const own = landscape === OWN && form.own.length === 0 ? landscapeOf(form) : form.own;
  return { ...form, landscape, own };
}

export const changeOwn = (form: OptionsForm, own: readonly PlacedTile[]): OptionsForm => ({
  ...form,
  own,
  ownText: null,
});

/** What is written counts as soon as it can be read. */
export function writeOwn(form: OptionsForm, ownText: string): OptionsForm {
  const read = readLandscape(ownText);
  return { ...form, ownText, own: 'wrong' in read ? form.own : read.tiles };
}

/** The tiles that lie on the table before the draft. */
export function landscapeOf({ landscape, own }: OptionsForm): readonly PlacedTile[] {
  if (landscape === OWN) return own;
  return scenarios.find(({ id }) => id === landscape)?.tiles ?? [];
}

/** The landscape as the game's options name it. */
export function landscapeOption({ landscape, own }: OptionsForm): string | readonly PlacedTile[] | null {
  if (landscape === OWN) return own.length === 0 ? null : own;
  return landscape === PLAIN ? null : landscape;
}

/** What is wrong with a landscape of one's own; null where nothing is. */
export function landscapeError({ landscape, own, ownText }: OptionsForm): SetupKey | null {
  if (landscape !== OWN) return null;
  if (ownText !== null && 'wrong' in readLandscape(ownText)) return 'own.unread';
  return checkLandscape(own).length > 0 ? 'own.faulty' : null;
}

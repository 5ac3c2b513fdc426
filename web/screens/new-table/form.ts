/** The form of a new table as plain data: what is written, and what of it counts. */
import type { Rejection } from '../../../domain/kernel/rejection.ts';
import type { Language } from '../../../domain/kernel/languages.ts';
import { type PlacedTile, scenarios } from '../../../domain/lilliput/data.ts';
import { folded } from '../../../domain/lilliput/folding/index.ts';
import { refusedVariants, VARIANTS } from '../../../domain/lilliput/rules/variants.ts';
import type { VariantId } from '../../../domain/lilliput/types.ts';
import { type ClockForm, noClock } from '../../table/clock-form.ts';
import { languageNow } from '../../texts/language.ts';
import { readLandscape } from './own-landscape.ts';

export interface TableForm {
  readonly seats: number;
  /** One for each possible seat, so that a name survives when the number goes down and up again. */
  readonly names: readonly string[];
  /** Whom an invitation goes to, and in which language. The first is the host's own: its mails are confirmed, not invited. */
  readonly addresses: readonly string[];
  readonly languages: readonly Language[];
  /** Which of them the service plays; never the first. */
  readonly robots: readonly boolean[];
  /** Everybody plays at this device, in this browser. */
  readonly hotSeat: boolean;
  /** A seat, or drawn by lot. */
  readonly first: number | 'drawn';
  readonly title: string;
  readonly order: 'fixed' | 'random';
  readonly listed: boolean;
  readonly clock: ClockForm;
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

export const counts: readonly number[] = Array.from(
  { length: folded.seats.max - folded.seats.min + 1 },
  (_, index) => folded.seats.min + index,
);

export const emptyForm = (): TableForm => ({
  seats: 2,
  names: Array.from({ length: folded.seats.max }, () => ''),
  addresses: Array.from({ length: folded.seats.max }, () => ''),
  languages: Array.from({ length: folded.seats.max }, () => languageNow()),
  robots: Array.from({ length: folded.seats.max }, () => false),
  hotSeat: false,
  first: 'drawn',
  title: '',
  order: 'fixed',
  listed: false,
  clock: noClock,
  variants: [],
  landscape: PLAIN,
  own: [],
  ownText: null,
});

export const isSolo = ({ seats }: TableForm): boolean => seats === 1;

export const isRobot = ({ robots, seats }: TableForm, seat: number): boolean => seat < seats && robots[seat] === true;

/** Nobody needs a link: alone, with robots only, or all at this device. */
export const staysHere = (form: TableForm): boolean => form.hotSeat || peopleOf(form) === 1;

export const peopleOf = (form: TableForm): number =>
  Array.from({ length: form.seats }, (_, seat) => seat).filter((seat) => !isRobot(form, seat)).length;

/** One person against three robots, with what else is chosen. */
export const againstThree = (form: TableForm): TableForm => ({
  ...form,
  seats: 4,
  robots: form.robots.map((_, seat) => seat > 0),
  hotSeat: false,
});

/** What is written for a robot's seat rests until a person sits there. */
export const namesOf = (form: TableForm): string[] =>
  form.names.slice(0, form.seats).map((name, seat) => (isRobot(form, seat) ? '' : name.trim()));

/** Whom a seat's invitation goes to; empty for the host, for robots, and where all play at this device. */
export const invitedAt = (form: TableForm, seat: number): string =>
  seat === 0 || isRobot(form, seat) || staysHere(form) ? '' : (form.addresses[seat] ?? '').trim();

/** The host's own address, where mails about the turns go. */
export const ownAddress = ({ addresses }: TableForm): string => (addresses[0] ?? '').trim();

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

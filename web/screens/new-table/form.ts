/** The form of a new table as plain data: what is written, and what of it counts. */
import type { Language } from '../../../domain/kernel/languages.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import type { SetupPart } from '../../games/contract/site-parts.ts';
import { type ClockForm, noClock } from '../../table/clock-form.ts';
import { languageNow } from '../../texts/language.ts';

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
  /** The game's own fields. */
  readonly options: object;
}

/** The game of the table, and what it asks for. */
export interface GameSetup {
  readonly game: GamePage;
  readonly part: SetupPart;
}

export const countsOf = ({ seats: { min, max } }: GamePage): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

export function emptyForm({ game: { seats }, part }: GameSetup): TableForm {
  const each = <Value>(value: Value): Value[] => Array.from({ length: seats.max }, () => value);
  return {
    seats: Math.min(Math.max(2, seats.min), seats.max),
    names: each(''),
    addresses: each(''),
    languages: each(languageNow()),
    robots: each(false),
    hotSeat: false,
    first: 'drawn',
    title: '',
    order: 'fixed',
    listed: false,
    clock: noClock,
    options: part.empty,
  };
}

export const isSolo = ({ seats }: TableForm): boolean => seats === 1;

export const isRobot = ({ robots, seats }: TableForm, seat: number): boolean => seat < seats && robots[seat] === true;

/** Nobody needs a link: alone, with robots only, or all at this device. */
export const staysHere = (form: TableForm): boolean => form.hotSeat || peopleOf(form) === 1;

export const peopleOf = (form: TableForm): number =>
  Array.from({ length: form.seats }, (_, seat) => seat).filter((seat) => !isRobot(form, seat)).length;

/** So many robots take part where one presses for a game against robots. */
export const opponentsIn = ({ seats: { max } }: GamePage): number => Math.min(3, max - 1);

/** One person against robots, with what else is chosen. */
export const againstRobots = (form: TableForm, robots: number): TableForm => ({
  ...form,
  seats: robots + 1,
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

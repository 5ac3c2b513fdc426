/**
 * A table before its first commit: what a host asks for, and what the service keeps until the last seat is filled or
 * the host starts. Names are people's business; they never enter the stream.
 */
import * as z from 'zod/mini';
import { addressParts, LONGEST_ADDRESS } from './address.ts';
import { LAST_VERSION, LONGEST_ID, MOST_SEATS, seat, text, version, wholeNumber, word } from './bounds.ts';
import { type ClockOptions, clockSchema } from './clock.ts';
import { languages } from './languages.ts';

/** A sign that chooses the form of a Han character or a pictograph before it; invisible, but part of honest names. */
const CHOSEN_FORM = /([\p{Ideographic}\p{Extended_Pictographic}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** Unicode's invisible characters; the blank Braille pattern and others of no width or no ink that it counts as visible. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{16FE4}\u{13441}\u{13442}]/u;
/** A name is more than accents and spaces. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const canBeSeen = (name: string): boolean => VISIBLE.test(name) && !INVISIBLE.test(name.replace(CHOSEN_FORM, '$1'));

/** A name as people write it: trimmed, one line, visible, no control or direction characters, at most 40 of them. */
export const nameSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim()),
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(40),
        z.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]*$/u),
        z.refine(canBeSeen),
      ),
  ),
);

export const titleSchema = nameSchema;

export const languageSchema = z.enum(languages);

/** A mail address as it was written; `address.ts` has its form. The server compares addresses in one spelling. */
export const addressSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((address: string) => address.normalize('NFC').trim()),
    z.string().check(
      z.maxLength(LONGEST_ADDRESS),
      z.refine((address) => addressParts(address) !== null),
    ),
  ),
);

/**
 * A seat for a person. Without a name it is open until somebody with its link joins; with an address it waits for the
 * one who is invited there, in the language given.
 */
const personSeatSchema = z.strictObject({
  name: z.optional(nameSchema),
  address: z.optional(addressSchema),
  language: z.optional(languageSchema),
});

/** In which order the seats play: as the host lists them, or shuffled at the start. */
export const orderSchema = z.enum(['fixed', 'random']);
/** Who may comment on positions: those who play, or onlookers with a confirmed address too. */
export const annotatorsSchema = z.enum(['players', 'everybody']);

/** The name of a robot; which of them play a game, its manifest says. */
export const playerNameSchema = z.string().check(z.regex(/^[a-z]{1,20}$/));

const botSeatSchema = z.strictObject({ bot: playerNameSchema });

/** Who begins: drawn from the table's seed, or the first seat in the host's list. */
export const setupSchema = z.strictObject({
  game: word,
  title: z.optional(titleSchema),
  /** One entry per seat, in clockwise order; one with a bot is played by the service, by the player of that name. */
  seats: z.array(z.union([personSeatSchema, botSeatSchema])).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  options: z.optional(z.looseObject({})),
  order: z.optional(orderSchema),
  /** In the lobby for everybody, or only for those who get its address. */
  listed: z.optional(z.boolean()),
  annotators: z.optional(annotatorsSchema),
  /** Deadlines; without one nobody is hurried. */
  clock: z.optional(clockSchema),
  /** Goes on from this position of another table, whose options it takes over. */
  from: z.optional(z.strictObject({ table: text(LONGEST_ID), version })),
});

export type Setup = Omit<z.infer<typeof setupSchema>, 'clock'> & { readonly clock?: ClockOptions | undefined };

/** A turn on its way to a table. `commandId` makes sending it again harmless. */
export const submissionSchema = z.strictObject({
  seat,
  expectedVersion: wholeNumber(0, LAST_VERSION),
  commandId: z.uuid(),
  command: z.looseObject({ type: word }),
  /** From the mail, for what cannot be taken back: resigning a seat that has an address. */
  code: z.optional(z.string().check(z.maxLength(20))),
});

export type Submission = z.infer<typeof submissionSchema>;

/** The little that a page asks for again and again. */
export const headSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  /** A table that was closed before its start has no commits. */
  status: z.enum(['gathering', 'running', 'ended', 'closed']),
  version: z.int(),
  /** Time of the last commit, null before the first. */
  at: z.nullable(z.string()),
  awaiting: z.array(
    z.strictObject({
      seat: z.int(),
      need: z.string(),
      /** The question's id; a head that was written before questions had ids has none. */
      question: z.optional(z.string()),
      params: z.optional(z.looseObject({})),
      optional: z.optional(z.literal(true)),
      /** An answer within somebody else's turn. */
      answer: z.optional(z.literal(true)),
      /** A robot plays the seat: nobody needs to be told. */
      bot: z.optional(z.literal(true)),
    }),
  ),
  /** The oldest generation of pages that can fold this table. */
  generation: z.int(),
});

export type Head = z.infer<typeof headSchema>;

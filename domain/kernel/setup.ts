/**
 * A table before its first commit: what a host asks for, and what the service keeps until the last seat is filled or
 * the host starts. Names are people's business; they never enter the stream.
 */
import * as z from 'zod/mini';

/** A name as people write it: trimmed, one line, no control or direction characters, at most 40 of them. */
export const nameSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim()),
    z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]*$/u)),
  ),
);

export const titleSchema = nameSchema;

/** Who begins: drawn from the table's seed, or the first seat in the host's list. */
export const setupSchema = z.strictObject({
  game: z.string(),
  title: z.optional(titleSchema),
  /** One entry per seat, in clockwise order; a seat without a name is open until somebody with its link joins. */
  seats: z.array(z.strictObject({ name: z.optional(nameSchema) })).check(z.minLength(1), z.maxLength(8)),
  options: z.optional(z.looseObject({})),
});

export type Setup = z.infer<typeof setupSchema>;

/** A turn on its way to a table. `commandId` makes sending it again harmless. */
export const submissionSchema = z.strictObject({
  seat: z.int().check(z.nonnegative()),
  expectedVersion: z.int().check(z.nonnegative()),
  commandId: z.uuid(),
  command: z.looseObject({ type: z.string() }),
});

export type Submission = z.infer<typeof submissionSchema>;

/** The little that a page asks for again and again. */
export const headSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  status: z.enum(['gathering', 'running', 'ended']),
  version: z.int(),
  /** Time of the last commit, null before the first. */
  at: z.nullable(z.string()),
  awaiting: z.array(
    z.strictObject({
      seat: z.int(),
      need: z.string(),
      params: z.optional(z.looseObject({})),
      optional: z.optional(z.literal(true)),
    }),
  ),
  /** The oldest generation of pages that can fold this table. */
  generation: z.int(),
});

export type Head = z.infer<typeof headSchema>;

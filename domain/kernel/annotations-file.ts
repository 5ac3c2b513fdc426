/**
 * The comments on a table as a file beside its history. Each names the version and the hash of its commit, so that whoever
 * has both files knows that they belong together; the stream itself holds none of them.
 */
import * as z from 'zod/mini';
import { LENGTH_OF_HASH, LONGEST_ID, LONGEST_NAME, seat, text, version, word } from './bounds.ts';
import type { Commit } from './commit.ts';

const FORMAT = 'railpost-annotations';
const FORMAT_VERSION = 1;
/** What a table keeps: several to every round of a long game. */
export const MOST_ANNOTATIONS = 500;
const MOST_MARKS = 24;
/** As a table takes it, with room for a file that another service wrote. */
const LONGEST_TEXT = 4000;
const LONGEST_PLACE_ID = 24;

/** What a mark says of its place: look here, well done, or not so well. */
const signSchema = z.enum(['look', 'good', 'doubtful']);
/** `cell` is the id of a place, as the game's own map names it: `3,-1`, `b7`, `ulm~augsburg`. Nothing needs to lie there. */
const markSchema = z.strictObject({
  cell: z.string().check(z.maxLength(LONGEST_PLACE_ID), z.regex(/^[\w.,:+/~-]+$/)),
  sign: signSchema,
});
export const marksSchema = z.array(markSchema).check(z.maxLength(MOST_MARKS));
export const annotatedVersionSchema = z.int().check(z.positive());

const annotationSchema = z.object({
  version,
  hash: text(LENGTH_OF_HASH),
  at: z.string().check(z.maxLength(40)),
  seat: z.nullable(seat),
  host: z.boolean(),
  name: text(LONGEST_NAME),
  text: z.string().check(z.maxLength(LONGEST_TEXT)),
  marks: marksSchema,
});
export type FiledAnnotation = z.infer<typeof annotationSchema>;

export const annotationsFileSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  game: word,
  /** Of the table, as its history names it. */
  id: text(LONGEST_ID),
  annotations: z.array(annotationSchema).check(z.maxLength(MOST_ANNOTATIONS)),
});
export type AnnotationsFile = z.infer<typeof annotationsFileSchema>;

export const printAnnotationsFile = ({ game, id, annotations }: Omit<AnnotationsFile, 'format' | 'formatVersion'>) =>
  `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, game, id, annotations }, null, 2)}\n`;

/** Null for what is no such file. */
export function parseAnnotationsFile(text: string): AnnotationsFile | null {
  try {
    return annotationsFileSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The comments that were made on commits of this very history, and not on others of the same number. */
export const fittingAnnotations = (
  { annotations }: AnnotationsFile,
  commits: readonly Pick<Commit, 'hash'>[],
): FiledAnnotation[] => annotations.filter(({ version, hash }) => commits[version - 1]?.hash === hash);

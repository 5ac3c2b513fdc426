/** Comments on positions of a table. */
import * as z from 'zod/mini';
import { annotatedVersionSchema, marksSchema } from '../../../domain/kernel/annotations-file.ts';
import { annotatorsSchema } from '../../../domain/kernel/setup.ts';
import type { Answer } from './answer.ts';

export const annotationSchema = z.strictObject({
  id: z.string(),
  version: annotatedVersionSchema,
  at: z.string(),
  text: z.string(),
  marks: marksSchema,
  /** Who wrote it: a seat, the host, or an onlooker by name. */
  seat: z.nullable(z.int()),
  host: z.boolean(),
  name: z.nullable(z.string()),
  /** This browser wrote it, and may take it out. */
  own: z.boolean(),
});
export type Annotation = Answer<typeof annotationSchema>;

export const annotatorsAnswerSchema = z.strictObject({ annotators: annotatorsSchema });

export const annotationsSchema = z.strictObject({
  /** Who may comment. */
  annotators: annotatorsSchema,
  annotations: z.array(annotationSchema),
});
export type Annotations = Answer<typeof annotationsSchema>;

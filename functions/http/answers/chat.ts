/** The chat of a table, the notes of a seat, and reports to the operator. */
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';

export const messageSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** Null: it was taken out. */
  text: z.nullable(z.string()),
  seat: z.nullable(z.int()),
  host: z.boolean(),
  /** Of an onlooker; those who sit are named by their seats. */
  name: z.nullable(z.string()),
});
export type Message = Answer<typeof messageSchema>;

export const messagesSchema = z.array(messageSchema);

export const notesSchema = z.strictObject({ text: z.string(), at: z.nullable(z.string()) });
export type Notes = Answer<typeof notesSchema>;

export const reportedSchema = z.strictObject({ kept: z.literal(true) });

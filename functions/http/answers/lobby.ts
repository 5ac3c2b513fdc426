/** The public lists of tables. */
import * as z from 'zod/mini';
import { clockSchema } from '../../../domain/kernel/clock.ts';
import type { Answer } from './answer.ts';

export const listNameSchema = z.enum(['open', 'running', 'finished']);
export type ListName = Answer<typeof listNameSchema>;

const publicSeatSchema = z.strictObject({
  name: z.nullable(z.string()),
  joined: z.boolean(),
  bot: z.nullable(z.string()),
  /** Anybody may take it. */
  open: z.optional(z.boolean()),
});
export type PublicSeat = Answer<typeof publicSeatSchema>;

const publicTableSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  status: listNameSchema,
  seats: z.array(publicSeatSchema),
  options: z.looseObject({}),
  clock: z.nullable(clockSchema),
  createdAt: z.string(),
  /** Since when it stands in this list. */
  at: z.string(),
  version: z.int(),
});
export type PublicTable = Answer<typeof publicTableSchema>;

export const listPageSchema = z.strictObject({
  tables: z.array(publicTableSchema),
  /** Where the next twenty begin. */
  next: z.nullable(z.string()),
});
export type ListPage = Answer<typeof listPageSchema>;

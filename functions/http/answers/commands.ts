/** The commit that a command became. */
import * as z from 'zod/mini';
import { factSchema } from '../../../domain/kernel/commit.ts';
import type { Answer } from './answer.ts';

export const committedSchema = z.strictObject({ version: z.int(), hash: z.string(), facts: z.array(factSchema) });
export type Committed = Answer<typeof committedSchema>;

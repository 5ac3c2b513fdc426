/** A command that became a commit, as its sender hears of it. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type Commit, factSchema } from '../../domain/kernel/commit.ts';
import { privately } from './responses.ts';

export const committedSchema = z.strictObject({ version: z.int(), hash: z.string(), facts: z.array(factSchema) });

export const committed = (c: Context, { version, hash, facts }: Commit): Response =>
  privately(c, { version, hash, facts });

/** Answers a command with the commit that it became. */
import type { Context } from 'hono';
import type { Commit } from '../../domain/kernel/commit.ts';
import { privately } from './responses.ts';

export const committed = (c: Context, { version, hash, facts }: Commit) => privately(c, { version, hash, facts });

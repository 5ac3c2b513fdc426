/** The recorded table of the landing page, as commits to test with. */
import type { Commit } from '../../domain/kernel/commit.ts';
import recorded from '../screens/landing/recorded.json' with { type: 'json' };

export const header = recorded.header;
export const commits = recorded.commits as unknown as readonly Commit[];

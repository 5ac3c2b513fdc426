/**
 * A moment of a history: after a commit, or inside one, after so many of its facts. As it stands in addresses it is `57`
 * after commit 57, and `57.3` after its first three facts.
 */
import type { Commit } from './commit.ts';

export interface Moment {
  /** After the commit of this version, or inside it. */
  readonly version: number;
  /** How many facts of that commit have happened; without it, all. */
  readonly facts?: number;
}

export const printMoment = ({ version, facts }: Moment): string =>
  facts === undefined ? String(version) : `${version}.${facts}`;

/** Null for what is no moment. */
export function parseMoment(text: string): Moment | null {
  const [, version, facts] = /^([1-9]\d{0,8})(?:\.([1-9]\d{0,3}))?$/.exec(text) ?? [];
  if (version === undefined) return null;
  return facts === undefined ? { version: Number(version) } : { version: Number(version), facts: Number(facts) };
}

/**
 * What had happened by then, null where the history does not go so far. A commit that is cut is there to be folded and
 * told: its hash is no longer its own.
 */
export function commitsUntil(commits: readonly Commit[], { version, facts }: Moment): readonly Commit[] | null {
  const last = commits[version - 1];
  if (last === undefined) return null;
  const before = commits.slice(0, version - 1);
  return [...before, facts === undefined ? last : { ...last, facts: last.facts.slice(0, facts) }];
}

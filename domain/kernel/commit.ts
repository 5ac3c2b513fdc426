/**
 * A commit is one accepted command with the facts that it brought. Commits are chained by hashes: nobody can change
 * an old one without changing all that follow. Printing and parsing are inverse, byte for byte.
 */
import * as z from 'zod/mini';
import * as bounds from './bounds.ts';
import { canonical } from './canonical.ts';
import type { Fact } from './contract.ts';
import { fieldIn, type Flaw, flaw, isFlaw } from './flaw.ts';
import { hashOf } from './hash.ts';
import { readLine } from './line.ts';

export const FORMAT = 'railpost-history';

const { hash, word } = bounds;

const actorSchema = word.check(z.regex(/^(seat:\d{1,2}|bot:\d{1,2}|host|system)$/));

export const factSchema = z.looseObject({
  type: word,
  v: bounds.factVersion,
  draws: z.optional(bounds.draws),
});

/** A type, not an interface, so that a store can take it as a plain item. */
export type Commit = {
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  /** Makes sending a command again harmless. */
  readonly commandId: string;
  /** The rules by which it was decided. */
  readonly rules: string;
  readonly command: { readonly type: string };
  readonly facts: readonly Fact[];
  readonly prevHash: string;
  readonly hash: string;
};

export const commitSchema: z.ZodMiniType<Commit> = z.strictObject({
  version: bounds.version,
  at: z.string().check(z.length(bounds.LENGTH_OF_TIME), z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  actor: actorSchema,
  commandId: z.uuid(),
  rules: word,
  command: z.looseObject({ type: word }),
  facts: bounds.factsOf(factSchema),
  prevHash: hash,
  hash,
});

/** The order of the fields in a printed commit. */
const FIELDS = [
  'version',
  'at',
  'actor',
  'commandId',
  'rules',
  'command',
  'facts',
  'prevHash',
  'hash',
] as const satisfies readonly (keyof Commit)[];

/** What the first commit of a table is chained to. */
export const rootHash = (game: string, id: string): string => hashOf({ format: FORMAT, game, id });

export const commitHash = ({ hash: _, ...rest }: Commit): string => hashOf(rest);

/** Closes a commit with its hash. The values must be fit for a stream. */
export function seal(open: Omit<Commit, 'hash'>): Commit {
  return { ...open, hash: hashOf(open) };
}

/** One line of an export. */
export const printCommit = (commit: Commit): string =>
  `{${FIELDS.map((field) => `"${field}":${canonical(commit[field])}`).join(',')}}`;

/** The commit of a line, or what is wrong with the line. */
export function parseCommit(line: string): Commit | Flaw {
  const read = readLine(line);
  if (isFlaw(read)) return read;
  const parsed = commitSchema.safeParse(read.value);
  if (!parsed.success) {
    const field = fieldIn(parsed.error);
    return field === '' ? flaw('flaw.noCommitLine') : flaw('flaw.commitField', { field });
  }
  return printCommit(parsed.data) === line ? parsed.data : flaw('flaw.printed');
}

/** What is wrong where the hash does not fit or the chain is broken, or null. */
export function brokenLink(commit: Commit, version: number, prevHash: string, previousAt: string | null): Flaw | null {
  if (commit.version !== version) return flaw('flaw.version', { found: commit.version, expected: version });
  if (commit.prevHash !== prevHash) return flaw('flaw.prevHash');
  if (commit.hash !== commitHash(commit)) return flaw('flaw.hash');
  if (previousAt !== null && commit.at <= previousAt) return flaw('flaw.time');
  return null;
}

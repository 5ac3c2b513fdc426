/**
 * Comments that somebody opens from a file beside a table. They stay in this tab: whoever brings them answers for them to
 * nobody else, so nobody else is shown them.
 */
import {
  type FiledAnnotation,
  fittingAnnotations,
  parseAnnotationsFile,
} from '../../domain/kernel/annotations-file.ts';
import type { Commit } from '../../domain/kernel/commit.ts';

export interface Brought {
  readonly comments: readonly FiledAnnotation[];
  /** How many of the file belong to moments that this table does not have. */
  readonly leftOut: number;
}

/** No table's comments are more. */
const MOST_BYTES = 5_000_000;

/** What a file holds for this history; otherwise why nothing of it can be shown. */
export async function readBrought(
  from: Blob,
  commits: readonly Pick<Commit, 'hash'>[],
): Promise<Brought | 'unreadable' | 'elsewhere'> {
  const file = from.size > MOST_BYTES ? null : parseAnnotationsFile(await from.text());
  if (file === null) return 'unreadable';
  const comments = fittingAnnotations(file, commits);
  if (comments.length === 0 && file.annotations.length > 0) return 'elsewhere';
  return { comments, leftOut: file.annotations.length - comments.length };
}

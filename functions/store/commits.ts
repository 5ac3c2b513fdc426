/**
 * The stream of a table: `PK = game#<id>`, `SK = commit#<10 digits>`, one item per commit. A commit is validated before
 * it is written, because nothing is ever removed.
 */
import * as z from 'zod/mini';
import { LAST_VERSION } from '../../domain/kernel/bounds.ts';
import { type Commit, commitSchema, printCommit } from '../../domain/kernel/commit.ts';
import { unstorable } from './limits.ts';
import { type Database, putOn, queryAll, withoutKey } from './requests.ts';
import type { Key, Store } from './store.ts';

/** DynamoDB takes 400 KB per item and counts names too; this leaves room, and every reader can hold such a commit. */
const MOST_BYTES = 200 * 1024;
const DIGITS = String(LAST_VERSION).length;

const streamOf = (game: string): string => `game#${game}`;
const placeOf = (version: number): string => `commit#${String(version).padStart(DIGITS, '0')}`;

const commitKey = (game: string, version: number): Key => ({ PK: streamOf(game), SK: placeOf(version) });

export const commitsOf = (database: Database): Pick<Store, 'append' | 'commits'> => ({
  async append(game, commit) {
    const reason = unfit(commit);
    if (reason !== null) throw new TypeError(`a commit that cannot be stored: ${reason}`);
    const written = await putOn(
      database,
      commitKey(game, commit.version),
      { ...commit },
      {
        ConditionExpression: 'attribute_not_exists(#PK)',
        ExpressionAttributeNames: { '#PK': 'PK' },
      },
    );
    return written ? 'appended' : 'taken';
  },

  async commits(game, after, limit) {
    // Between, not above: other sort keys of the same partition lie behind the commits.
    const items = await queryAll(
      database,
      {
        KeyConditionExpression: '#PK = :stream AND #SK BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#PK': 'PK', '#SK': 'SK' },
        ExpressionAttributeValues: {
          ':stream': streamOf(game),
          ':first': placeOf(Math.max(after, 0) + 1),
          ':last': placeOf(LAST_VERSION),
        },
      },
      limit,
    );
    return items.map((item) => withoutKey(item) as Commit);
  },
});

/** Why a commit cannot be stored, or null. */
export function unfit(commit: Commit): string | null {
  const place = unstorable(commit);
  if (place !== null) return `no value of a stream at ${place}`;
  const parsed = commitSchema.safeParse(commit);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const bytes = Buffer.byteLength(printCommit(commit));
  if (bytes > MOST_BYTES) return `${bytes} bytes is over ${MOST_BYTES}`;
  return null;
}

/** Verifies the stored commits of a table: complete, unchanged, chained by hash, and up to the version of the head. */
import { brokenLink, rootHash } from '../../domain/kernel/commit.ts';
import { sayFlaw } from '../../domain/kernel/flaw.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { say } from '../../domain/kernel/texts.ts';
import type { Store } from '../store/store.ts';
import { english } from '../texts/en.ts';
import { headKey } from './head.ts';
import { type TableItem, tableKey } from './table-item.ts';

export interface CheckedChain {
  readonly commits: number;
  /** What is wrong, for the end of a sentence; null: nothing. */
  readonly damage: string | null;
}

export async function checkChain(store: Store, id: string): Promise<CheckedChain> {
  // The head is read first: a table that is played on meanwhile only has more commits than that.
  const head = await store.get<Pick<Head, 'version'>>(headKey(id));
  const table = await store.get<TableItem>(tableKey(id));
  const commits = await store.commits(id, 0);
  const found = (damage: string | null): CheckedChain => ({ commits: commits.length, damage });
  if (table === null) return found(say(english, 'cli.check.noTable'));
  // An imported history keeps the chain of the table that it was exported from.
  let prevHash = rootHash(table.game, table.imported?.id ?? id);
  let previousAt: string | null = null;
  for (const [index, commit] of commits.entries()) {
    const flaw = brokenLink(commit, index + 1, prevHash, previousAt);
    if (flaw) return found(say(english, 'cli.check.commit', { version: index + 1, reason: sayFlaw(flaw) }));
    [prevHash, previousAt] = [commit.hash, commit.at];
  }
  const expected = head?.version ?? 0;
  if (commits.length >= expected) return found(null);
  return found(say(english, 'cli.check.missing', { last: commits.length, expected }));
}

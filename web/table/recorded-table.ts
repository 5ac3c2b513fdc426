/** A recorded table, draft and first round, sealed into a history to test with. It is kept as it is, like golden games. */
import { type Commit, rootHash, seal } from '../../domain/kernel/commit.ts';
import type { Header } from '../../domain/kernel/history-file.ts';
import recorded from './recorded.json' with { type: 'json' };

export const header = recorded.header as Header;

export const wholeRecord: readonly Commit[] = sealed();

/** The set-up and eight picks. */
export const commits: readonly Commit[] = wholeRecord.slice(0, 9);

function sealed(): Commit[] {
  const chain: Commit[] = [];
  for (const commit of recorded.commits) {
    chain.push(seal({ ...commit, prevHash: chain.at(-1)?.hash ?? rootHash(header.game, header.id) }));
  }
  return chain;
}

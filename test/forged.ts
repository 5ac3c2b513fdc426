/** Histories as a careful forger would hand them in: changed at will, then chained and hashed anew. */
import { type Commit, parseCommit, printCommit, rootHash, seal } from '../domain/kernel/commit.ts';
import type { Fact } from '../domain/kernel/contract.ts';
import { type Header, parseHeader } from '../domain/kernel/history-file.ts';

export interface Opened {
  readonly header: Header;
  readonly commits: readonly Commit[];
}

export function opened(text: string): Opened {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  return { header: parseHeader(first) as Header, commits: lines.map((line) => parseCommit(line) as Commit) };
}

/** Numbered, timed and chained anew. */
export function chained({ game, id, createdAt }: Header, commits: readonly Commit[]): Commit[] {
  const start = Date.parse(createdAt);
  let prevHash = rootHash(game, id);
  return commits.map((commit, index) => {
    const at = new Date(start + index).toISOString();
    const { hash: _, ...open } = { ...commit, version: index + 1, at, prevHash };
    const sealed = seal(open);
    prevHash = sealed.hash;
    return sealed;
  });
}

/** As a file; the header says what the first commit says. */
export function forged({ header, commits }: Opened): string {
  const list = chained(header, commits);
  const [started] = (list[0]?.facts ?? []) as (Fact & { options?: object })[];
  const fitting = { ...header, options: started?.options ?? header.options };
  return `${[JSON.stringify(fitting), ...list.map(printCommit)].join('\n')}\n`;
}

/** A commit with these facts, otherwise like another one. */
export const withFacts = (commit: Commit, facts: readonly object[]): Commit => ({
  ...commit,
  command: { type: 'turn' },
  facts: facts as unknown as Fact[],
});

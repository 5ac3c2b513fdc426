/** Sealed and chained commits without a game, for tests of whatever keeps them. */
import { type Commit, rootHash, seal } from '../../domain/kernel/commit.ts';
import type { Fact } from '../../domain/kernel/contract.ts';

export const GAME = 'chain';
const DAY_ZERO = Date.UTC(2026, 0, 1);

type Contents = Pick<Commit, 'command' | 'facts'>;

export const timeOf = (version: number): string => new Date(DAY_ZERO + version * 1000).toISOString();

export const idOf = (writer: number, version: number): string =>
  `00000000-0000-4000-8000-${(writer * 0x1000000 + version).toString(16).padStart(12, '0')}`;

export const fact = (type: string, outcome: object): Fact => ({ ...outcome, type, v: 1 });

const turn = { type: 'turn', steps: [] };

/** The commit that follows `before`; `writer` makes its id its own. */
export function following(table: string, before: Commit | null, contents: Partial<Contents> = {}, writer = 0): Commit {
  const version = (before?.version ?? 0) + 1;
  return seal({
    version,
    at: timeOf(version),
    actor: 'seat:0',
    commandId: idOf(writer, version),
    rules: '1',
    command: turn,
    facts: [fact('counted', { to: version })],
    ...contents,
    prevHash: before?.hash ?? rootHash(GAME, table),
  });
}

/** So many commits from the first on, with a text of a given size in each. */
export function chain(table: string, length: number, size = 0): Commit[] {
  const commits: Commit[] = [];
  for (let version = 1; version <= length; version++) {
    const facts = [fact('counted', { to: version, text: 'x'.repeat(size) })];
    commits.push(following(table, commits.at(-1) ?? null, { facts }));
  }
  return commits;
}

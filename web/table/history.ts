/**
 * The history of a table as this page knows it: blocks of commits are fetched and folded by the domain, always forward.
 * A page never goes back in version, whatever a late answer says.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Folding } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, type History } from '../../domain/kernel/fold.ts';
import { BLOCK, firstOfBlock } from '../net/api.ts';
import type { Answer, Problem } from '../net/request.ts';

export interface Reader<G extends object> {
  readonly history: History<G>;
  /** Reads on until this version stands; gives the problem that stopped it. */
  catchUp(version: number): Promise<Problem | null>;
}

/** A version of each block that holds some of these. */
function blocksBetween(first: number, last: number): number[] {
  const next = firstOfBlock(first) + BLOCK;
  return next > last ? [first] : [first, ...blocksBetween(next, last)];
}

const versionOf = (history: History): number => history.commits.length;

export function createReader<G extends object>(
  game: Folding<G>,
  readBlock: (version: number) => Promise<Answer<readonly Commit[]>>,
): Reader<G> {
  const history = blankHistory(game);
  let underWay: Promise<Problem | null> = Promise.resolve(null);

  const readOn = async (version: number): Promise<Problem | null> => {
    while (versionOf(history) < version) {
      const before = versionOf(history);
      // All at once: each would otherwise wait for the one before it.
      for (const block of blocksBetween(before + 1, version).map((first) => readBlock(first))) {
        const answer = await block;
        if (!answer.ok) return answer.problem;
        for (const commit of answer.value)
          if (commit.version === versionOf(history) + 1) advance(game, history, commit);
      }
      // The head was ahead of the block: what is missing comes with the next round.
      if (versionOf(history) === before) return null;
    }
    return null;
  };

  return {
    history,
    // One after the other: two callers must not fold the same commit twice.
    catchUp: (version) => (underWay = underWay.then(() => readOn(version))),
  };
}

/** Whether a commit has nothing but the table's own facts: no game facts that could touch a half-made turn. */
export const isTableOnly = (commit: Commit): boolean =>
  commit.facts.every(({ type }) => type.startsWith('table.') && type !== 'table.retracted');

export const hasCommand = (history: History, commandId: string): boolean =>
  history.commits.some((commit) => commit.commandId === commandId);

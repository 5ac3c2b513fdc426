/**
 * A cache of folded tables in a warm process. A cached history advances only by commits that were read or whose append
 * was acknowledged, and one request at a time uses it; so it always equals a cold fold.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, type History } from '../../domain/kernel/fold.ts';
import type { Store } from './store.ts';

/**
 * Writes the next commit of the table in hand. On `taken` the history has been brought up to date: the commit that
 * was faster is in it, and may be one's own from a lost answer.
 */
export type Append = (commit: Commit) => Promise<'appended' | 'taken'>;

export interface TableCache {
  /**
   * Hands out the history of a table, brought up to date by one strongly consistent query, while nobody else in this
   * process has it. It is only lent: read it, do not change it, and do not keep it. Never call this for a table that is
   * already in hand; it would wait for itself.
   */
  withTable<G extends object, Result>(
    id: string,
    game: Game<G>,
    act: (history: History<G>, append: Append) => Promise<Result>,
  ): Promise<Result>;
}

interface Entry {
  /** Null while lent out, and after a failure: then the next caller folds from the beginning. */
  history: History | null;
  /** Settles when everybody who came so far is done. */
  queue: Promise<unknown>;
  waiting: number;
}

type Stream = Pick<Store, 'append' | 'commits'>;

/** A table of some hundred commits takes about a megabyte. */
const MOST_TABLES = 200;

export function tableCache(stream: Stream, most = MOST_TABLES): TableCache {
  const entries = new Map<string, Entry>();
  return {
    withTable(id, game, act) {
      const entry = entries.get(id) ?? { history: null, queue: Promise.resolve(), waiting: 0 };
      entry.waiting++;
      entries.delete(id);
      entries.set(id, entry);
      dropOldest(entries, most);
      const turn = entry.queue.then(() => lend(stream, entry, id, game, act)).finally(() => entry.waiting--);
      entry.queue = turn.catch(() => {}); // the caller gets the error; the next in the queue does not
      return turn;
    },
  };
}

/** The map's order is that of the last use. A lent table stays, so that it keeps its one queue. */
function dropOldest(entries: Map<string, Entry>, most: number): void {
  for (const [id, entry] of entries) {
    if (entries.size <= most) return;
    if (entry.waiting === 0) entries.delete(id);
  }
}

/** The entry gets its history back only when all went well; what an exception left half done is thrown away. */
async function lend<G extends object, Result>(
  stream: Stream,
  entry: Entry,
  id: string,
  game: Game<G>,
  act: (history: History<G>, append: Append) => Promise<Result>,
): Promise<Result> {
  const history = (entry.history as History<G> | null) ?? blankHistory(game);
  entry.history = null;
  await catchUp(stream, id, game, history);
  const result = await act(history, async (commit) => {
    const next = history.state.table.version + 1;
    if (commit.version !== next) throw new RangeError(`version ${commit.version} where ${next} is next`);
    const outcome = await stream.append(id, commit);
    if (outcome === 'appended') advance(game, history, commit);
    else await catchUp(stream, id, game, history);
    return outcome;
  });
  entry.history = history;
  return result;
}

async function catchUp<G extends object>(
  stream: Stream,
  id: string,
  game: Game<G>,
  history: History<G>,
): Promise<void> {
  for (const commit of await stream.commits(id, history.state.table.version)) {
    const last = history.commits.at(-1);
    if (commit.version !== history.commits.length + 1 || (last && commit.prevHash !== last.hash)) {
      throw new Error(`commit ${commit.version} does not follow the one before it`);
    }
    advance(game, history, commit);
  }
}

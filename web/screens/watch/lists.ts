/** The three lists as far as they were read; one that was read is shown at once and read again behind it. */
import { useSignal } from '@preact/signals';
import { loadLobbies } from '../../games/lobbies.ts';
import { type ListName, type PublicTable, readList } from '../../net/lobby.ts';
import type { Problem } from '../../net/request.ts';

export interface Shown {
  /** Null until the first answer. */
  readonly tables: readonly PublicTable[] | null;
  readonly next: string | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
}

/** So many come at a time. */
const PAGE = 20;

const unread: Shown = { tables: null, next: null, problem: null, busy: false };

/** A page behind what is there; a table that moved in between stands once. */
export function joined(before: readonly PublicTable[], page: readonly PublicTable[]): PublicTable[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}

export function useLists() {
  const lists = useSignal<{ readonly [list in ListName]: Shown }>({ open: unread, running: unread, finished: unread });
  const change = (list: ListName, part: Partial<Shown>) => {
    lists.value = { ...lists.peek(), [list]: { ...lists.peek()[list], ...part } };
  };
  const read = async (list: ListName, before: string | null): Promise<void> => {
    change(list, { busy: true });
    const answer = await readList(list, before);
    if (!answer.ok) return change(list, { busy: false, problem: answer.problem });
    const { tables, next } = answer.value;
    await loadLobbies(tables);
    const shown = before === null ? tables : joined(lists.peek()[list].tables ?? [], tables);
    change(list, { busy: false, problem: null, tables: shown, next });
  };
  return {
    of: (list: ListName): Shown => lists.value[list],
    show: (list: ListName) => void read(list, null),
    /** The first page again, unless further ones stand behind it. */
    refresh(list: ListName) {
      const { tables, busy, problem } = lists.peek()[list];
      if (!busy && (problem !== null || (tables?.length ?? 0) <= PAGE)) void read(list, null);
    },
    again: (list: ListName) => void read(list, null),
    more(list: ListName) {
      const { next, busy } = lists.peek()[list];
      if (next !== null && !busy) void read(list, next);
    },
  };
}

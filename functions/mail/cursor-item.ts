/** The mail cursor of a table: the last version that was handled, and the questions that are open since when. */
import type { Item, Key, Store } from '../store/store.ts';

/** A seat that is asked for something, and the version since which it is. */
export interface OpenQuestion {
  readonly seat: number;
  readonly need: string;
  /** The question's id; a cursor that was written before questions had ids has none. */
  readonly question?: string;
  /** An answer within somebody else's turn. */
  readonly answer?: true;
  readonly since: number;
}

export interface CursorItem extends Item {
  readonly version: number;
  readonly asked: readonly OpenQuestion[];
  readonly revision: number;
}

export const cursorKey = (id: string): Key => ({ PK: `game#${id}`, SK: 'mail' });

export const readCursor = (store: Store, id: string): Promise<CursorItem | null> =>
  store.get<CursorItem>(cursorKey(id));

/** For tables that come with a history: everything up to this version counts as told. */
export async function setMailCursor(store: Store, id: string, version: number): Promise<void> {
  await store.put(cursorKey(id), { version, asked: [], revision: 1 });
}

/** The list of files of a leveldb database: which hold its data now. Changes are added to it one by one. */
import { type Cursor, cursorOn, isAtEnd, sized, varint } from './bytes.ts';

export interface LiveFiles {
  /** Numbers of table files, with their sizes. */
  readonly tables: ReadonlyMap<number, number>;
  /** Logs from this number on, and perhaps the one before, hold what is in no table file yet. */
  readonly log: number;
  readonly previousLog: number;
}

/** leveldb, `db/version_edit.cc`: each entry begins with what it is. */
const Tag = {
  Comparator: 1,
  LogNumber: 2,
  NextFile: 3,
  LastSequence: 4,
  CompactPointer: 5,
  DeletedFile: 6,
  NewFile: 7,
  PreviousLog: 9,
} as const;

/** Throws a RangeError for records that are no such list. */
export function liveFiles(records: readonly Buffer[]): LiveFiles {
  const live = { tables: new Map<number, number>(), log: 0, previousLog: 0 };
  for (const record of records) {
    const cursor = cursorOn(record);
    while (!isAtEnd(cursor)) apply(live, cursor);
  }
  return live;
}

function apply(live: { tables: Map<number, number>; log: number; previousLog: number }, cursor: Cursor): void {
  switch (varint(cursor)) {
    case Tag.Comparator:
      sized(cursor);
      return;
    case Tag.LogNumber:
      live.log = varint(cursor);
      return;
    case Tag.PreviousLog:
      live.previousLog = varint(cursor);
      return;
    case Tag.NextFile:
    case Tag.LastSequence:
      varint(cursor);
      return;
    case Tag.CompactPointer:
      varint(cursor); // the level, here and below
      sized(cursor);
      return;
    case Tag.DeletedFile:
      varint(cursor);
      live.tables.delete(varint(cursor));
      return;
    case Tag.NewFile:
      varint(cursor);
      live.tables.set(varint(cursor), varint(cursor));
      sized(cursor); // its first and last key
      sized(cursor);
      return;
    default:
      throw new RangeError('an unknown entry');
  }
}

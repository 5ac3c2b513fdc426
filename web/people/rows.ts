/**
 * All tables of a person in one list: those of an address, and those that this browser holds without one. Those that
 * wait come first, the most urgent on top.
 */
import type { Other, Session, Status } from '../net/api.ts';
import type { OwnTable } from '../net/me.ts';

export interface TableRow {
  readonly table: string;
  readonly title: string;
  /** Null for a table that is only hosted. */
  readonly seat: number | null;
  readonly name: string | null;
  readonly others: readonly Other[];
  readonly hosts: boolean;
  readonly status: Status;
  /** It waits for this person, for a turn or to come. */
  readonly awaited: boolean;
  readonly at: string;
  readonly ownDeadline: string | null;
  readonly deadline: string | null;
  /** No address brings it back elsewhere. */
  readonly onlyHere: boolean;
}

export function rowsOf(own: readonly OwnTable[], { seats, hosts }: Session): TableRow[] {
  const known = new Set(own.map(({ table }) => table));
  const hosted = new Set(hosts.map(({ table }) => table));
  const byAddress = own.map((row) => ({ ...row, hosts: row.hosts || hosted.has(row.table), onlyHere: false }));
  const here = seats
    .filter(({ table }) => !known.has(table))
    .map((row) => ({ ...row, hosts: hosted.has(row.table), ownDeadline: null, deadline: null, onlyHere: true }));
  const seated = new Set([...known, ...here.map(({ table }) => table)]);
  const onlyHosted = hosts
    .filter(({ table }) => !seated.has(table))
    .map((row) => ({
      ...row,
      seat: null,
      name: null,
      awaited: false,
      hosts: true,
      ownDeadline: null,
      deadline: null,
      onlyHere: true,
    }));
  return [...byAddress, ...here, ...onlyHosted].toSorted(byUrgency);
}

/** Somebody was invited and has not come yet. */
export const isInvited = ({ awaited, status }: TableRow): boolean => awaited && status === 'gathering';

/** Turns before invitations; what has a deadline by it, all else by how long it waits; what does not wait, newest first. */
function byUrgency(one: TableRow, other: TableRow): number {
  if (one.awaited !== other.awaited) return one.awaited ? -1 : 1;
  if (!one.awaited) return compare(other.at, one.at);
  if (isInvited(one) !== isInvited(other)) return isInvited(one) ? 1 : -1;
  if (one.ownDeadline !== null && other.ownDeadline !== null) return compare(one.ownDeadline, other.ownDeadline);
  if (one.ownDeadline !== other.ownDeadline) return one.ownDeadline === null ? 1 : -1;
  return compare(one.at, other.at);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export interface Groups {
  readonly waiting: readonly TableRow[];
  readonly running: readonly TableRow[];
  readonly gathering: readonly TableRow[];
  readonly ended: readonly TableRow[];
}

export function groupsOf(rows: readonly TableRow[]): Groups {
  const isOver = ({ status }: TableRow) => status === 'ended' || status === 'closed';
  const rest = rows.filter((row) => !row.awaited && !isOver(row));
  return {
    waiting: rows.filter((row) => row.awaited && !isOver(row)),
    running: rest.filter(({ status }) => status === 'running'),
    gathering: rest.filter(({ status }) => status === 'gathering'),
    ended: rows.filter(isOver),
  };
}

export const addressOf = ({ table, seat }: Pick<TableRow, 'table' | 'seat'>): string =>
  seat === null ? `/t/${table}` : `/t/${table}?seat=${seat}`;

/**
 * The list of a player's tables. Tables that wait for the player come first, the longest wait on top; then the others,
 * newest first. Tables that the player only hosts are included.
 */
import { readTimes } from '../../clock/table-times.ts';
import { type OwnTable, statusOf } from '../../tables/table-lists.ts';
import { isProblem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { isClosed } from '../../tables/closing.ts';
import { headOfTable } from '../../tables/head.ts';
import { type Other, othersAt, readTable } from '../../tables/table-item.ts';

const SEATED = 'table#';
const HOSTED = 'hosts#';

export interface OwnTableRow extends Pick<OwnTable, 'table' | 'title' | 'game' | 'name' | 'status' | 'awaited' | 'at'> {
  /** Null for a table that is only hosted. */
  readonly seat: number | null;
  readonly others: readonly Other[];
  readonly hosts: boolean;
  /** When the own time of an awaited seat's turn is over, by the table's clock; null without one. */
  readonly ownDeadline: string | null;
  /** When its reserve is used up too. */
  readonly deadline: string | null;
}

export async function ownTables(service: Service, player: string): Promise<OwnTableRow[]> {
  const { store } = service;
  const [seated, hosted] = await Promise.all([
    store.list<OwnTable>(`player#${player}`, SEATED),
    store.list<{ table: string }>(`player#${player}`, HOSTED),
  ]);
  const hosts = new Set(hosted.map(({ table }) => table));
  for (const { table } of seated) hosts.delete(table);
  const rows = await Promise.all([
    ...seated.map((row) => withDeadline(service, row, hosted)),
    ...[...hosts].map((table) => onlyHosted(service, table)),
  ]);
  return rows.filter((row) => row !== null).toSorted(byUrgency);
}

async function withDeadline(
  service: Service,
  row: OwnTable,
  hosted: readonly { readonly table: string }[],
): Promise<OwnTableRow> {
  const { others = [], version: _, ...rest } = row;
  const asked = row.awaited && row.status === 'running' ? await readTable(service, row.table) : null;
  const times = asked === null || isProblem(asked) ? null : await readTimes(service, asked);
  const turn = times?.seats.find(({ seat }) => seat === row.seat)?.turn ?? null;
  return {
    ...rest,
    others,
    hosts: hosted.some(({ table }) => table === row.table),
    ownDeadline: isoOf(turn?.ownDeadline),
    deadline: isoOf(turn?.deadline),
  };
}

const isoOf = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : new Date(at).toISOString();

async function onlyHosted(service: Service, id: string): Promise<OwnTableRow | null> {
  const table = await readTable(service, id);
  if (isProblem(table) || isClosed(service, table)) return null;
  const head = await headOfTable(service, table);
  const { title, game, createdAt } = table;
  return {
    table: id,
    title,
    game,
    seat: null,
    name: null,
    others: othersAt(table, -1),
    status: statusOf(head),
    awaited: false,
    at: head.at ?? createdAt,
    hosts: true,
    ownDeadline: null,
    deadline: null,
  };
}

const RANKS = { running: 1, gathering: 2, ended: 3 } as const;
const rank = ({ awaited, status }: OwnTableRow): number => (awaited ? 0 : RANKS[status]);

function byUrgency(one: OwnTableRow, other: OwnTableRow): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  const order = one.at < other.at ? -1 : 1;
  return one.awaited ? order : -order;
}

/** The table to go to from another one: the one that has waited longest, never the one just left. */
export const nextTable = (tables: readonly OwnTableRow[], after: string | undefined): OwnTableRow | null =>
  tables.find(({ awaited, table, status }) => awaited && status !== 'ended' && table !== after) ?? null;

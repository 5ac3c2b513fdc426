/** The service's resources, as the pages use them. */
import type { ClockOptions } from '../../domain/kernel/clock.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Head, Setup, Submission } from '../../domain/kernel/setup.ts';
import { takeOpening } from './early-requests.ts';
import { type Answer, ask, unreachable } from './request.ts';
import { zoneHere } from './zone.ts';

export type Status = Head['status'];

export interface SeatInfo {
  readonly seat: number;
  /** An open seat has no name yet. */
  readonly name: string | null;
  readonly joined: boolean;
  /** The player by which the service plays the seat; null for a person. */
  readonly bot: string | null;
  /** Somebody was invited to it by mail, or sat down with a confirmed address. */
  readonly byMail?: true;
  /** Mail to whoever sits there comes back. */
  readonly mailBounces?: true;
  /** When mail about its turn last went out; only those who sit here are told. */
  readonly mailedAt?: string;
  /** Where it stood in the host's list, which is what its link names; the same as `seat` when no open seat was dropped. */
  readonly place?: number;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: Status;
  readonly options: { readonly [name: string]: unknown };
  readonly createdAt: string;
  readonly order: 'fixed' | 'random';
  /** In the lobby, for everybody to join. */
  readonly listed: boolean;
  readonly clock: ClockOptions | null;
  readonly seats: readonly SeatInfo[];
  /** What this browser's session holds. */
  readonly you: { readonly seats: readonly number[]; readonly host: boolean };
  /** Played elsewhere, under that id, and brought here at that time: to look at only. */
  readonly imported?: { readonly id: string; readonly at: string };
  /** The position from which it goes on, of a table here. */
  readonly origin?: { readonly table: string; readonly version: number };
  /** The table at which the same people play again, and the one they come from. */
  readonly rematch?: string;
  readonly rematchOf?: string;
}

export interface SeatLink {
  readonly seat: number;
  readonly link: string;
}

export interface NewTable {
  readonly id: string;
  readonly address: string;
  readonly host: string;
  /** A robot's seat has no link, nor one whose player was invited by mail. */
  readonly seats: readonly { readonly seat: number; readonly name: string | null; readonly link: string | null }[];
}

/** Somebody else at a table: by name, a robot, or nobody yet. */
export interface Other {
  readonly name: string | null;
  readonly bot: string | null;
}

export interface SeatOfMine {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string | null;
  readonly others: readonly Other[];
  readonly status: Status;
  readonly awaited: boolean;
  /** Of the last turn. */
  readonly at: string;
}

export interface Session {
  readonly seats: readonly SeatOfMine[];
  readonly hosts: readonly Omit<SeatOfMine, 'seat' | 'name' | 'awaited'>[];
  /** Whose mail was read in this browser, the newest last. */
  readonly players: readonly OwnPlayer[];
}

export interface OwnPlayer {
  readonly player: string;
  readonly address: string;
}

/** A link, and what it is traded in with. */
export interface Trade {
  readonly link: string;
  /** For an open seat. */
  readonly name?: string | undefined;
  /** As the mail prints it beside the link. */
  readonly code?: string | undefined;
  /** For an open seat: to sit down as this player of the browser. */
  readonly player?: string | undefined;
}

export interface Traded {
  /** Null for the link of a player, which is no table's. */
  readonly table: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly player?: string;
}

export interface Accepted {
  readonly version: number;
  readonly hash: string;
}

/** How many commits stand in one block. */
export const BLOCK = 64;

const noAnswer = { ok: false, problem: unreachable } as const;

export const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const createTable = (setup: Setup): Promise<Answer<NewTable>> =>
  ask('/api/tables', { method: 'POST', body: setup });

export const readTable = (id: string): Promise<Answer<TableInfo>> => ask(tablePath(id));

export const changeTable = (id: string, change: unknown): Promise<Answer<unknown>> =>
  ask(tablePath(id), { method: 'PATCH', body: change });

export const startTable = (id: string): Promise<Answer<unknown>> =>
  ask(`${tablePath(id)}/start`, { method: 'POST', body: {} });

export const readLinks = (id: string): Promise<Answer<readonly SeatLink[]>> => ask(`${tablePath(id)}/links`);

/** A head that does not read as one counts as no answer: better to ask again than to show nonsense. */
export async function readHead(id: string, etag: string | null): Promise<Answer<Head | null>> {
  const opening = etag === null ? takeOpening(id) : null;
  if (opening !== null) return { ok: true, status: 200, value: opening.head, etag: opening.etag };
  const answer = await ask<unknown>(`${tablePath(id)}/head`, { etag });
  if (!answer.ok || answer.status === 304) return answer as Answer<null>;
  if (!isHead(answer.value)) return noAnswer;
  return { ...answer, value: answer.value };
}

const isHead = (value: unknown): value is Head => {
  const { version, status, awaiting, generation } = (value ?? {}) as Partial<Head>;
  const figures = typeof version === 'number' && typeof generation === 'number';
  return figures && typeof status === 'string' && Array.isArray(awaiting);
};

/** The first version of the block that holds this one. */
export const firstOfBlock = (version: number): number => Math.floor((version - 1) / BLOCK) * BLOCK + 1;

/** The block that holds this version. */
export async function readBlock(id: string, version: number): Promise<Answer<readonly Commit[]>> {
  const first = firstOfBlock(version);
  const answer = await ask<unknown>(`${tablePath(id)}/commits/${first}-${first + BLOCK - 1}`);
  if (!answer.ok) return answer;
  const lines = String(answer.value)
    .split('\n')
    .filter((line) => line !== '');
  try {
    return { ...answer, value: lines.map((line) => JSON.parse(line) as Commit) };
  } catch {
    return noAnswer; // cut off on the way
  }
}

export const submit = (id: string, submission: Submission): Promise<Answer<Accepted>> =>
  ask(`${tablePath(id)}/commands`, { method: 'POST', body: submission });

export const exportAddress = (id: string): string => `${tablePath(id)}/export`;

export const readSession = (): Promise<Answer<Session>> => ask('/api/session');

export const tradeLink = (trade: Trade): Promise<Answer<Traded>> =>
  ask('/api/session/links', {
    method: 'POST',
    body: trade.code === undefined ? trade : { ...trade, zone: zoneHere() },
  });

export const forgetTable = (id: string): Promise<Answer<unknown>> =>
  ask(`/api/session/tables/${encodeURIComponent(id)}`, { method: 'DELETE' });

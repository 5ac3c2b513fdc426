/** The service's resources, as the pages use them. */
import type { Commit } from '../../domain/kernel/commit.ts';
import { type Head, headSchema, type Setup, type Submission } from '../../domain/kernel/setup.ts';
import { type Answer, ask, unreachable } from './request.ts';

export type Status = Head['status'];

export interface SeatInfo {
  readonly seat: number;
  /** An open seat has no name yet. */
  readonly name: string | null;
  readonly joined: boolean;
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
  readonly seats: readonly SeatInfo[];
  /** What this browser's session holds. */
  readonly you: { readonly seats: readonly number[]; readonly host: boolean };
}

export interface SeatLink {
  readonly seat: number;
  readonly link: string;
}

export interface NewTable {
  readonly id: string;
  readonly address: string;
  readonly host: string;
  readonly seats: readonly (SeatLink & { readonly name: string | null })[];
}

export interface SeatOfMine {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string | null;
  readonly status: Status;
  readonly awaited: boolean;
}

export interface Session {
  readonly seats: readonly SeatOfMine[];
  readonly hosts: readonly { readonly table: string; readonly title: string; readonly status: Status }[];
}

export interface Traded {
  readonly table: string;
  readonly seat: number | null;
  readonly host: boolean;
}

export interface Accepted {
  readonly version: number;
  readonly hash: string;
}

/** How many commits stand in one block. */
export const BLOCK = 64;

const noAnswer = { ok: false, problem: unreachable } as const;

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

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
  const answer = await ask<unknown>(`${tablePath(id)}/head`, { etag });
  if (!answer.ok || answer.status === 304) return answer as Answer<null>;
  const head = headSchema.safeParse(answer.value);
  if (!head.success) return noAnswer;
  return { ...answer, value: head.data };
}

/** The block that holds this version. */
export async function readBlock(id: string, version: number): Promise<Answer<readonly Commit[]>> {
  const first = Math.floor((version - 1) / BLOCK) * BLOCK + 1;
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

export const tradeLink = (link: string, name?: string): Promise<Answer<Traded>> =>
  ask('/api/session/links', { method: 'POST', body: name === undefined ? { link } : { link, name } });

export const forgetTable = (id: string): Promise<Answer<unknown>> =>
  ask(`/api/session/tables/${encodeURIComponent(id)}`, { method: 'DELETE' });

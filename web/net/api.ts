/** The service's resources, as the pages use them. */
import type { Committed } from '../../functions/http/answers/commands.ts';
import type { RedeemedLink, Session } from '../../functions/http/answers/session.ts';
import type { NewTable, SeatLink, TableInfo } from '../../functions/http/answers/table.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Head, Setup, Submission } from '../../domain/kernel/setup.ts';
import { takeOpening } from './early-requests.ts';
import { type Answer, ask, unreachable } from './request.ts';
import { zoneHere } from './zone.ts';

export type { Committed } from '../../functions/http/answers/commands.ts';
export type { OwnPlayer, RedeemedLink, SeatOfMine, Session } from '../../functions/http/answers/session.ts';
export type { NewTable, Other, SeatInfo, SeatLink, Status, TableInfo } from '../../functions/http/answers/table.ts';

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

export const submit = (id: string, submission: Submission): Promise<Answer<Committed>> =>
  ask(`${tablePath(id)}/commands`, { method: 'POST', body: submission });

export const exportAddress = (id: string): string => `${tablePath(id)}/export`;

export const readSession = (): Promise<Answer<Session>> => ask('/api/session');

export const tradeLink = (trade: Trade): Promise<Answer<RedeemedLink>> =>
  ask('/api/session/links', {
    method: 'POST',
    body: trade.code === undefined ? trade : { ...trade, zone: zoneHere() },
  });

export const forgetTable = (id: string): Promise<Answer<unknown>> =>
  ask(`/api/session/tables/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Histories as files, and what finished tables add up to. */
import { languageNow } from '../texts/language.ts';
import { type Answer, ask, type Problem, unreachable } from './request.ts';

/** The service reads no more than this. */
export const MOST_BYTES = 5_000_000;

export interface Imported {
  readonly id: string;
  readonly address: string;
  /** False where it was here already. */
  readonly fresh: boolean;
  /** It was played here, and is no copy. */
  readonly witnessed: boolean;
}

/** Sends a history file; tells how much of it, between 0 and 1, has left. */
export function sendHistory(file: Blob, left: (share: number) => void): Promise<Answer<Imported>> {
  // Only this way of asking tells how far it is.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open('POST', '/api/imports');
    request.setRequestHeader('content-type', 'application/x-ndjson');
    request.setRequestHeader('accept', 'application/json, application/problem+json');
    request.setRequestHeader('accept-language', languageNow());
    request.upload.addEventListener('progress', ({ loaded, total }) => left(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => resolve({ ok: false, problem: unreachable }));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.send(file);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): Answer<Imported> {
  try {
    const value: unknown = JSON.parse(responseText);
    if (status === 201) return { ok: true, status, value: value as Imported, etag: null };
    return { ok: false, problem: { code: `status-${status}`, detail: '', ...(value as Partial<Problem>), status } };
  } catch {
    return { ok: false, problem: { status, code: `status-${status}`, detail: '' } };
  }
}

export type Company = 'people' | 'robots' | 'solo';

export interface Figures {
  readonly tables: number;
  readonly results: number;
  readonly wins: number;
  readonly winsBySeat: readonly number[];
  readonly average: number | null;
  readonly averageLeading: number | null;
  readonly averageRounds: number | null;
  readonly best: { readonly total: number; readonly table: string; readonly seat: number } | null;
}

export interface GroupFigures extends Figures {
  readonly company: Company;
  readonly seats: number;
}

export interface WayFigures extends Figures {
  /** An option that was chosen, as the game names it. */
  readonly way: string;
}

export interface GameStatistics {
  readonly game: string;
  readonly tables: number;
  readonly months: readonly { readonly month: string; readonly tables: number }[];
  readonly groups: readonly GroupFigures[];
  readonly ways: readonly WayFigures[];
}

export interface OwnResult {
  readonly table: string;
  readonly title: string;
  readonly at: string;
  readonly seats: number;
  readonly company: Company;
  readonly rank: number;
  readonly total: number;
}

export interface OwnStatistics {
  readonly games: readonly Omit<GameStatistics, 'months'>[];
  readonly results: readonly OwnResult[];
}

export const readStatistics = (game: string): Promise<Answer<GameStatistics>> =>
  ask(`/api/statistics?game=${encodeURIComponent(game)}`);
export const readOwnStatistics = (): Promise<Answer<OwnStatistics>> => ask('/api/people/me/statistics');

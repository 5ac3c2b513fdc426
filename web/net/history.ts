/** Histories as files, and what finished tables add up to. */
import type { GameStatistics, OwnStatistics } from '../../functions/http/answers/statistics.ts';
import type { Imported } from '../../functions/http/answers/table.ts';
import { languageNow } from '../texts/language.ts';
import { type Answer, ask, type Problem, unreachable } from './request.ts';

export type {
  Figures,
  GameStatistics,
  GroupFigures,
  OwnResult,
  OwnStatistics,
  PlayedBy,
  WayFigures,
} from '../../functions/http/answers/statistics.ts';
export type { Imported } from '../../functions/http/answers/table.ts';

/** The service reads no more than this. */
export const MOST_BYTES = 5_000_000;

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

export const readStatistics = (game: string): Promise<Answer<GameStatistics>> =>
  ask(`/api/statistics?game=${encodeURIComponent(game)}`);
export const readOwnStatistics = (): Promise<Answer<OwnStatistics>> => ask('/api/people/me/statistics');

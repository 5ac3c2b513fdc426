/**
 * One way to ask the service. An answer is a value: what came, or a problem (RFC 9457) with a stable code. A network
 * that does not answer is a problem too, with the code `unreachable`, so that nothing here throws.
 */
import { languageNow } from '../texts/language.ts';
import { takeEarlyAnswer } from './early-requests.ts';

export interface Problem {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: string;
  /** The service's own sentence, in the language of the page; empty when no answer came. */
  readonly detail: string;
  readonly [extra: string]: unknown;
}

export type Answer<T> =
  | {
      readonly ok: true;
      readonly status: number;
      readonly value: T;
      readonly etag: string | null;
      /** There is another page behind this one (RFC 8288). */
      readonly next?: boolean;
    }
  | { readonly ok: false; readonly problem: Problem };

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Gives status 304 and no value when nothing has changed. */
  readonly etag?: string | null;
}

/** A phone on a train may be slow; a request that takes longer has been lost. */
const PATIENCE = 20_000;

export const unreachable: Problem = { status: 0, code: 'unreachable', detail: '' };

export async function ask<T>(path: string, asked: RequestOptions = {}): Promise<Answer<T>> {
  try {
    const response = await (earlyAnswer(path, asked) ?? fetch(path, requestOf(asked)));
    if (response.status === 304) return { ok: true, status: 304, value: null as T, etag: asked.etag ?? null };
    const value = await valueOf(response);
    if (!response.ok) return { ok: false, problem: problemOf(response.status, value) };
    const next = response.headers.get('link')?.includes('rel="next"') === true;
    return { ok: true, status: response.status, value: value as T, etag: response.headers.get('etag'), next };
  } catch {
    return { ok: false, problem: unreachable };
  }
}

/** A request that fails on its way is sent once more. */
function earlyAnswer(path: string, asked: RequestOptions): Promise<Response> | null {
  if ((asked.method ?? 'GET') !== 'GET' || asked.etag) return null;
  return takeEarlyAnswer(path)?.catch(() => fetch(path, requestOf(asked))) ?? null;
}

function requestOf({ method = 'GET', body, etag }: RequestOptions): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json, application/problem+json',
    'accept-language': languageNow(),
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (etag) headers['if-none-match'] = etag;
  return {
    method,
    headers,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function valueOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return text;
  return text === '' ? null : JSON.parse(text);
}

function problemOf(status: number, value: unknown): Problem {
  if (typeof value !== 'object' || value === null) return { status, code: `status-${status}`, detail: '' };
  return { code: `status-${status}`, detail: '', ...value, status };
}

/** Worth asking again without changing anything: no answer, the service is busy or in trouble. */
export const isPassing = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;

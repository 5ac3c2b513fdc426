/** Builds responses: JSON, problem details (RFC 9457), and conditional responses (RFC 9110 section 13). */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Games } from '../../domain/kernel/manifest.ts';
import { type Problem, problemStatus } from '../service/problem.ts';
import { readerOf, sentenceFor } from './language.ts';

/** RFC 9457 section 4.2.1: with `about:blank` the title is the status' own phrase. */
const PHRASES: { readonly [status: number]: string } = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The games are asked for the sentences of their rejections in other languages than English. */
export async function problemAnswer(c: Context, problem: Problem, games: Games = {}): Promise<Response> {
  const { problem: code, extra, headers } = problem;
  const status: ContentfulStatusCode = problemStatus[code];
  const detail = await sentenceFor(problem, readerOf(c), games);
  const body = { type: 'about:blank', title: PHRASES[status], status, code, detail, ...extra };
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    Vary: 'Accept-Language',
    'Cache-Control': 'no-store',
    ...headers,
  });
}

declare const jsonBody: unique symbol;
/** A response whose JSON body has this type. Nothing of it exists at run time. */
export type Reply<Body> = Response & { readonly [jsonBody]?: Body };

/** An answer that belongs to this browser alone, or must not be old. */
export const privately = <const Body>(c: Context, body: Body, status: 200 | 201 | 202 = 200): Reply<Body> =>
  c.json(body, status, { 'Cache-Control': 'no-store' });

/** An answer that is the same for everybody; `cache` is its Cache-Control (RFC 9111). */
export const publicly = <const Body>(c: Context, body: Body, cache: string): Reply<Body> =>
  c.json(body, 200, { 'Cache-Control': cache });

/** There is nothing to say but that it is done. */
export const done = (c: Context): Response => c.body(null, 204, { 'Cache-Control': 'no-store' });

/** A mail is on its way. */
export const sent = (c: Context): Reply<{ readonly sent: true }> => privately(c, { sent: true }, 202);

/** An answer under a version: without a body where the caller has it already. */
export function versioned(
  c: Context,
  { etag, cache, type, body }: { etag: string; cache: string; type: string; body: string | Uint8Array<ArrayBuffer> },
): Response {
  const headers = { 'Cache-Control': cache };
  return unchanged(c, { etag, headers }) ?? c.body(body, 200, { ...headers, ETag: etag, 'Content-Type': type });
}

/**
 * A 304 where the caller has this version already, else null: to be asked before a body is made at any cost. Its headers
 * are those of the whole answer, since a cache writes them over its own (RFC 9111 section 3.2).
 */
export const unchanged = (
  c: Context,
  { etag, headers }: { etag: string; headers: Readonly<Record<string, string>> },
): Response | null =>
  hasAlready(c.req.header('If-None-Match'), etag) ? c.body(null, 304, { ...headers, ETag: etag }) : null;

/** RFC 9110 section 13.1.2: a list of tags or `*`, compared weakly. */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}

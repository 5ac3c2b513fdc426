/**
 * What a table's page has before its script runs: the head, which the HTML brings, and requests that `static/early.js`
 * has sent. Each is taken once; after that the service is asked.
 */
import type { Head } from '../../domain/kernel/setup.ts';

declare global {
  var earlyRequests: Map<string, Promise<Response>> | undefined;
}

interface Opening {
  readonly head: Head;
  readonly etag: string;
}

/** The answer to a request that is on its way already. */
export function takeEarlyAnswer(path: string): Promise<Response> | null {
  const answer = globalThis.earlyRequests?.get(path) ?? null;
  globalThis.earlyRequests?.delete(path);
  return answer;
}

/** The head of this table as the page was served with it. */
export function takeOpening(id: string): Opening | null {
  const data = document.getElementById('opening');
  data?.remove();
  const opening = data === null ? null : (JSON.parse(data.textContent) as Opening);
  return opening?.head.id === id ? opening : null;
}

/**
 * An expensive read: served from the cache, or counted against the rate limit of the caller's network and computed.
 * Cached answers are not counted.
 */
import type { Problem } from '../service/problem.ts';
import { limits, overLimit } from '../service/rate-limit.ts';
import type { ResultCache } from './result-cache.ts';
import type { Call } from './route.ts';

type Caller = Pick<Call<unknown>, 'service' | 'address'>;

export async function heavyRead<T extends object>(
  caller: Caller,
  cache: ResultCache,
  key: string,
  compute: () => Promise<T | Problem>,
): Promise<T | Problem> {
  return cache.holds(key) ? cache.get(key, compute) : uncachedRead(caller, () => cache.get(key, compute));
}

/** The same for a result that nothing cheap says to be unchanged. */
export const uncachedRead = async <T extends object>(
  { service, address }: Caller,
  compute: () => Promise<T | Problem>,
): Promise<T | Problem> => (await overLimit(service, limits.heavyReads, address)) ?? compute();

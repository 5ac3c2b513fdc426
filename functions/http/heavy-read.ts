/**
 * An expensive read: taken from the cache where it is there, else counted against the caller's network and computed.
 * What costs nothing is not counted.
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

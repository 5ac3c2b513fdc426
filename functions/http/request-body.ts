/**
 * Reads request bodies with limits: bytes per body, bytes of all bodies together (`body-pool.ts`), and time, so that
 * neither many clients nor slow ones exhaust the memory.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { type Problem, problem } from '../service/problem.ts';
import { type BodyPool, type BodyShare, bodyPool } from './body-pool.ts';

/** What our pages send is at most this long; only imported histories are longer. */
export const MOST_BYTES = 64 * 1024;

interface Bound {
  /** Bytes of all bodies of this size that are under way. */
  readonly together: number;
  /** Milliseconds until the last byte must be here. */
  readonly within: number;
}

/** Small and large bodies have pools of their own: histories on their way must not keep a command out. */
export interface BodyLimits {
  readonly small: Bound;
  readonly large: Bound;
}

const bodyLimits: BodyLimits = {
  small: { together: 16 * 2 ** 20, within: 30_000 },
  large: { together: 24 * 2 ** 20, within: 120_000 },
};

/** When it is worth trying again after a refusal for lack of room. */
const RETRY_SECONDS = 5;
const FIRST_BYTES = 1024;
const BELIEVED = 8;

interface Reading {
  readonly limits: BodyLimits;
  readonly pools: { readonly small: BodyPool; readonly large: BodyPool };
  readonly shares: BodyShare[];
}

declare module 'hono' {
  interface ContextVariableMap {
    bodies?: Reading;
  }
}

/** Counts the bodies of all requests to an app, each until its answer is ready. */
export function countBodies(limits: BodyLimits = bodyLimits): MiddlewareHandler {
  const pools = { small: bodyPool(limits.small.together), large: bodyPool(limits.large.together) };
  return async (c, next) => {
    const shares: BodyShare[] = [];
    c.set('bodies', { limits, pools, shares });
    try {
      await next();
    } finally {
      for (const share of shares) share.release();
    }
  };
}

/** The body, if it has at most so many bytes. The length that a caller announces only helps to refuse early. */
export async function readBounded(c: Context, most: number): Promise<Uint8Array | Problem> {
  const announced = Number(c.req.header('Content-Length') ?? 0);
  if (announced > most) return problem('too-large', { most });
  const reader = c.req.raw.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const reading = c.get('bodies');
  if (reading === undefined) throw new Error('bodies are read only behind countBodies');
  const size = most > MOST_BYTES ? 'large' : 'small';
  const { within } = reading.limits[size];
  const stopped: Problem[] = [];
  // Cancelling ends the read that is waiting, as if the body were over.
  const stop = (reason: Problem): void => {
    stopped.push(reason);
    void reader.cancel().catch(() => {});
  };
  const share = reading.pools[size].open(() => stop(overloaded()));
  reading.shares.push(share);
  const timer = setTimeout(() => stop(tooSlow(within)), within);
  const body = growing(most, announced, share);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (stopped[0] !== undefined) return stopped[0];
      if (done) break;
      const refused = body.add(value);
      if (refused !== null) return refused;
    }
    share.arrived();
    return body.whole();
  } catch {
    return new Uint8Array(); // the caller went away in the middle
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => {});
  }
}

/**
 * One buffer that grows. A list of the pieces would hold far more than their bytes where a caller sends many small
 * ones. An announced length is believed once a part of it has come: announcing alone must not fill the pool.
 */
function growing(most: number, announced: number, share: BodyShare) {
  let buffer = Buffer.alloc(0);
  let length = 0;
  return {
    add(piece: Uint8Array): Problem | null {
      const needed = length + piece.length;
      if (needed > most) return problem('too-large', { most });
      if (needed > buffer.length) {
        const believed = announced >= needed && announced <= BELIEVED * needed;
        const ahead = believed ? announced : 2 * needed;
        const room = Math.min(most, Math.max(needed, ahead, FIRST_BYTES));
        if (!share.take(room - buffer.length)) return overloaded();
        const larger = Buffer.allocUnsafeSlow(room);
        larger.set(buffer.subarray(0, length));
        buffer = larger;
      }
      buffer.set(piece, length);
      length = needed;
      return null;
    },
    whole: (): Uint8Array => buffer.subarray(0, length),
  };
}

const overloaded = (): Problem =>
  problem('overloaded', { seconds: RETRY_SECONDS }, { headers: { 'Retry-After': String(RETRY_SECONDS) } });

/** RFC 9110 section 15.5.9: the connection is of no further use. */
const tooSlow = (within: number): Problem =>
  problem('too-slow', { seconds: Math.ceil(within / 1000) }, { headers: { Connection: 'close' } });

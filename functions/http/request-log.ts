/**
 * The request log: route pattern, status and duration of each request. It never holds the path, a token, an address or
 * a body. An error is logged by class and stack, not by message, which could quote any of these.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { errorLine, type Log } from '../service/log.ts';

export const requestLog =
  (log: Log, clock: () => number): MiddlewareHandler =>
  async (c, next) => {
    const began = clock();
    await next();
    log({
      at: new Date(began).toISOString(),
      method: knownMethod(c),
      route: patternOf(c),
      status: c.res.status,
      ms: clock() - began,
      ...(c.error ? errorLine(c.error) : {}),
    });
  };

/** A method is written by the caller, so only known words get into the log. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const knownMethod = (c: Context): string => (METHODS.has(c.req.method) ? c.req.method : 'other');

const patternOf = (c: Context): string => matchedRoutes(c).find(({ path }) => path !== '/*')?.path ?? 'none';

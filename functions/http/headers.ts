/**
 * What every answer carries, whatever it is: nothing from third parties, no framing, no guessing of types, and no
 * address of ours in another site's log.
 */
import type { MiddlewareHandler } from 'hono';
import { isSecure, type Settings } from '../settings.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR = 31_536_000;

export function securityHeaders(settings: Settings): MiddlewareHandler {
  const headers: [string, string][] = [
    ['Content-Security-Policy', POLICY],
    ['Referrer-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isSecure(settings) ? [['Strict-Transport-Security', `max-age=${YEAR}`] as [string, string]] : []),
  ];
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    // A table is for whoever got its address, not for those who search.
    if (/^\/(api|t)\//.test(c.req.path)) c.res.headers.set('X-Robots-Tag', 'noindex');
  };
}

/**
 * What every answer carries, whatever it is: nothing from third parties, no framing, no guessing of types, and no
 * address of ours in another site's log.
 */
import type { MiddlewareHandler } from 'hono';
import { isSecure, type Settings } from '../service/settings.ts';

const CSP = 'Content-Security-Policy';
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
    [CSP, POLICY],
    ['Referrer-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isSecure(settings) ? [['Strict-Transport-Security', `max-age=${YEAR}`] as [string, string]] : []),
  ];
  return async (c, next) => {
    await next();
    // A letter in the mailbox has a stricter policy of its own.
    const own = c.res.headers.get(CSP);
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (own !== null) c.res.headers.set(CSP, own);
    else if (/^\/mailbox\/?$/.test(c.req.path)) c.res.headers.set(CSP, `${POLICY}; frame-src 'self'`);
    // A table is for whoever got its address, not for those who search.
    if (/^\/(api|t|unsubscribe)\//.test(c.req.path)) c.res.headers.set('X-Robots-Tag', 'noindex');
  };
}

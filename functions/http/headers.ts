/**
 * Security headers of every answer: content security policy without third parties, no framing, no type sniffing, and no
 * referrer to other sites.
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
    // Tables are not for search engines: only people with the address look at them.
    if (/^\/(api|t|unsubscribe)\//.test(c.req.path)) c.res.headers.set('X-Robots-Tag', 'noindex');
  };
}

/**
 * The one cookie. With https its name begins with `__Host-`, which browsers take only when it is Secure, for this host
 * alone and for all paths (RFC 6265bis section 4.1.3.2); without https such a cookie would be dropped.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../people/session.ts';
import { isSecure, type Settings } from '../service/settings.ts';

const nameOf = (settings: Settings): string => (isSecure(settings) ? '__Host-railpost' : 'railpost');

const attributes = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(settings) }) as const;

export const readCookie = (c: Context, settings: Settings): string | undefined => getCookie(c, nameOf(settings));

export function writeCookie(c: Context, settings: Settings, id: string): void {
  setCookie(c, nameOf(settings), id, { ...attributes(settings), maxAge: SESSION_SECONDS });
}

export function clearCookie(c: Context, settings: Settings): void {
  deleteCookie(c, nameOf(settings), attributes(settings));
}

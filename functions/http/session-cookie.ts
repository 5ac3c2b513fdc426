/**
 * The session cookie. With https its name begins with `__Host-`, which browsers accept only when it is Secure, for this
 * host alone and for all paths (RFC 6265bis section 4.1.3.2); without https such a cookie would be dropped.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { changeSession, SESSION_SECONDS, type Session } from '../people/session.ts';
import { isSecure, type Settings } from '../service/settings.ts';
import type { Call } from './route.ts';

const nameOf = (settings: Settings): string => (isSecure(settings) ? '__Host-railpost' : 'railpost');

const attributes = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(settings) }) as const;

export const readCookie = (c: Context, settings: Settings): string | undefined => getCookie(c, nameOf(settings));

function writeCookie(c: Context, settings: Settings, id: string): void {
  setCookie(c, nameOf(settings), id, { ...attributes(settings), maxAge: SESSION_SECONDS });
}

export function clearCookie(c: Context, settings: Settings): void {
  deleteCookie(c, nameOf(settings), attributes(settings));
}

/** Changes the session and renews its cookie. False when too many wrote the session at the same time. */
export async function saveSession(
  { c, service, cookie }: Call<unknown>,
  change: (session: Session) => Session,
): Promise<boolean> {
  const id = await changeSession(service, cookie, change);
  if (id !== null) writeCookie(c, service.settings, id);
  return id !== null;
}

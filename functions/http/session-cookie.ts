/** What a browser holds from now on, and the cookie under which it finds it again. */
import { changeSession, type Session } from '../people/session.ts';
import { writeCookie } from './cookie.ts';
import type { Call } from './route.ts';

/** False where too many wrote at the same time. */
export async function keep(
  { c, service, cookie }: Call<unknown>,
  change: (session: Session) => Session,
): Promise<boolean> {
  const kept = await changeSession(service, cookie, change);
  if (kept !== null) writeCookie(c, service.settings, kept);
  return kept !== null;
}

/**
 * Access control of the local mailbox. It holds links and codes of all players, so it is open only when nobody but the
 * person at the machine can reach the service: under a loopback name, and without a proxy.
 *
 * A proxy is recognised by the headers it adds. The first request with one, for any path, closes the mailbox until the
 * process ends, because the proxy's other requests may lack the header. Another site's page cannot set these headers:
 * the browser sends a preflight first, which gets 405 and no CORS headers. A page whose own host name points to this
 * machine could, as could any local program. It gains nothing: the mailbox is then closed, and a restart opens it.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { say } from '../../domain/kernel/texts.ts';
import type { Service } from '../service/service.ts';
import { isLoopback } from '../service/settings.ts';
import { english } from '../texts/en.ts';

export interface MailboxAccess {
  /** Looks at every request for the headers of a proxy. */
  readonly watch: MiddlewareHandler;
  isOpenTo(c: Context): boolean;
}

/** Headers that proxies, tunnels and content delivery networks add; browsers send none of them. */
const PROXY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Real-IP',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'X-Amzn-Trace-Id',
];
const PROXY_PREFIXES = ['X-Forwarded-', 'X-Original-', 'X-Envoy-', 'X-Azure-', 'CF-', 'Tailscale-', 'Ngrok-'];

/** Under our own spelling, since a caller writes the rest of the name. */
function proxyHeaderIn(c: Context): string | undefined {
  const names = Object.keys(c.req.header());
  const listed = PROXY_HEADERS.find((header) => names.includes(header.toLowerCase()));
  if (listed !== undefined) return listed;
  if (names.includes('x-forwarded-for')) return 'X-Forwarded-For';
  const prefix = PROXY_PREFIXES.find((one) => names.some((name) => name.startsWith(one.toLowerCase())));
  return prefix && `${prefix}…`;
}

export function mailboxAccess({ settings, log, clock }: Pick<Service, 'settings' | 'log' | 'clock'>): MailboxAccess {
  let behindProxy = false;
  const look = (c: Context): void => {
    if (behindProxy || settings.mail !== 'mailbox') return;
    const header = proxyHeaderIn(c);
    if (header === undefined) return;
    behindProxy = true;
    const detail = say(english, 'log.mailboxClosed', { header });
    log({ at: new Date(clock()).toISOString(), warning: 'mailbox-closed', detail });
  };
  return {
    async watch(c, next) {
      look(c);
      await next();
    },
    isOpenTo: (c) => settings.mail === 'mailbox' && !behindProxy && isLoopback(new URL(c.req.url).hostname),
  };
}

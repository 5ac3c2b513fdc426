/**
 * The caller's network address for rate limits. Without proxies it is the remote address of the connection. Each proxy
 * appends the address it saw to `X-Forwarded-For`, so only as many entries from the right are trusted as there are
 * proxies of ours.
 */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export const addressBehind =
  (proxies: number) =>
  (c: Context): string => {
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
    if (proxies === 0) return socket;
    const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim());
    const caller = forwarded.at(-proxies) ?? '';
    return caller === '' ? socket : caller;
  };

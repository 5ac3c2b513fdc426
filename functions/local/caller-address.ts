/**
 * Who calls, for counting. Without proxies that is the other end of the connection; with them each has added the caller
 * it saw to `X-Forwarded-For`, and only as many entries from the right can be believed as there are proxies of ours.
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

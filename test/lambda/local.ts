/** The app behind Node's own HTTP server, as the local service runs it, with a clock and chance that a test chooses. */
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from '../../functions/http/app.ts';
import type { Answered, Asked } from './gateway.ts';

export interface Local {
  ask(asked: Asked): Promise<Answered>;
  close(): Promise<unknown>;
}

export async function serveLocally(parts: AppParts): Promise<Local> {
  const listener = getRequestListener(createApp(parts).fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (asked) => ask(port, asked),
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

/** One request as bytes: nothing added, nothing decoded. */
function ask(port: number, { method, path, headers = {}, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.from(body).length) };
    const outgoing = send(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { 'set-cookie': cookies = [], ...named } = incoming.headers;
          const flat = Object.entries(named).map(([name, value]) => [name, String(value)]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(flat) as Record<string, string>,
            cookies,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

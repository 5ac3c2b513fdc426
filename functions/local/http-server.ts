/**
 * The app on a port of this machine. Every answer has the same security headers, also when the request never reaches
 * the app because its target is no URL. Node itself answers what is no HTTP: a status without a body, then it closes
 * the connection.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { problemAnswer } from '../http/responses.ts';
import { securityHeaders } from '../http/headers.ts';
import { requestLog } from '../http/request-log.ts';
import { type ProblemCode, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';

export interface ServerTimeouts {
  /** Milliseconds until the headers of a request must be here, and the whole of it. */
  readonly headers: number;
  readonly request: number;
  /** How often Node looks for requests that are late. */
  readonly check: number;
}

/** A whole request may take longer than the app gives to its body (`http/request-body.ts`), which answers with a sentence. */
const TIMEOUTS: ServerTimeouts = { headers: 20_000, request: 150_000, check: 5000 };

/** A request without a host is answered below, like one with a host that cannot be read. */
export const httpServer = ({ headers, request, check }: ServerTimeouts = TIMEOUTS): Server =>
  createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: check,
    requireHostHeader: false,
  });

export function answerWith(app: Hono, server: Server, service: Pick<Service, 'settings' | 'clock' | 'log'>): void {
  const refused = refusals(service);
  server.on('request', (incoming, outgoing) => {
    const listener = getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      errorHandler: (error) => refused(incoming, error),
    });
    void listener(incoming, outgoing);
  });
}

/** Answers to requests that the app cannot be asked. */
function refusals({ settings, clock, log }: Pick<Service, 'settings' | 'clock' | 'log'>) {
  const app = new Hono<{ Bindings: { code: ProblemCode } }>();
  app.use(requestLog(log, clock));
  app.use(securityHeaders(settings));
  app.notFound((c) => problemAnswer(c, problem(c.env.code)));
  return async ({ headers }: IncomingMessage, error: unknown): Promise<Response> => {
    const language = headers['accept-language'];
    const code = error instanceof RequestError ? 'bad-target' : 'internal';
    return app.request('/', { headers: language === undefined ? {} : { 'Accept-Language': language } }, { code });
  };
}

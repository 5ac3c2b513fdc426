/**
 * The whole service as a value: hand it a request, get an answer. The local server, the Lambda function and the tests
 * run this same app and differ only in what they pass in.
 */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Game } from '../../domain/kernel/contract.ts';
import type { Keys } from '../people/keys.ts';
import { isProblem, problem } from '../problem.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { tableCache } from '../store/table-cache.ts';
import { problemAnswer } from './answers.ts';
import { readCookie } from './cookie.ts';
import { foreignOrigin, readBody } from './guards.ts';
import { securityHeaders } from './headers.ts';
import { type Log, requestLog } from './log.ts';
import type { Route } from './route.ts';
import { commitsRoutes } from './routes/commits.ts';
import { commandsRoutes } from './routes/commands.ts';
import { exportRoutes } from './routes/export.ts';
import { headRoutes } from './routes/head.ts';
import { healthRoutes, type RunsOn } from './routes/health.ts';
import { linksRoutes } from './routes/links.ts';
import { pageRoutes } from './routes/page.ts';
import { sessionRoutes } from './routes/session.ts';
import { tablesRoutes } from './routes/tables.ts';

export interface AppParts {
  readonly store: Store;
  readonly games: { readonly [id: string]: Game };
  /** Or how to get them: a fresh process answers most requests without. */
  readonly keys: Keys | (() => Promise<Keys>);
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** The built page of a table, with its placeholders. */
  readonly shell: () => Promise<string>;
  readonly runsOn: RunsOn;
  /** The network address of a caller, for counting only. */
  readonly addressOf: (c: Context) => string;
  readonly log: Log;
  /** Files of the pages, where nobody else serves them. Null: there is none at this path. */
  readonly files?: (c: Context) => Promise<Response | null>;
}

/** Commits repeat their words; compressed they are a tenth. All other answers are too short for it. */
const LONG = /^application\/x-ndjson/;

export function createApp({ shell, runsOn, addressOf, log, files, keys, ...parts }: AppParts): Hono {
  const service: Service = {
    ...parts,
    keys: typeof keys === 'function' ? keys : () => Promise.resolve(keys),
    tables: tableCache(parts.store),
  };
  const routes: Route[] = [];
  routes.push(
    ...healthRoutes(runsOn, () => routes),
    ...tablesRoutes,
    ...headRoutes,
    ...commitsRoutes,
    ...commandsRoutes,
    ...linksRoutes,
    ...exportRoutes,
    ...sessionRoutes,
    ...pageRoutes(shell),
  );

  const app = new Hono();
  app.use(requestLog(log, service.clock));
  app.use(securityHeaders(service.settings));
  app.use(compress({ contentTypeFilter: LONG }));
  for (const route of routes) app.on(route.method, route.path, answerTo(route, service, addressOf));
  for (const path of new Set(routes.map(({ path }) => path))) app.all(path, wrongMethod(routes, path));
  app.notFound(async (c) => {
    const file = isReading(c) ? await files?.(c) : null;
    return file ?? problemAnswer(c, problem('unknown-route'));
  });
  app.onError((_, c) => problemAnswer(c, problem('internal')));
  return app;
}

const isReading = (c: Context): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

const answerTo = (route: Route, service: Service, addressOf: AppParts['addressOf']) => async (c: Context) => {
  const refused = isReading(c) ? null : foreignOrigin(c, service.settings);
  if (refused) return problemAnswer(c, refused);
  const read = route.body ? await readBody(c, route.body) : { body: undefined };
  if (isProblem(read)) return problemAnswer(c, read);
  const cookie = readCookie(c, service.settings);
  const answer = await route.handle({ c, service, body: read.body, cookie, address: addressOf(c) });
  return isProblem(answer) ? problemAnswer(c, answer) : answer;
};

/** RFC 9110 section 15.5.6: the answer names what is allowed. HEAD goes where GET goes. */
function wrongMethod(routes: readonly Route[], path: string) {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (c: Context) =>
    problemAnswer(c, problem('wrong-method', { method: c.req.method }, { headers: { Allow: allow } }));
}

/**
 * The Hono app. The local server, the Lambda function and the tests run this same app and differ only in the parts they
 * pass in.
 */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { TrieRouter } from 'hono/router/trie-router';
import type { Games } from '../../domain/kernel/manifest.ts';
import type { HeavyWork } from '../render/heavy-work.ts';
import type { Keys } from '../service/keys.ts';
import { isProblem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Settings } from '../service/settings.ts';
import type { Store } from '../store/store.ts';
import { type TableCache, tableCache } from '../store/table-cache.ts';
import { allRoutes } from './all-routes.ts';
import { problemAnswer } from './responses.ts';
import { type BodyLimits, countBodies } from './request-body.ts';
import { readCookie } from './session-cookie.ts';
import { foreignOrigin, readBody } from './guards.ts';
import { securityHeaders } from './headers.ts';
import type { Log } from '../service/log.ts';
import { requestLog } from './request-log.ts';
import { mailboxAccess } from './mailbox-access.ts';
import { networkOf } from './network.ts';
import { malformedParameter } from './path-parameters.ts';
import { resultCache } from './result-cache.ts';
import type { Route } from './route.ts';
import type { RunsOn } from './routes/health.ts';
import { unknownPage } from './routes/page.ts';

export interface AppParts {
  readonly store: Store;
  readonly games: Games;
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
  /** Where this process itself does what follows a commit; in AWS the database's stream wakes another. */
  readonly wake?: (table: string) => void;
  /** Where long computations run; in this process where it is absent. */
  readonly heavyWork?: HeavyWork;
  /** Folded tables, where others in this process use them too. */
  readonly tables?: TableCache;
  /** How much of requests is held at one time, and how long a body may take. */
  readonly bodies?: BodyLimits;
  /** Files of the pages, where nobody else serves them. Null: there is none at this path. */
  readonly files?: (c: Context) => Promise<Response | null>;
}

/** Commits, drawings and pages repeat their words; compressed they are a tenth. All other answers are too short for it. */
const LONG = /^(application\/x-ndjson|image\/svg\+xml|text\/(plain|csv|html))/;

export function createApp({ shell, runsOn, addressOf, files, keys, wake, tables, bodies, ...parts }: AppParts): Hono {
  const service: Service = {
    ...parts,
    keys: typeof keys === 'function' ? keys : () => Promise.resolve(keys),
    tables: tables ?? tableCache(parts.store),
    wake: wake ?? (() => {}),
  };
  const mailbox = mailboxAccess(service);
  const results = resultCache();
  const routes = allRoutes(runsOn, mailbox, results, shell);

  // Hono's default would come to this one too, after another that refuses our paths: a fresh process pays for the try.
  const app = new Hono({ router: new TrieRouter() });
  app.use(requestLog(service.log, service.clock));
  app.use(securityHeaders(service.settings));
  app.use(mailbox.watch);
  app.use(countBodies(bodies));
  app.use(compress({ contentTypeFilter: LONG }));
  for (const path of new Set(routes.map((route) => route.path))) {
    const alike = routes.filter((route) => route.path === path);
    for (const route of alike) app.on(route.method, path, answerTo(route, service, addressOf));
    // Right here: a later path with a parameter must not take what this one refuses.
    app.all(path, wrongMethod(alike));
  }
  app.notFound(async (c) => {
    const closed = /^\/mailbox(\/|$)/.test(c.req.path) && !mailbox.isOpenTo(c);
    const file = isReading(c) && !closed ? await files?.(c) : null;
    if (file) return file;
    return wantsPage(c) ? unknownPage(c, await shell()) : problemAnswer(c, problem('unknown-route'));
  });
  app.onError((_, c) => problemAnswer(c, problem('internal')));
  return app;
}

/** A person at a browser, not a program that asks the API (RFC 9110 section 12.5.1). */
const wantsPage = (c: Context): boolean =>
  isReading(c) && !c.req.path.startsWith('/api/') && (c.req.header('Accept') ?? '').includes('text/html');

const isReading = (c: Context): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

const answerTo = (route: Route, service: Service, addressOf: AppParts['addressOf']) => async (c: Context) => {
  const refused = isReading(c) ? null : foreignOrigin(c, service.settings);
  if (refused) return problemAnswer(c, refused);
  const malformed = malformedParameter(route, (name) => c.req.param(name));
  if (malformed) return problemAnswer(c, malformed);
  const read = route.body ? await readBody(c, route.body) : { body: undefined };
  if (isProblem(read)) return problemAnswer(c, read);
  const cookie = readCookie(c, service.settings);
  const address = networkOf(addressOf(c));
  const answer = await route.handle({ c, service, body: read.body, cookie, mails: route.mails === true, address });
  return isProblem(answer) ? problemAnswer(c, answer, service.games) : answer;
};

/** RFC 9110 section 15.5.6: the answer names what is allowed. HEAD goes where GET goes. */
function wrongMethod(routes: readonly Route[]) {
  const allow = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (c: Context) =>
    problemAnswer(c, problem('wrong-method', { method: c.req.method }, { headers: { Allow: allow } }));
}

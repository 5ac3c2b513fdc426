/** Whether the service is well and what it runs on, which games it offers, and the description of all routes. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import manifest from '../../../package.json' with { type: 'json' };
import { versioned } from '../responses.ts';
import { type Route, route } from '../route.ts';

export interface RunsOn {
  readonly runsOn: 'local' | 'lambda';
  readonly store: 'dynalite' | 'dynamodb';
}

const healthSchema = z.strictObject({
  status: z.literal('ok'),
  runsOn: z.enum(['local', 'lambda']),
  store: z.enum(['dynalite', 'dynamodb']),
  mail: z.enum(['none', 'mailbox', 'sent']),
  node: z.string(),
  build: z.string(),
});

const gamesSchema = z.array(z.strictObject({ id: z.string(), seats: z.strictObject({ min: z.int(), max: z.int() }) }));

const NO_CACHE = { 'Cache-Control': 'no-cache' };

/** All routes do not change while a process runs, and describing them takes a while. */
function description(routes: () => readonly Route[]) {
  let printed: Promise<{ readonly body: string; readonly etag: string }> | undefined;
  // Loaded when it is asked for: a fresh Lambda process has better things to do.
  const print = async (publicUrl: string) => {
    const { describe } = await import('../openapi.ts');
    const body = JSON.stringify(describe(routes(), publicUrl));
    return { body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
  };
  return (publicUrl: string) => (printed ??= print(publicUrl));
}

export function healthRoutes(runsOn: RunsOn, routes: () => readonly Route[]): Route[] {
  const described = description(routes);
  return [
    route(
      {
        method: 'GET',
        path: '/api/health',
        summary: 'Whether the service is well, and what it runs on',
        answer: { status: 200, description: 'It is well', schema: healthSchema },
      },
      ({ c, service }) =>
        c.json(
          { status: 'ok', ...runsOn, mail: service.settings.mail, node: process.version, build: manifest.version },
          200,
          { 'Cache-Control': 'no-store' },
        ),
    ),
    route(
      {
        method: 'GET',
        path: '/api/games',
        summary: 'The games that are offered',
        answer: { status: 200, description: 'Each game with the players it takes', schema: gamesSchema },
      },
      ({ c, service }) =>
        c.json(
          Object.values(service.games).map(({ id, seats }) => ({ id, seats })),
          200,
          NO_CACHE,
        ),
    ),
    route(
      {
        method: 'GET',
        path: '/api/openapi.json',
        summary: 'This description',
        answer: { status: 200, description: 'OpenAPI 3.1' },
      },
      async ({ c, service }) => {
        const { body, etag } = await described(service.settings.publicUrl);
        return versioned(c, { etag, cache: 'no-cache', type: 'application/json', body });
      },
    ),
  ];
}

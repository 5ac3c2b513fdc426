/** Whether the service is well and what it runs on, which games it offers, and the description of all routes. */
import { createHash } from 'node:crypto';
import manifest from '../../../package.json' with { type: 'json' };
import { gamesSchema, healthSchema } from '../answers/site.ts';
import { privately, publicly, versioned } from '../responses.ts';
import { type Route, route } from '../route.ts';

export interface RunsOn {
  readonly runsOn: 'local' | 'lambda';
  readonly store: 'dynalite' | 'dynamodb';
}

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
        privately(c, {
          status: 'ok',
          ...runsOn,
          mail: service.settings.mail,
          node: process.version,
          build: manifest.version,
        }),
    ),
    route(
      {
        method: 'GET',
        path: '/api/games',
        summary: 'The games that are offered',
        answer: { status: 200, description: 'Each game with the players it takes', schema: gamesSchema },
      },
      ({ c, service }) =>
        publicly(
          c,
          Object.values(service.games).map(({ id, seats }) => ({ id, seats })),
          'no-cache',
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

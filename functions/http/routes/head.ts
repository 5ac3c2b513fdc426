/** The head of a table, which pages poll. */
import { headSchema } from '../../../domain/kernel/setup.ts';
import { isProblem } from '../../service/problem.ts';
import { readHead } from '../../tables/head.ts';
import { versioned } from '../responses.ts';
import { type Route, route } from '../route.ts';

export const headRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/head',
      summary: 'The version of a table and who is awaited; its ETag is the version',
      answer: { status: 200, description: 'The head', schema: headSchema },
    },
    async ({ c, service }) => {
      const read = await readHead(service, c.req.param('id') ?? '');
      if (isProblem(read)) return read;
      return versioned(c, {
        etag: read.tag,
        cache: 'public, max-age=2',
        type: 'application/json',
        body: JSON.stringify(read.head),
      });
    },
  ),
];

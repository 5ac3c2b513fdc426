/** Imports an exported history. */
import { isProblem, problem } from '../../service/problem.ts';
import { importHistory } from '../../actions/tables/import.ts';
import { importedSchema } from '../answers/table.ts';
import { privately } from '../responses.ts';
import { readBounded } from '../request-body.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { type Route, route } from '../route.ts';

/** Far more than the longest game; what a Lambda function can still be handed. */
const MOST_BYTES = 5_000_000;

export const importsRoutes: Route[] = [
  route(
    {
      method: 'POST',
      path: '/api/imports',
      summary: 'An exported history, as newline-delimited JSON, becomes a table to look at',
      answer: {
        status: 201,
        description:
          'Where it can be seen; fresh is false where it was here, witnessed is true where it was played here',
        schema: importedSchema,
      },
      problems: ['bad-history', 'too-large', 'wrong-type-history', 'too-slow', 'overloaded'],
    },
    async ({ c, service, address }) => {
      if (!/^application\/x-ndjson\b/i.test(c.req.header('Content-Type') ?? '')) return problem('wrong-type-history');
      const refused = await overLimit(service, limits.imports, address);
      if (refused) return refused;
      const file = await readBounded(c, MOST_BYTES);
      if (isProblem(file)) return file;
      const imported = await importHistory(service, file);
      if (isProblem(imported)) return imported;
      const { table, fresh, witnessed } = imported;
      return privately(c, { id: table.id, address: `/t/${table.id}`, fresh, witnessed }, 201);
    },
  ),
];

/** A whole history as a file, which `railpost verify` reads. */
import { headerOf, printHistory } from '../../../domain/kernel/history-file.ts';
import { isProblem, problem } from '../../problem.ts';
import { readTable } from '../../tables/table-item.ts';
import { type Route, route } from '../route.ts';

export const exportRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/export',
      summary: 'The whole history as a file: a header, then every commit',
      answer: { status: 200, description: 'Newline-delimited JSON', type: 'application/x-ndjson' },
      problems: ['not-started'],
    },
    async ({ c, service }) => {
      const table = await readTable(service, c.req.param('id') ?? '');
      if (isProblem(table)) return table;
      const commits = await service.store.commits(table.id, 0);
      const [first] = commits;
      if (!first) return problem('not-started');
      const names = table.seats.map(({ name }) => name ?? '');
      return c.body(printHistory(headerOf(table.id, first, names), commits), 200, {
        'Content-Type': 'application/x-ndjson',
        'Content-Disposition': `attachment; filename="railpost-${table.id}.ndjson"`,
        'Cache-Control': 'no-cache',
      });
    },
  ),
];

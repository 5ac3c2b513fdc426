/** A table's history as files: the history itself, a record to read, rows for a spreadsheet, the board as a picture. */
import { parseMoment, printMoment } from '../../../domain/kernel/moment.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { type ExportWish, exportTable, isExportFormat } from '../../tables/export.ts';
import { readTable } from '../../tables/table-item.ts';
import { versioned } from '../answers.ts';
import { readerOf } from '../language.ts';
import { type Call, type Route, route } from '../route.ts';

/** A moment never changes, and nobody is named in its picture. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const PICTURES: ReadonlySet<string> = new Set(['svg', 'png']);

export const exportRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/export',
      summary:
        'A table as a file: its whole history, a record to read, its rounds in figures, its board, or its comments',
      answer: {
        status: 200,
        description: 'Newline-delimited JSON, text, CSV, SVG, PNG or JSON, by its format',
        type: 'application/x-ndjson',
      },
      query: [
        {
          name: 'format',
          description:
            'ndjson (a header, then every commit), record (to read), csv (rounds in figures), svg or png (the board), annotations (JSON)',
        },
        { name: 'language', description: 'Of a record: en, fr or es; without it, as Accept-Language wishes' },
        {
          name: 'at',
          description:
            'A version: the history up to it, or the board at that moment; 57.3 is the board after three facts of version 57',
        },
      ],
      problems: ['not-started', 'unknown-format', 'unknown-position', 'too-many-requests'],
    },
    async ({ c, service }) => {
      const wish = wishOf(c);
      if (isProblem(wish)) return wish;
      const table = await readTable(service, c.req.param('id') ?? '');
      if (isProblem(table)) return table;
      const file = await exportTable(service, table, wish);
      if (isProblem(file)) return file;
      const isPicture = PICTURES.has(wish.format);
      // A picture may stand in a page; everything else is saved.
      const manner = isPicture ? 'inline' : 'attachment';
      c.header('Content-Disposition', `${manner}; filename="railpost-${table.id}${file.ending}"`);
      if (wish.format === 'record') c.header('Vary', 'Accept-Language');
      if (!isPicture) return c.body(file.body, 200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
      // Opened by itself, an SVG is a page, which needs nothing at all.
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
      return versioned(c, {
        etag: `"${printMoment(file.moment)}-${wish.format}-${wish.language}"`,
        cache: wish.at === null ? 'no-cache' : FOR_EVER,
        type: file.type,
        body: file.body,
      });
    },
  ),
];

function wishOf(c: Call<unknown>['c']): ExportWish | Problem {
  const format = c.req.query('format') ?? 'ndjson';
  const language = c.req.query('language') ?? (format === 'record' ? readerOf(c) : 'en');
  const asked = c.req.query('at');
  const at = asked === undefined ? null : parseMoment(asked);
  if (!isExportFormat(format) || !isLanguage(language)) return problem('unknown-format');
  if (asked !== undefined && at === null) return problem('unknown-position', { version: asked.slice(0, 20) });
  return { format, language, at };
}

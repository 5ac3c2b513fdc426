/** A table's history as files: the history itself, a record to read, rows for a spreadsheet, the board as a picture. */
import type { Context } from 'hono';
import { type Moment, parseMoment, printMoment } from '../../../domain/kernel/moment.ts';
import { isLanguage } from '../../../domain/kernel/languages.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { endingOf, type ExportWish, exportTable, isExportFormat } from '../../tables/export.ts';
import { headOfTable } from '../../tables/head.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';
import { unchanged } from '../responses.ts';
import { heavyRead, uncachedRead } from '../heavy-read.ts';
import { readerOf } from '../language.ts';
import type { ResultCache } from '../result-cache.ts';
import { type Route, route } from '../route.ts';

/** A moment never changes, and nobody is named in its picture. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const PICTURES: ReadonlySet<string> = new Set(['svg', 'png']);

export const exportRoutes = (cache: ResultCache): Route[] => [
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
    async (call) => {
      const { c, service } = call;
      const asked = askedIn(c);
      if (isProblem(asked)) return asked;
      const table = await readTable(service, c.req.param('id') ?? '');
      if (isProblem(table)) return table;
      const { version } = await headOfTable(service, table);
      if (version === 0) return problem('not-started');
      const wish = { ...asked, moment: asked.at ?? { version } };
      if (wish.moment.version > version) return problem('unknown-position', { version: wish.moment.version });
      const etag = tagOf(table, wish);
      const headers = headersOf(table, wish);
      const same = etag === null ? null : unchanged(c, { etag, headers });
      if (same) return same;
      const compute = () => exportTable(service, table, wish);
      const file = await (etag === null
        ? uncachedRead(call, compute)
        : heavyRead(call, cache, `${table.id} ${etag}`, compute));
      if (isProblem(file)) return file;
      return c.body(file.body, 200, {
        ...headers,
        'Content-Type': file.type,
        ...(etag === null ? {} : { ETag: etag }),
      });
    },
  ),
];

type Wish = ExportWish & { readonly at: Moment | null };

/**
 * A picture shows no names; everything else changes with them, so with the revision of the table's item. Null for what
 * depends on more than that.
 */
function tagOf({ revision }: TableItem, { format, language, moment }: Wish): string | null {
  if (format === 'annotations') return null;
  const shown = printMoment(moment);
  return PICTURES.has(format) ? `"${shown}-${format}-${language}"` : `"${shown}-${revision}-${format}-${language}"`;
}

function headersOf({ id }: TableItem, wish: Wish): Record<string, string> {
  // Pictures are shown inline; everything else is downloaded.
  const isPicture = PICTURES.has(wish.format);
  const manner = isPicture ? 'inline' : 'attachment';
  return {
    'Cache-Control': isPicture && wish.at !== null ? FOR_EVER : 'no-cache',
    'Content-Disposition': `${manner}; filename="railpost-${id}${endingOf(wish)}"`,
    ...(wish.format === 'record' ? { Vary: 'Accept-Language' } : {}),
    // Opened by itself, an SVG is a page, which needs nothing at all.
    ...(isPicture ? { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" } : {}),
  };
}

function askedIn(c: Context): Omit<Wish, 'moment'> | Problem {
  const format = c.req.query('format') ?? 'ndjson';
  const language = c.req.query('language') ?? (format === 'record' ? readerOf(c) : 'en');
  const asked = c.req.query('at');
  const at = asked === undefined ? null : parseMoment(asked);
  if (!isExportFormat(format) || !isLanguage(language)) return problem('unknown-format');
  if (asked !== undefined && at === null) return problem('unknown-position', { version: asked.slice(0, 20) });
  // The words of a PNG cannot be seen: it is the same in every language.
  return { format, language: format === 'png' ? 'en' : language, at };
}

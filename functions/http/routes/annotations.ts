/** Comments on positions of a table: reading, writing, taking out, and who may write. */
import * as z from 'zod/mini';
import { annotatorsSchema, nameSchema } from '../../../domain/kernel/setup.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { annotate, annotationsFor, commentSchema, withdrawAnnotation } from '../../tables/annotations.ts';
import { changeTable } from '../../actions/tables/before-start.ts';
import { logHost } from '../../tables/host-log.ts';
import { done, privately } from '../responses.ts';
import { authorAt, authorsOf, withdrawerAt } from '../author.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { annotationSchema, annotationsSchema, annotatorsAnswerSchema } from '../answers/annotations.ts';
import { withAccess } from '../preconditions.ts';
import { type Route, route, routeWithBody } from '../route.ts';

const seatNumber = z.int().check(z.nonnegative());

const writingSchema = z.extend(commentSchema, {
  /** As which seat; without it, as the host or an onlooker. */
  seat: z.optional(seatNumber),
  /** What an onlooker is called. */
  name: z.optional(nameSchema),
});

const WRITING = ['not-your-seat', 'confirm-first', 'read-only'] as const;

export const annotationsRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/annotations',
      summary: 'Comments on positions, in the order of the game, and who may write them',
      answer: { status: 200, description: 'The comments; “own” are those of this browser', schema: annotationsSchema },
    },
    withAccess(async (call) => {
      const { id, annotators } = call.table;
      const annotations = await annotationsFor(call.service, id, await authorsOf(call, call));
      return privately(call.c, { annotators, annotations });
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/annotations',
      summary:
        'Comments on a position (a version) in words, marks on places of the board, or both: from a seat, as the host, or, where the table allows it, as an onlooker with a confirmed address',
      answer: { status: 201, description: 'The comment', schema: annotationSchema },
      problems: [
        ...WRITING,
        'annotations-closed',
        'name-needed',
        'name-alike',
        'name-mixed',
        'annotation-empty',
        'unknown-position',
        'annotations-full',
        'annotations-full-onlookers',
      ],
    },
    writingSchema,
    withAccess(async (call) => {
      const { service, table } = call;
      const { seat, name, ...comment } = call.body;
      const author = await authorAt(call, call, { seat, name });
      if (isProblem(author)) return author;
      if ('name' in author && table.annotators === 'players') return problem('annotations-closed');
      const who = 'seat' in author ? `seat ${author.seat}` : (author.player ?? 'host');
      const refused = await overLimit(service, limits.annotating, `${table.id} ${who}`);
      if (refused) return refused;
      const annotation = await annotate(service, table, author, comment);
      return isProblem(annotation) ? annotation : privately(call.c, { ...annotation, own: true }, 201);
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/annotations/withdrawals',
      summary: 'Takes a comment of one’s own out again',
      answer: { status: 204, description: 'Taken out' },
      problems: [...WRITING, 'unknown-annotation'],
    },
    z.strictObject({ annotation: z.string().check(z.maxLength(60)), seat: z.optional(seatNumber) }),
    withAccess(async (call) => {
      const { service, table, body } = call;
      const own = await withdrawerAt(call, call, body.seat);
      if (isProblem(own)) return own;
      const refused = await overLimit(service, limits.annotating, `${table.id} ${own.player ?? 'seat'}`);
      if (refused) return refused;
      const gone = await withdrawAnnotation(service, table.id, body.annotation, own);
      return gone ? done(call.c) : problem('unknown-annotation');
    }),
  ),
  routeWithBody(
    {
      method: 'PATCH',
      path: '/api/tables/:id/annotations',
      summary: 'The host says who may comment on positions, at any time',
      answer: { status: 200, description: 'Who may', schema: annotatorsAnswerSchema },
      problems: ['not-the-host', 'read-only', 'busy'],
    },
    z.strictObject({ annotators: annotatorsSchema }),
    withAccess(async ({ c, service, body: { annotators }, table, you }) => {
      if (!you.host) return problem(table.imported ? 'read-only' : 'not-the-host');
      const refused = await overLimit(service, limits.hosting, table.id);
      if (refused) return refused;
      const changed = await changeTable(service, table.id, (read) =>
        read.annotators === annotators ? read : { ...read, annotators },
      );
      if (isProblem(changed)) return changed;
      if (changed.annotators !== table.annotators) await logHost(service, table.id, 'annotatorsSet');
      return privately(c, { annotators });
    }),
  ),
];

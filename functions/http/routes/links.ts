/** The seats of a table, and their links for the host to hand out. */
import { openLinks } from '../../people/links.ts';
import { problem } from '../../service/problem.ts';
import { privately } from '../responses.ts';
import { seatLinksSchema, seatsSchema } from '../answers/table.ts';
import { withAccess, withTable } from '../preconditions.ts';
import { type Route, route } from '../route.ts';
import { seatsOf } from '../seats.ts';

export const linksRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/seats',
      summary: 'Who sits where',
      answer: { status: 200, description: 'The seats in clockwise order', schema: seatsSchema },
    },
    withTable(({ c, table }) => privately(c, seatsOf(table))),
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/links',
      summary: 'The links of the seats that nobody was invited to by mail, for the host to hand out',
      answer: {
        status: 200,
        description: 'A link for each such seat',
        schema: seatLinksSchema,
      },
      problems: ['not-the-host'],
    },
    withAccess(async ({ c, service, table, you }) =>
      you.host ? privately(c, await openLinks(service, table)) : problem('not-the-host'),
    ),
  ),
];

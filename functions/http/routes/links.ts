/** The seats of a table, and their links for the host to hand out. */
import * as z from 'zod/mini';
import { openLinks } from '../../people/links.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { privately } from '../responses.ts';
import { atTable, tableIn } from '../table-access.ts';
import { type Route, route } from '../route.ts';
import { seatSchema, seatsOf } from '../seats.ts';

export const linksRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/seats',
      summary: 'Who sits where',
      answer: { status: 200, description: 'The seats in clockwise order', schema: z.array(seatSchema) },
    },
    async (call) => {
      const table = await tableIn(call);
      return isProblem(table) ? table : privately(call.c, seatsOf(table));
    },
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/links',
      summary: 'The links of the seats that nobody was invited to by mail, for the host to hand out',
      answer: {
        status: 200,
        description: 'A link for each such seat',
        schema: z.array(z.strictObject({ seat: z.int(), link: z.string() })),
      },
      problems: ['not-the-host'],
    },
    async (call) => {
      const at = await atTable(call);
      if (isProblem(at)) return at;
      return at.you.host ? privately(call.c, await openLinks(call.service, at.table)) : problem('not-the-host');
    },
  ),
];

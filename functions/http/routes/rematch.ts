/** A rematch after the end, claiming one's seat there, and leaving a seat before the start. */
import * as z from 'zod/mini';
import { rightsAt } from '../../people/rights.ts';
import { holdHost, holdSeat, type Session } from '../../people/session.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { leaveSeat } from '../../actions/tables/leave.ts';
import { callRematch, claimSeats, isStillFor } from '../../actions/tables/rematch.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';
import { done, privately } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { claimedSchema } from '../answers/table.ts';
import { withAccess } from '../preconditions.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

/** Every seat that this session held at the old table, and the host's chair for the one who called or hosted. */
async function claim(call: Call<unknown>, session: Session, old: TableItem, id: string, calls: boolean) {
  const rights = await rightsAt(call.service, old, session);
  const hosts = rights.host || calls;
  if (rights.seats.length === 0 && !hosts) return problem('not-your-seat');
  const table = await claimSeats(call.service, old, id, rights.seats);
  if (isProblem(table)) return table;
  const mine = table.seats.filter(
    (seat) => rights.seats.includes(seat.place) && isStillFor(seat, old.seats[seat.place]),
  );
  const kept = await saveSession(call, (read) => {
    const seated = mine.reduce(
      (held, { place, epoch, player }) => (player === null ? holdSeat(held, { table: id, place, epoch }) : held),
      read,
    );
    return hosts ? holdHost(seated, { table: id, epoch: table.hostEpoch }) : seated;
  });
  if (!kept) return problem('busy');
  const seats = mine.map((seat) => table.seats.indexOf(seat));
  return privately(call.c, { table: id, address: `/t/${id}`, seats, host: hosts });
}

export const rematchRoutes: Route[] = [
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/rematch',
      summary: 'A new table for the same people, once this one has ended; whoever asks first hosts it',
      answer: { status: 200, description: 'The new table, and the seats taken there', schema: claimedSchema },
      mails: true,
      problems: ['not-your-seat', 'not-ended', 'read-only', 'busy'],
    },
    withAccess(async (call) => {
      const { service, address, table, you, session } = call;
      if (!you.host && you.seats.length === 0) return problem('not-your-seat');
      const refused = await overLimit(service, limits.tables, address);
      if (refused) return refused;
      const rematch = await callRematch(service, await gateOf(call), table);
      return isProblem(rematch) ? rematch : claim(call, session, table, rematch.table.id, rematch.fresh);
    }),
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/claim',
      summary: 'Takes the seats of a rematch that this browser held at the table before',
      answer: { status: 200, description: 'The seats taken', schema: claimedSchema },
      problems: ['not-your-seat', 'busy'],
    },
    withAccess(async (call) => {
      const { service, address, table, session } = call;
      const refused = await overLimit(service, limits.sessions, address);
      if (refused) return refused;
      const old = table.rematchOf ? await readTable(service, table.rematchOf) : problem('not-your-seat');
      return isProblem(old) ? problem('not-your-seat') : claim(call, session, old, table.id, false);
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/leave',
      summary: 'Leaves a seat before the start; it opens again and its link is dead',
      answer: { status: 204, description: 'The seat is open' },
      problems: ['not-your-seat', 'already-started', 'busy'],
    },
    z.strictObject({ seat: z.int().check(z.nonnegative()) }),
    withAccess(async ({ c, service, address, body, table, you }) => {
      if (!you.seats.includes(body.seat)) return problem('not-your-seat');
      const refused = await overLimit(service, limits.sessions, address);
      if (refused) return refused;
      const left = await leaveSeat(service, table.id, body.seat);
      return isProblem(left) ? left : done(c);
    }),
  ),
];

/** After the end and before the start: a rematch, claiming one's seat there, and leaving a seat. */
import * as z from 'zod/mini';
import { rightsAt } from '../../people/rights.ts';
import { holdHost, holdSeat, type Session } from '../../people/session.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { leaveSeat } from '../../actions/tables/leave.ts';
import { callRematch, claimSeats, isStillFor } from '../../actions/tables/rematch.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';
import { done, privately } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { atTable } from '../table-access.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

const claimedSchema = z.strictObject({
  table: z.string(),
  address: z.string(),
  seats: z.array(z.int()),
  host: z.boolean(),
});

/** Every seat that this session held at the old table, and the host's chair for the one who called or hosted. */
async function claim(
  call: Call<unknown>,
  session: Session,
  old: TableItem,
  id: string,
  calls: boolean,
): Promise<Response | Problem> {
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
    async (call) => {
      const at = await atTable(call);
      if (isProblem(at)) return at;
      if (!at.you.host && at.you.seats.length === 0) return problem('not-your-seat');
      const refused = await overLimit(call.service, limits.tables, call.address);
      if (refused) return refused;
      const rematch = await callRematch(call.service, await gateOf(call), at.table);
      return isProblem(rematch) ? rematch : claim(call, at.session, at.table, rematch.table.id, rematch.fresh);
    },
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/claim',
      summary: 'Takes the seats of a rematch that this browser held at the table before',
      answer: { status: 200, description: 'The seats taken', schema: claimedSchema },
      problems: ['not-your-seat', 'busy'],
    },
    async (call) => {
      const at = await atTable(call);
      if (isProblem(at)) return at;
      const refused = await overLimit(call.service, limits.sessions, call.address);
      if (refused) return refused;
      const old = at.table.rematchOf ? await readTable(call.service, at.table.rematchOf) : problem('not-your-seat');
      return isProblem(old) ? problem('not-your-seat') : claim(call, at.session, old, at.table.id, false);
    },
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
    async (call) => {
      const at = await atTable(call);
      if (isProblem(at)) return at;
      if (!at.you.seats.includes(call.body.seat)) return problem('not-your-seat');
      const refused = await overLimit(call.service, limits.sessions, call.address);
      if (refused) return refused;
      const table = await leaveSeat(call.service, at.table.id, call.body.seat);
      return isProblem(table) ? table : done(call.c);
    },
  ),
];

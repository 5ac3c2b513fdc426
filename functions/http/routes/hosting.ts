/** The host's actions beside the set-up: inviting, mailing links again, closing; and the public log of them. */
import * as z from 'zod/mini';
import type { HostAct } from '../../../domain/kernel/host-acts.ts';
import { addressSchema, languageSchema, nameSchema } from '../../../domain/kernel/setup.ts';
import { isProblem, type Problem } from '../../service/problem.ts';
import { closeGathering } from '../../actions/tables/before-start.ts';
import { logHost, readHostLog } from '../../tables/host-log.ts';
import { inviteToSeat, sendAgain } from '../../actions/tables/invite-seat.ts';
import type { TableItem } from '../../tables/table-item.ts';
import { privately } from '../responses.ts';
import { hostAt, seatIn } from '../table-access.ts';
import { type Call, type Route, route, routeWithBody } from '../route.ts';
import { hostedSchema, hostLogSchema } from '../answers/table.ts';
import { withTable } from '../preconditions.ts';
import { seatsOf } from '../seats.ts';
import { gateOf } from '../mail-gate.ts';

const invitationSchema = z.strictObject({
  address: addressSchema,
  name: z.optional(nameSchema),
  language: z.optional(languageSchema),
});

/** Allowed to the host, counted, done, written into the log, and answered by the seats as they now are. */
async function asHost(
  call: Call<unknown>,
  act: HostAct,
  seat: number | null,
  run: (table: TableItem) => Promise<TableItem | Problem | null>,
) {
  const at = await hostAt(call);
  if (isProblem(at)) return at;
  const outcome = await run(at.table);
  if (outcome !== null && isProblem(outcome)) return outcome;
  await logHost(call.service, at.table.id, act, seat);
  return privately(call.c, { seats: seatsOf(outcome ?? at.table) });
}

const AT_A_SEAT = ['not-the-host', 'unknown-seat'] as const;

export const hostingRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/invitation',
      summary: 'Before the start the host invites somebody to a seat by mail, or invites them again',
      answer: { status: 200, description: 'The seats', schema: hostedSchema },
      mails: true,
      problems: [
        ...AT_A_SEAT,
        'already-started',
        'table-closed',
        'no-mail',
        'bad-address',
        'address-stopped',
        'name-alike',
        'name-mixed',
        'busy',
      ],
    },
    invitationSchema,
    (call) =>
      asHost(call, 'invited', seatIn(call), async ({ id }) =>
        inviteToSeat(call.service, await gateOf(call), id, seatIn(call), call.body),
      ),
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/letters',
      summary: 'The host has the link of a seat sent again; it goes to the player alone',
      answer: { status: 200, description: 'The seats', schema: hostedSchema },
      mails: true,
      problems: [...AT_A_SEAT, 'seat-without-address', 'table-closed'],
    },
    (call) =>
      asHost(call, 'resent', seatIn(call), async (table) =>
        sendAgain(call.service, await gateOf(call), table, seatIn(call)),
      ),
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/close',
      summary: 'Before the start the host closes the table',
      answer: { status: 200, description: 'The seats', schema: hostedSchema },
      problems: ['not-the-host', 'already-started', 'table-closed', 'busy'],
    },
    (call) => asHost(call, 'closed', null, ({ id }) => closeGathering(call.service, id)),
  ),
  route(
    {
      method: 'GET',
      path: '/api/tables/:id/host-log',
      summary: 'What the host has done at this table',
      answer: {
        status: 200,
        description: 'The oldest first',
        schema: hostLogSchema,
      },
    },
    withTable(async ({ c, service, table }) => {
      const entries = await readHostLog(service, table.id);
      return privately(
        c,
        entries.map(({ at, act, seat }) => ({ at, act, seat })),
      );
    }),
  ),
];

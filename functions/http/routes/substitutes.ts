/** Giving a seat to somebody else: the host's substitute, handing over, and the code that it needs. */
import * as z from 'zod/mini';
import { addressSchema, languageSchema, nameSchema } from '../../../domain/kernel/setup.ts';
import { normalisedAddress } from '../../people/address.ts';
import { requestCode, redeemCode } from '../../mail/confirmation-codes.ts';
import { type Player, readPlayer } from '../../people/player.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { logHost } from '../../tables/host-log.ts';
import { inviteSubstitute } from '../../actions/tables/substitute.ts';
import type { Seat, TableItem } from '../../tables/table-item.ts';
import { sentSchema } from '../answers/me.ts';
import { asHost } from '../preconditions.ts';
import { sent } from '../responses.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { atTable, seatIn } from '../table-access.ts';
import { type Call, type Route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

const successorSchema = z.strictObject({
  address: addressSchema,
  name: nameSchema,
  language: z.optional(languageSchema),
});
const INVITING = [
  'unknown-seat',
  'not-started',
  'no-mail',
  'bad-address',
  'address-stopped',
  'name-alike',
  'name-mixed',
] as const;

interface Own {
  readonly table: TableItem;
  readonly seat: Seat;
  readonly number: number;
  /** Null for a seat that names nobody: its link is all there is, and no code can be sent. */
  readonly player: Player | null;
}

async function ownSeat(call: Call<unknown>): Promise<Own | Problem> {
  const at = await atTable(call);
  if (isProblem(at)) return at;
  const number = seatIn(call);
  const seat = at.table.seats[number];
  if (!seat) return problem('unknown-seat');
  if (!at.you.seats.includes(number)) return problem('not-your-seat');
  const refused = await overLimit(call.service, limits.codes, `${at.table.id} ${number}`);
  if (refused) return refused;
  const player = seat.player === null ? null : await readPlayer(call.service, seat.player);
  return { table: at.table, seat, number, player };
}

const handingOver = (id: string, { place }: Seat, address: string): string =>
  `${id} ${place} ${normalisedAddress(address) ?? ''}`;

export const substitutesRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/substitute',
      summary:
        'After the start the host invites a substitute, who can sit down once the seat was given up or voted over',
      answer: { status: 202, description: 'The letter is on its way', schema: sentSchema },
      mails: true,
      problems: ['not-the-host', ...INVITING],
    },
    successorSchema,
    asHost(async (call) => {
      const { service, body, table } = call;
      const refused = await inviteSubstitute(service, await gateOf(call), table, seatIn(call), body, false);
      if (refused) return refused;
      await logHost(service, table.id, 'substituteInvited', seatIn(call));
      return sent(call.c);
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/hand-over-codes',
      summary: 'Asks for the code that handing the seat over to this address needs',
      answer: { status: 202, description: 'On its way', schema: sentSchema },
      mails: true,
      problems: ['unknown-seat', 'not-your-seat', 'seat-without-address'],
    },
    z.strictObject({ address: addressSchema }),
    async (call) => {
      const own = await ownSeat(call);
      if (isProblem(own)) return own;
      const { table, seat, number, player } = own;
      if (player === null) return problem('seat-without-address');
      const subject = handingOver(table.id, seat, call.body.address);
      const about = { table: table.id, seat: number };
      const refused = await requestCode(call.service, await gateOf(call), player, 'handOver', subject, about);
      return refused ?? sent(call.c);
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/hand-over',
      summary: 'Hands a seat over: whoever is invited sits down with the link and the code of that mail',
      answer: { status: 202, description: 'The letter is on its way', schema: sentSchema },
      mails: true,
      problems: ['not-your-seat', 'code-needed', 'code-wrong', 'code-spent', 'too-many-codes', ...INVITING],
    },
    z.extend(successorSchema, { code: z.optional(z.string().check(z.maxLength(20))) }),
    async (call) => {
      const own = await ownSeat(call);
      if (isProblem(own)) return own;
      const { service, body } = call;
      const { table, seat, number, player } = own;
      const subject = handingOver(table.id, seat, body.address);
      const refused =
        (player && (await redeemCode(service, player, 'handOver', subject, body.code ?? ''))) ??
        (await inviteSubstitute(service, await gateOf(call), table, number, body, true));
      return refused ?? sent(call.c);
    },
  ),
];

/** The session of a browser: redeeming a link, listing its tables, and signing out. */
import * as z from 'zod/mini';
import { nameSchema } from '../../../domain/kernel/setup.ts';
import type { MailGate } from '../../mail/gate.ts';
import { type Capability, type CapabilityOf, openLink } from '../../people/capability.ts';
import { readableAddress } from '../../people/address.ts';
import type { Player } from '../../people/player.ts';
import { playersOf } from '../../people/rights.ts';
import {
  changeSession,
  forgetPlayers,
  forgetSession,
  forgetTable,
  holdHost,
  holdPlayer,
  holdSeat,
  readSession,
  type Session,
} from '../../people/session.ts';
import { openSealed } from '../../people/sealed-link.ts';
import { ownPlayer, type Shown, redeemPlayerLink, redeemSeatLink } from '../../actions/people/redeem-link.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { enterAsHost, takeSeat } from '../../actions/tables/join.ts';
import { listTables } from '../../actions/tables/session-tables.ts';
import { takeOver } from '../../actions/tables/substitute.ts';
import { readTable } from '../../tables/table-item.ts';
import { done, privately } from '../responses.ts';
import { clearCookie, saveSession } from '../session-cookie.ts';
import { type RedeemedLink, redeemedSchema, sessionSchema } from '../answers/session.ts';
import { limited } from '../preconditions.ts';
import { limits } from '../../service/rate-limit.ts';
import { type Route, route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

const MOST_CHARACTERS = 1000;
const linkSchema = z.strictObject({
  link: z.string().check(z.maxLength(MOST_CHARACTERS)),
  name: z.optional(nameSchema),
  /** As the mail prints it beside the link. */
  code: z.optional(z.string().check(z.maxLength(20))),
  /** For an open seat: to sit down as this player, whose address was confirmed in this browser. */
  player: z.optional(z.string()),
  /** The time zone of the browser, for somebody who has told none; one that is not known here is no hindrance. */
  zone: z.optional(z.string().check(z.maxLength(MOST_CHARACTERS))),
});
type LinkRedemption = z.infer<typeof linkSchema>;

/** What a link opened, and how the session holds it. */
interface Opened {
  readonly answer: RedeemedLink;
  readonly hold: (session: Session) => Session;
}

const nothing = { table: null, seat: null, host: false };

function openWith(
  service: Service,
  gate: MailGate,
  session: Session,
  capability: Capability,
  shown: Shown,
  redemption: LinkRedemption,
): Promise<Opened | Problem> | Problem {
  switch (capability.scope) {
    case 'host':
      return openHost(service, capability);
    case 'player':
      return openPlayer(service, session, capability, shown);
    case 'seat':
      return openSeat(service, gate, session, capability, shown, redemption);
    default:
      return problem('link-malformed'); // no person redeems these
  }
}

async function openHost(service: Service, capability: CapabilityOf<'host'>): Promise<Opened | Problem> {
  const table = await enterAsHost(service, capability);
  if (isProblem(table)) return table;
  const hold = (session: Session) => holdHost(session, { table: table.id, epoch: table.hostEpoch });
  return { answer: { ...nothing, table: table.id, host: true }, hold };
}

async function openPlayer(
  service: Service,
  session: Session,
  capability: CapabilityOf<'player'>,
  shown: Shown,
): Promise<Opened | Problem> {
  const players = await redeemPlayerLink(service, session, capability, shown);
  if (isProblem(players)) return players;
  const hold = (session: Session) =>
    players.reduce((held, { id, epoch }) => holdPlayer(held, { player: id, epoch }), session);
  return { answer: { ...nothing, player: capability.player }, hold };
}

/** With a confirmed address the session holds the player; otherwise it holds the seat. */
async function openSeat(
  service: Service,
  gate: MailGate,
  session: Session,
  capability: CapabilityOf<'seat'>,
  shown: Shown,
  { name, player: chosen }: LinkRedemption,
): Promise<Opened | Problem> {
  const read = await readTable(service, capability.table);
  if (isProblem(read)) return read;
  const named = await redeemSeatLink(service, gate, session, read, capability, shown);
  if (named !== null && isProblem(named)) return named;
  const player = named ?? (chosen === undefined ? null : await ownPlayer(service, session, chosen));
  if (player !== null && isProblem(player)) return player;
  const held = read.seats.find(({ place }) => place === capability.seat);
  const succeeds = named !== null && held !== undefined && held.player !== named.id;
  const table = succeeds
    ? await takeOver(service, read, held)
    : await takeSeat(service, capability, { name, player: player?.id ?? null });
  const proven = (session: Session) =>
    player === null ? session : holdPlayer(session, { player: player.id, epoch: player.epoch });
  if (isProblem(table)) return table;
  const { seat: place, epoch } = capability;
  const seat = table.seats.findIndex((one) => one.place === place);
  return {
    answer: { ...nothing, table: table.id, seat, ...(player === null ? {} : { player: player.id }) },
    hold: (session) => holdSeat(proven(session), { table: table.id, place, epoch }),
  };
}

const toOwnPlayer = ({ id, address }: Player) => ({ player: id, address: readableAddress(address) });

export const sessionRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/session',
      summary: 'The tables at which this browser holds a seat or hosts',
      answer: { status: 200, description: 'Seats and hosted tables', schema: sessionSchema },
    },
    async ({ c, service, cookie }) => {
      const session = await readSession(service, cookie);
      const [tables, players] = await Promise.all([listTables(service, session), playersOf(service, session)]);
      return privately(c, { ...tables, players: players.map(toOwnPlayer) });
    },
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/session/links',
      summary: 'Trades the capability of a link for its seat, or for the host’s chair; an open seat needs a name',
      answer: { status: 200, description: 'What the link opened', schema: redeemedSchema },
      mails: true,
      problems: [
        'link-malformed',
        'link-forged',
        'link-expired',
        'link-revoked',
        'links-locked',
        'code-needed',
        'code-wrong',
        'code-tries',
        'open-mail',
        'link-spent',
        'too-many-codes',
        'not-your-address',
        'already-seated',
        'unknown-table',
        'table-closed',
        'seat-not-vacant',
        'name-needed',
        'busy',
      ],
    },
    linkSchema,
    limited(limits.sessions, async (call) => {
      const { c, service, body, cookie } = call;
      const keys = await service.keys();
      const mailed = openSealed(keys, body.link);
      const { code, zone } = body;
      const shown: Shown = { link: mailed ?? body.link, sealed: mailed !== null, code, zone };
      const capability = openLink(keys, shown.link, service.clock());
      if (isProblem(capability)) return capability;
      const session = await readSession(service, cookie);
      const opened = await openWith(service, await gateOf(call), session, capability, shown, body);
      if (isProblem(opened)) return opened;
      if (!(await saveSession(call, opened.hold))) return problem('busy');
      return privately(c, opened.answer);
    }),
  ),
  route(
    {
      method: 'DELETE',
      path: '/api/session/tables/:id',
      summary: 'This browser forgets its seats at a table',
      answer: { status: 204, description: 'Forgotten' },
      problems: ['busy'],
    },
    limited(limits.sessions, async ({ c, service, cookie }) => {
      const session = await readSession(service, cookie);
      const id = c.req.param('id') ?? '';
      const table = await readTable(service, id);
      // An invited player keeps the seat as long as the session holds the player.
      const seated = isProblem(table) ? [] : table.seats.map(({ player }) => player);
      const forget = (from: Session) => forgetPlayers(forgetTable(from, id), seated);
      const { seats, hosts, players } = forget(session);
      const left = seats.length + hosts.length + players.length;
      const holds = left < session.seats.length + session.hosts.length + session.players.length;
      if (holds && !(await changeSession(service, cookie, forget))) return problem('busy');
      return done(c);
    }),
  ),
  route(
    {
      method: 'DELETE',
      path: '/api/session/players/:id',
      summary: 'This browser no longer speaks for a player; its other tables stay',
      answer: { status: 204, description: 'Forgotten' },
      problems: ['busy'],
    },
    limited(limits.sessions, async ({ c, service, cookie }) => {
      const id = c.req.param('id') ?? '';
      const { players } = await readSession(service, cookie);
      const holds = players.some(({ player }) => player === id);
      const forget = (from: Session) => forgetPlayers(from, [id]);
      if (holds && !(await changeSession(service, cookie, forget))) return problem('busy');
      return done(c);
    }),
  ),
  route(
    {
      method: 'DELETE',
      path: '/api/session',
      summary: 'This browser forgets all its tables',
      answer: { status: 204, description: 'Forgotten' },
    },
    limited(limits.sessions, async ({ c, service, cookie }) => {
      await forgetSession(service, cookie);
      clearCookie(c, service.settings);
      return done(c);
    }),
  ),
];

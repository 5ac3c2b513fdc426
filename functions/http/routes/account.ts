/** A player's account: new links, another address, erasing all data, and locking links. */
import * as z from 'zod/mini';
import { addressSchema } from '../../../domain/kernel/setup.ts';
import { readableAddress } from '../../people/address.ts';
import { changeAddress, requestAddressCode } from '../../actions/people/change-address.ts';
import { forgetPerson } from '../../actions/people/forget.ts';
import { requestCode, redeemCode } from '../../mail/confirmation-codes.ts';
import { lockLinks } from '../../people/lock-links.ts';
import { renewLinks } from '../../actions/people/renew-links.ts';
import { changeSession, forgetPlayers, holdPlayer } from '../../people/session.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { addressSchema as changedAddressSchema, sentSchema } from '../answers/me.ts';
import { done, privately, sent } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits } from '../../service/rate-limit.ts';
import { playerQuery } from '../caller.ts';
import { asWriter, limited } from '../preconditions.ts';
import { type Route, route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

const code = z.string().check(z.maxLength(20));

export const accountRoutes: Route[] = [
  route(
    {
      method: 'POST',
      path: '/api/people/me/links',
      summary: 'All links and all other browsers of this player are dead from now on; new links come by mail',
      answer: { status: 202, description: 'On their way', schema: sentSchema },
      query: playerQuery,
      mails: true,
      problems: ['address-needed', 'unknown-person', 'busy'],
    },
    asWriter(async (call) => {
      const player = await renewLinks(call.service, await gateOf(call), call.me);
      if (isProblem(player)) return player;
      await saveSession(call, (session) => holdPlayer(session, { player: player.id, epoch: player.epoch }));
      return sent(call.c);
    }, limits.codes),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/me/address-codes',
      summary: 'Asks for the code that goes to a new address',
      answer: { status: 202, description: 'On its way to the new address', schema: sentSchema },
      query: playerQuery,
      mails: true,
      problems: ['address-needed', 'no-mail', 'bad-address'],
    },
    z.strictObject({ address: addressSchema }),
    asWriter(async (call) => {
      const refused = await requestAddressCode(call.service, await gateOf(call), call.me, call.body.address);
      return refused ?? sent(call.c);
    }, limits.codes),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/me/address',
      summary: 'Mail goes to another address from now on; the old one is told, and links in it are dead',
      answer: { status: 200, description: 'The address', schema: changedAddressSchema },
      query: playerQuery,
      mails: true,
      problems: [
        'address-needed',
        'code-needed',
        'code-wrong',
        'code-spent',
        'too-many-codes',
        'address-taken',
        'bad-address',
        'busy',
      ],
    },
    z.strictObject({ address: addressSchema, code }),
    asWriter(async (call) => {
      const { c, service, body, me } = call;
      const player = await changeAddress(service, await gateOf(call), me, body.address, body.code);
      if (isProblem(player)) return player;
      await saveSession(call, (session) => holdPlayer(session, { player: player.id, epoch: player.epoch }));
      return privately(c, { address: readableAddress(player.address) });
    }),
  ),
  route(
    {
      method: 'POST',
      path: '/api/people/me/forget-codes',
      summary: 'Asks for the code that being forgotten needs',
      answer: { status: 202, description: 'On its way', schema: sentSchema },
      query: playerQuery,
      mails: true,
      problems: ['address-needed'],
    },
    asWriter(async (call) => {
      const refused = await requestCode(call.service, await gateOf(call), call.me, 'forget', 'all');
      return refused ?? sent(call.c);
    }, limits.codes),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/me/forget',
      summary: 'Forgets this player: address, settings, names and words; moves stay as moves of a seat',
      answer: { status: 204, description: 'Forgotten' },
      query: playerQuery,
      problems: ['address-needed', 'code-needed', 'code-wrong', 'code-spent', 'too-many-codes'],
    },
    z.strictObject({ code }),
    asWriter(async ({ c, service, body, cookie, me }) => {
      const refused = await redeemCode(service, me, 'forget', 'all', body.code);
      if (refused) return refused;
      await forgetPerson(service, me);
      await changeSession(service, cookie, (session) => forgetPlayers(session, [me.id]));
      return done(c);
    }),
  ),
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/lock',
      summary: 'This isn’t me: locks every link of the player to whom this one was mailed',
      answer: { status: 204, description: 'Locked, until somebody asks for a link with that address' },
      problems: [
        'link-malformed',
        'link-forged',
        'link-expired',
        'link-revoked',
        'code-needed',
        'code-wrong',
        'code-tries',
        'too-many-codes',
        'busy',
      ],
    },
    z.strictObject({ link: z.string().check(z.maxLength(1000)), code: z.optional(code) }),
    limited(limits.sessions, async ({ c, service, body }) => {
      const locked = await lockLinks(service, body.link, body.code);
      if (locked === null) return problem('link-malformed');
      return isProblem(locked) ? locked : done(c);
    }),
  ),
];

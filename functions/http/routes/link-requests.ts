/** Login by mail: asking for a link with an address. */
import * as z from 'zod/mini';
import { addressSchema, languageSchema } from '../../../domain/kernel/setup.ts';
import { requestLink } from '../../actions/people/request-link.ts';
import { zoneSchema } from '../../people/zone.ts';
import { isProblem } from '../../service/problem.ts';
import { linkSchema } from '../answers/table.ts';
import { privately } from '../responses.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { type Route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

const requestSchema = z.strictObject({
  address: addressSchema,
  language: z.optional(languageSchema),
  zone: z.optional(zoneSchema),
  /** A link of an earlier mail to this address, also an expired one: others cannot use up the letters of its owner. */
  link: z.optional(z.string().check(z.maxLength(1000))),
});

export const linkRequestsRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/people/links',
      summary: 'Asks for a link by mail, good for an hour; the answer is the same for every address',
      answer: {
        status: 202,
        description: 'The link that goes out by mail, sealed; it opens nothing without the code printed there',
        schema: linkSchema,
      },
      mails: true,
      problems: ['no-mail', 'bad-address', 'busy', 'login-mail-limit'],
    },
    requestSchema,
    async (call) => {
      const { c, service, body, address } = call;
      const gate = await gateOf(call, body.link);
      const refused = gate.isOwn(body.address) ? null : await overLimit(service, limits.asking, address);
      if (refused) return refused;
      const asked = await requestLink(service, gate, body);
      return isProblem(asked) ? asked : privately(c, asked, 202);
    },
  ),
];

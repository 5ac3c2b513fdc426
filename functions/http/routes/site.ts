/** Who runs this service, for pages that have to say it. */
import * as z from 'zod/mini';
import manifest from '../../../package.json' with { type: 'json' };
import { type Route, route } from '../route.ts';

const siteSchema = z.strictObject({
  operator: z.nullable(z.string()),
  /** A mail address or a web address, as the operator has set it. */
  contact: z.nullable(z.string()),
  version: z.string(),
});

export const siteRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/site',
      summary: 'Who runs this service, and how to reach them',
      answer: { status: 200, description: 'As far as the operator has said', schema: siteSchema },
    },
    ({ c, service: { settings } }) =>
      c.json({ operator: settings.operator, contact: settings.contact, version: manifest.version }, 200, {
        'Cache-Control': 'no-cache',
      }),
  ),
];

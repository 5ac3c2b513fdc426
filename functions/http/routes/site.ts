/** The operator and the version of this service. */
import manifest from '../../../package.json' with { type: 'json' };
import { siteSchema } from '../answers/site.ts';
import { publicly } from '../responses.ts';
import { type Route, route } from '../route.ts';

export const siteRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/site',
      summary: 'Who runs this service, and how to reach them',
      answer: { status: 200, description: 'As far as the operator has said', schema: siteSchema },
    },
    ({ c, service: { settings } }) =>
      publicly(c, { operator: settings.operator, contact: settings.contact, version: manifest.version }, 'no-cache'),
  ),
];

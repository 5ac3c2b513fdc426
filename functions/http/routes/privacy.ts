/** The operator and the retention times, for the privacy page. */
import { privacySchema } from '../answers/site.ts';
import { publicly } from '../responses.ts';
import { type Route, route } from '../route.ts';

/** Days, as the code keeps to them. */
const KEPT = { session: 180, seatLink: 90, unconfirmedAddress: 7, openTable: 14, letter: 30 } as const;

export const privacyRoutes: Route[] = [
  route(
    {
      method: 'GET',
      path: '/api/privacy',
      summary: 'Who runs this service, how to reach them, and for how many days things are kept',
      answer: { status: 200, description: 'For the privacy page', schema: privacySchema },
    },
    ({ c, service: { settings } }) => {
      const { operator, contact, mail } = settings;
      const hostsConfirm = settings.exposed && mail === 'sent';
      return publicly(c, { operator, contact, mail, hostsConfirm, days: KEPT }, 'no-cache');
    },
  ),
];

/** Who runs this service and what it keeps of people, as data for the page that tells it. */
import * as z from 'zod/mini';
import { type Route, route } from '../route.ts';

/** Days, as the code keeps to them. */
const KEPT = { session: 180, seatLink: 90, unconfirmedAddress: 7, openTable: 14, letter: 30 } as const;

const privacySchema = z.strictObject({
  operator: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  mail: z.enum(['none', 'mailbox', 'sent']),
  /** Whether a host has to confirm an address before setting up a table. */
  hostsConfirm: z.boolean(),
  days: z.strictObject({
    session: z.int(),
    seatLink: z.int(),
    unconfirmedAddress: z.int(),
    openTable: z.int(),
    letter: z.int(),
  }),
});

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
      return c.json({ operator, contact, mail, hostsConfirm, days: KEPT }, 200, { 'Cache-Control': 'no-cache' });
    },
  ),
];

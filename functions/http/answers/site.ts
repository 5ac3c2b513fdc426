/** The service itself: whether it is well, who runs it, which games it offers, and for how long data is kept. */
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';

/** Where mail goes: nowhere, into the mailbox of this machine, or out. */
const mailSchema = z.enum(['none', 'mailbox', 'sent']);

export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  runsOn: z.enum(['local', 'lambda']),
  store: z.enum(['dynalite', 'dynamodb']),
  mail: mailSchema,
  node: z.string(),
  build: z.string(),
});

export const gamesSchema = z.array(
  z.strictObject({ id: z.string(), seats: z.strictObject({ min: z.int(), max: z.int() }) }),
);

export const siteSchema = z.strictObject({
  operator: z.nullable(z.string()),
  /** A mail address or a web address, as the operator has set it. */
  contact: z.nullable(z.string()),
  version: z.string(),
});
export type Site = Answer<typeof siteSchema>;

export const privacySchema = z.strictObject({
  operator: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  mail: mailSchema,
  /** Whether a host has to confirm an address before creating a table. */
  hostsConfirm: z.boolean(),
  /** For how many days each is kept. */
  days: z.strictObject({
    session: z.int(),
    seatLink: z.int(),
    unconfirmedAddress: z.int(),
    openTable: z.int(),
    letter: z.int(),
  }),
});
export type PrivacyInfo = Answer<typeof privacySchema>;

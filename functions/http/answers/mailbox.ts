/** The mailbox of this machine. */
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';

const personSchema = z.strictObject({ name: z.nullable(z.string()), address: z.string() });

const listed = { id: z.string(), at: z.string(), to: personSchema, subject: z.string(), heading: z.string() };

export const mailboxSchema = z.strictObject({
  messages: z.array(z.strictObject(listed)),
  waiting: z.array(z.strictObject({ kind: z.string(), due: z.string(), name: z.nullable(z.string()) })),
});
export type Mailbox = Answer<typeof mailboxSchema>;

export const mailboxMessageSchema = z.strictObject({
  ...listed,
  from: personSchema,
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type MailboxMessage = Answer<typeof mailboxMessageSchema>;

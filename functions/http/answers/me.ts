/** A player's own settings and tables. */
import * as z from 'zod/mini';
import { languageSchema } from '../../../domain/kernel/setup.ts';
import { mailModes, webhookKinds } from '../../people/mail-modes.ts';
import type { Answer } from './answer.ts';
import { otherSchema } from './table.ts';

const spanSchema = z.strictObject({ from: z.string(), to: z.string() });
export type Span = Answer<typeof spanSchema>;

const webhookSchema = z.strictObject({ kind: z.enum(webhookKinds), url: z.string() });
export type Webhook = Answer<typeof webhookSchema>;

export const meSchema = z.strictObject({
  player: z.string(),
  address: z.string(),
  language: languageSchema,
  zone: z.string(),
  mailMode: z.enum(mailModes),
  /** Questions within somebody else's turn come at once, though other news does not. */
  answersAtOnce: z.boolean(),
  quiet: z.nullable(spanSchema),
  vacation: z.array(spanSchema),
  webhook: z.nullable(webhookSchema),
  /** Why nothing is sent to the address: mail came back, was complained about, or the operator said so; null where it is. */
  mailStopped: z.nullable(z.enum(['bounce', 'complaint', 'blocked'])),
  /** Tables that send no mail. */
  muted: z.array(z.string()),
});
export type Me = Answer<typeof meSchema>;

const ownTableSchema = z.strictObject({
  table: z.string(),
  title: z.string(),
  game: z.string(),
  /** Null for a table that is only hosted. */
  seat: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** Who else sits there, in clockwise order. */
  others: z.array(otherSchema),
  /** Created by this player. */
  hosts: z.boolean(),
  status: z.enum(['gathering', 'running', 'ended']),
  /** It waits for this player: for a turn, or to take the seat that they were invited to. */
  awaited: z.boolean(),
  /** Of the last turn: since when it waits. */
  at: z.string(),
  /** When the turn's own time is over; null where no clock runs. */
  ownDeadline: z.nullable(z.string()),
  /** When the reserve is used up too. */
  deadline: z.nullable(z.string()),
});
export type OwnTable = Answer<typeof ownTableSchema>;

export const ownTablesSchema = z.array(ownTableSchema);

export const nextTableSchema = z.strictObject({
  next: z.nullable(ownTableSchema),
  /** How many tables wait. */
  awaiting: z.int(),
});
export type NextTable = Answer<typeof nextTableSchema>;

/** `gone`: it will never work; `later`: no answer, or not now. */
export const webhookTestSchema = z.strictObject({ outcome: z.enum(['sent', 'later', 'gone']) });
export type WebhookTest = Answer<typeof webhookTestSchema>;

export const addressSchema = z.strictObject({ address: z.string() });
export type ChangedAddress = Answer<typeof addressSchema>;

/** A mail was asked for. */
export const sentSchema = z.strictObject({ sent: z.literal(true) });

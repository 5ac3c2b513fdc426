/** A player's preferences for mail: language, time zone, quiet hours, mail mode, webhook. */
import * as z from 'zod/mini';
import { languageSchema } from '../../domain/kernel/setup.ts';
import { mailModes, webhookKinds } from './mail-modes.ts';
import type { Player, Webhook } from './player.ts';
import { zoneSchema } from './zone.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.iso.date();
const MOST_VACATIONS = 20;
const LONGEST_URL = 500;

/** Services whose hooks have one home may not be sent elsewhere. */
const HOMES: { readonly [kind in Webhook['kind']]?: RegExp } = {
  discord: /^(\w+\.)?discord(app)?\.com$/,
  slack: /^hooks\.slack(-gov)?\.com$/,
};

/** Only https, by name, without credentials. Where the name leads is looked at while sending. */
function fitsWebhook({ kind, url }: Webhook): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname: written, username, password, port } = new URL(url);
  // A dot at the end names the same host (RFC 1034 section 3.1).
  const hostname = written.replace(/\.$/, '');
  const named = hostname.includes('.') && !/^[\d.]+$|^\[|\.(localhost|local|internal|arpa)$/.test(hostname);
  const bare = username === '' && password === '' && port === '';
  return protocol === 'https:' && named && bare && (HOMES[kind]?.test(hostname) ?? true);
}

export const webhookSchema = z
  .strictObject({ kind: z.enum(webhookKinds), url: z.string().check(z.maxLength(LONGEST_URL)) })
  .check(z.refine(fitsWebhook));

export const preferencesSchema = z.strictObject({
  language: z.optional(languageSchema),
  zone: z.optional(zoneSchema),
  mailMode: z.optional(z.enum(mailModes)),
  answersAtOnce: z.optional(z.boolean()),
  quiet: z.optional(z.nullable(z.strictObject({ from: time, to: time }))),
  vacation: z.optional(
    z
      .array(z.strictObject({ from: day, to: day }).check(z.refine(({ from, to }) => from <= to)))
      .check(z.maxLength(MOST_VACATIONS)),
  ),
  webhook: z.optional(z.nullable(webhookSchema)),
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** Only what was given changes. */
export const prefer = (player: Player, wish: Preferences): Player => ({
  ...player,
  ...Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)),
});

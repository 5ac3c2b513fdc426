/** The settings as they are being changed: what is filled in, what is wrong with it, and what differs from before. */
import type { Me, Preferences, Span, Webhook } from '../../net/me.ts';

export interface Draft extends Pick<Preferences, 'language' | 'zone' | 'mailMode' | 'answersAtOnce'> {
  /** The hours stay filled in while they do not count. */
  readonly quiet: Span & { readonly on: boolean };
  readonly vacation: readonly Span[];
  readonly webhook: { readonly kind: Webhook['kind'] | 'off'; readonly url: string };
}

export type Errors = { readonly [part in 'quiet' | 'vacation' | 'webhook']?: true };

/** What a part of the form gets. */
export interface DraftPartProps {
  readonly draft: Draft;
  readonly errors: Errors;
  onChange(part: Partial<Draft>): void;
}

const NIGHT: Span = { from: '22:00', to: '07:00' };

export const draftOf = ({ language, zone, mailMode, answersAtOnce, quiet, vacation, webhook }: Preferences): Draft => ({
  language,
  zone,
  mailMode,
  answersAtOnce,
  quiet: { ...(quiet ?? NIGHT), on: quiet !== null },
  vacation,
  webhook: webhook ?? { kind: 'off', url: '' },
});

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** Where a webhook leads is for the service to judge; here only what can never be one. */
const isWebAddress = (url: string): boolean => /^https:\/\/\S+$/.test(url.trim());

export function errorsOf({ quiet, vacation, webhook }: Draft): Errors {
  const badDays = vacation.some(({ from, to }) => !isDay(from) || !isDay(to) || to < from);
  return {
    ...(quiet.on && (quiet.from === quiet.to || quiet.from === '' || quiet.to === '') ? { quiet: true } : {}),
    ...(badDays ? { vacation: true } : {}),
    ...(webhook.kind !== 'off' && !isWebAddress(webhook.url) ? { webhook: true } : {}),
  };
}

const preferencesOf = ({ language, zone, mailMode, answersAtOnce, quiet, vacation, webhook }: Draft): Preferences => ({
  language,
  zone,
  mailMode,
  answersAtOnce,
  quiet: quiet.on ? { from: quiet.from, to: quiet.to } : null,
  vacation: vacation.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  webhook: webhook.kind === 'off' ? null : { kind: webhook.kind, url: webhook.url.trim() },
});

/** Only what differs from what the service knows, so that two open pages do not undo each other. */
export function changesOf(draft: Draft, me: Me): Partial<Preferences> {
  const wished = Object.entries(preferencesOf(draft));
  const before: Readonly<Record<string, unknown>> = { ...me };
  return Object.fromEntries(wished.filter(([name, value]) => printed(value) !== printed(before[name])));
}

/** The same for the same content, in whatever order it was written. */
const printed = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

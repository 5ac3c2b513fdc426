/** The service's resources of a player whose address was confirmed in this browser. */
import type { Language } from '../../domain/kernel/setup.ts';
import type { Other } from './api.ts';
import { type Answer, ask } from './request.ts';

export const mailModes = ['every', 'daily', 'reminders', 'none'] as const;
export const webhookKinds = ['discord', 'slack', 'json'] as const;

export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface Webhook {
  readonly kind: (typeof webhookKinds)[number];
  readonly url: string;
}

/** What a player decides. */
export interface Preferences {
  readonly language: Language;
  readonly zone: string;
  readonly mailMode: (typeof mailModes)[number];
  /** Questions within somebody else's turn come at once, though other news does not. */
  readonly answersAtOnce: boolean;
  readonly quiet: Span | null;
  readonly vacation: readonly Span[];
  readonly webhook: Webhook | null;
}

export interface Me extends Preferences {
  readonly player: string;
  readonly address: string;
  /** Why nothing is sent to the address; null where it is. */
  readonly mailStopped: 'bounce' | 'complaint' | 'blocked' | null;
  /** Tables that send no mail. */
  readonly muted: readonly string[];
}

export interface OwnTable {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  /** Null for a table that is only hosted. */
  readonly seat: number | null;
  readonly name: string | null;
  readonly others: readonly Other[];
  readonly hosts: boolean;
  readonly status: 'gathering' | 'running' | 'ended';
  readonly awaited: boolean;
  readonly at: string;
  /** When the turn's own time is over; null where no clock runs. */
  readonly ownDeadline: string | null;
  /** When the reserve is used up too. */
  readonly deadline: string | null;
}

const mine = (path: string, player: string): string => `/api/people/me${path}?player=${encodeURIComponent(player)}`;
const post = <T>(path: string, player: string, body: object = {}): Promise<Answer<T>> =>
  ask(mine(path, player), { method: 'POST', body });

export const readMe = (player: string): Promise<Answer<Me>> => ask(mine('', player));

export const changeMe = (player: string, change: Partial<Preferences>): Promise<Answer<Me>> =>
  ask(mine('', player), { method: 'PATCH', body: change });

export const readOwnTables = (player: string): Promise<Answer<readonly OwnTable[]>> => ask(mine('/tables', player));

export const unmute = (player: string, table: string): Promise<Answer<unknown>> =>
  ask(mine(`/mutes/${encodeURIComponent(table)}`, player), { method: 'DELETE' });

export const tryWebhook = (
  player: string,
  webhook: Webhook,
): Promise<Answer<{ readonly outcome: 'sent' | 'later' | 'gone' }>> => post('/webhook-tests', player, webhook);

export const renewLinks = (player: string): Promise<Answer<unknown>> => post('/links', player);

export const askAddressCode = (player: string, address: string): Promise<Answer<unknown>> =>
  post('/address-codes', player, { address });

export const changeAddress = (
  player: string,
  address: string,
  code: string,
): Promise<Answer<{ readonly address: string }>> => post('/address', player, { address, code });

export const askForgetCode = (player: string): Promise<Answer<unknown>> => post('/forget-codes', player);

export const forgetMe = (player: string, code: string): Promise<Answer<unknown>> => post('/forget', player, { code });

/** This browser no longer speaks for the player. */
export const signOut = (player: string): Promise<Answer<unknown>> =>
  ask(`/api/session/players/${encodeURIComponent(player)}`, { method: 'DELETE' });

export const forgetBrowser = (): Promise<Answer<unknown>> => ask('/api/session', { method: 'DELETE' });

/** *This isn't me*: the link of a mail, and its code. */
export const lockLinks = (link: string, code: string): Promise<Answer<unknown>> =>
  ask('/api/people/lock', { method: 'POST', body: { link, code } });

/** Takes the seat that one was invited to. */
export const takeInvitedSeat = (
  table: string,
  player: string,
  name?: string,
): Promise<Answer<{ readonly table: string; readonly seat: number }>> =>
  ask(`/api/tables/${encodeURIComponent(table)}/join?player=${encodeURIComponent(player)}`, {
    method: 'POST',
    body: name === undefined ? {} : { name },
  });

/** The service's resources of a player whose address was confirmed in this browser. */
import type { ChangedAddress, Me, OwnTable, Webhook, WebhookTest } from '../../functions/http/answers/me.ts';
import type { Joined } from '../../functions/http/answers/table.ts';
import { type Answer, ask } from './request.ts';

export type { Me, OwnTable, Span, Webhook } from '../../functions/http/answers/me.ts';

export const mailModes = ['every', 'daily', 'reminders', 'none'] as const satisfies readonly Me['mailMode'][];
export const webhookKinds = ['discord', 'slack', 'json'] as const satisfies readonly Webhook['kind'][];

/** What a player decides. */
export type Preferences = Pick<
  Me,
  'language' | 'zone' | 'mailMode' | 'answersAtOnce' | 'quiet' | 'vacation' | 'webhook'
>;

const mine = (path: string, player: string): string => `/api/people/me${path}?player=${encodeURIComponent(player)}`;
const post = <T>(path: string, player: string, body: object = {}): Promise<Answer<T>> =>
  ask(mine(path, player), { method: 'POST', body });

export const readMe = (player: string): Promise<Answer<Me>> => ask(mine('', player));

export const changeMe = (player: string, change: Partial<Preferences>): Promise<Answer<Me>> =>
  ask(mine('', player), { method: 'PATCH', body: change });

export const readOwnTables = (player: string): Promise<Answer<readonly OwnTable[]>> => ask(mine('/tables', player));

export const unmute = (player: string, table: string): Promise<Answer<unknown>> =>
  ask(mine(`/mutes/${encodeURIComponent(table)}`, player), { method: 'DELETE' });

export const tryWebhook = (player: string, webhook: Webhook): Promise<Answer<WebhookTest>> =>
  post('/webhook-tests', player, webhook);

export const renewLinks = (player: string): Promise<Answer<unknown>> => post('/links', player);

export const askAddressCode = (player: string, address: string): Promise<Answer<unknown>> =>
  post('/address-codes', player, { address });

export const changeAddress = (player: string, address: string, code: string): Promise<Answer<ChangedAddress>> =>
  post('/address', player, { address, code });

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
export const takeInvitedSeat = (table: string, player: string, name?: string): Promise<Answer<Joined>> =>
  ask(`/api/tables/${encodeURIComponent(table)}/join?player=${encodeURIComponent(player)}`, {
    method: 'POST',
    body: name === undefined ? {} : { name },
  });

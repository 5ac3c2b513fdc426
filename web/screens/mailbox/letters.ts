/** What the mailbox holds, as the service tells it. */
import type { Mailbox, MailboxMessage } from '../../../functions/http/answers/mailbox.ts';
import { ask } from '../../net/request.ts';
import { localeNow } from '../../texts/index.ts';

export type { Mailbox as List, MailboxMessage as WholeLetter } from '../../../functions/http/answers/mailbox.ts';
export type Letter = Mailbox['messages'][number];

/** Null while the service does not answer; it is asked again. */
export async function readList(): Promise<Mailbox | 'gone' | null> {
  const answer = await ask<Mailbox>('/api/mailbox');
  if (answer.ok) return answer.value;
  return answer.problem.status === 404 ? 'gone' : null;
}

export async function readLetter(id: string): Promise<MailboxMessage | null> {
  const answer = await ask<MailboxMessage>(`/api/mailbox/${encodeURIComponent(id)}`);
  return answer.ok ? answer.value : null;
}

export const deliver = () => ask<null>('/api/mailbox/deliveries', { method: 'POST' });

export const pageOf = (id: string): string => `/api/mailbox/${encodeURIComponent(id)}/page`;

/** Letters here are of today mostly; the day stands there all the same. */
export const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(localeNow(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );

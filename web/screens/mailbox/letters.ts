/** What the mailbox holds, as the service tells it. */
import { ask } from '../../net/request.ts';
import { localeNow } from '../../texts/index.ts';

interface Person {
  readonly name: string | null;
  readonly address: string;
}

export interface Letter {
  readonly id: string;
  readonly at: string;
  readonly to: Person;
  readonly subject: string;
  readonly heading: string;
}

export interface WholeLetter extends Letter {
  readonly from: Person;
  readonly text: string;
  readonly headers: { readonly [name: string]: string };
}

export interface List {
  readonly messages: readonly Letter[];
  readonly waiting: readonly { readonly kind: string; readonly due: string; readonly name: string | null }[];
}

/** Null while the service does not answer; it is asked again. */
export async function readList(): Promise<List | 'gone' | null> {
  const answer = await ask<List>('/api/mailbox');
  if (answer.ok) return answer.value;
  return answer.problem.status === 404 ? 'gone' : null;
}

export async function readLetter(id: string): Promise<WholeLetter | null> {
  const answer = await ask<WholeLetter>(`/api/mailbox/${encodeURIComponent(id)}`);
  return answer.ok ? answer.value : null;
}

export const deliver = () => ask<null>('/api/mailbox/deliveries', { method: 'POST' });

export const pageOf = (id: string): string => `/api/mailbox/${encodeURIComponent(id)}/page`;

/** Letters here are of today mostly; the day stands there all the same. */
export const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(localeNow(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );

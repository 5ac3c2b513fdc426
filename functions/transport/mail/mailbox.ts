/**
 * The built-in mailbox: without a mail server, mails are stored in the local data. A list, newest first, and one item
 * per message, because pictures are large.
 */
import { DAY } from '../../../domain/kernel/durations.ts';
import type { Item, Key, Store } from '../../store/store.ts';
import { type Message, SENT, type Transport } from '../transport.ts';

export interface Kept {
  readonly id: string;
  readonly at: string;
  readonly to: { readonly name: string | null; readonly address: string };
  readonly subject: string;
  /** Its first words, since all letters of a table have one subject. */
  readonly heading: string;
}

export interface KeptMessage extends Kept {
  readonly from: { readonly name: string; readonly address: string };
  readonly text: string;
  readonly html: string;
  readonly headers: { readonly [name: string]: string };
  /** Content in base64. */
  readonly attachments: readonly { readonly cid: string; readonly type: string; readonly content: string }[];
}

const LIST = 'mailbox';
const KEPT_FOR = 30 * DAY;
/** More than anybody reads; the oldest go. */
const MOST = 500;

const listKey = ({ at, id }: Pick<Kept, 'at' | 'id'>): Key => ({ PK: LIST, SK: `${at}#${id}` });
const messageKey = (id: string): Key => ({ PK: `mailbox#${id}`, SK: 'message' });

export const mailboxTransport = (store: Store, clock: () => number): Transport => ({
  name: 'mailbox',
  async send(message) {
    await keep(store, message, clock());
    return SENT;
  },
});

async function keep(store: Store, message: Message, now: number): Promise<void> {
  const { id, to, subject, from, text, html, headers } = message;
  const expiresAt = Math.floor((now + KEPT_FOR) / 1000);
  const heading = text.split('\n', 1)[0] ?? '';
  // A letter that is sent again, because a process died before it noted the sending, takes its old place.
  const at = (await readMailbox(store, id))?.at ?? new Date(now).toISOString();
  const kept: Kept = { id, at, to, subject, heading };
  const attachments = message.attachments.map(({ cid, type, content }) => ({
    cid,
    type,
    content: Buffer.from(content).toString('base64'),
  }));
  await store.put(messageKey(id), { ...kept, from, text, html, headers, attachments, expiresAt });
  await store.put(listKey(kept), { ...kept, expiresAt });
  await forgetOldest(store);
}

async function forgetOldest(store: Store): Promise<void> {
  const all = await store.list<Kept & Item>(LIST, '');
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) {
    await store.remove(listKey(old));
    await store.remove(messageKey(old.id));
  }
}

/** Everything that was sent, the newest first. */
export async function listMailbox(store: Store): Promise<Kept[]> {
  const all = await store.list<Kept & Item>(LIST, '');
  return all.toReversed().map(({ id, at, to, subject, heading }) => ({ id, at, to, subject, heading }));
}

export const readMailbox = (store: Store, id: string): Promise<(KeptMessage & Item) | null> =>
  store.get<KeptMessage & Item>(messageKey(id));

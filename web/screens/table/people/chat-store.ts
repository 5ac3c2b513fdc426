/** What is said at a table, as this page knows it: asked for gently, and how much of it is new to the reader. */
import { computed, effect, signal } from '@preact/signals';
import { keep, kept } from '../../../net/local-storage.ts';
import type { Problem } from '../../../net/request.ts';
import { type Message, readOlderTalk, readTalk } from '../../../net/table-people.ts';
import type { TableModel } from '../model.ts';
import { type ChatPages, withNewest, withOlder } from './chat-pages.ts';

/** Null until it is known. */
const pages = signal<ChatPages | null>(null);
export const messages = computed(() => pages.value?.messages ?? null);
export const hasOlder = computed(() => pages.value?.older === true);
/** The newest message that was on the screen; ids are in the order of time. */
const seen = signal('');
/** Whether the reader looks at the talk now. */
export const chatShown = signal(false);

const SOON = 10_000;
/** While nobody looks at the talk, once in so many times is enough. */
const SELDOM = 6;

const seenKey = (id: string): string => `chat.seen.${id}`;
const writtenKey = (id: string): string => `chat.written.${id}`;

const listKept = (key: string): readonly string[] => {
  const list = kept(key);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
};

/** An onlooker's own messages carry a name only; this browser remembers which they are. */
export const rememberWritten = (table: string, message: string): void =>
  keep(writtenKey(table), [...listKept(writtenKey(table)).slice(-50), message]);

export function isOwn({ session }: TableModel, { id, seat, host, name }: Message): boolean {
  const you = session.info.value?.you;
  if (seat !== null) return you?.seats.includes(seat) === true;
  if (host) return you?.host === true;
  return name !== null && listKept(writtenKey(session.id)).includes(id);
}

export const newSince = (list: readonly Message[], id: string, own: (message: Message) => boolean): number =>
  list.filter((message) => message.id > id && message.text !== null && !own(message)).length;

export const unread = (model: TableModel): number =>
  newSince(messages.value ?? [], seen.value, (message) => isOwn(model, message));

export function markSeen(table: string): void {
  const newest = messages.peek()?.at(-1)?.id ?? '';
  if (newest <= seen.peek()) return;
  seen.value = newest;
  keep(seenKey(table), newest);
}

let etag: string | null = null;

export async function fetchChat(id: string): Promise<boolean> {
  const answer = await readTalk(id, etag);
  if (!answer.ok) return false;
  etag = answer.etag;
  if (answer.value !== null) pages.value = withNewest(pages.peek(), answer.value, answer.next === true);
  return true;
}

/** Fetches the page before the first known message: how many came, or why none could. */
export async function lookForOlder(id: string): Promise<number | Problem> {
  const first = pages.peek()?.messages[0];
  if (first === undefined) return 0;
  const answer = await readOlderTalk(id, first.id);
  if (!answer.ok) return answer.problem;
  const known = pages.peek();
  // The newest page may have begun anew meanwhile; what came then lies elsewhere.
  if (known === null || known.messages[0]?.id !== first.id) return 0;
  pages.value = withOlder(known, answer.value, answer.next === true);
  return answer.value.length;
}

/** This page took the message out; an older one is not fetched again. */
export function markTakenOut(id: string): void {
  const known = pages.peek();
  if (known === null) return;
  const messages = known.messages.map((message) => (message.id === id ? { ...message, text: null } : message));
  pages.value = { ...known, messages };
}

export function followChat({ session }: TableModel): () => void {
  const last = kept(seenKey(session.id));
  seen.value = typeof last === 'string' ? last : '';
  etag = null;
  const look = () => void (document.hidden ? null : fetchChat(session.id));
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
    if (chatShown.peek() || ticks % SELDOM === 0) look();
  }, SOON);
  const version = computed(() => session.position.value?.version);
  // Who has just played may have said something too.
  const stop = effect(() => {
    if (version.value !== undefined || session.info.value !== null) look();
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    stop();
    document.removeEventListener('visibilitychange', look);
    pages.value = null;
  };
}

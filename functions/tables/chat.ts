/** The chat of a table, stored beside the stream. */
import type { Problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';
import { countWithdrawn, countWritten, keepsPlace, noRoom, readCount, recount } from './chat-count.ts';
import { type Author, rememberWriter, shownAuthor, writtenSchema } from './authors.ts';

/** Messages that are read at a time. */
const PAGE = 50;

export const textSchema = writtenSchema(1);

interface MessageItem extends Item {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  /** Null once the writer or the operator has taken it out. */
  readonly author: Author | null;
  /** Not on messages that were written before there was a count. */
  readonly revision?: number;
}

export interface Message {
  readonly id: string;
  readonly at: string;
  /** Null: it was taken out. */
  readonly text: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  /** Of an onlooker; those who sit are named by their seats. */
  readonly name: string | null;
}

type ServicePart = Pick<Service, 'store' | 'clock' | 'random'>;

const PREFIX = 'chat#';
const partition = (table: string): string => `game#${table}`;
const messageKey = (table: string, id: string): Key => ({ PK: partition(table), SK: `${PREFIX}${id}` });
export const isMessageId = (id: string): boolean => /^\d{4}-[\dT:.-]{18}Z#[0-9a-f]{8}$/.test(id);

const shown = ({ id, at, text, author }: MessageItem): Message => ({
  id,
  at,
  text: author === null ? null : text,
  ...shownAuthor(author),
});

const everyMessage = (store: Pick<Store, 'list'>, table: string): Promise<MessageItem[]> =>
  store.list<MessageItem>(partition(table), PREFIX);

export interface ChatPage {
  /** The oldest first. */
  readonly messages: readonly Message[];
  /** There are older ones. */
  readonly older: boolean;
}

/** The last messages, or the last ones before a message. */
export async function readChat(
  { store }: Pick<Service, 'store'>,
  table: string,
  before: string | undefined,
): Promise<ChatPage> {
  const below = before === undefined ? undefined : `${PREFIX}${before}`;
  const found = await store.newestWith<MessageItem>(partition(table), PREFIX, PAGE + 1, below);
  return { messages: found.slice(0, PAGE).toReversed().map(shown), older: found.length > PAGE };
}

/** Another one after every message and every withdrawal; null where that is not known without reading the messages. */
export async function chatTag({ store }: Pick<Service, 'store'>, table: string): Promise<string | null> {
  const count = await readCount(store, table);
  return count && `"c${count.change}"`;
}

export async function writeChat(
  service: ServicePart,
  table: string,
  author: Author,
  text: string,
): Promise<Message | Problem> {
  const { store, clock, random } = service;
  const full = await noRoom(service, table, author, () => everyMessage(store, table));
  if (full) return full;
  const at = new Date(clock()).toISOString();
  const message = { id: `${at}#${Buffer.from(random(4)).toString('hex')}`, at, text, author, revision: 1 };
  await rememberWriter(service, table, author.player);
  await store.put(messageKey(table, message.id), message);
  await countWritten(store, table, author);
  return shown(message);
}

/** Takes one message out. Its place stays, so that answers to it can be understood, unless there are too many of those. */
export async function eraseMessage({ store }: Pick<Service, 'store'>, table: string, id: string): Promise<boolean> {
  const message = isMessageId(id) ? await store.get<MessageItem>(messageKey(table, id)) : null;
  if (message === null) return false;
  const { author } = message;
  if (author === null) return true;
  const keptPlace = keepsPlace(await readCount(store, table));
  // Of two who take it out at the same time, one counts.
  if (!(await blank(store, table, message))) return true;
  if (!keptPlace) await store.remove(messageKey(table, id));
  await countWithdrawn(store, table, author, keptPlace);
  return true;
}

function blank(store: Store, table: string, message: MessageItem): Promise<boolean> {
  const { revision, ...rest } = message;
  const taken = { ...rest, text: '', author: null };
  return store.put(messageKey(table, message.id), taken, revision === undefined ? 'always' : { revision });
}

/** Whether a player wrote a message, and may take it out. */
export async function authorOf({ store }: Pick<Service, 'store'>, table: string, id: string): Promise<Author | null> {
  return isMessageId(id) ? ((await store.get<MessageItem>(messageKey(table, id)))?.author ?? null) : null;
}

export async function eraseWriting(service: Pick<Service, 'store' | 'clock'>, table: string, player: string) {
  const { store } = service;
  const written = (await everyMessage(store, table)).filter(({ author }) => author?.player === player);
  if (written.length === 0) return;
  for (const message of written) await blank(store, table, message);
  // The count names players too.
  await recount(service, table, () => everyMessage(store, table));
}

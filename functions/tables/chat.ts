/** Talk at a table, beside the stream. */
import { type Problem, problem } from '../problem.ts';
import type { Service } from '../service.ts';
import type { Item, Key } from '../store/store.ts';
import { type Author, rememberWriter, shownAuthor, writtenSchema } from './writing.ts';

/** What a table keeps; a year of daily talk is less. */
const MOST = 2000;

export const textSchema = writtenSchema(1);

interface MessageItem extends Item {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  /** Null once the writer or the operator has taken it out. */
  readonly author: Author | null;
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

type Desk = Pick<Service, 'store' | 'clock' | 'random'>;

const PREFIX = 'chat#';
const partition = (table: string): string => `game#${table}`;
const messageKey = (table: string, id: string): Key => ({ PK: partition(table), SK: `${PREFIX}${id}` });
const isMessageId = (id: string): boolean => /^\d{4}-[\dT:.-]{18}Z#[0-9a-f]{8}$/.test(id);

const shown = ({ id, at, text, author }: MessageItem): Message => ({
  id,
  at,
  text: author === null ? null : text,
  ...shownAuthor(author),
});

/** The last messages, the oldest of them first. */
export async function readChat({ store }: Pick<Service, 'store'>, table: string): Promise<Message[]> {
  return (await store.list<MessageItem>(partition(table), PREFIX)).map(shown);
}

export async function writeChat(desk: Desk, table: string, author: Author, text: string): Promise<Message | Problem> {
  const { store, clock, random } = desk;
  const count = (await store.list(partition(table), PREFIX)).length;
  if (count >= MOST) return problem('chat-full', { most: MOST });
  const at = new Date(clock()).toISOString();
  const message = { id: `${at}#${Buffer.from(random(4)).toString('hex')}`, at, text, author };
  await rememberWriter(desk, table, author.player);
  await store.put(messageKey(table, message.id), message);
  return shown(message);
}

/** Takes one message out; its place stays, so that answers to it can be understood. */
export async function eraseMessage({ store }: Pick<Service, 'store'>, table: string, id: string): Promise<boolean> {
  const key = messageKey(table, id);
  const message = isMessageId(id) ? await store.get<MessageItem>(key) : null;
  if (message === null) return false;
  await store.put(key, { ...message, text: '', author: null });
  return true;
}

/** Whether a player wrote a message, and may take it out. */
export async function authorOf({ store }: Pick<Service, 'store'>, table: string, id: string): Promise<Author | null> {
  return isMessageId(id) ? ((await store.get<MessageItem>(messageKey(table, id)))?.author ?? null) : null;
}

export async function eraseWriting(service: Pick<Service, 'store'>, table: string, player: string): Promise<void> {
  for (const { id, author } of await service.store.list<MessageItem>(partition(table), PREFIX)) {
    if (author?.player === player) await eraseMessage(service, table, id);
  }
}

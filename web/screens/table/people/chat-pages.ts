/** Messages as a page knows them: the newest, which are asked for again and again, and older ones on demand. */
import type { Message } from '../../../net/table-people.ts';

export interface ChatPages {
  /** The oldest first, without gaps. */
  readonly messages: readonly Message[];
  /** The service has older ones. */
  readonly older: boolean;
}

/** The newest page takes the place of everything from its first message on. */
export function withNewest(known: ChatPages | null, newest: readonly Message[], older: boolean): ChatPages {
  const [first] = newest;
  const last = known?.messages.at(-1);
  // More has come than fits on a page: the messages in between are not known and are fetched again on demand.
  const isGap = older && first !== undefined && last !== undefined && last.id < first.id;
  if (known === null || first === undefined || isGap) return { messages: newest, older };
  const before = known.messages.filter(({ id }) => id < first.id);
  return { messages: [...before, ...newest], older: before.length === 0 ? older : known.older };
}

/** Adds a page of messages older than the first known one. */
export function withOlder({ messages }: ChatPages, page: readonly Message[], older: boolean): ChatPages {
  const [first] = messages;
  const before = first === undefined ? page : page.filter(({ id }) => id < first.id);
  return { messages: [...before, ...messages], older };
}

/**
 * The outbox: mails that wait to be sent. An item names table, seat, version and kind by its key; text, links and codes
 * are made when it is sent. The same key is the same mail, so queueing is idempotent.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import { type DueWork, schedule } from '../store/due-items.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key, Store } from '../store/store.ts';
import type { MailPermit } from './gate.ts';
import { currentKind, isLetterKind, letterKinds } from './kinds.ts';

export interface Letter {
  /** One of `letterKinds`. */
  readonly kind: string;
  readonly table?: string;
  readonly seat?: number;
  readonly player?: string;
  /** An address that is no player's: written to once, and then forgotten. */
  readonly to?: string;
  readonly params?: object;
  /** The same key is the same letter. */
  readonly key: string;
}

export interface LetterItem extends Item, Letter {
  /** When it was asked for; a letter that could not leave for a day stays. */
  readonly at: string;
  /** When it was first to leave. */
  readonly due: number;
  readonly state: 'waiting' | 'sent' | 'dropped';
  /** Seconds since 1970: until then the same key is known to be the same letter. */
  readonly expiresAt: number;
  readonly revision: number;
}

/** A follower looks at a commit again for a day at most; a month is far beyond. */
const REMEMBERED = 30 * DAY;

export const letterKey = (key: string): Key => ({ PK: `letter#${key}`, SK: 'letter' });

export async function readLetter(store: Store, key: string): Promise<LetterItem | null> {
  const letter = await store.get<LetterItem>(letterKey(key));
  return letter && { ...letter, kind: currentKind(letter.kind) };
}

/** The timed work that sends a letter. */
const sendingOf = ({ table, key }: Pick<Letter, 'table' | 'key'>): DueWork => ({
  kind: 'letter',
  table: table ?? '',
  key,
});

/**
 * Why a letter is written. One that a request asks for needs a permit of the mail gate; `game`: it follows from what
 * happened at a table, or from its clock, and goes to people who sit there.
 */
export type MailCause = MailPermit | 'game';

/**
 * Puts a letter in the outbox, unless it has been there, to be sent when the wait of its kind is over.
 */
export async function enqueue(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  letter: Letter,
  _cause: MailCause,
  wait: number = isLetterKind(letter.kind) ? letterKinds[letter.kind].wait : 0,
): Promise<void> {
  const now = clock();
  const item: LetterItem = {
    ...stated(letter),
    at: new Date(now).toISOString(),
    due: now + wait,
    state: 'waiting',
    expiresAt: Math.floor((now + REMEMBERED) / 1000),
    revision: 1,
  };
  const fresh = await store.put(letterKey(letter.key), item, 'absent');
  const kept = fresh ? item : await readLetter(store, letter.key);
  // After a crash the item may exist without its due work, so it is scheduled again; that is idempotent.
  if (kept?.state === 'waiting') await schedule(store, kept.due, sendingOf(letter));
}

/** A letter that has not left stays; whether there was one. */
export async function dropLetter(store: Store, key: string): Promise<boolean> {
  const letter = await readLetter(store, key);
  if (letter?.state !== 'waiting') return false;
  const { to: _to, params: _params, ...rest } = letter;
  return store.put(letterKey(key), { ...rest, state: 'dropped' }, { revision: letter.revision });
}

/** Only what is said: the store takes no undefined. */
const stated = ({ kind, table, seat, player, to, params, key }: Letter): Letter => ({
  kind,
  key,
  ...(table === undefined ? {} : { table }),
  ...(seat === undefined ? {} : { seat }),
  ...(player === undefined ? {} : { player }),
  ...(to === undefined ? {} : { to }),
  ...(params === undefined ? {} : { params }),
});

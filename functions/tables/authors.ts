/** The authors of chat messages and comments, and the form of their texts. */
import * as z from 'zod/mini';
import type { Service } from '../service/service.ts';

const LONGEST = 1000;

/** Several lines, but nothing that a page or a mail could take for more than text. */
export const writtenSchema = (least: 0 | 1) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
      z
        .string()
        .check(
          z.minLength(least),
          z.maxLength(LONGEST),
          z.regex(/^(?:[^\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|\n)*$/u),
        ),
    ),
  );

/**
 * Whoever sits at the table is shown by the name of the seat, so that a name lies in one place only; an onlooker brings a
 * name and has confirmed an address.
 */
export type Author =
  | { readonly seat: number; readonly player: string | null }
  | { readonly host: true; readonly player: string | null }
  | { readonly name: string; readonly player: string };

export const isOnlooker = (author: Author): boolean => 'name' in author;

/** The same one wrote it. A seat that has passed to somebody else is another author. */
export function isSameAuthor(one: Author, other: Author): boolean {
  if ('seat' in one || 'seat' in other) {
    return 'seat' in one && 'seat' in other && one.seat === other.seat && one.player === other.player;
  }
  if (one.player === null) return other.player === null;
  return one.player === other.player;
}

/** An author as everybody sees it. */
export const shownAuthor = (author: Author | null) => ({
  seat: author !== null && 'seat' in author ? author.seat : null,
  host: author !== null && 'host' in author,
  name: author !== null && 'name' in author ? author.name : null,
});

/** Remembers where a person has written, so that all of it is found when they want to be forgotten. */
export async function rememberWriter({ store }: Pick<Service, 'store'>, table: string, player: string | null) {
  if (player !== null) await store.put({ PK: `player#${player}`, SK: `wrote#${table}` }, { table });
}

/** What a mail is written from: the table as it is now, its reader, and the links created for them. */
import type { MailPicture } from '../../../domain/kernel/game-mail.ts';
import type { History } from '../../../domain/kernel/fold.ts';
import { say } from '../../../domain/kernel/texts.ts';
import type { Layout } from '../layout/layout.ts';
import type { MailKey } from '../texts/en.ts';
import type { Locale } from '../locale.ts';
import type { MailedGame } from '../mailed-game.ts';

export interface TableContext extends MailedGame {
  readonly history: History;
  readonly title: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly seat: number;
  /** When all of the seat's time is over, in milliseconds since 1970; null for a table without a clock. */
  readonly deadline: number | null;
  /** What of that is no time of the turn itself; only where there is some. */
  readonly reserve?: Reserve | undefined;
  /** The seat is to answer within somebody else's turn; `lapse`: the game goes on without the answer after that time. */
  readonly answer?: 'answer' | 'lapse' | undefined;
  readonly now: number;
}

/** Time that a seat has once for the whole game. */
export interface Reserve {
  /** When the turn's own time is over and this begins to run, in milliseconds since 1970. */
  readonly from: number;
  /** Counted milliseconds. */
  readonly left: number;
  /** Every hour of every day counts, so that a day is a measure of it. */
  readonly wholeDays: boolean;
}

export interface Reader {
  readonly locale: Locale;
  readonly zone: string;
}

export interface Links {
  /** The one link of the letter. */
  readonly open: string;
  /** The short code that belongs to it; null where the link needs none. */
  readonly code: string | null;
  /** The page where mails are ended; null where there is nothing to end. */
  readonly unsubscribe: string | null;
  /** Where a player says how often mails come, and when they are away; null where none can be held back. */
  readonly settings: string | null;
  /** *This isn't me*: the page that locks this link, by the code beside it; null where the letter has no such code. */
  readonly lock: string | null;
}

export interface Draft {
  readonly subject: string;
  readonly layout: Layout;
  /** Drawn beside the words, if the layout has a place for it. */
  readonly drawing: MailPicture | null;
}

/** Everybody at the table, with the players that the game brings itself. */
export const everyName = ({ names, words }: Pick<TableContext, 'names' | 'words'>): string[] => {
  const own = words['seat.beyond'];
  return own === undefined ? [...names] : [...names, own];
};

/** One subject for all letters of a table, so that mail programs keep them together. */
export const tableSubject = (title: string, { mail }: Locale): string => say(mail, 'subject.table', { title });

export const codeOn = ({ mail }: Locale, code: string | null): Pick<Layout, 'code'> =>
  code === null ? {} : { code: { intro: mail['code.browser'], label: mail['code.is'], code } };

/** The links in the footer: settings, unsubscribe, lock. */
export function footerLinks(
  { mail }: Locale,
  { unsubscribe, settings, lock }: Links,
  leave: MailKey,
): Layout['footer']['links'] {
  return [
    ...(settings === null ? [] : [{ label: mail['footer.settings'], href: settings }]),
    ...(unsubscribe === null ? [] : [{ label: mail[leave], href: unsubscribe }]),
    ...(lock === null ? [] : [{ label: mail['footer.lock'], href: lock }]),
  ];
}

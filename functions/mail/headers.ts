/**
 * The headers of a mail. All mails of a table refer to one message id that no message has, so that Gmail, Apple Mail
 * and Outlook show them as one thread; the subject is constant for the same reason.
 */
import { createHash } from 'node:crypto';

export interface Heading {
  readonly key: string;
  readonly domain: string;
  readonly table: { readonly id: string; readonly title: string } | null;
  /** RFC 8058: a POST there ends the mails, without asking back. */
  readonly unsubscribe: string | null;
}

/** The same letter has the same id, so that a mail program shows it once if it was sent twice. */
export const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

export function headersOf({ key, domain, table, unsubscribe }: Heading): Record<string, string> {
  return {
    'Message-ID': `<${idOf(key)}@${domain}>`,
    // RFC 3834 section 5: nobody's holiday note needs to answer.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(table
      ? {
          References: `<${table.id}@${domain}>`,
          'In-Reply-To': `<${table.id}@${domain}>`,
          // RFC 2919
          'List-Id': `<${table.id}.tables.${domain}>`,
        }
      : {}),
    ...(unsubscribe === null
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

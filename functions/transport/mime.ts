/**
 * Prints a message in MIME (RFC 5322): plain text and HTML as alternatives, pictures beside the HTML. The library is
 * loaded with the first mail.
 */
import type { Message } from './transport.ts';

export async function printMessage(message: Message, date: Date): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { from, to, subject, text, html, headers, attachments } = message;
  const { 'Message-ID': messageId, ...others } = headers;
  return new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(to.name ?? ''), address: to.address },
    subject: oneLine(subject),
    ...(messageId === undefined ? {} : { messageId: oneLine(messageId) }),
    date,
    text: travelling(text),
    html: travelling(html),
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, oneLine(value)])),
    attachments: attachments.map(({ cid, filename, type, content }) => ({
      cid,
      filename,
      contentType: type,
      content: Buffer.from(content),
      contentDisposition: 'inline' as const,
    })),
    // Nothing in a letter may make this machine read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** RFC 5322 section 2.3: lines end with both signs. */
const travelling = (text: string): string => text.replace(/\r?\n/g, '\r\n');

/** RFC 5322 section 2.2: a header is one line. What would end it, or hide in it, becomes a space. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

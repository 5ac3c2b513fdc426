/** The ways out: what reaches the other side, and what becomes of a letter that is refused. */
import { afterEach, describe, expect, test } from 'vitest';
import { everyPart, parseMime } from '../../../test/mime.ts';
import { closeServers, mailServer } from '../../../test/smtp.ts';
import { openDynalite } from '../../local/dynalite.ts';
import { listMailbox, mailboxTransport, readMailbox } from './mailbox.ts';
import { printMessage } from '../mime.ts';
import type { Message } from '../transport.ts';
import { sesTransport } from './ses.ts';
import { smtpTransport } from './smtp.ts';

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]);
const NOON = Date.parse('2026-03-01T12:00:00Z');
const clock = () => NOON;

const message = (more: Partial<Message> = {}): Message => ({
  id: 'one',
  from: { name: 'Railpost', address: 'post@example.org' },
  to: { name: 'Inés', address: 'ines@example.org' },
  subject: 'Mesa del jueves: ¿quién juega?',
  text: 'Your turn.\nPlay.',
  html: '<p>Your turn. <img src="cid:board" alt=""></p>',
  headers: { 'Message-ID': '<one@example.org>', 'Auto-Submitted': 'auto-generated' },
  attachments: [{ cid: 'board', filename: 'board.png', type: 'image/png', content: PICTURE }],
  ...more,
});

afterEach(closeServers);

describe('by SMTP', () => {
  test('a letter arrives whole, at the address of its envelope', async () => {
    const { received, url } = await mailServer();
    expect(await smtpTransport(url, clock).send(message())).toEqual({ outcome: 'sent' });
    expect(received).toHaveLength(1);
    expect(received[0]?.lines).toContain('RCPT TO:<ines@example.org>');
    const parsed = parseMime(Buffer.from(received[0]?.data ?? '', 'latin1'));
    expect(parsed.headers.get('subject')).toBe('Mesa del jueves: ¿quién juega?');
    expect(parsed.headers.get('message-id')).toBe('<one@example.org>');
    const image = everyPart(parsed).find(({ type }) => type === 'image/png');
    expect(image?.headers.get('content-id')).toBe('<board>');
    expect(image?.body.equals(PICTURE)).toBe(true);
  });

  test('an address that is refused for good is never tried again', async () => {
    const { url } = await mailServer({ at: 'RCPT', answer: '550 5.1.1 ines@example.org unknown' });
    const outcome = await smtpTransport(url, clock).send(message());
    expect(outcome.outcome).toBe('never');
    expect(JSON.stringify(outcome)).not.toContain('@');
  });

  test.each([
    { at: 'RCPT', answer: '451 greylisted, ines@example.org' },
    { at: 'DATA', answer: '554 policy of ines@example.org' },
  ] as const)('what may pass is tried later: $answer', async (refusal) => {
    const { url } = await mailServer(refusal);
    const outcome = await smtpTransport(url, clock).send(message());
    expect(outcome.outcome).toBe('later');
    expect(JSON.stringify(outcome)).not.toContain('@');
  });

  test('a server that is not there is tried later', async () => {
    const { url } = await mailServer();
    await closeServers();
    expect(await smtpTransport(url, clock).send(message())).toMatchObject({ outcome: 'later' });
  });
});

describe('through SES', () => {
  test('the raw message goes to one address', async () => {
    const sent: { from: string; to: string; raw: Uint8Array }[] = [];
    const ses = sesTransport('events', clock, (mail) => Promise.resolve(void sent.push(mail)));
    expect(await ses.send(message())).toEqual({ outcome: 'sent' });
    expect(sent[0]).toMatchObject({ from: 'post@example.org', to: 'ines@example.org' });
    expect(parseMime(Buffer.from(sent[0]?.raw ?? [])).headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('what SES refuses is tried later, and only its name is told', async () => {
    const error = Object.assign(new Error('ines@example.org is not verified'), { name: 'MessageRejected' });
    const ses = sesTransport(null, clock, () => Promise.reject(error));
    expect(await ses.send(message())).toEqual({ outcome: 'later', reason: 'MessageRejected' });
  });
});

describe('the printed message', () => {
  test.each([
    ['subject', { subject: 'Hello\r\nBcc: everybody@example.org' }],
    ['name', { to: { name: 'Ann\r\nBcc: everybody@example.org', address: 'ann@example.org' } }],
    ['sender', { from: { name: 'Rail\nBcc: everybody@example.org', address: 'post@example.org' } }],
    ['header', { headers: { 'List-Id': 'x\r\nBcc: everybody@example.org\u2028Cc: a@example.org' } }],
  ] as const)('a %s brings no header of its own', async (_, more) => {
    const parsed = parseMime(await printMessage(message(more), new Date(NOON)));
    expect([...parsed.headers.keys()].filter((name) => name === 'bcc' || name === 'cc')).toEqual([]);
  });

  test('offers plain text first and HTML with its picture second', async () => {
    const parsed = parseMime(await printMessage(message(), new Date(NOON)));
    expect(parsed.type).toBe('multipart/alternative');
    expect(parsed.parts.map(({ type }) => type)).toEqual(['text/plain', 'multipart/related']);
    expect(parsed.parts[0]?.body.toString()).toContain('Your turn.\r\nPlay.');
    expect(parsed.headers.get('date')).toContain('01 Mar 2026 12:00:00');
  });
});

test('the mailbox keeps what was sent, newest first', async () => {
  const { store, close } = await openDynalite({ folder: null });
  let now = Date.now();
  const mailbox = mailboxTransport(store, () => now);
  await mailbox.send(message());
  now += 1000;
  await mailbox.send(message({ id: 'two', subject: 'Second' }));
  expect((await listMailbox(store)).map(({ id }) => id)).toEqual(['two', 'one']);
  const kept = await readMailbox(store, 'one');
  expect(kept?.attachments[0]?.content).toBe(PICTURE.toString('base64'));
  expect(await readMailbox(store, 'three')).toBeNull();
  await close();
});

test('the mailbox lists a letter once that was sent twice because a process died', async () => {
  const { store, close } = await openDynalite({ folder: null });
  let now = Date.now();
  const mailbox = mailboxTransport(store, () => now);
  await mailbox.send(message());
  now += 1000;
  await mailbox.send(message());
  expect((await listMailbox(store)).map(({ id }) => id)).toEqual(['one']);
  await close();
});

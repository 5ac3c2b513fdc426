/** Every kind of letter as it leaves, on a table that lives through all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LetterKind } from '../../functions/mail/kinds.ts';
import type { Message } from '../../functions/transport/transport.ts';
import { everyKind } from './every-kind.ts';
import { type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
let letters: Map<LetterKind, Message>;
beforeAll(async () => {
  world = await openMailWorld();
  letters = await everyKind(world);
});
afterAll(() => world.close());

const aboutTables: LetterKind[] = ['invitation', 'started', 'turn', 'answer', 'takeBack', 'proposal', 'reminder'];

test('all of a table hang together; each is known as written by a program', () => {
  for (const kind of [...aboutTables, 'seatReplaced', 'over', 'closed', 'substitute'] as LetterKind[]) {
    const { headers, subject } = letters.get(kind)!;
    const [, root = ''] = /^<([a-z0-9]+)@localhost>$/.exec(headers['References'] ?? '') ?? [];
    expect([kind, root.length]).toEqual([kind, 26]);
    expect(headers['In-Reply-To']).toBe(headers['References']);
    expect(subject).toMatch(/ · Railpost$/);
  }
  for (const { headers } of letters.values()) expect(headers['Auto-Submitted']).toBe('auto-generated');
  expect(new Set(world.sent.map(({ headers }) => headers['Message-ID'])).size).toBe(world.sent.length);
});

test('news can be ended with one click; what somebody asked for cannot', () => {
  for (const [kind, { headers }] of letters) {
    const ends = !['tables', 'verify', 'addressChanged', 'seatCode'].includes(kind);
    expect([kind, headers['List-Unsubscribe-Post']]).toEqual([kind, ends ? 'List-Unsubscribe=One-Click' : undefined]);
    expect(/^<http:\/\/localhost:3089\/unsubscribe\/v1\.[^>]+>$/.test(headers['List-Unsubscribe'] ?? '')).toBe(ends);
  }
});

test('an invitation offers to end them all, news of a table to end that table’s', () => {
  const ends = (kind: LetterKind): string[] => {
    const [, payload = ''] = /unsubscribe\/v1\.\w+\.([\w-]+)/.exec(letters.get(kind)?.text ?? '') ?? [];
    return Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object);
  };
  for (const kind of ['invitation', 'substitute', 'closed', 'digest'] as const)
    expect(ends(kind)).not.toContain('table');
  for (const kind of ['turn', 'reminder', 'over'] as const) expect(ends(kind)).toContain('table');
});

test('a link that opens something stands beside its code, in both forms', () => {
  for (const [kind, { text, html }] of letters) {
    const [link] = /http:\/\/localhost:3089\/(t|me)\S*#v1\.\S+/.exec(text) ?? [];
    if (link === undefined) expect(['verify', 'addressChanged', 'closed']).toContain(kind);
    else expect([kind, html.includes(link.replaceAll('&', '&amp;'))]).toEqual([kind, true]);
    if (!['addressChanged', 'closed'].includes(kind))
      expect([kind, /\b[A-HJKMNP-Z2-9]{6}$/m.test(text)]).toEqual([kind, true]);
  }
});

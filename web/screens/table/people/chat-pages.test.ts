import { expect, it, test } from 'vitest';
import type { Message } from '../../../net/table-people.ts';
import { withNewest, withOlder } from './chat-pages.ts';

const message = (id: string, text: string | null = id): Message => ({
  id,
  at: '',
  text,
  seat: 0,
  host: false,
  name: null,
});
const list = (ids: string): Message[] => ids.split('').map((id) => message(id));
const shown = (pages: { readonly messages: readonly Message[]; readonly older: boolean }) =>
  `${pages.older ? '…' : ''}${pages.messages.map(({ id, text }) => (text === null ? '-' : id)).join('')}`;

test('the first page says whether there are older ones', () => {
  expect(shown(withNewest(null, list('def'), true))).toBe('…def');
  expect(shown(withNewest(null, list('abc'), false))).toBe('abc');
  expect(shown(withNewest(null, [], false))).toBe('');
});

test('older pages stay when new messages come', () => {
  const both = withOlder(withNewest(null, list('def'), true), list('abc'), false);
  expect(shown(both)).toBe('abcdef');
  expect(shown(withNewest(both, list('efg'), true))).toBe('abcdefg');
  expect(shown(withNewest(withOlder(withNewest(null, list('def'), true), list('bc'), true), list('fgh'), true))).toBe(
    '…bcdefgh',
  );
});

it('shows what was taken out of the newest page, and drops what is gone', () => {
  const known = withNewest(null, list('abcd'), false);
  expect(shown(withNewest(known, [message('a'), message('b', null), message('d')], false))).toBe('a-d');
});

it('begins anew where more has come than fits on a page, so that nothing is missing in between', () => {
  const known = withOlder(withNewest(null, list('def'), true), list('abc'), false);
  expect(shown(withNewest(known, list('ijk'), true))).toBe('…ijk');
  expect(shown(withNewest(known, list('fgh'), true))).toBe('abcdefgh');
});

it('has no message twice when an older page comes twice', () => {
  const known = withOlder(withNewest(null, list('def'), true), list('abc'), false);
  expect(shown(withOlder(known, list('abc'), false))).toBe('abcdef');
});

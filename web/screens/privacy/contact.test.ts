import { expect, it } from 'vitest';
import { hrefOf } from './contact.tsx';

it.each([
  ['club@example.org', 'mailto:club@example.org'],
  ['https://example.org/contact', 'https://example.org/contact'],
  ['Ask Ines at the club', null],
  ['javascript:alert(1)', null],
  ['javascript:x@example.org', null],
])('%s leads to %s', (contact, address) => {
  expect(hrefOf(contact)).toBe(address);
});

import { expect, it } from 'vitest';
import { linkInFragment } from './link.ts';

const payload = (value: object): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

it('reads what a link opens', () => {
  const link = `v1.k1.${payload({ table: 'abc', seat: 2, scope: 'seat', epoch: 0, expires: 1 })}.sig`;
  expect(linkInFragment(`#${link}`)).toEqual({ link, table: 'abc', seat: 2 });
});

it('takes a link without a seat for the host’s', () => {
  const link = `v1.k1.${payload({ table: 'abc', scope: 'host', epoch: 0, expires: 1 })}.sig`;
  expect(linkInFragment(`#${link}`)).toMatchObject({ seat: null });
});

it('is no link without the sign of one, and keeps a damaged one for the service to refuse', () => {
  expect(linkInFragment('')).toBeNull();
  expect(linkInFragment('#players')).toBeNull();
  expect(linkInFragment('#v1.k1.%%%.x')).toEqual({ link: 'v1.k1.%%%.x', table: '', seat: null });
});

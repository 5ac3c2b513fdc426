import { expect, it } from 'vitest';
import { linkInFragment } from './link.ts';

const payload = (value: object): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

it('reads what a link opens', () => {
  const link = `v1.k1.${payload({ table: 'abc', seat: 2, scope: 'seat', epoch: 0, expires: 1 })}.sig`;
  expect(linkInFragment(`#${link}`)).toEqual({ link, table: 'abc', seat: 2, player: null, succeeds: false });
});

it('knows a link that was mailed, and one that asks to play on for somebody', () => {
  const of = (more: object) => linkInFragment(`#v1.k1.${payload({ table: 'abc', seat: 2, ...more })}.sig`);
  expect(of({ player: 'p' })).toMatchObject({ player: 'p', succeeds: false });
  expect(of({ player: 'p', succeeds: true })).toMatchObject({ player: 'p', succeeds: true });
});

it('takes a link without a seat for the host’s', () => {
  const link = `v1.k1.${payload({ table: 'abc', scope: 'host', epoch: 0, expires: 1 })}.sig`;
  expect(linkInFragment(`#${link}`)).toMatchObject({ seat: null });
});

it('is no link without the sign of one, and keeps a damaged one for the service to refuse', () => {
  expect(linkInFragment('')).toBeNull();
  expect(linkInFragment('#players')).toBeNull();
  expect(linkInFragment('#v1.k1.%%%.x')).toEqual({
    link: 'v1.k1.%%%.x',
    table: '',
    seat: null,
    player: null,
    succeeds: false,
  });
});

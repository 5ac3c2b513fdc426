/** Only what our own proxies have added is believed. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressBehind } from './caller-address.ts';

const addressOf = async (proxies: number, forwarded?: string): Promise<string> => {
  const app = new Hono().get('/', (c) => c.text(addressBehind(proxies)(c)));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const environment = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  return (await app.request('/', { headers }, environment)).text();
};

it.each([
  [0, undefined, '192.0.2.1'],
  [0, '203.0.113.9', '192.0.2.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, 'invented, 203.0.113.9', '203.0.113.9'],
  [2, 'invented, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
  [2, '203.0.113.9', '192.0.2.1'],
  [1, '', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
])('%i proxies and “%s” give %s', async (proxies, forwarded, address) => {
  expect(await addressOf(proxies, forwarded)).toBe(address);
});

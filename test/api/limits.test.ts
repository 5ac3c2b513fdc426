/** Bounds on writing, where others can reach the service: far above what people do, and with a time to come back. */
import { expect, it } from 'vitest';
import { publicSettings } from '../../functions/service/settings.ts';
import { capabilityOf, json, openBrowser, openService, ORIGIN, turn } from './service.ts';

const settings = { ...publicSettings(ORIGIN), exposed: true };
const NEAR_THE_START = 5 * 60_000;

/** A service whose clock stands at the beginning of an hour, so that no window ends during the test. */
async function exposed(address: () => string = () => '192.0.2.1') {
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 3_600_000;
  let now = start;
  const service = await openService({ settings, addressOf: address, clock: () => now });
  return { ...service, wait: (milliseconds: number) => void (now += milliseconds) };
}

it('takes thirty tables an hour from one address, and more from another or later', async () => {
  let address = '192.0.2.1';
  const service = await exposed(() => address);
  const setup = { game: 'lilliput', seats: [{}, {}] };
  for (let count = 0; count < 30; count++)
    expect((await service.browser().post('/api/tables', setup)).status).toBe(201);
  service.wait(NEAR_THE_START);
  const refused = await service.browser().post('/api/tables', setup);
  expect([refused.status, (await json(refused)).code]).toEqual([429, 'too-many-requests']);
  expect(refused.headers.get('Retry-After')).toBe('3300');
  address = '192.0.2.2';
  expect((await service.browser().post('/api/tables', setup)).status).toBe(201);
  address = '192.0.2.1';
  service.wait(3_300_000);
  expect((await service.browser().post('/api/tables', setup)).status).toBe(201);
  expect(await service.dump()).not.toContain('192.0.2');
  await service.close();
});

it('takes sixty commands a minute from one seat, and leaves the other seat alone', async () => {
  const service = await exposed();
  const browser = service.browser();
  const { id, seats } = await browser.create();
  for (const { link } of seats) await browser.join(link);
  for (let count = 0; count < 60; count++) expect((await browser.command(id, turn(0, 0))).status).toBe(409);
  const refused = await browser.command(id, turn(0, 0));
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await browser.command(id, turn(1, 0))).status).toBe(409);
  service.wait(60_000);
  expect((await browser.command(id, turn(0, 0))).status).toBe(409);
  await service.close();
});

it('takes sixty links in ten minutes from one address', async () => {
  const service = await exposed();
  const browser = openBrowser(service.app);
  for (let count = 0; count < 60; count++) expect((await browser.join('#v1.k1.e30.e30')).status).toBe(403);
  expect((await browser.join('#v1.k1.e30.e30')).status).toBe(429);
  expect((await browser.delete('/api/session')).status).toBe(429);
  expect(capabilityOf('#x')).toBe('x');
  await service.close();
});

it('counts nothing where only this machine can reach the service', async () => {
  const service = await openService();
  for (let count = 0; count < 61; count++) expect((await service.browser().join('#v1.k1.e30.e30')).status).toBe(403);
  expect(await service.dump()).toBe('');
  await service.close();
});

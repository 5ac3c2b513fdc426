/** Limits per network: an IPv6 caller cannot escape them by changing the half of the address that is free to choose. */
import { expect, it } from 'vitest';
import { publicSettings } from '../../functions/service/settings.ts';
import { openService, ORIGIN } from './service.ts';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 403],
  ['192.0.2.1', '::ffff:192.0.2.1', 429],
  ['fe80::1%eth0', 'fe80::1%eth1', 429],
])('sixty links from %s leave %s an answer of %i', async (first, second, status) => {
  let address = first;
  const settings = publicSettings(ORIGIN);
  const service = await openService({ settings, addressOf: () => address, clock: () => 1_800_000_000_000 });
  for (let count = 0; count < 60; count++) expect((await service.browser().join('#v1.k1.e30.e30')).status).toBe(403);
  address = second;
  expect((await service.browser().join('#v1.k1.e30.e30')).status).toBe(status);
  await service.close();
});

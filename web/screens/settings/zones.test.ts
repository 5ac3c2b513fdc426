import { expect, it } from 'vitest';
import { regionsOf, zonesKnown } from './zones.ts';

it('groups zones by region and reads as places', () => {
  const regions = regionsOf(['Europe/Vienna', 'America/Argentina/Buenos_Aires', 'Europe/Vienna'], 'Europe/Madrid');
  expect(regions.map(({ name, zones }) => [name, zones.map(({ place }) => place)])).toEqual([
    ['America', ['Argentina, Buenos Aires']],
    ['Europe', ['Madrid', 'Vienna']],
    ['UTC', ['UTC']],
  ]);
});

it('always offers the one that is set and the one of this browser, also where neither is in the list', () => {
  const zones = regionsOf(zonesKnown('Etc/GMT+5'), 'Asia/Nowhere').flatMap((region) => region.zones);
  expect(zones.map(({ zone }) => zone)).toEqual(expect.arrayContaining(['Etc/GMT+5', 'Asia/Nowhere', 'UTC']));
});

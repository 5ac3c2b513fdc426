/** One mailbox is one player, however its address is spelled and whichever key signs links. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopAddress } from '../../functions/mail/ses-reports.ts';
import { normalisedAddress, stoppedReason } from '../../functions/people/address.ts';
import { playerOfAddress } from '../../functions/people/player.ts';
import { openExposed } from './exposed.ts';
import { confirm, servicePartsOf, letters, personAt } from './mailed.ts';
import { json, openBrowser, openService, type TestService } from './service.ts';

let service: TestService;
beforeEach(async () => (service = await openService()));
afterEach(() => service.close());

const SPELLINGS = [
  'ud@victim.test',
  'UD@Victim.Test',
  'ud@victim\u3002test',
  'ud@victim\uFF61test',
  'ud@\uFF56\uFF49\uFF43\uFF54\uFF49\uFF4D\uFF0Etest',
  '\uFF55\uFF44@victim.test',
  'ud@vic\uFE0Ftim.test',
];

describe('the spellings of one mailbox', () => {
  it('lead to one player', async () => {
    await confirm(service, SPELLINGS[0]!);
    const { id } = await personAt(service, SPELLINGS[0]!);
    for (const spelling of SPELLINGS) {
      await confirm(service, spelling);
      expect([spelling, (await personAt(service, spelling)).id]).toEqual([spelling, id]);
    }
  });

  it('get six letters an hour together, not six each', async () => {
    const exposed = await openExposed();
    const statuses: number[] = [];
    for (const address of [...SPELLINGS, ...SPELLINGS]) {
      exposed.fromElsewhere();
      exposed.wait(1000);
      statuses.push((await exposed.browser().post('/api/people/links', { address })).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(202), ...Array<number>(8).fill(429)]);
    expect(await letters(exposed, 'tables')).toHaveLength(6);
    await exposed.close();
  });

  it('are stopped together', async () => {
    const at = new Date(service.clock()).toISOString();
    const address = normalisedAddress(SPELLINGS[2]!) ?? '';
    await stopAddress(service.store, service.keys, { address, reason: 'complaint', at });
    for (const spelling of SPELLINGS) {
      const seats = [{ name: 'Ann' }, { name: 'Ud', address: spelling }];
      const answer = await service.browser().post('/api/tables', { game: 'lilliput', seats });
      expect([spelling, (await json(answer)).code]).toEqual([spelling, 'address-stopped']);
    }
  });

  it('show the domain in its own letters', async () => {
    const browser = await confirm(service, 'ann@B\u00dcCHER.example');
    expect(await json(browser.get('/api/people/me'))).toMatchObject({ address: 'ann@b\u00fccher.example' });
    expect((await json(browser.get('/api/session'))).players).toMatchObject([{ address: 'ann@b\u00fccher.example' }]);
    expect((await personAt(service, 'ann@xn--bcher-kva.example')).address).toBe('ann@xn--bcher-kva.example');
  });

  it('of which none can exist are refused with a sentence', async () => {
    for (const address of ['ann@xn--a.example', 'ann@example.1', `ann@${'\u00fc'.repeat(60)}.example`]) {
      const answer = await service.browser().post('/api/people/links', { address });
      expect([address, answer.status, (await json(answer)).code]).toEqual([address, 422, 'bad-address']);
    }
  });
});

it('everybody and every stopped address is found after the signing key was changed and the old one removed', async () => {
  const people = ['ann@example.org', 'bob@example.org', 'cleo@b\u00fccher.example'];
  const stopped = ['dan@example.org', 'eve@example.org'];
  for (const address of people) await confirm(service, address);
  const known = await Promise.all(people.map((address) => personAt(service, address)));
  for (const address of stopped) {
    await stopAddress(service.store, service.keys, { address, reason: 'complaint', at: 'now' });
  }

  const rotated = { ...service.keys, current: 'k2', secrets: { k2: 'B'.repeat(43) } };
  const parts = { ...servicePartsOf(service), keys: () => Promise.resolve(rotated) };
  const found = await Promise.all(people.map((address) => playerOfAddress(parts, address)));
  expect(found.map((player) => player?.id)).toEqual(known.map(({ id }) => id));
  expect(found.every((player) => player?.verified)).toBe(true);
  expect(await Promise.all(stopped.map((address) => stoppedReason(parts, address)))).toEqual([
    'complaint',
    'complaint',
  ]);

  const later = openBrowser(service.another({ keys: rotated }));
  const seats = [{ name: 'Fay' }, { name: 'Dan', address: stopped[0] }];
  expect((await json(later.post('/api/tables', { game: 'lilliput', seats }))).code).toBe('address-stopped');
});

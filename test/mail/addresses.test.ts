/** Addresses that mail does not reach, and those that are no player’s. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stopAddress } from '../../functions/mail/ses-reports.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import { bouncingSeats } from '../../functions/mail/bounces.ts';
import { enqueue, readLetter } from '../../functions/mail/outbox.ts';
import { requestLink } from '../../functions/actions/people/request-link.ts';
import { requestAddressCode } from '../../functions/actions/people/change-address.ts';
import { ann, started } from './started.ts';
import { HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

describe('an address that mail does not reach', () => {
  test('gets none, and the table sees it until mail gets through', async () => {
    const { table, first, other } = await started(world);
    const keys = await world.service.keys();
    await stopAddress(world.store, keys, { address: other, reason: 'bounce', at: new Date().toISOString() });
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
    expect([...(await bouncingSeats(world.store, table.id))]).toEqual([1 - first]);
  });

  test.each([
    ['bounce', 1],
    ['complaint', 1],
    ['blocked', 0],
  ] as const)('by a %s: of letters to it only the code that confirms it anew may leave', async (reason, count) => {
    const at = new Date().toISOString();
    await stopAddress(world.store, await world.service.keys(), { address: ann, reason, at });
    const player = await world.player(ann);
    await requestLink(world.service, operatorGate, { address: ann });
    await requestAddressCode(world.service, operatorGate, player, ann);
    await world.run();
    expect(world.sent).toHaveLength(count);
    expect(world.sent.every(({ text }) => text.startsWith('Your code'))).toBe(true);
  });

  test('that a server refuses for good is not tried again', async () => {
    const { table, first } = await started(world);
    world.answering(() => ({ outcome: 'never', reason: 'EENVELOPE 550' }));
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    world.answering(() => ({ outcome: 'sent' }));
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
    expect([...(await bouncingSeats(world.store, table.id))]).toEqual([1 - first]);
  });
});

test('an address that is no player’s is forgotten once the letter has left', async () => {
  await enqueue(world.service, { kind: 'addressChanged', to: 'old@example.org', key: 'changed#1' }, 'game');
  expect((await readLetter(world.store, 'changed#1'))?.to).toBe('old@example.org');
  await world.run();
  expect(world.to('old@example.org')).toHaveLength(1);
  expect(JSON.stringify(await readLetter(world.store, 'changed#1'))).not.toContain('@');
});

test('a letter travels to the domain in ASCII, also where the address was stored in other letters', async () => {
  const { id } = await world.player('ann@b\u00fccher.example');
  for (const address of ['ann@xn--bcher-kva.example', 'ann@b\u00fccher.example', 'ann@b\u00fccher\u3002example']) {
    await world.player('ann@xn--bcher-kva.example', { address });
    world.wait(HOUR);
    const letter = { kind: 'tables', player: id, params: { asked: world.now() }, key: `to#${address}` };
    await enqueue(world.service, letter, 'game');
    await world.run();
  }
  expect(world.sent.map(({ to }) => to.address)).toEqual(Array(3).fill('ann@xn--bcher-kva.example'));
});

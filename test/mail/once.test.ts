/** Never twice and never late: after a crash, after a restore, by another way out, and when a server does not answer. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleChangedTransport, dropQueuedMail } from '../../functions/mail/after-restore.ts';
import type { Service } from '../../functions/service/service.ts';
import type { Store } from '../../functions/store/store.ts';
import { started } from './started.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

describe('after a crash', () => {
  test('between commit and mail the letter comes, once', async () => {
    const { table, other } = await started(world);
    // The process dies behind the append: no head, no cursor, no letter.
    await world.play(table);
    const next = world.process();
    await world.follow(table.id, next);
    world.wait(2 * MINUTE);
    await world.run(next);
    await world.follow(table.id, world.process());
    world.wait(HOUR);
    await world.run(world.process());
    expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
  });

  test.each(['letter#', 'due#', 'game#'])('at the write of %s… the letter comes, once', async (partition) => {
    const { table, other } = await started(world);
    await world.play(table);
    const dying: Store = {
      ...world.store,
      put: (key, ...rest) =>
        key.PK.startsWith(partition) ? Promise.reject(new Error('dead')) : world.store.put(key, ...rest),
    };
    await world.follow(table.id, world.process(dying)).catch(() => null);
    await world.follow(table.id, world.process());
    world.wait(2 * MINUTE);
    await world.run();
    world.wait(HOUR);
    await world.run();
    expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
  });
});

describe('what is old', () => {
  test('is not told: a table that nobody has followed for a day', async () => {
    const { table } = await started(world);
    await world.play(table);
    world.wait(DAY + MINUTE);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
  });

  test('is not told: what a restored table was about to tell; what happens from then on is', async () => {
    const { table, mover, other } = await started(world);
    await world.play(table);
    await world.follow(table.id);
    await world.play(table, 2);
    expect(await dropQueuedMail(world.service)).toBe(1);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
    await world.play(table, 3);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent.map(({ to }) => to.address)).toHaveLength(1);
    expect([mover, other]).toContain(world.sent[0]?.to.address);
  });

  test('is not told by another way out: what lay ready for the mailbox does not leave by a mail server', async () => {
    const { delivery } = world.service;
    if (!delivery) throw new Error('no post');
    const by = (name: 'mailbox' | 'smtp'): Service => ({
      ...world.service,
      delivery: { ...delivery, transport: { ...delivery.transport, name } },
    });
    expect(await settleChangedTransport(by('mailbox'))).toBe(false);
    const { table, other } = await started(world);
    await world.play(table);
    await world.follow(table.id);
    expect(await settleChangedTransport(by('mailbox'))).toBe(false);
    expect(await settleChangedTransport(by('smtp'))).toBe(true);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(other)).toEqual([]);
    expect(await settleChangedTransport(by('smtp'))).toBe(false);
    await world.play(table);
    await world.follow(table.id);
    world.wait(20 * MINUTE);
    await world.run();
    expect(world.sent).toHaveLength(1);
  });

  test('goes out no more when it could not leave for a day', async () => {
    const { table } = await started(world);
    world.answering(() => ({ outcome: 'later', reason: 'ECONNREFUSED' }));
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.lines.at(-1)).toMatchObject({ outcome: 'later', reason: 'ECONNREFUSED' });
    expect(JSON.stringify(world.lines)).not.toContain('@');
    world.answering(() => ({ outcome: 'sent' }));
    world.wait(DAY + 3 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
  });
});

test('what fails is tried again, and arrives once', async () => {
  const { table, other } = await started(world);
  let failures = 2;
  world.answering(() => (failures-- > 0 ? { outcome: 'later', reason: 'ETIMEDOUT' } : { outcome: 'sent' }));
  await world.play(table);
  await world.follow(table.id);
  for (let hour = 0; hour < 4; hour++) {
    world.wait(HOUR);
    await world.run();
  }
  expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
});

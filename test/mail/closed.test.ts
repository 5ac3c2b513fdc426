/** A table that did not begin within two weeks: who hears that it was closed, how, and when nobody does. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweepTables } from '../../functions/follow/sweep.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import { dropQueuedMail } from '../../functions/mail/after-restore.ts';
import { mute } from '../../functions/people/mutes.ts';
import type { Player } from '../../functions/people/player.ts';
import { isProblem } from '../../functions/service/problem.ts';
import type { Store } from '../../functions/store/store.ts';
import { createTable } from '../../functions/actions/tables/create.ts';
import { closeGathering } from '../../functions/actions/tables/before-start.ts';
import { takeSeat } from '../../functions/actions/tables/join.ts';
import { ann, bob } from './started.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const TWO_WEEKS = 14 * DAY;

/** Ann has come, Bob was invited, one seat is open to whoever has its link; their invitations are read. */
async function gathering(host: Player | null = null) {
  const seats = [{ name: 'Ann', address: ann }, { name: 'Bob', address: bob }, {}];
  const made = await createTable(
    world.service,
    operatorGate,
    { game: 'lilliput', title: 'Thursday table', seats },
    host,
  );
  if (isProblem(made)) throw new Error(made.detail);
  const { place = 0, epoch = 0, player = null } = made.seats[0] ?? {};
  await takeSeat(world.service, { table: made.id, seat: place, epoch }, { name: 'Ann', player });
  await world.run();
  world.sent.splice(0);
  return made;
}

/** The sweep comes by, and what is due leaves. */
async function swept(): Promise<void> {
  await sweepTables(world.service);
  await world.run();
}

const addressees = () => world.sent.map(({ to }) => to.address).toSorted();

describe('when its time is over', () => {
  test('everybody with an address hears it once, and not before', async () => {
    await gathering();
    world.wait(TWO_WEEKS - MINUTE);
    await swept();
    expect(world.sent).toEqual([]);
    world.wait(2 * MINUTE);
    await swept();
    expect(addressees()).toEqual([ann, bob]);
    world.wait(HOUR);
    await swept();
    expect(world.sent).toHaveLength(2);
  });

  test('the letter says why and who was there, and opens the table but no seat', async () => {
    const { id } = await gathering();
    world.wait(TWO_WEEKS);
    await swept();
    const [toBob] = world.to(bob);
    expect(toBob?.subject).toBe('Thursday table · Railpost');
    expect(toBob?.text).toMatch(/^The table was closed\n/);
    expect(toBob?.text).toContain('“Thursday table” was open for two weeks and did not begin');
    expect(toBob?.text).toContain('At the table: Ann.');
    expect(world.to(ann)[0]?.text).not.toContain('At the table');
    expect(toBob?.text).toContain(`http://localhost:3089/t/${id}\n`);
    for (const { text, html } of world.sent) expect(text + html).not.toMatch(/\/t\/\w+#/);
  });

  test.each([
    ['fr', 'La table a été fermée'],
    ['es', 'La mesa se ha cerrado'],
  ] as const)('in the reader’s own language (%s)', async (language, heading) => {
    await world.player(bob, { language });
    await gathering();
    world.wait(TWO_WEEKS);
    await swept();
    expect(world.to(bob)[0]?.text.split('\n', 1)).toEqual([heading]);
  });

  test('its host hears it too: without a seat, and once with one', async () => {
    await gathering(await world.player('host@example.org'));
    await gathering(await world.player(ann));
    world.wait(TWO_WEEKS);
    await swept();
    expect(addressees()).toEqual([ann, ann, bob, bob, 'host@example.org']);
  });

  test('a webhook is told besides', async () => {
    await world.player(bob, { webhook: { kind: 'discord', url: 'https://discord.example/hook' } });
    await gathering();
    world.wait(TWO_WEEKS);
    await swept();
    expect(world.hooked.map(({ short }) => short.text)).toEqual([
      '“Thursday table” did not begin within two weeks and was closed.',
    ]);
  });

  test.each(['letter#', 'due#', 'game#'])('after a crash at the write of %s… it is told, once', async (partition) => {
    await gathering();
    world.wait(TWO_WEEKS);
    const dying: Store = {
      ...world.store,
      put: (key, ...rest) =>
        key.PK.startsWith(partition) ? Promise.reject(new Error('dead')) : world.store.put(key, ...rest),
    };
    expect(await sweepTables(world.process(dying))).toMatchObject({ failed: 1 });
    await swept();
    world.wait(HOUR);
    await swept();
    expect(addressees()).toEqual([ann, bob]);
  });
});

describe('nobody hears', () => {
  test('of a table that its host has closed', async () => {
    const { id } = await gathering();
    await closeGathering(world.service, id);
    world.wait(TWO_WEEKS);
    await swept();
    expect(world.sent).toEqual([]);
  });

  test('of one that was swept more than a day too late', async () => {
    await gathering();
    world.wait(TWO_WEEKS + DAY + MINUTE);
    await swept();
    expect(world.sent).toEqual([]);
  });

  test('of one that a restored service finds over', async () => {
    await gathering();
    world.wait(TWO_WEEKS + HOUR);
    expect(await dropQueuedMail(world.service)).toBe(2);
    await swept();
    expect(world.sent).toEqual([]);
  });
});

describe('what a player has chosen counts', () => {
  test.each(['none', 'reminders'] as const)('%s: no letter', async (mailMode) => {
    await world.player(bob, { mailMode });
    await gathering();
    world.wait(TWO_WEEKS);
    await swept();
    expect(addressees()).toEqual([ann]);
  });

  test('a muted table is silent', async () => {
    const { id } = await gathering();
    await mute(world.service, (await world.player(bob)).id, id);
    world.wait(TWO_WEEKS);
    await swept();
    expect(addressees()).toEqual([ann]);
  });

  test('daily: it stands in the mail of the next morning, for a host without a seat too', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    const host = await world.player('host@example.org', { mailMode: 'daily' });
    await world.player(bob, { mailMode: 'daily' });
    await gathering(host);
    world.wait(TWO_WEEKS);
    await swept();
    expect(addressees()).toEqual([ann]);
    world.set(Date.parse('2027-03-16T08:00:00Z'));
    await swept();
    for (const address of [bob, 'host@example.org']) {
      expect(world.to(address).map(({ text }) => text)).toEqual([
        expect.stringContaining('Thursday table\nClosed: it did not begin within two weeks.'),
      ]);
    }
  });

  test('quiet hours: the letter waits until they end', async () => {
    world.set(Date.parse('2027-03-01T23:30:00Z'));
    await world.player(bob, { quiet: { from: '23:00', to: '07:30' }, zone: 'UTC' });
    await gathering();
    world.wait(TWO_WEEKS);
    await swept();
    expect(world.to(bob)).toEqual([]);
    world.set(Date.parse('2027-03-16T07:30:00Z'));
    await swept();
    expect(world.to(bob)).toHaveLength(1);
  });
});

/** What a player has chosen: how often, when, of which tables, and where else. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clockSchema } from '../../domain/kernel/clock.ts';
import { enqueue } from '../../functions/mail/outbox.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { capabilityIn } from '../../functions/people/links.ts';
import { mute } from '../../functions/people/mutes.ts';
import { annAndBob, started } from './started.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

describe('what a player has chosen', () => {
  async function afterTurn(more: object) {
    const { table, first, other } = await started(world);
    const player = await world.player(other, more);
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    return { table, first, other, player };
  }

  test.each(['none', 'reminders'])('%s: no turn mails', async (mailMode) => {
    await afterTurn({ mailMode });
    expect(world.sent).toEqual([]);
  });

  test('only reminders: those come, while it is so', async () => {
    const { table, first, other } = await afterTurn({ mailMode: 'reminders' });
    const letter = { kind: 'reminder', table: table.id, seat: 1 - first, key: 'reminder#1' };
    await enqueue(world.service, letter, 'game');
    await world.run();
    expect(world.to(other)).toHaveLength(1);
    await world.play(table);
    await enqueue(world.service, { ...letter, key: 'reminder#2' }, 'game');
    await world.run();
    const again = (await world.head(table.id)).awaiting.some(({ seat }) => seat === 1 - first);
    expect(world.to(other)).toHaveLength(again ? 2 : 1);
  });

  test('daily: one mail in the morning, of all tables', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    const { other } = await afterTurn({ mailMode: 'daily', zone: 'Europe/Madrid' });
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T06:59:00Z'));
    await world.run();
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T07:00:00Z'));
    await world.run();
    expect(world.to(other)).toHaveLength(1);
    expect(world.sent[0]?.text).toContain('It is your turn at one table.');
    // A browser that is new to the link asks for its code.
    const [, link = ''] = /(http:\S+#\S+)/.exec(world.sent[0]?.text ?? '') ?? [];
    expect(world.sent[0]?.text).toContain(`Code ${codeOf(await world.service.keys(), capabilityIn(link))}`);
    world.wait(2 * DAY);
    await world.run();
    expect(world.sent).toHaveLength(1);
  });

  test('daily: until when to play stands there too, in the reader’s own zone', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    for (const { address } of annAndBob) await world.player(address, { mailMode: 'daily', zone: 'Europe/Madrid' });
    const clock = clockSchema.parse({ perTurn: 48, bank: 0, atEnd: 'remind', zone: 'UTC' });
    const table = await world.table(annAndBob, 'lilliput', 'Thursday table', clock);
    await world.follow(table.id);
    await world.run();
    world.sent.splice(0);
    world.set(Date.parse('2027-03-02T07:00:00Z'));
    await world.run();
    const [mover] = (await world.head(table.id)).awaiting.map(({ seat }) => table.seats[seat]?.name);
    const ofMover = world.sent.find(({ to }) => to.address === `${mover?.toLowerCase()}@example.org`);
    expect(ofMover?.text).toMatch(/^Thursday table\nYour turn, by Wednesday, 21:00\. /m);
    const ofOther = world.sent.find((message) => message !== ofMover);
    expect(ofOther?.text).toMatch(new RegExp(`^Waiting for ${mover}\\.$`, 'm'));
  });

  test('quiet hours: the mail waits until they end, there', async () => {
    world.set(Date.parse('2027-03-01T22:30:00Z'));
    const { other } = await afterTurn({ quiet: { from: '23:00', to: '07:30' }, zone: 'Europe/Madrid' });
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T06:29:00Z'));
    await world.run();
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T06:30:00Z'));
    await world.run();
    expect(world.to(other)).toHaveLength(1);
  });

  test('a muted table is silent, others are not', async () => {
    const { table, other } = await started(world);
    const player = await world.player(other);
    await mute(world.service, player.id, table.id);
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
  });

  test('a webhook is told besides, without a link of the seat', async () => {
    const webhook = { kind: 'discord', url: 'https://discord.example/hook' };
    const { table } = await afterTurn({ webhook, mailMode: 'none' });
    await world.run();
    expect(world.hooked).toHaveLength(1);
    expect(world.hooked[0]?.short).toMatchObject({
      text: 'Your turn at “Thursday table”.',
      link: `http://localhost:3089/t/${table.id}`,
    });
    world.wait(HOUR);
    await world.run();
    expect(world.hooked).toHaveLength(1);
  });
});

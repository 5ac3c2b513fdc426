/** Questions to the table that somebody opens again and again, and what a login mail tells of strangers. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../functions/mail/outbox.ts';
import { loopbackSettings } from '../../functions/service/settings.ts';
import { ann, started } from './started.ts';
import { DAY, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => {
  world = await openMailWorld({ ...loopbackSettings(3089, true), mail: 'sent' });
  world.set(Math.ceil(Date.now() / DAY) * DAY);
});
afterEach(() => world.close());

test('a seat that proposes a pause again and again has twelve mails a day sent to another, and tomorrow again', async () => {
  const { table, first, other } = await started(world);
  const propose = async () => {
    await world.command(table, first, { type: 'proposePause' });
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    await world.command(table, 1 - first, { type: 'answerPause', agree: false });
    await world.follow(table.id);
  };
  for (let count = 0; count < 13; count++) await propose();
  const asked = () => world.to(other).length;
  expect(asked()).toBe(12);
  world.wait(DAY);
  await propose();
  expect(asked()).toBe(13);
});

test('a login mail says how often links were asked for', async () => {
  const { id } = await world.player(ann);
  const letter = { kind: 'tables', player: id, params: { asked: world.now(), requests: 7 }, key: 'tables#1' };
  await enqueue(world.service, letter, 'game');
  await world.run();
  expect(world.to(ann)[0]?.text).toContain('were asked for 7 times within an hour');
});

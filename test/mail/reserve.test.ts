/** A table of 24 hours a turn says 24 hours: the reserve is told apart from the turn's own time. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockSchema } from '../../domain/kernel/clock.ts';
import { ann, annAndBob, bob } from './started.ts';
import { HOUR, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const CLOCK = clockSchema.parse({ perTurn: 24, bank: 48, atEnd: 'vote', zone: 'UTC' });

/** Asked on a Monday at nine. */
async function asked(more: object = {}) {
  world.set(Date.parse('2027-03-01T09:00:00Z'));
  for (const address of [ann, bob]) await world.player(address, { zone: 'Europe/Madrid', ...more });
  const table = await world.table(annAndBob, 'lilliput', 'Thursday table', CLOCK);
  await world.follow(table.id);
  await world.run();
  const { seat } = (await world.head(table.id)).awaiting[0] ?? { seat: 0 };
  const address = table.seats[seat]?.name === 'Ann' ? ann : bob;
  return { table, address };
}

const lastTo = (address: string): string => world.to(address).at(-1)?.text ?? '';

test('the letter says when the turn’s own time ends, and how long the reserve is', async () => {
  const { address } = await asked();
  expect(lastTo(address)).toContain('Please play by Tuesday, 10:00; after that your reserve of 2 days runs.');
});

test('reminders come before that time, when the reserve begins to run, and when it is used up', async () => {
  const { address } = await asked();
  world.sent.splice(0);
  for (let hour = 0; hour < 80; hour++) {
    world.wait(HOUR);
    await world.run();
  }
  const reminders = world.to(address).filter(({ text }) => /waits for you/.test(text));
  expect(reminders.map(({ text }) => text.split('\n', 2)[1])).toEqual([
    'The time of your turn ends on Tuesday, 10:00; after that your reserve of 2 days runs.',
    'The time of your turn ended on Tuesday, 10:00. Your reserve runs until Thursday, 10:00.',
    expect.stringMatching(/^Your time ended on Thursday, 10:00\. You can still play\. From Sunday, 10:00 on/),
  ]);
});

test('two reminders that waited for the same morning are one', async () => {
  const { address } = await asked({ quiet: { from: '00:00', to: '12:00' } });
  world.sent.splice(0);
  for (let hour = 0; hour < 26; hour++) {
    world.wait(HOUR);
    await world.run();
  }
  const reminders = world.to(address).filter(({ text }) => /waits for you/.test(text));
  expect(reminders.map(({ text }) => text.split('\n', 2)[1])).toEqual([
    'The time of your turn ended on Tuesday, 10:00. Your reserve runs until Thursday, 10:00.',
  ]);
});

test('a digest says the same', async () => {
  const { table, address } = await asked({ mailMode: 'daily' });
  await world.follow(table.id);
  world.sent.splice(0);
  world.set(Date.parse('2027-03-02T07:00:00Z'));
  await world.run();
  const digest = world.to(address).find(({ text }) => text.startsWith('Your day'))?.text;
  expect(digest).toContain('Your turn, by Tuesday, 10:00; after that your reserve of 2 days runs.');
});

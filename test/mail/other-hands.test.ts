/** A seat that somebody else plays: robots, votes, those who leave and those who come. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clockSchema } from '../../domain/kernel/clock.ts';
import { ann, annAndBob, bob } from './started.ts';
import { HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

describe('a seat that somebody else plays', () => {
  const cleo = 'cleo@example.org';
  const CLOCK = clockSchema.parse({ perTurn: 24, bank: 0, atEnd: 'vote', zone: 'UTC' });
  const agree = (over: number) => ({ type: 'voteBot', over, agree: true }) as const;

  async function threeStarted() {
    const table = await world.table(
      [
        { name: 'Ann', address: ann },
        { name: 'Bob', address: bob },
        { name: 'Cleo', address: cleo },
      ],
      'lilliput',
      'Thursday table',
      CLOCK,
    );
    await world.follow(table.id);
    await world.run();
    world.sent.splice(0);
    const late = (await world.head(table.id)).awaiting[0]?.seat ?? 0;
    return { table, late, others: [0, 1, 2].filter((seat) => seat !== late) };
  }

  test('robots that sit there from the start are no news', async () => {
    const table = await world.table([{ name: 'Ann', address: ann }, { bot: 'greedy' }]);
    await world.follow(table.id);
    await world.run();
    expect(world.to(ann).map(({ text }) => text.split('\n', 1)[0])).toEqual([
      'Will you play 18Lilliput?',
      expect.stringMatching(/^The game has started/),
    ]);
  });

  test('by a vote: everybody hears it, and whoever was voted out hears how to come back', async () => {
    const { table, late, others } = await threeStarted();
    world.wait(25 * HOUR);
    for (const seat of others) await world.command(table, seat, agree(late));
    await world.follow(table.id);
    await world.run();
    const about = world.sent.filter(({ text }) => /robot/.test(text));
    expect(about.map(({ to }) => to.address).toSorted()).toEqual([ann, bob, cleo]);
    expect(about.filter(({ text }) => /take your seat back/.test(text)).map(({ to }) => to.name)).toEqual([
      table.seats[late]?.name,
    ]);
    world.sent.splice(0);
    await world.command(table, late, { type: 'comeBack' });
    await world.follow(table.id);
    await world.run();
    const back = world.sent.filter(({ text }) => /is back at the table/.test(text));
    expect(back).toHaveLength(2);
  });

  /** Who was told that a vote is open, by what the letter begins with. */
  const toldOfVote = () =>
    world.sent.filter(({ text }) => /^The time of \w+ is over/.test(text)).map(({ to }) => String(to.name));

  test('when a vote opens: the others hear it once, and the late one what may happen', async () => {
    const { table, late, others } = await threeStarted();
    world.wait(24 * HOUR - MINUTE);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    world.wait(2 * MINUTE);
    await world.run();
    expect(toldOfVote().toSorted()).toEqual(others.map((seat) => table.seats[seat]?.name));
    const reminders = world.sent.filter(({ text }) => /the table waits for you/.test(text));
    expect(reminders.at(-1)?.to.name).toBe(table.seats[late]?.name);
    expect(reminders.at(-1)?.text).toContain('the others may vote');
    // A commit that is no turn lets everything be looked at again.
    await world.command(table, others[0] ?? 0, { type: 'proposePause' });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(toldOfVote()).toHaveLength(2);
  });

  test('a vote: whoever has voted, or sleeps until the turn was played, hears nothing of it', async () => {
    world.set(Date.parse('2027-03-01T08:00:00Z'));
    const { table, late, others } = await threeStarted();
    const quiet = { from: '07:00', to: '12:00' };
    for (const address of [ann, bob, cleo]) await world.player(address, { quiet });
    world.wait(24 * HOUR + MINUTE);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    await world.command(table, others[0] ?? 0, agree(late));
    world.set(Date.parse('2027-03-02T12:00:00Z'));
    await world.run();
    expect(toldOfVote()).toEqual([table.seats[others[1] ?? 0]?.name]);
  });

  test('a vote: who gets one mail a day reads of it there, and of the own deadline', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    const { table, late, others } = await threeStarted();
    for (const address of [ann, bob, cleo]) await world.player(address, { mailMode: 'daily', zone: 'Europe/Madrid' });
    world.wait(25 * HOUR);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    const name = table.seats[late]?.name ?? '';
    world.set(Date.parse('2027-03-03T07:00:00Z'));
    await world.run();
    const digests = world.sent.filter(({ text }) => text.startsWith('Your day at Railpost'));
    expect(digests.map(({ to }) => to.address)).toHaveLength(others.length);
    for (const { text } of digests) expect(text).toContain(`Waiting for ${name}. You may vote on the seat of ${name}.`);
  });

  test('a vote: with one opponent it opens, and is told, three days later; where nobody may vote, never', async () => {
    const voting = await world.table(annAndBob, 'lilliput', 'Two', CLOCK);
    const reminding = await world.table(annAndBob, 'lilliput', 'Reminded', { ...CLOCK, atEnd: 'remind' });
    for (const { id } of [voting, reminding]) await world.follow(id);
    world.wait(95 * HOUR);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    world.wait(2 * HOUR);
    await world.run();
    expect(toldOfVote()).toHaveLength(1);
    expect(world.sent.at(-1)?.subject).toBe('Two · Railpost');
  });

  test('by resigning: the others hear it', async () => {
    const { table, late } = await threeStarted();
    await world.command(table, late, { type: 'resign' });
    await world.follow(table.id);
    await world.run();
    const heard = world.sent.filter(({ text }) => /has left the game/.test(text)).map(({ to }) => String(to.name));
    expect(heard.toSorted()).toEqual(['Ann', 'Bob', 'Cleo'].filter((name) => name !== table.seats[late]?.name));
  });

  test('from hand to hand: the others hear who plays on', async () => {
    const { table, late, others } = await threeStarted();
    await world.command(table, null, { type: 'handOver', seat: late });
    await world.follow(table.id);
    await world.run();
    const heard = world.sent
      .filter(({ text }) => /plays with you from now on/.test(text))
      .map(({ to }) => String(to.name));
    expect(heard.toSorted()).toEqual(others.map((seat) => table.seats[seat]?.name));
  });
});

/** Somebody who is asked again is told again: by which request it is, not by what it asks for. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockSchema } from '../../domain/kernel/clock.ts';
import { noteForDigest, notesOf } from '../../functions/mail/digest-notes.ts';
import { vetoRound } from '../toys/veto-round.ts';
import { ann, annAndBob, started } from './started.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const headings = () => world.sent.map(({ text }) => text.split('\n', 1)[0]);

describe('one person among robots', () => {
  const robots = [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }];

  /** Ann has read of the start, has been asked to choose a company, and the robots have played until it is her turn. */
  async function annAmongRobots() {
    const table = await world.table([{ name: 'Ann', address: ann }, ...robots]);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    world.sent.splice(0);
    return table;
  }

  /** Ann plays until, after the robots' answers, she is asked for a turn once more. */
  async function askedForTheSame(table: Awaited<ReturnType<typeof annAmongRobots>>) {
    for (let turn = 1; turn < 30; turn++) {
      const before = await world.head(table.id);
      await world.play(table, turn);
      const own = await world.head(table.id);
      await world.follow(table.id);
      const after = await world.head(table.id);
      const robotsPlayed = after.version > own.version;
      const isTurnAgain = [before, after].every(({ awaiting }) => awaiting[0]?.need === 'turn');
      if (robotsPlayed && isTurnAgain) return;
      world.wait(HOUR);
      await world.run();
      world.sent.splice(0);
      world.hooked.splice(0);
    }
    throw new Error('Ann was never asked for two turns running');
  }

  test('is told of each new turn, also when the robots have played before mail looks', async () => {
    const table = await annAmongRobots();
    await askedForTheSame(table);
    world.wait(HOUR);
    await world.run();
    expect(headings()).toEqual(['Your turn, Ann']);
  });

  test('is told once while the same turn is open, however often the table is looked at', async () => {
    const table = await annAmongRobots();
    await askedForTheSame(table);
    for (let hour = 0; hour < 3; hour++) {
      await world.follow(table.id, world.process());
      world.wait(HOUR);
      await world.run();
    }
    await world.command(table, 0, { type: 'proposePause' });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(headings()).toEqual(['Your turn, Ann']);
  });

  test('reads of each new turn in the digest of the morning, and in a channel at once', async () => {
    const webhook = { kind: 'discord', url: 'https://discord.example/hook' } as const;
    const table = await annAmongRobots();
    await world.player(ann, { mailMode: 'daily', webhook });
    await askedForTheSame(table);
    world.wait(HOUR);
    await world.run();
    world.sent.splice(0);
    world.hooked.splice(0);
    await askedForTheSame(table);
    world.wait(HOUR);
    await world.run();
    expect(world.hooked.map(({ short }) => short.text)).toEqual(['Your turn at “Thursday table”.']);
    world.wait(DAY);
    await world.run();
    expect(world.sent.at(-1)?.text).toMatch(/^Your day at Railpost\nIt is your turn at one table\./);
  });

  test('gets no mail for turns that are played at the page, one after the other', async () => {
    const table = await annAmongRobots();
    for (let turn = 1; turn < 8; turn++) {
      await world.play(table, turn);
      await world.follow(table.id);
      world.wait(8 * MINUTE);
      await world.run();
    }
    expect(headings()).toEqual([]);
    world.wait(3 * MINUTE);
    await world.run();
    expect(headings()).toHaveLength(1);
  });
});

/** Everything that is due within the next hour has left. */
async function anHourLater(id: string) {
  await world.follow(id);
  world.wait(HOUR);
  await world.run();
}

describe('asked anew', () => {
  test('after turns that others and the seat itself played before mail looked', async () => {
    const { table, first, mover } = await started(world);
    for (let turn = 1; turn < 20; turn++) {
      await world.play(table, turn);
      await anHourLater(table.id);
      const before = await world.head(table.id);
      if (before.awaiting[0]?.seat !== first) continue;
      world.sent.splice(0);
      // The mover plays, the other answers, and nobody has followed in between.
      for (let more = 1; more < 5; more++) {
        await world.play(table, more);
        if ((await world.head(table.id)).awaiting[0]?.seat === first) break;
      }
      const after = await world.head(table.id);
      if (after.awaiting[0]?.seat !== first || after.awaiting[0].need !== before.awaiting[0].need) continue;
      await anHourLater(table.id);
      expect(world.to(mover)).toHaveLength(1);
      return;
    }
    throw new Error('nobody was asked for the same thing twice');
  });

  test('by a take-back: whoever is asked again is told, the others keep what they were told', async () => {
    const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
    const table = await world.table(seats, 'veto-round');
    await anHourLater(table.id);
    const mover = await world.play(table);
    await anHourLater(table.id);
    const asked = (await world.head(table.id, 'veto-round')).awaiting.map(({ seat }) => seat);
    expect(asked).toEqual([0, 1, 2].filter((seat) => seat !== mover));
    const { version } = await world.head(table.id, 'veto-round');
    const acted = await world.play(table, 3);
    await anHourLater(table.id);
    world.sent.splice(0);
    // Taken back at once: the position is again the one in which both were asked.
    const policy = vi.spyOn(vetoRound, 'takeBack').mockReturnValue('free');
    await world.takeBack(table, acted, version);
    policy.mockRestore();
    const after = (await world.head(table.id, 'veto-round')).awaiting.map(({ seat }) => seat);
    expect(after).toEqual(asked);
    await anHourLater(table.id);
    expect(world.sent.map(({ to }) => to.name)).toEqual([table.seats[acted]?.name]);
  });

  test('by a take-back to before the question: the same need is another question', async () => {
    const { table } = await started(world);
    const asked: { version: number; seat: number; need: string }[] = [];
    // Until a seat is asked for what it was asked for before, and the other one was asked in between.
    const before = () =>
      asked.find(({ seat, need }, at) => {
        const last = asked.at(-1);
        return seat === last?.seat && need === last.need && asked.slice(at).some((one) => one.seat !== seat);
      });
    for (let turn = 1; turn < 40 && before() === undefined; turn++) {
      await world.play(table, turn);
      const { version, awaiting } = await world.head(table.id);
      const [{ seat, need } = { seat: -1, need: '' }] = awaiting;
      asked.push({ version, seat, need });
    }
    await anHourLater(table.id);
    world.sent.splice(0);
    const { version, seat, need } = before()!;
    await world.takeBack(table, seat, version);
    await world.command(table, 1 - seat, { type: 'answerTakeBack', agree: true });
    expect((await world.head(table.id)).awaiting[0]).toMatchObject({ seat, need });
    await anHourLater(table.id);
    expect(world.sent.map(({ to }) => to.name)).toEqual([table.seats[seat]?.name]);
  });

  test('by a pause that is over before mail looked', async () => {
    const { table, first, mover } = await started(world);
    await world.command(table, first, { type: 'proposePause' });
    await world.command(table, 1 - first, { type: 'answerPause', agree: true });
    await world.command(table, 1 - first, { type: 'resume' });
    await anHourLater(table.id);
    expect(world.to(mover).map(({ text }) => text.split('\n', 1)[0])).toEqual([expect.stringMatching(/^Your turn/)]);
  });

  test('by taking over a seat: told ten minutes later, if the turn is still open', async () => {
    const { table, first, mover } = await started(world);
    await world.command(table, null, { type: 'handOver', seat: first });
    await world.follow(table.id);
    world.wait(9 * MINUTE);
    await world.run();
    expect(world.to(mover)).toEqual([]);
    world.wait(MINUTE + 1000);
    await world.run();
    expect(world.to(mover).map(({ text }) => text.split('\n', 1)[0])).toEqual([expect.stringMatching(/^Your turn/)]);
  });

  test('not by somebody else who leaves, nor by one’s own turn while a proposal is open', async () => {
    const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
    const table = await world.table(seats);
    await anHourLater(table.id);
    const mover = (await world.head(table.id)).awaiting[0]?.seat ?? 0;
    const [leaving = 0, proposing = 0] = [0, 1, 2].filter((seat) => seat !== mover);
    world.sent.splice(0);
    await world.command(table, leaving, { type: 'resign' });
    await anHourLater(table.id);
    const others = [mover, proposing].map((seat) => String(table.seats[seat]?.name));
    expect(world.sent.map(({ to }) => String(to.name)).toSorted()).toEqual(others.toSorted());
    expect(headings()).toEqual(others.map(() => expect.stringMatching(/^A robot plays for/)));
    await world.command(table, proposing, { type: 'proposeEnd' });
    await anHourLater(table.id);
    await world.play(table);
    await anHourLater(table.id);
    const ofMover = world.sent.filter(({ to }) => to.name === table.seats[mover]?.name).map(({ text }) => text);
    expect(ofMover.filter((text) => /proposes to end/.test(text))).toHaveLength(1);
  });
});

test('what is noted for the next digest while one is being sent is not lost with it', async () => {
  world.set(Date.parse('2027-03-01T20:00:00Z'));
  const { table, first, mover } = await started(world);
  const player = await world.player(mover, { mailMode: 'daily' });
  const noted = { table: table.id, seat: first };
  await noteForDigest(world.service, player, noted);
  const later: Promise<void>[] = [];
  world.answering(() => {
    world.wait(1000);
    if (later.length === 0) later.push(noteForDigest(world.service, player, noted));
    return { outcome: 'sent' };
  });
  world.set(Date.parse('2027-03-02T08:00:00Z'));
  await world.run();
  await Promise.all(later);
  expect(world.to(mover)).toHaveLength(1);
  expect(await notesOf(world.store, player.id)).toMatchObject([noted]);
  world.set(Date.parse('2027-03-03T08:00:00Z'));
  await world.run();
  expect(world.to(mover)).toHaveLength(2);
  expect(await notesOf(world.store, player.id)).toEqual([]);
});

describe('a reminder that waits for the morning', () => {
  const CLOCK = clockSchema.parse({ perTurn: 24, bank: 0, atEnd: 'remind', zone: 'UTC' });

  test('is not sent for the next turn of the same seat', async () => {
    world.set(Date.parse('2027-03-01T08:00:00Z'));
    for (const { address } of annAndBob) await world.player(address, { quiet: { from: '01:00', to: '07:00' } });
    const table = await world.table(annAndBob, 'lilliput', 'Thursday table', CLOCK);
    await world.follow(table.id);
    await world.run();
    // A quarter of a day before the end, in the quiet hours.
    world.set(Date.parse('2027-03-02T02:30:00Z'));
    await world.run();
    const late = (await world.head(table.id)).awaiting[0]?.seat ?? 0;
    for (let turn = 1; turn < 9; turn++) {
      await world.play(table, turn);
      if (turn > 1 && (await world.head(table.id)).awaiting[0]?.seat === late) break;
    }
    await world.follow(table.id);
    world.sent.splice(0);
    world.set(Date.parse('2027-03-02T07:00:00Z'));
    await world.run();
    expect(headings().filter((heading) => /waits for you/.test(String(heading)))).toEqual([]);
  });
});

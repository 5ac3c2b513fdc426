/** Answers within somebody else's turn, with the veto round: their own mail, their own hours, and what lapses. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClockOptions, clockSchema } from '../../domain/kernel/clock.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { dueHandlers } from '../../functions/due/handlers.ts';
import { lapseAnswer } from '../../functions/due/lapse.ts';
import { runDue } from '../../functions/due/run.ts';
import { cursorKey } from '../../functions/mail/cursor-item.ts';
import { readTimes } from '../../functions/clock/table-times.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { everyGame } from '../every-game.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const people = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
const lapsing = clockSchema.parse({ perTurn: 24, bank: 12, atEnd: 'vote', answers: { hours: 8, lapse: true } });
const waiting = { ...lapsing, answers: { hours: 8, lapse: false } };

const head = (table: TableItem) => world.head(table.id, 'veto-round');
const subjects = () => world.sent.map(({ to, subject }) => `${to.name}: ${subject}`).toSorted();
const headings = () => world.sent.map(({ text }) => text.split('\n', 1)[0] ?? '').toSorted();

async function later(table: TableItem, time: number) {
  await world.follow(table.id);
  world.wait(time);
  await world.run();
}

/** Somebody has moved, and the two others have been asked by mail. */
async function askedTable(clock?: ClockOptions) {
  const table = await world.table(people, 'veto-round', 'Thursday table', clock);
  await later(table, 5 * MINUTE);
  world.sent.splice(0);
  const active = (await head(table)).awaiting[0]?.seat ?? 0;
  await world.steps(table, active, { type: 'move', target: 1 });
  await later(table, 5 * MINUTE);
  const others = [0, 1, 2].filter((seat) => seat !== active);
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  return { table, active, others, first: others[0] ?? 0, second: others[1] ?? 0, nameOf };
}

async function turnOf(table: TableItem, seat: number) {
  const times = await readTimes(world.service, table);
  return times?.seats.find((one) => one.seat === seat)?.turn ?? null;
}

const commitsOf = (table: TableItem): Promise<Commit[]> => world.store.commits(table.id, 0, 100);

describe('the mail', () => {
  test('is of a kind of its own, with its own subject, for each seat that is asked', async () => {
    const { others, nameOf, active } = await askedTable();
    expect(subjects()).toEqual(
      others.map((seat) => `${nameOf(seat)}: Your answer is needed: Thursday table · Railpost`),
    );
    expect(headings()).toEqual(others.map((seat) => `A question for you, ${nameOf(seat)}`));
    expect(world.sent[0]?.text).toContain(`${nameOf(active)} wants the harbour: waive, or call for bids.`);
    expect(world.sent[0]?.text).toContain('Answer at the table');
  });

  test('is sent once, though other seats answer the same move', async () => {
    const { table, first } = await askedTable();
    world.sent.splice(0);
    await world.steps(table, first, { type: 'waive' });
    await later(table, HOUR);
    expect(world.sent).toEqual([]);
  });

  test('is sent again where the same seat is asked another question', async () => {
    const { table, second, first, nameOf, active } = await askedTable();
    world.sent.splice(0);
    await world.steps(table, second, { type: 'call' });
    const [bidder] = (await head(table)).awaiting;
    expect(bidder).toMatchObject({ need: 'bid', seat: (active + 1) % 3 });
    await later(table, HOUR);
    expect(headings()).toEqual([`A question for you, ${nameOf(bidder?.seat ?? -1)}`]);
    expect([first, second]).toContain(bidder?.seat);
    expect(world.sent[0]?.text).toContain('Bid for the move to the harbour, or pass.');
  });

  test('says until when, and what comes after that', async () => {
    await askedTable(lapsing);
    expect(world.sent[0]?.text).toMatch(/Please answer by .*; after that the game goes on without your answer\./);
    world.sent.splice(0);
    await askedTable(waiting);
    expect(world.sent[0]?.text).toMatch(/Please answer by [^;]*\. /);
    expect(world.sent[0]?.text).not.toContain('reserve');
  });

  test('goes on from a cursor that knows no ids: nobody is told twice, and the next question is told', async () => {
    const { table, first, second } = await askedTable();
    const cursor = await world.store.get<{ asked: { seat: number; need: string; since: number }[] }>(
      cursorKey(table.id),
    );
    const asked = cursor?.asked.map(({ seat, need, since }) => ({ seat, need, since })) ?? [];
    expect(asked).toHaveLength(2);
    await world.store.put(cursorKey(table.id), { ...cursor, asked });
    world.sent.splice(0);
    await world.steps(table, first, { type: 'waive' });
    await later(table, HOUR);
    expect(world.sent).toEqual([]);
    await world.store.put(cursorKey(table.id), { ...cursor, asked });
    await world.steps(table, second, { type: 'waive' });
    await later(table, HOUR);
    expect(headings()[0]).toMatch(/^Your turn, /);
  });

  test.each([
    [false, 0],
    [true, 2],
  ])('comes at once (%s), though its readers get one mail a day', async (answersAtOnce, count) => {
    for (const { address } of people) await world.player(address, { mailMode: 'daily', answersAtOnce });
    await askedTable();
    expect(world.sent.filter(({ subject }) => subject.includes('answer'))).toHaveLength(count);
    world.sent.splice(0);
    world.wait(DAY);
    await world.run();
    expect(world.sent.map(({ subject }) => subject)).toContain('Your day at Railpost');
  });
});

describe('the clock', () => {
  test('starts anew when the same seat is asked a different question', async () => {
    const { table, active } = await askedTable(clockSchema.parse({ perTurn: 24, bank: 0 }));
    const bidder = (active + 1) % 3;
    const caller = (active + 2) % 3;
    world.wait(20 * HOUR);
    expect((await turnOf(table, bidder))?.left).toBeLessThan(4 * HOUR);
    await world.steps(table, caller, { type: 'call' });
    expect((await head(table)).awaiting).toMatchObject([{ seat: bidder, need: 'bid' }]);
    expect((await turnOf(table, bidder))?.left).toBe(24 * HOUR);
  });

  test('gives answers their own hours, and takes nothing out of the reserve', async () => {
    const { table, first } = await askedTable(waiting);
    expect((await turnOf(table, first))?.left).toBe(8 * HOUR - 5 * MINUTE);
    world.wait(3 * DAY);
    const times = await readTimes(world.service, table);
    expect(times?.seats.map(({ bankLeft }) => bankLeft)).toEqual([12 * HOUR, 12 * HOUR, 12 * HOUR]);
    const clock = times?.seats.find(({ seat }) => seat === first);
    expect([clock?.lapsesAt, (clock?.voteOpensAt ?? 0) < world.now()]).toEqual([null, true]);
  });

  test('reminds once before an answer lapses, and lets nobody vote over it', async () => {
    const { table, others } = await askedTable(lapsing);
    world.sent.splice(0);
    await later(table, 7 * HOUR);
    await world.run(); // the letters that the reminders have written
    expect(headings()).toEqual(others.map((seat) => `${people[seat]?.name}, the table waits for you`));
    expect(world.sent[0]?.text).toContain('after that the game goes on without your answer');
    const times = await readTimes(world.service, table);
    expect(times?.seats.map(({ voteOpensAt }) => voteOpensAt)).toEqual([null, null, null]);
    world.sent.splice(0);
    await later(table, HOUR);
    expect(headings().some((heading) => heading.includes('waits for you'))).toBe(false);
  });
});

describe('an answer whose time is up', () => {
  test('lapses by itself for every seat, once, and the table goes on', async () => {
    const { table, others, active } = await askedTable(lapsing);
    await later(table, 8 * HOUR);
    const written = (await commitsOf(table)).slice(2);
    expect(written.map(({ actor, command }) => [actor, command.type])).toEqual([
      ['system', 'lapse'],
      ['system', 'lapse'],
    ]);
    expect(written.flatMap(({ facts }) => facts.map(({ type }) => type))).toEqual([
      'table.lapsed',
      'waived',
      'table.lapsed',
      'waived',
      'settled',
    ]);
    expect(
      written.map(({ facts }) => (facts[0] as unknown as { seat: number }).seat).toSorted((a, b) => a - b),
    ).toEqual(others);
    expect((await head(table)).awaiting).toMatchObject([{ seat: (active + 1) % 3, need: 'move' }]);
    await later(table, 30 * DAY);
    expect((await commitsOf(table)).filter(({ command }) => command.type === 'lapse')).toHaveLength(2);
  });

  test('lapses for nobody who has answered, and not before the time', async () => {
    const { table, first, second } = await askedTable(lapsing);
    await world.steps(table, first, { type: 'waive' });
    await later(table, 7 * HOUR);
    expect(await commitsOf(table)).toHaveLength(3);
    await later(table, HOUR);
    expect((await commitsOf(table))[3]).toMatchObject({ command: { type: 'lapse', seat: second } });
  });

  test('stands as it is where the host has not chosen so, where there is no clock, and where the game has nothing for it', async () => {
    for (const clock of [waiting, undefined]) {
      const { table } = await askedTable(clock);
      await later(table, 10 * DAY);
      expect(await commitsOf(table)).toHaveLength(2);
    }
    const { table, second } = await askedTable(lapsing);
    await world.steps(table, second, { type: 'call' });
    await later(table, 10 * DAY);
    expect((await head(table)).awaiting).toMatchObject([{ need: 'bid' }]);
  });

  test('waits while the table is paused', async () => {
    const { table, first } = await askedTable(lapsing);
    await world.command(table, first, { type: 'proposePause' });
    for (const seat of [0, 1, 2].filter((one) => one !== first))
      await world.command(table, seat, { type: 'answerPause', agree: true });
    const { version } = await head(table);
    await later(table, 5 * DAY);
    expect((await head(table)).version).toBe(version);
    await world.command(table, first, { type: 'resume' });
    await later(table, 9 * HOUR);
    expect((await commitsOf(table)).filter(({ command }) => command.type === 'lapse')).toHaveLength(2);
  });

  test('is sent exactly once, though the process dies after writing it, and two look at once', async () => {
    const { table } = await askedTable(lapsing);
    await world.follow(table.id);
    world.wait(9 * HOUR);
    // The first process writes the commit and dies before it can say that the work is done.
    const dying = {
      ...dueHandlers,
      async lapse(...[work, service]: Parameters<typeof lapseAnswer>) {
        await lapseAnswer(work, service);
        throw new Error('killed');
      },
    };
    await runDue(world.service, dying, world.now());
    expect((await commitsOf(table)).filter(({ command }) => command.type === 'lapse')).toHaveLength(2);
    world.wait(HOUR);
    await Promise.all([world.run(world.process()), world.run(world.process())]);
    expect((await commitsOf(table)).filter(({ command }) => command.type === 'lapse')).toHaveLength(2);
  });

  test('is sent exactly once, though the process dies before writing it', async () => {
    const { table, first } = await askedTable(lapsing);
    await world.follow(table.id);
    world.wait(9 * HOUR);
    const append = vi.spyOn(world.store, 'append').mockRejectedValue(new Error('killed'));
    await runDue(world.process(), dueHandlers, world.now());
    append.mockRestore();
    expect(await commitsOf(table)).toHaveLength(2);
    world.wait(HOUR);
    const both = [world.process(), world.process()];
    await Promise.all(
      both.map((process) => lapseAnswer({ kind: 'lapse', table: table.id, seat: first, key: '2' }, process)),
    );
    await world.run();
    expect((await commitsOf(table)).filter(({ command }) => command.type === 'lapse')).toHaveLength(2);
  });

  test('stands in an export that can be verified', async () => {
    const { table } = await askedTable(lapsing);
    await later(table, 9 * HOUR);
    const commits = await commitsOf(table);
    const text = printHistory(headerOf(table.id, commits[0]!, []), commits);
    expect(verify(text, everyGame)).toMatchObject({ ok: true, commits: 4 });
  });
});

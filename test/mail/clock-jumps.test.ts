/**
 * The clock of the machine jumps, by −3 to +400 days and back. Commits stay in order, no letter leaves twice, a turn is
 * announced at once whatever the clock says, sessions and links live as long as they should, and nothing fails inside.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyGame } from '../every-game.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { isVoteOpen, readTimes } from '../../functions/clock/table-times.ts';
import { createApp } from '../../functions/http/app.ts';
import { codeOf } from '../../functions/people/codes.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { json, openBrowser, SHELL } from '../api/service.ts';
import { pickFrom } from '../seeded.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

const ADDRESSES = ['ann@example.org', 'bob@example.org'];
const CLOCK = {
  perTurn: 24,
  bank: 0,
  countedDays: [1, 2, 3, 4, 5, 6, 7],
  countedHours: { from: 0, to: 24 },
  zone: 'UTC',
  atEnd: 'vote' as const,
};

let world: MailWorld;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 18, 12) });
  world = await openMailWorld();
});
afterEach(async () => {
  await world.close();
  vi.useRealTimers();
});

/** The whole machine has another time: the service and its database. */
function jump(milliseconds: number): void {
  world.wait(milliseconds);
  vi.setSystemTime(world.now());
}

/** The local server's rounds: what follows commits, what is due, what has expired. */
async function rounds(table: TableItem): Promise<void> {
  await world.follow(table.id);
  await world.run();
  await world.removeExpired(Math.floor(world.now() / 1000));
}

const reminders = (): number => world.lines.filter((line) => line['mail'] === 'reminder').length;

async function startedTable(): Promise<TableItem> {
  const table = await world.table(
    ADDRESSES.map((address, seat) => ({ name: `Player ${seat}`, address })),
    'lilliput',
    'Thursday table',
    CLOCK,
  );
  await rounds(table);
  jump(HOUR);
  await rounds(table);
  return table;
}

/** Plays a turn; whoever is awaited next and was not before has a letter within ten minutes. */
async function playAnnounced(table: TableItem, seed: number): Promise<void> {
  const mover = await world.play(table, seed);
  const { awaiting } = await world.head(table.id);
  const next = awaiting.map(({ seat }) => seat).filter((seat) => seat !== mover);
  const before = world.sent.length;
  await rounds(table);
  jump(10 * MINUTE);
  await rounds(table);
  const told = world.sent.slice(before).map(({ to }) => to.address);
  for (const seat of next) expect(told).toContain(ADDRESSES[seat]);
}

async function expectInOrder(table: TableItem): Promise<void> {
  const commits = await world.store.commits(table.id, 0);
  const times = commits.map(({ at }) => Date.parse(at));
  expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? 0))).toBe(true);
  const history = await (await app().request(`/api/tables/${table.id}/export`)).text();
  expect(verify(history, everyGame)).toMatchObject({ ok: true, commits: commits.length });
  const ids = world.sent.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

const app = () =>
  createApp({
    ...world.service,
    shell: () => Promise.resolve(SHELL),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '192.0.2.1',
  });

const DAYS = [-3, -1, -1 / 24, 1, 3, 40, 400];

describe.each(DAYS)('after a jump of %d days', (days) => {
  test('turns go on in order and are announced, once, and so they are after the way back', async () => {
    const table = await startedTable();
    await playAnnounced(table, 1);
    jump(days * DAY);
    await rounds(table);
    for (const seed of [2, 3, 4]) await playAnnounced(table, seed);
    jump(-days * DAY);
    await rounds(table);
    for (const seed of [5, 6, 7]) await playAnnounced(table, seed);
    await expectInOrder(table);
  });

  test('nobody is voted out or reminded of a turn that has just begun', async () => {
    const table = await startedTable();
    jump(days * DAY);
    await playAnnounced(table, 1);
    jump(-days * DAY);
    await playAnnounced(table, 2);
    const times = await readTimes(world.service, table);
    for (const { seat, turn, bankLeft } of times?.seats ?? []) {
      expect(isVoteOpen(times!, seat)).toBe(false);
      expect(bankLeft).toBe(0);
      if (!turn) continue;
      expect(turn.deadline).toBeGreaterThan(world.now());
      expect(turn.left).toBeGreaterThan(0);
      expect(turn.left).toBeLessThanOrEqual(CLOCK.perTurn * HOUR);
    }
    // The turn that was open during a jump forward may have run out; the ones behind it have only begun.
    expect(reminders()).toBeLessThanOrEqual(days > 0 ? 1 : 0);
  });
});

test('a long walk of jumps, there and back, loses no commit and sends nothing twice', async () => {
  const table = await startedTable();
  const pick = pickFrom(400);
  for (let step = 0; step < 12; step++) {
    jump((pick(403) - 3) * DAY * (step % 2 === 0 ? 1 : -1) + pick(1000));
    await playAnnounced(table, step);
  }
  await expectInOrder(table);
});

test('a reminder that was sent does not come again when its hour does', async () => {
  const table = await startedTable();
  await playAnnounced(table, 1);
  jump(20 * HOUR);
  await rounds(table);
  expect(reminders()).toBe(1);
  for (const back of [-3 * HOUR, -3 * DAY]) {
    jump(back);
    await rounds(table);
    jump(-back);
    await rounds(table);
  }
  expect(reminders()).toBe(1);
  jump(8 * HOUR);
  await rounds(table);
  // Now that the deadline itself has passed, that is told once too.
  expect(reminders()).toBe(2);
  jump(-DAY);
  await rounds(table);
  jump(DAY);
  await rounds(table);
  expect(reminders()).toBe(2);
  await expectInOrder(table);
});

describe('what expires', () => {
  async function confirmed() {
    const keys = await world.service.keys();
    const browser = openBrowser(app());
    const { link } = await json(browser.post('/api/people/links', { address: ADDRESSES[0] }));
    const trade = () => openBrowser(app()).post('/api/session/links', { link, code: codeOf(keys, link) });
    expect((await browser.post('/api/session/links', { link, code: codeOf(keys, link) })).status).toBe(200);
    return { browser, trade };
  }

  test('a session ends after its 180 days, not before, and a jump back does not end it', async () => {
    const { browser } = await confirmed();
    const known = async () => (await browser.get('/api/people/me')).status === 200;
    for (const [days, expected] of [
      [-3, true],
      [182, true],
      [2, false],
      [219, false],
      [-400, true],
    ] as const) {
      jump(days * DAY);
      expect([days, await known()]).toEqual([days, expected]);
    }
    // Once it was cleared away for good it stays so, and the browser is simply unknown.
    jump(400 * DAY);
    await world.removeExpired(Math.floor(world.now() / 1000));
    jump(-400 * DAY);
    expect(await known()).toBe(false);
  });

  test('a link to one’s own tables is good for its hour, by the clock of the day', async () => {
    const { trade } = await confirmed();
    jump(-3 * DAY);
    expect((await trade()).status).toBe(200);
    jump(3 * DAY + 59 * MINUTE);
    expect((await trade()).status).toBe(200);
    jump(2 * MINUTE);
    expect((await json(trade())).code).toBe('link-expired');
    jump(400 * DAY);
    expect((await json(trade())).code).toBe('link-expired');
  });
});

/** Robots at the table: seats that the service plays, from the set-up to the end of the game. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyGame, everyManifest } from '../every-game.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { fold } from '../../domain/kernel/fold.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { greedyPlayer } from '../../domain/lilliput/players/greedy.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { follow } from '../../functions/follow/follow.ts';
import { sweepTables } from '../../functions/follow/sweep.ts';
import { pickFrom } from '../seeded.ts';
import { headOf } from './acting.ts';
import { type Browser, commitsOf, json, openService, type TestService, turn } from './service.ts';

const ROBOT = { bot: 'greedy' };
const AGAINST_THREE = { game: 'lilliput', seats: [{ name: 'Ann' }, ROBOT, ROBOT, ROBOT] };

let service: TestService;
const open = async (follows: boolean) => (service = await openService({}, follows));
beforeEach(() => open(true));
afterEach(() => service.close());

async function annAgainst(setup: object) {
  const browser = service.browser();
  const table = await browser.create(setup);
  for (const { link, name } of table.seats) if (link) await browser.join(link, name ?? 'Ben');
  return { browser, table };
}

/** Looks at the head until the condition holds; what follows a commit follows by itself. */
async function settled(browser: Browser, id: string, holds: (head: Head) => boolean): Promise<Head> {
  for (let look = 0; look < 2000; look++) {
    const head = await headOf(browser, id);
    if (holds(head)) return head;
    await new Promise((soon) => setTimeout(soon, 5));
  }
  throw new Error('the robots do not get on');
}

const awaitsPeople = ({ status, awaiting }: Head) =>
  status === 'ended' || awaiting.every(({ bot, optional }) => bot !== true || optional === true);

async function playGreedily(browser: Browser, id: string, seats: readonly number[]): Promise<Head> {
  for (let count = 0; count < 400; count++) {
    const head = await settled(browser, id, awaitsPeople);
    if (head.status === 'ended') return head;
    const awaited = head.awaiting.find(({ seat, optional }) => seats.includes(seat) && optional !== true);
    if (!awaited) throw new Error('nobody is awaited');
    const { state } = fold(lilliput, await commitsOf(browser, id));
    const steps = greedyPlayer(lilliput, state.game, awaited.seat, pickFrom(count), unknownDealer, state.table.drawn);
    const answer = await browser.command(id, { ...turn(awaited.seat, head.version), command: { type: 'turn', steps } });
    expect([200, 409]).toContain(answer.status);
  }
  throw new Error('the game does not end');
}

/** Ann, on the first seat, plays until a robot is awaited. */
async function untilRobot(browser: Browser, id: string): Promise<void> {
  for (let count = 0; count < 60; count++) {
    const head = await headOf(browser, id);
    if (head.awaiting.some(({ bot }) => bot === true)) return;
    const { state } = fold(lilliput, await commitsOf(browser, id));
    const steps = greedyPlayer(lilliput, state.game, 0, pickFrom(count), unknownDealer, state.table.drawn);
    await browser.command(id, { ...turn(0, head.version), command: { type: 'turn', steps } });
  }
  throw new Error('no robot is ever awaited');
}

const factsOf = (commits: readonly Commit[]) => commits.flatMap(({ facts }) => facts);

describe('a table with robots', () => {
  test('starts when its people have a name, and says in its first commit who is a robot', async () => {
    const { browser, table } = await annAgainst(AGAINST_THREE);
    expect(table.seats).toMatchObject([{ seat: 0, name: 'Ann', link: expect.any(String) }]);
    const [first] = await commitsOf(browser, table.id);
    expect(first?.facts.slice(1, 4)).toEqual(
      [1, 2, 3].map((seat) => ({ type: 'table.botSeated', v: 1, seat, player: 'greedy' })),
    );
    expect(first?.command).toMatchObject({ bots: { 1: 'greedy', 2: 'greedy', 3: 'greedy' } });
    const { seats } = await json(browser.get(`/api/tables/${table.id}`));
    expect(seats.map(({ bot }: { bot: string | null }) => bot)).toEqual([null, 'greedy', 'greedy', 'greedy']);
  });

  test('is played to its end by a person and three robots, and its history can be verified', async () => {
    const { browser, table } = await annAgainst(AGAINST_THREE);
    await playGreedily(browser, table.id, [0]);
    const commits = await commitsOf(browser, table.id);
    const actors = new Set(commits.slice(1).map(({ actor }) => actor));
    expect(actors).toEqual(new Set(['seat:0', 'bot:1', 'bot:2', 'bot:3']));
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    expect(verify(text, everyGame)).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
    expect(service.lines.filter((line) => 'bot' in line)).toEqual([]);
  }, 60_000);

  test('of every kind that is offered ends, whoever is a robot', async () => {
    const setup = { game: 'lilliput', seats: [ROBOT, { name: 'Ann' }], options: { variants: ['twoCharacters'] } };
    const { browser, table } = await annAgainst(setup);
    const head = await playGreedily(browser, table.id, [1]);
    expect(head.status).toBe('ended');
  }, 60_000);

  test('with an open seat waits for it', async () => {
    const browser = service.browser();
    const table = await browser.create({ game: 'lilliput', seats: [{ name: 'Ann' }, ROBOT, {}] });
    expect(await headOf(browser, table.id)).toMatchObject({ status: 'gathering' });
    const started = await browser.post(`/api/tables/${table.id}/start`);
    expect((await json(started)).seats).toMatchObject([{ name: 'Ann' }, { bot: 'greedy' }]);
    expect(factsOf(await commitsOf(browser, table.id)).filter(({ type }) => type === 'table.botSeated')).toHaveLength(
      1,
    );
  });

  test('takes a robot into an open seat, whose link is dead then', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}, {}] });
    const answer = await host.patch(`/api/tables/${table.id}`, { seats: [{ seat: 1, bot: 'greedy' }] });
    expect((await json(answer)).seats[1]).toMatchObject({ name: null, bot: 'greedy' });
    const late = await service.browser().join(table.seats[1]?.link ?? '', 'Ben');
    expect(await json(late)).toMatchObject({ status: 403, code: 'link-revoked' });
    expect(await json(host.get(`/api/tables/${table.id}/links`))).toHaveLength(2);
  });

  test.each([
    ['a robot that nobody knows', [{ name: 'Ann' }, { bot: 'clever' }], 'unknown-player'],
    ['robots alone', [ROBOT, ROBOT], 'nobody-plays'],
    ['a robot with a name', [{ name: 'Ann' }, { name: 'Ben', bot: 'greedy' }], 'bad-request'],
  ])('is refused with %s', async (_, seats, code) => {
    const answer = await service.browser().post('/api/tables', { game: 'lilliput', seats });
    expect(await json(answer)).toMatchObject({ status: 422, code });
  });
});

describe('a robot', () => {
  test('is not played by a person, even one who held its seat', async () => {
    await service.close();
    await open(false); // so that the robot does not act by itself
    const { browser, table } = await annAgainst({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    const { version, awaiting } = await headOf(browser, table.id);
    const seat = awaiting[0]?.seat ?? 0;
    await seatRobot(table.id, version, seat);
    const answer = await browser.command(table.id, turn(seat, version + 1));
    expect(await json(answer)).toMatchObject({ status: 409, code: 'robot-plays' });
  });

  test('goes on after a restart in the middle of its turns', async () => {
    await service.close();
    await open(false); // the process dies after each commit
    const { browser, table } = await annAgainst(AGAINST_THREE);
    await untilRobot(browser, table.id);
    const before = await headOf(browser, table.id);
    expect(before.awaiting[0]?.bot).toBe(true);
    expect(await sweepTables(service.follower)).toMatchObject({ lagged: 1, failed: 0 });
    const after = await headOf(browser, table.id);
    expect(after.version).toBeGreaterThan(before.version);
    expect(awaitsPeople(after)).toBe(true);
    expect(await sweepTables(service.follower)).toMatchObject({ lagged: 0, failed: 0 });
  });

  test('plays each turn once, however many look after it', async () => {
    await service.close();
    await open(false);
    const { browser, table } = await annAgainst({ game: 'lilliput', seats: [ROBOT, ROBOT, { name: 'Ann' }] });
    await Promise.all(Array.from({ length: 4 }, () => follow(service.follower, table.id)));
    const commits = await commitsOf(browser, table.id);
    expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
    expect(awaitsPeople(await headOf(browser, table.id))).toBe(true);
  });

  test('that knows no legal turn says so once and leaves the table as it is', async () => {
    await service.close();
    await open(false);
    const { browser, table } = await annAgainst({ game: 'lilliput', seats: [{ name: 'Ann' }, ROBOT] });
    await untilRobot(browser, table.id);
    const before = await headOf(browser, table.id);
    const dumb = { ...lilliput, close: () => ({ rejected: true, code: 'table.over', params: {}, sentence: '' }) };
    const manifest = { ...everyManifest['lilliput'], rules: async () => dumb };
    await follow({ ...service.follower, games: { lilliput: manifest as never } }, table.id);
    expect((await headOf(browser, table.id)).version).toBe(before.version);
    expect(service.lines.filter((line) => line['bot'] === 'stuck')).toHaveLength(1);
  });
});

describe('taking back', () => {
  test('needs nobody’s word where all others are robots', async () => {
    const { browser, table } = await annAgainst(AGAINST_THREE);
    const first = await settled(browser, table.id, awaitsPeople);
    const { state } = fold(lilliput, await commitsOf(browser, table.id));
    const steps = greedyPlayer(lilliput, state.game, 0, pickFrom(1), unknownDealer, state.table.drawn);
    await browser.command(table.id, { ...turn(0, first.version), command: { type: 'turn', steps } });
    const later = await settled(browser, table.id, awaitsPeople);
    const asked = await browser.command(table.id, {
      ...turn(0, later.version),
      command: { type: 'askTakeBack', backTo: first.version },
    });
    expect((await json(asked)).facts).toMatchObject([{ type: 'table.takeBackAsked' }, { type: 'table.retracted' }]);
    const again = await headOf(browser, table.id);
    expect(again.awaiting[0]?.seat).toBe(0);
    expect(fold(lilliput, await commitsOf(browser, table.id)).state.table.bots).toEqual({
      1: 'greedy',
      2: 'greedy',
      3: 'greedy',
    });
  });
});

/** As a vote of the others will do it. */
async function seatRobot(id: string, version: number, seat: number): Promise<void> {
  const { seal } = await import('../../domain/kernel/commit.ts');
  const [last] = await service.store.commits(id, version - 1, 1);
  if (!last) throw new Error('no commit');
  const commit = seal({
    version: version + 1,
    at: new Date(Date.parse(last.at) + 1).toISOString(),
    actor: 'system',
    commandId: crypto.randomUUID(),
    rules: last.rules,
    command: { type: 'seatBot' },
    facts: [{ type: 'table.botSeated', v: 1, seat, player: 'greedy' } as Commit['facts'][number]],
    prevHash: last.hash,
  });
  expect(await service.store.append(id, commit)).toBe('appended');
}

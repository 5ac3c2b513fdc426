/** Clocks through the API: deadlines, reminders, and what others may do when the time is over. Nobody ever loses. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { pickFrom } from '../seeded.ts';
import { act, factsOf, headOf, tick } from './acting.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { letters, seatMail } from './mailed.ts';
import { everyGame } from '../every-game.ts';
import {
  type Browser,
  commitsOf,
  json,
  openService,
  seatedBrowser,
  statusesOf,
  type TestService,
  turn,
} from './service.ts';

const HOUR = 3_600_000;
const CLOCK = { perTurn: 24, bank: 12, atEnd: 'vote' };
const names = ['Ann', 'Bob', 'Cid', 'Dot'];
const setup = (seats: number, clock: object = CLOCK) => ({
  game: 'veto-round',
  seats: names.slice(0, seats).map((name) => ({ name })),
  clock,
});

let service: TestService;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => service.close());

const clockAt = (browser: Browser, id: string) => json(browser.get(`/api/tables/${id}/clock`));
const voteFor = (over: number) => ({ type: 'voteBot', over, agree: true });

interface SeatAnswer {
  readonly seat: number;
  readonly bankLeft: number;
  readonly turn: {
    readonly ownDeadline: string;
    readonly deadline: string;
    readonly voteOpensAt: string;
    readonly overdue: boolean;
  } | null;
}

/** The seat that is awaited, and the others. */
async function awaitedAt(browser: Browser, id: string): Promise<{ late: number; others: number[] }> {
  const { seats } = await clockAt(browser, id);
  const late = (seats as SeatAnswer[]).find((seat) => seat.turn !== null)?.seat ?? -1;
  return { late, others: (seats as SeatAnswer[]).map(({ seat }) => seat).filter((seat) => seat !== late) };
}

async function playTurn(browser: Browser, id: string, seat: number, version?: number): Promise<Response> {
  const { state } = fold(everyGame['veto-round']!, await commitsOf(browser, id));
  const game = everyGame['veto-round']!;
  const steps = randomPlayer(game, state.game, seat, pickFrom(7), unknownDealer, state.table.drawn);
  return browser.command(id, {
    ...turn(seat, version ?? state.table.version),
    command: { type: 'turn', steps },
  });
}

describe('a table’s clock', () => {
  test('is told with deadline, bank and the moment of a vote', async () => {
    const { browser, table } = await seatedBrowser(service, setup(3));
    const { clock, now, paused, seats } = await clockAt(browser, table.id);
    expect(clock).toEqual({
      ...CLOCK,
      countedDays: [1, 2, 3, 4, 5, 6, 7],
      countedHours: { from: 0, to: 24 },
      zone: 'UTC',
    });
    expect(paused).toBe(false);
    expect(Math.abs(Date.parse(now) - service.clock())).toBeLessThan(5000);
    const asked = (seats as SeatAnswer[]).find((seat) => seat.turn !== null);
    expect(asked).toMatchObject({ bankLeft: 12 * 3600, onVacation: false, turn: { overdue: false, voteOpen: false } });
    const [first] = await commitsOf(browser, table.id);
    expect(asked?.turn?.ownDeadline).toBe(new Date(Date.parse(first!.at) + 24 * HOUR).toISOString());
    expect(asked?.turn?.deadline).toBe(new Date(Date.parse(first!.at) + 36 * HOUR).toISOString());
    expect(asked?.turn?.voteOpensAt).toBe(asked?.turn?.deadline);
  });

  test('is not there unless the host sets one, and is not needed', async () => {
    const { browser, table } = await seatedBrowser(service, { ...setup(2), clock: undefined });
    expect(await clockAt(browser, table.id)).toMatchObject({ clock: null, seats: [] });
    expect(await factsOf(act(browser, table.id, 0, voteFor(1)))).toBe('table.voteClosed');
  });

  test.each([
    [{ perTurn: 0, bank: 0 }, 'bad-request'],
    [{ perTurn: 24 }, 'bad-request'],
    [{ perTurn: 24, bank: 0, atEnd: 'lose' }, 'bad-request'],
    [{ perTurn: 24, bank: 0, zone: 'Europe/Mildendo' }, 'unknown-zone'],
  ])('%j is refused as %s', async (clock, code) => {
    const answer = await service.browser().post('/api/tables', setup(2, clock));
    expect(answer.status).toBe(422);
    expect((await json(answer)).code).toBe(code);
  });
});

describe('reminders', () => {
  test('go by the turn’s own time: before it is over, when the reserve begins to run, when that is used up', async () => {
    const { browser, table } = await seatedBrowser(service, setup(3));
    const { late } = await awaitedAt(browser, table.id);
    const stages = async (): Promise<string[]> => {
      // Twice is as good as once.
      for (let again = 0; again < 2; again++) await tick(service, table.id);
      const reminders = await letters(service, 'reminder');
      for (const { table: id, seat } of reminders) expect([id, seat]).toEqual([table.id, late]);
      return reminders.map(({ params }) => String((params as { stage?: unknown }).stage)).toSorted();
    };
    await tick(service, table.id);
    service.wait(17 * HOUR);
    expect(await stages()).toEqual([]);
    service.wait(2 * HOUR);
    expect(await stages()).toEqual(['coming']);
    service.wait(6 * HOUR);
    expect(await stages()).toEqual(['coming', 'reserve']);
    service.wait(10 * HOUR);
    expect(await stages()).toEqual(['coming', 'reserve']);
    service.wait(2 * HOUR);
    expect(await stages()).toEqual(['coming', 'passed', 'reserve']);
  });

  test('come twice where there is no reserve', async () => {
    const { table } = await seatedBrowser(service, setup(3, { perTurn: 24, bank: 0 }));
    for (let hours = 0; hours < 60; hours += 6) {
      await tick(service, table.id);
      service.wait(6 * HOUR);
    }
    const stages = (await letters(service, 'reminder')).map(({ params }) =>
      String((params as { stage?: unknown }).stage),
    );
    expect(stages.toSorted()).toEqual(['coming', 'passed']);
  });

  test('do not come to somebody who has played', async () => {
    const { browser, table } = await seatedBrowser(service, setup(2));
    await tick(service, table.id);
    const { late } = await awaitedAt(browser, table.id);
    service.wait(20 * HOUR);
    expect((await playTurn(browser, table.id, late)).status).toBe(200);
    service.wait(8 * HOUR);
    await tick(service, table.id);
    expect((await letters(service, 'reminder')).filter(({ seat }) => seat === late)).toEqual([]);
  });

  test('wait while the table is paused, and come after it', async () => {
    const { browser, table } = await seatedBrowser(service, setup(2));
    await tick(service, table.id);
    await act(browser, table.id, 0, { type: 'proposePause' });
    expect(await factsOf(act(browser, table.id, 1, { type: 'answerPause', agree: true }))).toContain('table.paused');
    service.wait(300 * HOUR);
    await tick(service, table.id);
    expect(await letters(service, 'reminder')).toEqual([]);
    expect((await clockAt(browser, table.id)).paused).toBe(true);
    await act(browser, table.id, 1, { type: 'resume' });
    await tick(service, table.id);
    expect(await letters(service, 'reminder')).toEqual([]);
    service.wait(30 * HOUR);
    await tick(service, table.id);
    expect(await letters(service, 'reminder')).toHaveLength(1);
  });

  test('are laid down again by a process that takes over, and not sent twice', async () => {
    const { table } = await seatedBrowser(service, setup(2));
    service.wait(28 * HOUR);
    await Promise.all([tick(service, table.id), tick(service, table.id)]);
    await tick(service, table.id);
    expect(await letters(service, 'reminder')).toHaveLength(1);
  });
});

describe('when the time is over', () => {
  test('the others give the seat to a robot, which plays on; whoever comes back takes it again', async () => {
    const { browser, table } = await seatedBrowser(service, setup(3));
    const { late, others } = await awaitedAt(browser, table.id);
    const [one, two] = others as [number, number];
    service.wait(35 * HOUR);
    expect(await factsOf(act(browser, table.id, one, voteFor(late)))).toBe('table.voteClosed');
    service.wait(2 * HOUR);
    expect((await headOf(browser, table.id)).status).toBe('running');
    expect(await factsOf(act(browser, table.id, one, voteFor(late)))).toEqual(['table.voted']);
    expect(await factsOf(act(browser, table.id, two, voteFor(late)))).toEqual([
      'table.voted',
      'table.votedOut',
      'table.botSeated',
    ]);
    const refused = await playTurn(browser, table.id, late);
    expect((await json(refused)).code).toBe('robot-plays');
    await tick(service, table.id);
    const commits = await commitsOf(browser, table.id);
    expect(commits.some(({ actor }) => actor === `bot:${late}`)).toBe(true);
    expect(await factsOf(act(browser, table.id, late, { type: 'comeBack' }))).toEqual(['table.personSeated']);
  });

  test('a single opponent waits three days more', async () => {
    const { browser, table } = await seatedBrowser(service, setup(2));
    const { late, others } = await awaitedAt(browser, table.id);
    service.wait(37 * HOUR);
    expect(await factsOf(act(browser, table.id, others[0]!, voteFor(late)))).toBe('table.voteClosed');
    service.wait(72 * HOUR);
    expect(await factsOf(act(browser, table.id, others[0]!, voteFor(late)))).toContain('table.botSeated');
  });

  test('nothing can be voted where the host chose to remind only', async () => {
    const { browser, table } = await seatedBrowser(service, setup(3, { perTurn: 1, bank: 0 }));
    const { late, others } = await awaitedAt(browser, table.id);
    service.wait(1000 * HOUR);
    expect(await factsOf(act(browser, table.id, others[0]!, voteFor(late)))).toBe('table.voteClosed');
    expect((await playTurn(browser, table.id, late)).status).toBe(200);
  });

  test('a turn that comes with the last vote: one of them happens, never both', async () => {
    for (const first of ['vote', 'turn']) {
      const { browser, table } = await seatedBrowser(service, setup(2));
      const { late, others } = await awaitedAt(browser, table.id);
      service.wait(200 * HOUR);
      const { version } = await headOf(browser, table.id);
      const vote = () =>
        browser.command(table.id, {
          seat: others[0],
          expectedVersion: version,
          commandId: randomUUID(),
          command: voteFor(late),
        });
      const play = () => playTurn(browser, table.id, late, version);
      const answers = await Promise.all(first === 'vote' ? [vote(), play()] : [play(), vote()]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      expect((await headOf(browser, table.id)).version).toBe(version + 1);
    }
  });

  test('a vote that is sent twice counts once', async () => {
    const { browser, table } = await seatedBrowser(service, setup(3));
    const { late, others } = await awaitedAt(browser, table.id);
    service.wait(40 * HOUR);
    const { version } = await headOf(browser, table.id);
    const sent = { seat: others[0], expectedVersion: version, commandId: randomUUID(), command: voteFor(late) };
    const [one, again] = [await json(browser.command(table.id, sent)), await json(browser.command(table.id, sent))];
    expect(again).toEqual(one);
    expect((await headOf(browser, table.id)).version).toBe(version + 1);
  });
});

describe('leaving and stopping', () => {
  test('whoever resigns is replaced by the robot; the last person ends the table instead', async () => {
    const { browser, table } = await seatedBrowser(service, setup(2));
    expect(await factsOf(act(browser, table.id, 0, { type: 'resign' }))).toEqual(['table.resigned', 'table.botSeated']);
    expect(await factsOf(act(browser, table.id, 0, { type: 'comeBack' }))).toBe('table.notAway');
    expect(await factsOf(act(browser, table.id, 1, { type: 'resign' }))).toBe('table.lastPerson');
    expect(await factsOf(act(browser, table.id, 1, { type: 'proposeEnd' }))).toEqual(['table.proposed', 'table.ended']);
  });

  test('a seat with an address resigns with a fresh code by mail', async () => {
    const host = service.browser();
    const seats = ['Ann', 'Bob'].map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
    const { id } = await host.create({ game: 'veto-round', seats });
    const [ann, bob] = [service.browser(), service.browser()];
    for (const [browser, name] of [
      [ann, 'ann'],
      [bob, 'bob'],
    ] as const) {
      const mail = await seatMail(service, id, `${name}@example.org`);
      expect((await browser.join(mail.link, undefined, mail.code)).status).toBe(200);
    }
    expect((await json(act(ann, id, 0, { type: 'resign' }))).code).toBe('code-needed');
    const path = `/api/tables/${id}/seats/0/resign-codes`;
    expect((await bob.post(path)).status).toBe(403);
    expect((await ann.post(path)).status).toBe(202);
    const letter = (await letters(service, 'seatCode')).find(({ table }) => table === id);
    const { codeFor } = (letter?.['params'] ?? { codeFor: '' }) as { codeFor: string };
    const code = codeOf(service.keys, codeFor);
    const { version } = await headOf(ann, id);
    const resign = { seat: 0, expectedVersion: version, commandId: randomUUID(), command: { type: 'resign' } };
    expect((await json(ann.command(id, { ...resign, code: 'AAAAAA' }))).code).toBe('code-wrong');
    expect(await factsOf(ann.command(id, { ...resign, code }))).toEqual(['table.resigned', 'table.botSeated']);
    expect(await factsOf(ann.command(id, { ...resign, code }))).toEqual(['table.resigned', 'table.botSeated']);
  });

  test('a table that all agree to end says so, and its export is whole', async () => {
    const { browser, table } = await seatedBrowser(service, { ...setup(3), game: 'lilliput' });
    await act(browser, table.id, 1, { type: 'proposeEnd' });
    await act(browser, table.id, 0, { type: 'answerEnd', agree: true });
    expect(await factsOf(act(browser, table.id, 2, { type: 'answerEnd', agree: true }))).toContain('table.ended');
    expect((await headOf(browser, table.id)).status).toBe('ended');
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    expect(verify(text, everyGame)).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
    const { state } = fold(everyGame['lilliput']!, await commitsOf(browser, table.id));
    expect(state.table.ended).toMatchObject({ reason: 'agreed' });
    expect(state.table.ended?.standings).toHaveLength(3);
    expect((await clockAt(browser, table.id)).seats).toEqual([]);
  });
});

describe('the host', () => {
  const proposal = (type: string) => ({ commandId: randomUUID(), command: { type } });

  test('proposes and resumes without a seat, and decides nothing', async () => {
    const host = service.browser();
    const table = await host.create(setup(2));
    const path = `/api/tables/${table.id}/proposals`;
    const sent = proposal('proposePause');
    expect(await factsOf(host.post(path, sent))).toEqual(['table.proposed']);
    expect(await factsOf(host.post(path, sent))).toEqual(['table.proposed']);
    expect((await json(host.post(path, { ...sent, command: { type: 'proposeEnd' } }))).code).toBe('command-id-used');
    expect((await commitsOf(host, table.id)).at(-1)).toMatchObject({ version: 2, actor: 'host' });
    expect((await host.post(path, { commandId: randomUUID(), command: voteFor(1) })).status).toBe(422);
    expect((await host.post(path, proposal('resign'))).status).toBe(422);
    const players = service.browser();
    for (const { link } of table.seats) await players.join(link);
    await act(players, table.id, 0, { type: 'answerPause', agree: true });
    expect(await factsOf(act(players, table.id, 1, { type: 'answerPause', agree: true }))).toContain('table.paused');
    expect(await factsOf(host.post(path, proposal('resume')))).toEqual(['table.resumed']);
    const log = await json(players.get(`/api/tables/${table.id}/host-log`));
    const acts = log.map(({ act: done }: { act: string }) => done);
    expect(acts).toEqual(['created', 'proposedPause', 'resumed']);
    expect(Object.keys(log[1])).toEqual(['at', 'act', 'seat']);
  });

  test('nobody else proposes in his name', async () => {
    const { browser, table } = await seatedBrowser(service, setup(2));
    const stranger = service.browser();
    const path = `/api/tables/${table.id}/proposals`;
    expect((await stranger.post(path, proposal('proposePause'))).status).toBe(403);
    expect((await headOf(browser, table.id)).version).toBe(1);
  });
});

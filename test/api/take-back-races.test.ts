/**
 * Taking back while others act: requests, consents and turns that meet at the same version, from two processes on the
 * same data. One of them counts, the other hears of it, and nothing is ever taken out of the stream.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../domain/kernel/fold.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { pickFrom } from '../seeded.ts';
import { everyGame } from '../every-game.ts';
import {
  type Browser,
  commitsOf,
  type Created,
  json,
  openBrowser,
  openService,
  statusesOf,
  type TestService,
} from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

/** A table of three with a browser that holds all seats at each of two processes. */
async function tableOfThree(options: object = { firstPlayer: 0 }) {
  const here = service.browser();
  const there = openBrowser(service.another());
  const table = await here.create({
    game: 'lilliput',
    seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }],
    options,
  });
  for (const browser of [here, there]) for (const { link } of table.seats) await browser.join(link);
  return { here, there, table };
}

const versionOf = async (browser: Browser, { id }: Created): Promise<number> =>
  (await json(browser.get(`/api/tables/${id}/head`))).version;

const send = (
  browser: Browser,
  { id }: Created,
  seat: number,
  expectedVersion: number,
  command: object,
  commandId: string = randomUUID(),
) => browser.command(id, { seat, expectedVersion, commandId, command });

/** A legal turn of whoever is awaited. */
async function turnAt(browser: Browser, { id }: Created, seed: number) {
  const { state } = fold(lilliput, await commitsOf(browser, id));
  const seat = lilliput.awaiting(state.game)[0]?.seat ?? 0;
  const steps = randomPlayer(lilliput, state.game, seat, pickFrom(seed), unknownDealer, state.table.drawn);
  return { seat, command: { type: 'turn', steps } };
}

async function play(browser: Browser, table: Created, seed: number): Promise<number> {
  const { seat, command } = await turnAt(browser, table, seed);
  const answer = await send(browser, table, seat, await versionOf(browser, table), command);
  expect(answer.status).toBe(200);
  return seat;
}

const verified = async (browser: Browser, { id }: Created) =>
  verify(await (await browser.get(`/api/tables/${id}/export`)).text(), everyGame);

const RUNS = 6;

describe.each(Array.from({ length: RUNS }, (_, run) => run))('run %i', (run) => {
  it('a request and the next player’s turn: one of them, and the stream is whole', async () => {
    const { here, there, table } = await tableOfThree();
    const seat = await play(here, table, run);
    const version = await versionOf(here, table);
    const next = await turnAt(there, table, run + 100);
    const ask = () => send(here, table, seat, version, { type: 'askTakeBack', backTo: version - 1 });
    const turn = () => send(there, table, next.seat, version, next.command);
    // Which of them starts first changes from run to run.
    const answers = await Promise.all(run % 2 === 0 ? [ask(), turn()] : [turn(), ask()]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await versionOf(there, table)).toBe(version + 1);
    const { state } = fold(lilliput, await commitsOf(here, table.id));
    const retracted = state.table.retractions.length === 1;
    expect(lilliput.awaiting(state.game)[0]?.seat === seat).toBe(retracted);
    // Whoever was slower looks again: a turn that is out of turn now, or a request that all must agree to.
    const again = retracted
      ? await send(there, table, next.seat, version + 1, next.command)
      : await send(here, table, seat, version + 1, { type: 'askTakeBack', backTo: version - 1 });
    expect(again.status).toBe(retracted ? 422 : 200);
    expect(await verified(there, table)).toMatchObject({ ok: true });
  });

  it('the last consent and a turn: taken back, or void', async () => {
    const { here, there, table } = await tableOfThree();
    const seat = await play(here, table, run);
    const second = await play(here, table, run + 1);
    let version = await versionOf(here, table);
    const backTo = version - 2;
    expect((await send(here, table, seat, version, { type: 'askTakeBack', backTo })).status).toBe(200);
    expect((await send(here, table, second, version + 1, { type: 'answerTakeBack', agree: true })).status).toBe(200);
    version += 2;
    const third = await turnAt(there, table, run + 2);
    expect([seat, second]).not.toContain(third.seat);
    const answers = await Promise.all([
      send(here, table, third.seat, version, { type: 'answerTakeBack', agree: true }),
      send(there, table, third.seat, version, third.command),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const commits = await commitsOf(here, table.id);
    const { state } = fold(lilliput, commits);
    expect(state.table.request).toBeNull();
    const granted = answers[0].status === 200;
    expect(state.table.retractions).toHaveLength(granted ? 1 : 0);
    if (granted) expect(state.game).toEqual(fold(lilliput, commits.slice(0, backTo)).state.game);
    else {
      const late = await send(here, table, second, version + 1, { type: 'answerTakeBack', agree: true });
      expect((await json(late)).rejection.code).toBe('table.noRequest');
    }
    expect(await verified(here, table)).toMatchObject({ ok: true });
  });

  it('the same request from two processes is one', async () => {
    const { here, there, table } = await tableOfThree();
    const seat = await play(here, table, run);
    const version = await versionOf(here, table);
    const commandId = randomUUID();
    const command = { type: 'askTakeBack', backTo: version - 1 };
    const answers = await Promise.all([here, there].map((one) => send(one, table, seat, version, command, commandId)));
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await versionOf(here, table)).toBe(version + 1);
  });

  it('two consents at once: each is heard, and the second one grants it', async () => {
    const { here, there, table } = await tableOfThree();
    const seat = await play(here, table, run);
    const second = await play(here, table, run + 1);
    const version = await versionOf(here, table);
    await send(here, table, seat, version, { type: 'askTakeBack', backTo: version - 2 });
    const third = [0, 1, 2].find((one) => one !== seat && one !== second) ?? -1;
    const agree = (browser: Browser, who: number, at: number) =>
      send(browser, table, who, at, { type: 'answerTakeBack', agree: true });
    const answers = await Promise.all([agree(here, second, version + 1), agree(there, third, version + 1)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const late = answers[0].status === 200 ? third : second;
    expect((await agree(there, late, version + 2)).status).toBe(200);
    const { state } = fold(lilliput, await commitsOf(here, table.id));
    expect(state.table.retractions).toEqual([{ version: version + 3, backTo: version - 2 }]);
  });
});

describe('what was taken back', () => {
  it('stays in the stream, is marked in the record, can be looked at, and be gone on from', async () => {
    const { here, table } = await tableOfThree();
    const seat = await play(here, table, 7);
    const taken = await versionOf(here, table);
    const before = await commitsOf(here, table.id);
    expect((await send(here, table, seat, taken, { type: 'askTakeBack', backTo: taken - 1 })).status).toBe(200);
    await play(here, table, 8);
    const commits = await commitsOf(here, table.id);
    expect(commits.slice(0, taken)).toEqual(before);
    const record = await (await here.get(`/api/tables/${table.id}/export?format=record`)).text();
    expect(record.match(/\btaken back\]/g)).toHaveLength(1);
    const picture = await here.get(`/api/tables/${table.id}/export?format=svg&at=${taken}`);
    expect(picture.status).toBe(200);

    const seats = [{ name: 'Dan' }, { name: 'Eve' }, { name: 'Fay' }];
    const fork = await here.create({ game: 'lilliput', seats, from: { table: table.id, version: taken } });
    const forked = await commitsOf(here, fork.id);
    expect(fold(lilliput, forked).state.game).toEqual(fold(lilliput, commits.slice(0, taken)).state.game);
    expect(await verified(here, fork)).toMatchObject({
      ok: true,
      origin: { id: table.id, version: taken, hash: commits[taken - 1]?.hash },
    });
    // After the retraction the same table stands elsewhere.
    const later = await here.create({ game: 'lilliput', seats, from: { table: table.id, version: taken + 1 } });
    expect(fold(lilliput, await commitsOf(here, later.id)).state.game).toEqual(
      fold(lilliput, commits.slice(0, taken + 1)).state.game,
    );
  });
});

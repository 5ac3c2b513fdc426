/** The two toy games through API, store and `awaiting`: several seats at once, out of turn, and races between them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../domain/kernel/verify.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, playOut, seatedBrowser, statusesOf, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

interface Listed {
  readonly table: string;
  readonly seat: number;
  readonly status: string;
  readonly awaited: boolean;
}

describe.each(['veto-round', 'box-auction'])('%s', (game) => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])('is played to its end by %i seats, and its export verified', async (seats, seed) => {
    const setup = { game, seats: Array.from({ length: seats }, () => ({})) };
    const { browser, table } = await seatedBrowser(service, setup);
    const head = await playOut(browser, table.id, seed);
    expect(head.status).toBe('ended');
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    expect(verify(text, everyGame)).toMatchObject({ ok: true, game, ended: true, draws: { checked: 'checked' } });
    const over = await browser.command(table.id, turn(0, head.version, { type: 'waive' }));
    expect((await json(over)).code).toMatch(/^(rejected|bad-request)$/);
    expect((await json(browser.get('/api/session'))).seats.every((seat: Listed) => seat.status === 'ended')).toBe(true);
  });
});

/** A veto round of four in which all but the active seat are asked at once. */
async function askedTable() {
  const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
  const path = `/api/tables/${table.id}/head`;
  const active: number = (await json(browser.get(path))).awaiting[0].seat;
  await browser.command(table.id, turn(active, 1, { type: 'move', target: 1 }));
  return { browser, id: table.id, active, head: () => json(browser.get(path)) };
}

it('awaits several seats at once, and each may answer first', async () => {
  const { browser, id, active, head } = await askedTable();
  const asked = [0, 1, 2, 3].filter((seat) => seat !== active);
  const { awaiting } = await head();
  const question = { need: 'waiveOrCall', question: '0.waiveOrCall', params: { target: 1, by: active }, answer: true };
  expect(awaiting).toEqual(asked.map((seat) => ({ seat, ...question })));
  const listed = (await json(browser.get('/api/session'))).seats.filter((seat: Listed) => seat.table === id);
  expect(listed.filter((seat: Listed) => seat.awaited).map((seat: Listed) => seat.seat)).toEqual(asked);

  const last = asked.at(-1) ?? 0;
  expect((await browser.command(id, turn(last, 2, { type: 'waive' }))).status).toBe(200);
  expect((await head()).awaiting.map(({ seat }: Listed) => seat)).toEqual(asked.slice(0, -1));
  expect((await json(browser.command(id, turn(last, 3, { type: 'waive' })))).rejection.code).toBe('table.notAwaited');
  // The first call opens the round of bids: the seat after the active one bids first.
  expect((await browser.command(id, turn(asked[0] ?? 0, 3, { type: 'call' }))).status).toBe(200);
  expect((await head()).awaiting).toMatchObject([{ seat: (active + 1) % 4, need: 'bid', question: '0.bid.3' }]);
});

it('lets one of two seats win that answer at the same version, and tells the other the new one', async () => {
  const { browser, id, active } = await askedTable();
  const [one = 0, two = 0] = [0, 1, 2, 3].filter((seat) => seat !== active);
  const answers = await Promise.all([
    browser.command(id, turn(one, 2, { type: 'waive' })),
    browser.command(id, turn(two, 2, { type: 'waive' })),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const slower = answers[0].status === 409 ? one : two;
  const lost = answers.find(({ status }) => status === 409)!;
  expect(await json(lost)).toMatchObject({ code: 'version-conflict', version: 3 });
  expect((await browser.command(id, turn(slower, 3, { type: 'waive' }))).status).toBe(200);
});

it('lets one of two processes win that append at the same version', async () => {
  const { browser, id, active, head } = await askedTable();
  const [one = 0, two = 0] = [0, 1, 2, 3].filter((seat) => seat !== active);
  const other = service.another();
  const send = (submission: object) =>
    other.request(`/api/tables/${id}/commands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: browser.cookie },
      body: JSON.stringify(submission),
    });
  const mine = turn(one, 2, { type: 'waive' });
  const answers = await Promise.all([browser.command(id, mine), send(turn(two, 2, { type: 'waive' }))]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await head()).toMatchObject({ version: 3 });
  // Each process has a cache of its own; both go on from what the other wrote.
  const { version, awaiting } = await head();
  expect((await send(turn(awaiting[0].seat, version, { type: 'waive' }))).status).toBe(200);
  const next = await head();
  expect((await browser.command(id, turn(next.awaiting[0].seat, next.version, { type: 'waive' }))).status).toBe(200);
});

/** Hours for answers, answers that lapse, and taking back that is closed: through the API, with the toy games. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lapseAnswer } from '../../functions/due/lapse.ts';
import { runDue } from '../../functions/due/run.ts';
import { follow } from '../../functions/follow/follow.ts';
import {
  type Browser,
  commitsOf,
  json,
  openService,
  playOut,
  seatedBrowser,
  type TestService,
  turn,
} from './service.ts';

const HOUR = 3_600_000;
const seats = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo' }];

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const headOf = (browser: Browser, id: string) => json(browser.get(`/api/tables/${id}/head`));
const clockOf = (browser: Browser, id: string) => json(browser.get(`/api/tables/${id}/clock`));

/** A veto round in which all but the active seat are asked at once, at version 2. */
async function askedTable(clock?: object) {
  const setup = { game: 'veto-round', seats, ...(clock ? { clock } : {}) };
  const { browser, table } = await seatedBrowser(service, setup);
  const active: number = (await headOf(browser, table.id)).awaiting[0].seat;
  await browser.command(table.id, turn(active, 1, { type: 'move', target: 1 }));
  return { browser, id: table.id, active, others: [0, 1, 2].filter((seat) => seat !== active) };
}

describe('hours for answers', () => {
  const clock = { perTurn: 24, bank: 12, answers: { hours: 8, lapse: true } };

  it('are a choice of the host, told with the table and its clock', async () => {
    const { browser, id, others, active } = await askedTable(clock);
    expect((await json(browser.get(`/api/tables/${id}`))).clock).toMatchObject(clock);
    const times = await clockOf(browser, id);
    expect(times.clock).toMatchObject(clock);
    const asked = times.seats.filter(({ seat }: { seat: number }) => others.includes(seat));
    for (const { turn: open, bankLeft } of asked) {
      expect(open).toMatchObject({ answer: true, usesBank: false, voteOpensAt: null });
      expect(open.lapsesAt).toBe(open.deadline);
      expect(Date.parse(open.deadline) - Date.parse(open.since)).toBe(8 * HOUR);
      expect(bankLeft).toBe(12 * 3600);
    }
    expect(times.seats[active].turn).toBeNull();
  });

  it.each([
    [{ hours: 0, lapse: true }],
    [{ hours: 721, lapse: false }],
    [{ hours: 8 }],
    [{ hours: 8, lapse: 'yes' }],
    [{ hours: 8, lapse: true, more: 1 }],
  ])('%j are refused', async (answers) => {
    const browser = service.browser();
    const setup = { game: 'veto-round', seats, clock: { perTurn: 24, bank: 0, answers } };
    const answer = await browser.post('/api/tables', setup);
    expect([answer.status, (await json(answer)).code]).toEqual([422, 'bad-request']);
  });

  it('over, the answers lapse, and the table goes on; nobody can send a lapse', async () => {
    const { browser, id, others } = await askedTable(clock);
    const [seat = 0] = others;
    const forged = { ...turn(seat, 2), command: { type: 'lapse', seat, question: '0.waiveOrCall' } };
    const refused = await browser.command(id, forged);
    expect([refused.status, (await json(refused)).code]).toEqual([422, 'bad-request']);
    await follow(service.follower, id);
    service.wait(8 * HOUR);
    for (let round = 0; round < 5; round++) await runDue(service.follower, { lapse: lapseAnswer }, service.clock());
    expect(await headOf(browser, id)).toMatchObject({ version: 4, awaiting: [{ need: 'move', question: '1.move' }] });
    const lapsed = (await commitsOf(browser, id)).slice(2);
    expect(lapsed.map(({ actor }) => actor)).toEqual(['system', 'system']);
    const record = await (await browser.get(`/api/tables/${id}/export?format=record`)).text();
    expect(record).toMatch(/(Ann|Bob|Cleo) did not answer in time\./);
  });
});

describe('taking back', () => {
  const ask = (browser: Browser, id: string, seat: number, version: number, language = 'en') =>
    browser.post(
      `/api/tables/${id}/commands`,
      { ...turn(seat, version), commandId: randomUUID(), command: { type: 'askTakeBack', backTo: version - 1 } },
      { 'Accept-Language': language },
    );

  it('is closed while others are asked, and says so in three languages', async () => {
    const { browser, id, active } = await askedTable();
    for (const [language, sentence] of [
      ['en', 'At this point of the game no turn can be taken back.'],
      ['fr', 'À ce moment de la partie, aucun tour ne peut être repris.'],
      ['es', 'En este momento de la partida no se puede deshacer ningún turno.'],
    ] as const) {
      const answer = await ask(browser, id, active, 2, language);
      expect(answer.status).toBe(422);
      expect(await json(answer)).toMatchObject({ detail: sentence, rejection: { code: 'table.takeBackClosed' } });
    }
  });

  it('needs consent where the game says so, though nobody has acted since', async () => {
    const { browser, table } = await seatedBrowser(service, { game: 'box-auction', seats });
    const [{ seat }] = (await headOf(browser, table.id)).awaiting;
    await browser.command(table.id, turn(seat, 1, { type: 'bid', box: 0, cubes: 3 }));
    const asked = await json(ask(browser, table.id, seat, 2));
    expect(asked.facts.map(({ type }: { type: string }) => type)).toEqual(['table.takeBackAsked']);
  });
});

it('counts points as points in the record', async () => {
  const { browser, table } = await seatedBrowser(service, { game: 'box-auction', seats });
  await playOut(browser, table.id, 4);
  const record = await (await browser.get(`/api/tables/${table.id}/export?format=record`)).text();
  expect(record).toMatch(/1\. (Ann|Bob|Cleo): (\d+) \[boxes credited \2\]\n/);
  expect(record).not.toContain('£');
  expect(record).toMatch(/(Ann|Bob|Cleo) bids \d cubes for box \d/);
});

/**
 * Real answers of every route that is read, parsed with the schema that it declares. The table has a clock, chat,
 * comments, notes, a rematch and a finished game, so that no list is empty. (`service.ts` checks every other answer too.)
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxTransport } from '../../functions/transport/mail/mailbox.ts';
import { follow } from '../../functions/follow/follow.ts';
import { idOf } from '../../functions/mail/headers.ts';
import { checkAnswer, readRoutes } from './contract.ts';
import { confirm, seatMail } from './mailed.ts';
import { type Browser, json, openService, playOut, type TestService } from './service.ts';

let service: TestService;
let browser: Browser;
let running: string;
let ended: string;
beforeAll(async () => {
  service = await openService();
  browser = await confirm(service, 'ann@example.org');
  running = await playedTable({ perTurn: 24, bank: 48 });
  ended = await playedTable(undefined);
  await playOut(browser, ended, 3);
  for (const id of [running, ended]) await follow(service.follower, id);
  await browser.post(`/api/tables/${ended}/rematch`, {});
  await browser.post(`/api/tables/${running}/chat`, { seat: 0, text: 'Hello' });
  await browser.post(`/api/tables/${running}/annotations`, {
    seat: 0,
    version: 1,
    text: 'Why?',
    marks: [{ cell: '1,1', sign: 'look' }],
  });
  await browser.post(`/api/tables/${running}/seats/0/notes`, { text: 'Buy early' });
  await browser.post('/api/people/me/mutes', { table: ended });
  await browser.patch('/api/people/me', {
    quiet: { from: '22:00', to: '07:00' },
    vacation: [{ from: '2027-08-01', to: '2027-08-09' }],
    webhook: { kind: 'discord', url: 'https://discord.com/api/webhooks/1/a' },
  });
  await mailboxTransport(service.store, service.clock).send({
    id: idOf('letter'),
    from: { name: 'Railpost', address: 'railpost@example.org' },
    to: { name: 'Ann', address: 'ann@example.org' },
    subject: 'Your turn',
    text: 'Your turn',
    html: '<h1>Your turn</h1>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  });
});
afterAll(() => service.close());

/** A listed table at which this browser holds all four seats, one of them by its address. */
async function playedTable(clock: object | undefined): Promise<string> {
  const seats = [{ name: 'Ann', address: 'ann@example.org' }, { name: 'Bob' }, { name: 'Cleo' }, { name: 'Dan' }];
  const table = await browser.create({ game: 'veto-round', seats, listed: true, ...(clock ? { clock } : {}) });
  for (const { seat, link } of table.seats) {
    const mail = seat === 0 ? await seatMail(service, table.id, 'ann@example.org') : { link, code: undefined };
    await browser.join(mail.link, undefined, mail.code);
  }
  return table.id;
}

const LETTER = /^\/api\/mailbox\/:message$/;

/** Where a route is asked: at both tables, if its path names one. */
async function addressesOf(path: string): Promise<string[]> {
  if (LETTER.test(path)) {
    const { messages } = await json(browser.get('/api/mailbox'));
    return messages.map(({ id }: { id: string }) => `/api/mailbox/${encodeURIComponent(id)}`);
  }
  const query = path.includes('/orders') ? '?seat=0' : path === '/api/statistics' ? '?game=veto-round' : '';
  const tables = path.includes(':id') ? [running, ended] : [''];
  return tables.map((id) => `${path.replace(':id', id).replace(':seat', '0')}${query}`);
}

/** The toy has no standing orders; `orders.test.ts` reads them at a game that has. */
const elsewhere = ['/api/tables/:id/orders', '/api/tables/:id/orders/record'];

test.each(readRoutes.map(({ path }) => path).filter((path) => !elsewhere.includes(path)))(
  'GET %s answers in its form',
  async (path) => {
    const addresses = await addressesOf(path);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const answer = await browser.get(address, { Host: 'localhost:8080' });
      expect([address, answer.status]).toEqual([address, 200]);
      await checkAnswer('GET', address, answer);
    }
  },
);

test.each([
  ['with a field more', { sent: true, more: 1 }],
  ['with a field less', {}],
])('an answer %s is found out', async (_, body) => {
  const answer = Response.json(body, { status: 202 });
  await expect(checkAnswer('POST', '/api/people/me/links', answer)).rejects.toThrow('answers in another form');
});

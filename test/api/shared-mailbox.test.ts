/** Two players from the time when one mailbox could be spelled in two ways: one owns it, both keep their seats. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bouncingSeats } from '../../functions/mail/bounces.ts';
import { liftStop, markBounces } from '../../functions/mail/mark-bounces.ts';
import { adminCommand } from '../../functions/cli/admin.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { seatLink } from '../../functions/people/links.ts';
import { changePlayer, playerOfAddress, point, readPlayer } from '../../functions/people/player.ts';
import { upgradeAddresses } from '../../functions/people/upgrade-addresses.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { confirm, servicePartsOf, letters, personAt } from './mailed.ts';
import { type Browser, capabilityOf, json, openService, type TestService } from './service.ts';

const MAILBOX = 'ud@victim.test';

let service: TestService;
beforeEach(async () => (service = await openService({}, true)));
afterEach(() => service.close());

/** A player with a seat at a table of their own. */
async function seated(address: string) {
  const { id } = await service
    .browser()
    .create({ game: 'lilliput', seats: [{ name: 'Ud', address }, { name: 'Eva' }] });
  return { table: id, player: (await personAt(service, address)).id };
}

/** The owner is confirmed; the sharer was invited under another spelling and has not come yet. */
async function world() {
  const owner = await seated(MAILBOX);
  await confirm(service, MAILBOX);
  const sharer = await seated('ud@elsewhere.test');
  const spelled = await changePlayer(servicePartsOf(service), sharer.player, (read) => ({
    ...read,
    address: 'ud@victim\u3002test',
  }));
  if (isProblem(spelled)) throw new Error(spelled.detail);
  expect(await upgradeAddresses(servicePartsOf(service))).toMatchObject({ respelled: 1, sharing: 1 });
  return { owner, sharer };
}

const ownerNow = async (address = MAILBOX) => (await playerOfAddress(servicePartsOf(service), address))?.id ?? null;
const playerNow = async (id: string) => (await readPlayer(servicePartsOf(service), id))!;

/** The seat's mail, as its player gets it. */
async function mailTo({ table, player }: { table: string; player: string }) {
  const read = await readTable(service, table);
  if (isProblem(read)) throw new Error(read.detail);
  const link = capabilityOf(await seatLink(servicePartsOf(service), read, read.seats[0]!, await playerNow(player)));
  return { link, code: codeOf(service.keys, link) };
}

const sitDown = async (browser: Browser, mail: { link: string; code?: string }) =>
  (await browser.post('/api/session/links', mail)).status;

const seatsAt = async (browser: Browser, table: string) => (await json(browser.get(`/api/tables/${table}`))).you.seats;

async function moveTo(browser: Browser, player: string, address: string) {
  await browser.post(`/api/people/me/address-codes?player=${player}`, { address });
  const asked = (await letters(service, 'verify')).find((letter) => letter['player'] === player);
  const { codeFor } = (asked?.['params'] ?? {}) as { codeFor: string };
  const code = codeOf(service.keys, codeFor);
  return (await browser.post(`/api/people/me/address?player=${player}`, { address, code })).status;
}

it('the link and code in the sharer’s mail give its seat, and the owner still owns the mailbox', async () => {
  const { owner, sharer } = await world();
  expect((await playerNow(sharer.player)).address).toBe(MAILBOX);
  const browser = service.browser();
  expect(await sitDown(browser, await mailTo(sharer))).toBe(200);
  expect(await seatsAt(browser, sharer.table)).toEqual([0]);
  expect(await seatsAt(browser, owner.table)).toEqual([]);
  expect((await playerNow(sharer.player)).verified).toBe(true);
  expect(await ownerNow()).toBe(owner.player);
});

it('asking for a link leads to the owner, and its code lets the browser speak for both', async () => {
  const { owner, sharer } = await world();
  await sitDown(service.browser(), await mailTo(sharer));
  await sitDown(service.browser(), await mailTo(owner));
  const browser = await confirm(service, MAILBOX);
  expect(await json(browser.get('/api/people/me'))).toMatchObject({ player: owner.player, address: MAILBOX });
  expect([await seatsAt(browser, owner.table), await seatsAt(browser, sharer.table)]).toEqual([[0], [0]]);
});

it('a browser that holds the owner without reading the mail again does not open the sharer’s lock', async () => {
  const { sharer } = await world();
  const browser = await confirm(service, MAILBOX);
  await changePlayer(servicePartsOf(service), sharer.player, (read) => ({
    ...read,
    locked: true,
    epoch: read.epoch + 1,
  }));
  service.wait(1000);
  const { link } = await json(browser.post('/api/people/links', { address: MAILBOX }));
  expect(await sitDown(browser, { link })).toBe(200);
  expect((await playerNow(sharer.player)).locked).toBe(true);
  await confirm(service, MAILBOX);
  expect((await playerNow(sharer.player)).locked).toBe(false);
});

it('the sharer moves to another address, and the owner keeps the mailbox', async () => {
  const { owner, sharer } = await world();
  const browser = service.browser();
  await sitDown(browser, await mailTo(sharer));
  expect(await moveTo(browser, sharer.player, 'new@example.org')).toBe(200);
  expect([await ownerNow(), await ownerNow('new@example.org')]).toEqual([owner.player, sharer.player]);
  expect(await seatsAt(browser, sharer.table)).toEqual([0]);
});

it('the owner moves to another address, and the sharer owns the mailbox', async () => {
  const { owner, sharer } = await world();
  const browser = await confirm(service, MAILBOX);
  expect(await moveTo(browser, owner.player, 'new@example.org')).toBe(200);
  expect([await ownerNow(), await ownerNow('new@example.org')]).toEqual([sharer.player, owner.player]);
});

it('mail that comes back is told at the tables of both, and so is that it goes out again', async () => {
  const { owner, sharer } = await world();
  await markBounces(servicePartsOf(service), MAILBOX);
  const marked = async () => [
    ...(await bouncingSeats(service.store, owner.table)),
    ...(await bouncingSeats(service.store, sharer.table)),
  ];
  expect(await marked()).toEqual([0, 0]);
  await liftStop(servicePartsOf(service), MAILBOX);
  expect(await marked()).toEqual([]);
});

it('somebody else cannot move to a mailbox that any of the two has confirmed', async () => {
  const { owner, sharer } = await world();
  await changePlayer(servicePartsOf(service), owner.player, (read) => ({ ...read, verified: false }));
  await changePlayer(servicePartsOf(service), sharer.player, (read) => ({ ...read, verified: true }));
  const other = await confirm(service, 'other@example.org');
  const { id } = await personAt(service, 'other@example.org');
  expect(await moveTo(other, id, MAILBOX)).toBe(409);
  expect(await ownerNow()).toBe(owner.player);
});

it('the operator erases everybody at the mailbox', async () => {
  const { owner, sharer } = await world();
  const errors: string[] = [];
  const refuse = () => Promise.reject(new Error('not needed'));
  const complain = (line: string) => void errors.push(line);
  const terminal = { read: refuse, write: refuse, ask: refuse, print: () => {}, complain };
  const data = {
    store: service.store,
    keys: () => Promise.resolve(service.keys),
    saveKeys: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  expect(await adminCommand(['erase-person', 'ud@victim\u3002test'], terminal, () => Promise.resolve(data))).toBe(0);
  for (const { player } of [owner, sharer]) expect(await readPlayer(servicePartsOf(service), player)).toBeNull();
  expect([await ownerNow(), errors]).toEqual([null, []]);
});

it('a stale pointer does not keep a mailbox from its player', async () => {
  const { owner } = await world();
  const ann = await seated('ann@example.org');
  await changePlayer(servicePartsOf(service), ann.player, (read) => ({ ...read, address: 'gone@example.org' }));
  await point(servicePartsOf(service), { id: owner.player, address: 'ann@example.org' });
  expect(await ownerNow('ann@example.org')).toBe(owner.player);
});

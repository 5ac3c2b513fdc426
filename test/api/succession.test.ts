/** Another person for a seat: who can give it, who can take it, and when. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../functions/people/codes.ts';
import { letters, personAt, seatMail } from './mailed.ts';
import { type Browser, commitsOf, json, openService, type TestService } from './service.ts';
import { substituteMail } from './substitute-mail.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

async function playedBy(...names: string[]) {
  const host = service.browser();
  const seats = names.map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
  const { id } = await host.create({ game: 'lilliput', seats });
  const browsers: Browser[] = [];
  for (const { address } of seats) {
    const browser = service.browser();
    const { link, code } = await seatMail(service, id, address);
    await browser.join(link, undefined, code);
    browsers.push(browser);
  }
  return { id, host, browsers };
}

async function freshCode(purpose: string, address: string): Promise<string> {
  const { id } = await personAt(service, address);
  const sent = (await letters(service, 'seatCode')).find(
    ({ player, params }) => player === id && (params as { purpose?: string } | undefined)?.purpose === purpose,
  );
  return codeOf(service.keys, (sent?.['params'] as { codeFor: string } | undefined)?.codeFor ?? '');
}

const resign = (browser: Browser, id: string, version: number, code?: string) =>
  browser.command(id, {
    seat: 0,
    expectedVersion: version,
    commandId: randomUUID(),
    command: { type: 'resign' },
    ...(code === undefined ? {} : { code }),
  });

it('a substitute sits down only once the seat was given up, which needs a fresh code', async () => {
  const { id, host, browsers } = await playedBy('Ann', 'Bob', 'Cleo');
  const [ann, bob] = browsers;
  const path = `/api/tables/${id}/seats/0/substitute`;
  const successor = { name: 'Sue', address: 'sue@example.org' };
  expect((await bob!.post(path, successor)).status).toBe(403);
  expect((await host.post(path, successor)).status).toBe(202);
  expect((await json(host.post(path, { name: 'Bob', address: 'x@example.org' }))).code).toBe('name-alike');
  const mail = await substituteMail(service, id, 0, 'sue@example.org');
  const sue = service.browser();
  expect((await json(sue.join(mail.link))).code).toBe('code-needed');
  expect((await json(sue.join(mail.link, undefined, mail.code))).code).toBe('seat-not-vacant');
  expect((await json(ann!.get(`/api/tables/${id}`))).you.seats).toEqual([0]);

  expect((await json(resign(ann!, id, 1))).code).toBe('code-needed');
  expect((await ann!.post(`/api/tables/${id}/seats/0/resign-codes`)).status).toBe(202);
  expect((await json(resign(ann!, id, 1, 'AAAAAA'))).code).toBe('code-wrong');
  const resigned = await resign(ann!, id, 1, await freshCode('resign', 'ann@example.org'));
  expect(resigned.status).toBe(200);

  const sat = await sue.join(mail.link, undefined, mail.code);
  expect([sat.status, (await json(sat)).seat]).toEqual([200, 0]);
  expect((await json(sue.get(`/api/tables/${id}`))).you.seats).toEqual([0]);
  expect((await json(ann!.get(`/api/tables/${id}`))).you.seats).toEqual([]);
  expect((await json(sue.get(`/api/tables/${id}/seats`)))[0]).toMatchObject({ name: 'Sue', joined: true });
  const facts = (await commitsOf(sue, id)).flatMap((commit) => commit.facts.map(({ type }) => type));
  expect(facts).toContain('table.seatHandedOver');
  const log = await json(host.get(`/api/tables/${id}/host-log`));
  expect(log.map(({ act }: { act: string }) => act)).toEqual(['created', 'substituteInvited']);
});

it('whoever holds a seat hands it over at once, with a fresh code for exactly that', async () => {
  const { id, browsers } = await playedBy('Dan', 'Eve');
  const [dan, eve] = browsers;
  const successor = { name: 'Tom', address: 'tom@example.org' };
  const path = `/api/tables/${id}/seats/0/hand-over`;
  expect((await eve!.post(path, { ...successor, code: 'AAAAAA' })).status).toBe(403);
  expect((await dan!.post(`${path}-codes`, { address: successor.address })).status).toBe(202);
  const code = await freshCode('handOver', 'dan@example.org');
  const other = await dan!.post(path, { name: 'Una', address: 'una@example.org', code });
  expect((await json(other)).code).toBe('code-needed');
  expect((await dan!.post(path, { ...successor, code })).status).toBe(202);
  expect((await json(dan!.get(`/api/tables/${id}`))).you.seats).toEqual([0]);
  const mail = await substituteMail(service, id, 0, 'tom@example.org');
  const tom = service.browser();
  expect((await tom.join(mail.link, undefined, mail.code)).status).toBe(200);
  expect((await json(tom.get(`/api/tables/${id}`))).you.seats).toEqual([0]);
  expect((await json(dan!.get(`/api/tables/${id}`))).you.seats).toEqual([]);
});

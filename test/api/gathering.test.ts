/** A table from its creation to its first commit: who hosts, who joins, and when it starts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHashOf } from '../../domain/kernel/draws.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { commitsOf, headAt, json, openService, takeCharacter, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

describe('a new table', () => {
  it('starts at once when every seat has a name', async () => {
    const created = await service
      .browser()
      .post('/api/tables', { game: 'lilliput', title: 'Friday', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
    expect(created.status).toBe(201);
    const table = await json(created);
    expect(created.headers.get('Location')).toBe(`/api/tables/${table.id}`);
    expect(table.id).toMatch(/^[a-z0-9]{22,26}$/);
    expect(table.address).toBe(`/t/${table.id}`);
    expect(table.seats.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob']);
    expect(table.seats[0].link).toMatch(new RegExp(`^http://localhost:3089/t/${table.id}#v1\\.`));
    expect(table.host).toMatch(/#v1\./);

    const head = await headAt(service, table.id);
    expect(head).toMatchObject({ id: table.id, game: 'lilliput', status: 'running', version: 1, generation: 5 });
    const [first] = await commitsOf(service.browser(), table.id);
    expect(first).toMatchObject({ version: 1, actor: 'host', command: { type: 'start', game: 'lilliput', seats: 2 } });
  });

  it('makes its browser the host, which is no seat', async () => {
    const browser = service.browser();
    const { id } = await browser.create();
    expect((await json(browser.get(`/api/tables/${id}`))).you).toEqual({ seats: [], host: true });
    expect((await json(service.browser().get(`/api/tables/${id}`))).you).toEqual({ seats: [], host: false });
    expect((await browser.get(`/api/tables/${id}/links`)).status).toBe(200);
    const stranger = await service.browser().get(`/api/tables/${id}/links`);
    expect([stranger.status, (await json(stranger)).code]).toEqual([403, 'not-the-host']);
  });

  it.each([
    ['an unknown game', { game: 'chess', seats: [{}, {}] }, 'unknown-game'],
    ['a game named like an inherited property', { game: 'constructor', seats: [{}, {}] }, 'unknown-game'],
    ['too many seats', { game: 'lilliput', seats: [{}, {}, {}, {}, {}] }, 'bad-seats'],
    ['too few seats', { game: 'veto-round', seats: [{}] }, 'bad-seats'],
    ['an unknown option', { game: 'lilliput', seats: [{}, {}], options: { nope: 1 } }, 'bad-options'],
    [
      'options that do not fit the seats',
      { game: 'lilliput', seats: [{}, {}], options: { firstPlayer: 3 } },
      'bad-options',
    ],
    ['an empty name', { game: 'lilliput', seats: [{ name: ' ' }, {}] }, 'bad-request'],
    ['a name with a control character', { game: 'lilliput', seats: [{ name: 'A\u0000b' }, {}] }, 'bad-request'],
    ['a field that does not exist', { game: 'lilliput', seats: [{}, {}], colour: 'red' }, 'bad-request'],
  ])('is refused for %s', async (_, setup, code) => {
    const answer = await service.browser().post('/api/tables', setup);
    const problem = await json(answer);
    expect([answer.status, problem.code]).toEqual([422, code]);
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });
});

describe('gathering', () => {
  it('starts when the last open seat is taken, with the names given', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}, {}] });
    const bob = service.browser();
    const cleo = service.browser();
    const before = await bob.get(`/api/tables/${table.id}/head`);
    expect(await json(before)).toMatchObject({ status: 'gathering', version: 0, at: null, awaiting: [] });
    expect(before.headers.get('ETag')).toBe('"0.1"');
    expect((await json(bob.get(`/api/tables/${table.id}/export`))).code).toBe('not-started');
    expect(await (await bob.get(`/api/tables/${table.id}/commits/1-64`)).text()).toBe('');

    expect((await json(bob.join(table.seats[1]!.link))).code).toBe('name-needed');
    expect(await json(bob.join(table.seats[1]!.link, '  Bob \t B. '))).toEqual({
      table: table.id,
      seat: 1,
      host: false,
    });
    const between = await bob.get(`/api/tables/${table.id}/head`);
    expect(between.headers.get('ETag')).toBe('"0.2"');
    expect((await json(bob.command(table.id, turn(1, 0, takeCharacter('emperor'))))).code).toBe('not-started');

    expect((await cleo.join(table.seats[2]!.link, 'Cléo')).status).toBe(200);
    expect(await headAt(service, table.id)).toMatchObject({ status: 'running', version: 1 });
    expect(await json(bob.get(`/api/tables/${table.id}/seats`))).toEqual([
      { seat: 0, name: 'Ann', joined: false, bot: null },
      { seat: 1, name: 'Bob B.', joined: true, bot: null },
      { seat: 2, name: 'Cléo', joined: true, bot: null },
    ]);
    const [first] = await commitsOf(bob, table.id);
    expect(first?.actor).toBe('system');
    expect(JSON.stringify(first)).not.toMatch(/Ann|Bob|Cl/);
  });

  it('lets the host start with the filled seats, and moves the others up', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'lilliput', seats: [{ name: 'Ann' }, {}, { name: 'Cleo' }] });
    const cleo = service.browser();
    expect(await json(cleo.join(table.seats[2]!.link))).toMatchObject({ seat: 2 });
    expect((await host.post(`/api/tables/${table.id}/start`)).status).toBe(200);
    const { seats, you } = await json(cleo.get(`/api/tables/${table.id}`));
    expect(seats.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Cleo']);
    expect(you.seats).toEqual([1]);
    expect((await json(service.browser().join(table.seats[1]!.link, 'Bob'))).code).toBe('link-revoked');
    const again = await host.post(`/api/tables/${table.id}/start`);
    expect([again.status, (await json(again)).code]).toEqual([409, 'already-started']);
  });

  it('does not start with too few, nor for anybody but the host', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'veto-round', seats: [{ name: 'Ann' }, {}, {}] });
    const early = await json(host.post(`/api/tables/${table.id}/start`));
    expect(early).toMatchObject({ status: 409, code: 'too-few-players' });
    expect(early.detail).toBe('This game needs at least 2 players; 1 have a seat so far.');
    const stranger = await service.browser().post(`/api/tables/${table.id}/start`);
    expect([stranger.status, (await json(stranger)).code]).toEqual([403, 'not-the-host']);
    expect(await headAt(service, table.id)).toMatchObject({ version: 0 });
  });

  it('lets the host change title and names, and open a seat again', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'lilliput', seats: [{}, {}, {}] });
    const bob = service.browser();
    await bob.join(table.seats[1]!.link, 'Bob');
    const path = `/api/tables/${table.id}`;
    const named = await json(host.patch(path, { title: 'Sunday', seats: [{ seat: 0, name: 'Ann' }] }));
    expect(named).toMatchObject({
      title: 'Sunday',
      status: 'gathering',
      seats: [{ name: 'Ann' }, { name: 'Bob' }, {}],
    });

    await host.patch(path, { seats: [{ seat: 1, name: null }] });
    expect((await json(bob.get(path))).you.seats).toEqual([]);
    expect((await json(bob.join(table.seats[1]!.link, 'Bob'))).code).toBe('link-revoked');
    const links = await json(host.get(`${path}/links`));
    expect((await bob.join(links[1].link, 'Bobby')).status).toBe(200);

    const stranger = await service.browser().patch(path, { title: 'Mine' });
    expect([stranger.status, (await json(stranger)).code]).toEqual([403, 'not-the-host']);
    expect((await json(host.patch(path, { seats: [{ seat: 2, name: 'Cleo' }] }))).status).toBe('running');
    const late = await host.patch(path, { title: 'Late' });
    expect([late.status, (await json(late)).code]).toEqual([409, 'already-started']);
  });

  it('gives everybody a seat when all join at the same moment', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'lilliput', seats: [{}, {}, {}, {}] });
    const answers = await Promise.all(table.seats.map(({ link }, seat) => service.browser().join(link, `P${seat}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await headAt(service, table.id)).toMatchObject({ status: 'running', version: 1 });
    const names = (await json(host.get(`/api/tables/${table.id}/seats`))).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['P0', 'P1', 'P2', 'P3']);
  });

  it('keeps the first name of an open seat that two browsers take with one link', async () => {
    const host = service.browser();
    const table = await host.create({ game: 'lilliput', seats: [{}, {}] });
    const [one, two] = [service.browser(), service.browser()];
    await one.join(table.seats[0]!.link, 'First');
    expect((await two.join(table.seats[0]!.link, 'Second')).status).toBe(200);
    const { seats, you } = await json(two.get(`/api/tables/${table.id}`));
    expect(seats[0].name).toBe('First');
    expect(you.seats).toEqual([0]);
  });

  it.each(['start', 'join', 'command'] as const)(
    'is finished by the next %s when a process died between the start and commit 1',
    async (how) => {
      const host = service.browser();
      const table = await host.create({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }, {}] });
      await host.join(table.seats[0]!.link);
      // What the dying process had written: the fixed seats and the seed, but no commit.
      const key = { PK: `game#${table.id}`, SK: 'table' };
      const item = await service.store.get<TableItem>(key);
      await service.store.put(key, { ...item, seats: item?.seats.slice(0, 2), startedBy: 'host' }, 'always');
      const seed = '5eed'.repeat(16);
      await service.store.put({ PK: `game#${table.id}`, SK: 'seed' }, { seed });
      expect(await headAt(service, table.id)).toMatchObject({ status: 'gathering', version: 0 });
      const next = {
        start: () => host.post(`/api/tables/${table.id}/start`),
        join: () => host.join(table.seats[1]!.link),
        command: () => host.command(table.id, turn(0, 0)),
      };
      const answer = await next[how]();
      expect(answer.status).toBe(how === 'join' ? 200 : 409);
      expect(await headAt(service, table.id)).toMatchObject({ status: 'running', version: 1 });
      const [first] = await commitsOf(host, table.id);
      expect(first?.facts[0]).toMatchObject({ type: 'table.started', seedHash: seedHashOf(seed) });
      expect(await service.store.get({ PK: `game#${table.id}`, SK: 'seed' })).toEqual({ seed });
    },
  );
});

/** What a host may do, what a host may not, and what everybody can read of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackSettings, publicSettings } from '../../functions/service/settings.ts';
import { sweepTables } from '../../functions/follow/sweep.ts';
import { readTable, type TableItem } from '../../functions/tables/table-item.ts';
import { confirm, letters, seatMail } from './mailed.ts';
import { json, openService, ORIGIN, PORT, type TestService, turn } from './service.ts';

const DAY = 86_400_000;

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const gathering = { game: 'lilliput', title: 'Hosted', seats: [{ name: 'Ann' }, {}, {}] };
const codeOf = async (answer: Response) => [answer.status, (await json(answer)).code];
const logOf = async (id: string) =>
  (await json(service.browser().get(`/api/tables/${id}/host-log`))).map(
    ({ act, seat }: { act: string; seat: number | null }) => (seat === null ? act : `${act} ${seat}`),
  );

describe('before the start the host', () => {
  it('invites, invites again, opens, edits and closes, and all of it stands in the log', async () => {
    const host = service.browser();
    const { id } = await host.create(gathering);
    const invite = (address: string, name?: string) =>
      host.post(`/api/tables/${id}/seats/1/invitation`, { address, ...(name ? { name } : {}) });
    expect((await invite('bob@example.org', 'Bob')).status).toBe(200);
    const first = await seatMail(service, id, 'bob@example.org');
    expect((await invite('bob@example.org')).status).toBe(200);
    expect((await json(service.browser().join(first.link, undefined, first.code))).code).toBe('link-revoked');
    expect((await host.post(`/api/tables/${id}/seats/1/letters`)).status).toBe(200);
    expect((await host.patch(`/api/tables/${id}`, { seats: [{ seat: 1, name: null }] })).status).toBe(200);
    expect((await host.patch(`/api/tables/${id}`, { title: 'New', listed: true, order: 'random' })).status).toBe(200);
    expect(await json(host.get(`/api/tables/${id}`))).toMatchObject({ title: 'New', listed: true, order: 'random' });
    expect((await host.post(`/api/tables/${id}/close`)).status).toBe(200);
    expect((await json(host.get(`/api/tables/${id}/head`))).status).toBe('closed');
    expect(await logOf(id)).toEqual(['created', 'invited 1', 'invited 1', 'resent 1', 'opened 1', 'edited', 'closed']);
    const said = JSON.stringify(await json(host.get(`/api/tables/${id}/host-log`)));
    expect(said).not.toMatch(/example|Bob|v1\./);
    const sent = (await letters(service, 'invitation')).filter((letter) => letter['table'] === id);
    expect(sent).toHaveLength(3);
  });

  it('hears no more of an address that already has the seat than of a stranger’s; a seat has to be there', async () => {
    const host = service.browser();
    const { id } = await host.create({ ...gathering, seats: [{ name: 'Cleo', address: 'cleo@example.org' }, {}] });
    const { link, code } = await seatMail(service, id, 'cleo@example.org');
    await service.browser().join(link, undefined, code);
    const again = await host.post(`/api/tables/${id}/seats/0/invitation`, { address: 'CLEO@example.org' });
    const answers = [[again.status, await json(again)]];
    const other = await host.post(`/api/tables/${id}/seats/0/invitation`, { address: 'stranger@example.org' });
    answers.push([other.status, await json(other)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![0]).toBe(200);
    for (const seat of ['2', '-1', 'x', '99']) {
      const answer = await host.post(`/api/tables/${id}/seats/${seat}/invitation`, { address: 'dan@example.org' });
      expect(await codeOf(answer)).toEqual([404, 'unknown-seat']);
    }
  });

  it('is nobody else', async () => {
    const { id, seats } = await service.browser().create(gathering);
    const seated = service.browser();
    await seated.join(seats[0]!.link);
    for (const browser of [service.browser(), seated]) {
      const acts = [
        browser.patch(`/api/tables/${id}`, { title: 'Mine' }),
        browser.post(`/api/tables/${id}/start`),
        browser.post(`/api/tables/${id}/close`),
        browser.post(`/api/tables/${id}/seats/1/invitation`, { address: 'dan@example.org' }),
        browser.post(`/api/tables/${id}/seats/0/letters`),
        browser.get(`/api/tables/${id}/links`),
      ];
      for (const act of acts) expect(await codeOf(await act)).toEqual([403, 'not-the-host']);
    }
    expect(await logOf(id)).toEqual(['created']);
  });
});

describe('after the start the host', () => {
  const started = async () => {
    const host = service.browser();
    const seats = [
      { name: 'Eve', address: 'eve@example.org' },
      { name: 'Fay', address: 'fay@example.org' },
    ];
    const { id } = await host.create({ game: 'lilliput', seats });
    for (const { address } of seats) {
      const { link, code } = await seatMail(service, id, address);
      await service.browser().join(link, undefined, code);
    }
    return { host, id };
  };

  it('has links sent again, to the players alone, without killing any', async () => {
    const { host, id } = await started();
    const before = await seatMail(service, id, 'eve@example.org');
    const answer = await host.post(`/api/tables/${id}/seats/0/letters`);
    expect([answer.status, JSON.stringify(await json(answer))]).toEqual([200, expect.not.stringMatching(/v1\.|@/)]);
    expect(await json(host.get(`/api/tables/${id}/links`))).toEqual([]);
    expect((await service.browser().join(before.link, undefined, before.code)).status).toBe(200);
    expect(await logOf(id)).toEqual(['created', 'resent 0']);
  });

  it('cannot play, edit, open or fill seats, close, or start again', async () => {
    const { host, id } = await started();
    const before = await readTable(service, id);
    const acts: [Promise<Response>, unknown][] = [
      [host.command(id, turn(0, 1, { type: 'takeCharacter', character: 'emperor' })), [403, 'not-your-seat']],
      [host.patch(`/api/tables/${id}`, { title: 'Late' }), [409, 'already-started']],
      [host.patch(`/api/tables/${id}`, { seats: [{ seat: 0, name: null }] }), [409, 'already-started']],
      [host.post(`/api/tables/${id}/seats/0/invitation`, { address: 'gil@example.org' }), [409, 'already-started']],
      [host.post(`/api/tables/${id}/close`), [409, 'already-started']],
      [host.post(`/api/tables/${id}/start`), [409, 'already-started']],
      [host.get(`/api/tables/${id}/seats/0/notes`), [403, 'not-your-seat']],
    ];
    for (const [act, expected] of acts) expect(await codeOf(await act)).toEqual(expected);
    expect(await readTable(service, id)).toEqual(before);
  });
});

describe('a table that nobody starts', () => {
  it('closes after two weeks', async () => {
    const own = await openService();
    const host = own.browser();
    const { id, seats } = await host.create({ ...gathering, listed: true });
    own.wait(14 * DAY - 60_000);
    expect((await json(host.get(`/api/tables/${id}/head`))).status).toBe('gathering');
    expect((await json(host.get('/api/tables'))).tables).toHaveLength(1);
    own.wait(120_000);
    expect((await json(host.get(`/api/tables/${id}`))).status).toBe('closed');
    expect((await json(host.get('/api/tables'))).tables).toEqual([]);
    for (const act of [
      host.patch(`/api/tables/${id}`, { title: 'Late' }),
      host.post(`/api/tables/${id}/start`),
      host.post(`/api/tables/${id}/close`),
      own.browser().join(seats[1]!.link, 'Bob'),
    ]) {
      expect(await codeOf(await act)).toEqual([409, 'table-closed']);
    }
    await own.close();
  });

  it('is closed by the sweep, unread: it leaves the lobby, its players’ lists, and what is swept', async () => {
    const own = await openService();
    const seats = [{ name: 'Ann', address: 'ann@example.org' }, {}];
    const { id } = await own.browser().create({ game: 'lilliput', seats, listed: true });
    /** The lists in which the table stands, by the first word of their keys. */
    const lists = async (): Promise<string[]> =>
      [...(await own.shelves())]
        .filter(([PK]) => /^(open|list|player)#/.test(PK))
        .flatMap(([PK, items]) => items.filter((item) => [item['id'], item['table']].includes(id)).map(() => PK))
        .map((PK) => PK.split('#')[0] ?? '')
        .toSorted();
    expect(await lists()).toEqual(['list', 'open', 'player']);
    own.wait(14 * DAY - 60_000);
    expect(await sweepTables(own.follower)).toMatchObject({ tables: 1, failed: 0 });
    expect(await lists()).toHaveLength(3);
    own.wait(120_000);
    expect(await sweepTables(own.follower)).toMatchObject({ tables: 1, failed: 0 });
    expect(await lists()).toEqual([]);
    const closed = (await readTable(own.follower, id)) as TableItem;
    expect(Date.parse(closed.closedAt ?? '') - Date.parse(closed.createdAt)).toBe(14 * DAY);
    expect(await sweepTables(own.follower)).toMatchObject({ tables: 0 });
    await own.close();
  });
});

describe('where strangers can reach the service', () => {
  const settings = { ...publicSettings(ORIGIN), mail: 'sent' } as const;

  it('a host confirms an address first, and has five tables that gather', async () => {
    const own = await openService({ settings });
    const stranger = await own.browser().post('/api/tables', gathering);
    expect(await codeOf(stranger)).toEqual([403, 'address-needed']);
    const host = await confirm(own, 'host@example.org');
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await host.create(gathering)).id);
    expect(await codeOf(await host.post('/api/tables', gathering))).toEqual([409, 'too-many-tables']);
    const full = { game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] };
    expect((await host.post('/api/tables', full)).status).toBe(201); // it gathers nobody
    await host.post(`/api/tables/${ids[0]}/close`);
    await host.create(gathering);
    expect((await host.post('/api/tables', gathering)).status).toBe(409);
    own.wait(15 * DAY);
    const later = await confirm(own, 'host@example.org');
    expect((await later.post('/api/tables', gathering)).status).toBe(201);
    await own.close();
  });

  it('all of several at once do not get a sixth', async () => {
    const own = await openService({ settings });
    const host = await confirm(own, 'host@example.org');
    const answers = await Promise.all(Array.from({ length: 9 }, () => host.post('/api/tables', gathering)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    await own.close();
  });

  it('nobody is asked for an address that could not be confirmed', async () => {
    const own = await openService({ settings: { ...loopbackSettings(PORT, true), mail: 'none' } });
    expect((await own.browser().post('/api/tables', gathering)).status).toBe(201);
    await own.close();
  });
});

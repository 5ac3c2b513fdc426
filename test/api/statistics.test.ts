/** Finished tables in figures: what counts, who sees it, and that it can be computed again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from '../../functions/follow/follow.ts';
import { hide } from '../../functions/actions/operator/admin.ts';
import { forgetPerson } from '../../functions/actions/people/forget.ts';
import type { Service } from '../../functions/service/service.ts';
import { rebuildStatistics } from '../../functions/statistics/rebuild.ts';
import { readTable, replaceTable, type TableItem } from '../../functions/tables/table-item.ts';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { confirm, personAt, seatMail } from './mailed.ts';
import { type Browser, json, openService, playOut, seatedBrowser, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const parts = (): Service => ({ ...service.follower, keys: () => Promise.resolve(service.keys) }) as Service;
const ofGame = (game = 'veto-round') => json(service.browser().get(`/api/statistics?game=${game}`));
const own = (browser: Browser) => json(browser.get('/api/people/me/statistics'));

/** A table of four, played to its end and followed; the first seats have these addresses. */
async function played(seed: number, setup: { listed?: boolean; people?: string[] } = {}) {
  const { listed = true, people = [] } = setup;
  const seats = Array.from({ length: 4 }, (_, seat) =>
    people[seat] === undefined
      ? { name: `Someone ${seat}` }
      : { name: people[seat], address: `${people[seat]}@example.org` },
  );
  const browser = service.browser();
  const table = await browser.create({ game: 'veto-round', seats, listed });
  for (const { seat, link } of table.seats) {
    const name = people[seat];
    const mail =
      name === undefined ? { link, code: undefined } : await seatMail(service, table.id, `${name}@example.org`);
    await browser.join(mail.link, undefined, mail.code);
  }
  const head = await playOut(browser, table.id, seed);
  expect(head.status).toBe('ended');
  await follow(service.follower, table.id);
  return { id: table.id, browser };
}

describe('statistics of a game', () => {
  it('count public tables that were played to the end, once, and name nobody', async () => {
    const before = (await ofGame()).tables;
    const { id, browser } = await played(1);
    await follow(service.follower, id);
    await follow(service.follower, id);
    const statistics = await ofGame();
    expect(statistics.tables).toBe(before + 1);
    expect(statistics.groups).toMatchObject([{ company: 'people', seats: 4, tables: before + 1 }]);
    expect(statistics.months).toEqual([{ month: new Date().toISOString().slice(0, 7), tables: before + 1 }]);
    const [{ results, wins, winsBySeat, average, averageLeading, best }] = statistics.groups;
    expect(results).toBe(4 * (before + 1));
    expect(winsBySeat.reduce((sum: number, one: number) => sum + one, 0)).toBe(wins);
    expect(averageLeading).toBeGreaterThanOrEqual(average);
    expect(best.table).toBe(id);
    expect(JSON.stringify(statistics)).not.toContain('Someone');
    expect((await browser.get('/api/statistics?game=toString')).status).toBe(422);
  });

  it('leave private and running tables out, and one that the operator hides', async () => {
    const before = await ofGame();
    await played(2, { listed: false });
    const { browser, table } = await seatedBrowser(service, {
      game: 'veto-round',
      seats: [{}, {}, {}, {}],
      listed: true,
    });
    await follow(service.follower, table.id);
    expect(await ofGame()).toEqual(before);
    await browser.get('/');
    const { id } = await played(3);
    expect((await ofGame()).tables).toBe(before.tables + 1);
    expect(await hide(parts(), id, undefined)).toBeNull();
    expect(await ofGame()).toEqual(before);
  });

  it('leave out what was played elsewhere, what went on from a position, and what was stopped by agreement', async () => {
    const golden = textOf(recordedGames[1] as RecordedGame);
    const { id } = await json(
      service.browser().post('/api/imports', golden, { 'Content-Type': 'application/x-ndjson' }),
    );
    const item = (await readTable(service, id)) as TableItem;
    await replaceTable(service.store, item, { ...item, listed: true });
    await follow(service.follower, id);
    const fork = await seatedBrowser(service, {
      game: 'lilliput',
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
      listed: true,
      from: { table: id, version: 50 },
    });
    expect((await playOut(fork.browser, fork.table.id, 4)).status).toBe('ended');
    await follow(service.follower, fork.table.id);
    const stopped = await seatedBrowser(service, {
      game: 'lilliput',
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
      listed: true,
    });
    const send = (seat: number, expectedVersion: number, command: object) =>
      stopped.browser.command(stopped.table.id, { seat, expectedVersion, commandId: crypto.randomUUID(), command });
    expect((await send(0, 1, { type: 'proposeEnd' })).status).toBe(200);
    expect((await send(1, 2, { type: 'answerEnd', agree: true })).status).toBe(200);
    await follow(service.follower, stopped.table.id);
    expect(await ofGame('lilliput')).toMatchObject({ tables: 0, groups: [], months: [] });
    expect((await json(service.browser().get('/api/tables?status=finished'))).tables).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it('know variants and landscapes, and a game alone', async () => {
    const setup = {
      game: 'lilliput',
      seats: [{ name: 'Ann' }],
      options: { variants: ['laputa'], landscape: 'the-mountains' },
      listed: true,
    };
    const { browser, table } = await seatedBrowser(service, setup);
    await playOut(browser, table.id, 12);
    await follow(service.follower, table.id);
    const { groups, ways } = await ofGame('lilliput');
    expect(groups).toMatchObject([{ company: 'solo', seats: 1, tables: 1, results: 1, averageRounds: 8 }]);
    expect(ways.map(({ way }: { way: string }) => way)).toEqual(['landscape.the-mountains', 'variant.laputa']);
  });
});

describe('one’s own statistics', () => {
  it('hold public and private tables alike, and nobody else reads them', async () => {
    await played(5, { people: ['ida'] });
    const { id } = await played(6, { people: ['ida', 'jon'], listed: false });
    const [ida, jon] = [await confirm(service, 'ida@example.org'), await confirm(service, 'jon@example.org')];
    const { games, results } = await own(ida);
    expect(games).toMatchObject([{ game: 'veto-round', tables: 2, groups: [{ company: 'people', results: 2 }] }]);
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ table: id, seat: 0, seats: 4 });
    expect((await own(jon)).results).toMatchObject([{ table: id, seat: 1 }]);
    expect((await json(service.browser().get('/api/people/me/statistics'))).code).toBe('address-needed');
  });

  it('go with the person', async () => {
    const { id } = await played(7, { people: ['kay'] });
    const before = await ofGame();
    const player = await personAt(service, 'kay@example.org');
    expect(await service.store.list(`player#${player.id}`, 'result#')).toMatchObject([{ table: id }]);
    await forgetPerson(parts(), player);
    expect(await service.store.list(`player#${player.id}`, '')).toEqual([]);
    await rebuildStatistics(parts());
    expect(await service.store.list(`player#${player.id}`, '')).toEqual([]);
    expect(await ofGame()).toEqual(before);
  });
});

describe('computing all again', () => {
  it('gives the same, whatever was lost or came in by mistake', async () => {
    const { id } = await played(8, { people: ['lou'] });
    const lou = await confirm(service, 'lou@example.org');
    const [before, mine] = [await ofGame(), await own(lou)];
    const month = new Date().toISOString().slice(0, 7);
    const [row] = await service.store.list<{ table: string; at: string }>(`results#veto-round#${month}`, '');
    await service.store.put({ PK: `results#veto-round#${month}`, SK: 'nowhere' }, { ...row, table: 'nowhere' });
    await service.store.remove({ PK: `results#veto-round#${month}`, SK: id });
    await service.store.remove({ PK: 'statistics#veto-round', SK: month });
    const player = await personAt(service, 'lou@example.org');
    await service.store.remove({ PK: `player#${player.id}`, SK: `result#${id}` });
    expect(await ofGame()).not.toEqual(before);
    const rebuilt = await rebuildStatistics(parts());
    expect(rebuilt.counted).toBeGreaterThan(0);
    expect(await ofGame()).toEqual(before);
    expect(await own(lou)).toEqual(mine);
    expect(await rebuildStatistics(parts())).toEqual(rebuilt);
    expect(await ofGame()).toEqual(before);
  });

  it('needs nothing but the streams: also of tables that ended before anything was counted', async () => {
    const before = await ofGame();
    for (const PK of (await service.shelves()).keys()) {
      if (PK.startsWith('game#')) await service.store.remove({ PK, SK: 'statistics' });
      if (PK !== 'statistics#veto-round' && !PK.startsWith('results#veto-round#')) continue;
      const names = await service.store.list<{ month?: string; table?: string }>(PK, '');
      for (const { month, table } of names) await service.store.remove({ PK, SK: month ?? table ?? '' });
    }
    expect((await ofGame()).tables).toBe(0);
    await rebuildStatistics(parts());
    expect(await ofGame()).toEqual(before);
  });

  it('does not lose a table that ends meanwhile, nor one of two that end at once', async () => {
    const before = (await ofGame()).tables;
    const ids: string[] = [];
    for (const seed of [9, 10]) {
      const { browser, table } = await seatedBrowser(service, {
        game: 'veto-round',
        seats: [{}, {}, {}, {}],
        listed: true,
      });
      await playOut(browser, table.id, seed);
      ids.push(table.id);
    }
    await Promise.all([rebuildStatistics(parts()), ...ids.map((id) => follow(service.follower, id))]);
    expect((await ofGame()).tables).toBe(before + 2);
  });
});

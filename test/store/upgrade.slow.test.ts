/**
 * Upgrading: the service of today starts on a data folder that an earlier version left. Tables, people, sessions, links,
 * stopped addresses, chat and standing orders are all there, and no letter leaves a second time.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyGame } from '../every-game.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { normalisedAddress, stoppedReason } from '../../functions/people/address.ts';
import type { Keys } from '../../functions/service/keys.ts';
import { playerOfAddress } from '../../functions/people/player.ts';
import { dynamoStore } from '../../functions/store/dynamo.ts';
import { installServer, type Started } from '../api/process.ts';
import { json } from '../api/service.ts';
import { closeServers, mailServer } from '../smtp.ts';
import { type Expected, expectedOf, keptFolders, unpack } from './data-folders/kept.ts';

const HOUR = 3_600_000;
const clock = new URL('../api/ahead.mjs', import.meta.url).href;

let server: Awaited<ReturnType<typeof installServer>>;
beforeAll(async () => {
  server = await installServer();
});
afterAll(() => server.close());
afterEach(closeServers);

const names = await keptFolders();
test('there is a folder of an earlier version', () => expect(names).toContain('2026-11'));

describe.each(names)('the data folder of %s', (name) => {
  let folder: string;
  let expected: Expected;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'railpost-upgrade-'));
    expected = await expectedOf(name);
    await unpack(name, folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Starts so long after the earlier version stopped. */
  async function start(after: number, smtp: string): Promise<Started> {
    const ahead = expected.stoppedAt + after - Date.now();
    return server.start({
      DATA_DIR: folder,
      SMTP_URL: smtp,
      NODE_OPTIONS: `--import=${clock}`,
      AHEAD: String(ahead),
    });
  }

  const read = (running: Started, path: string, cookie = '') =>
    json(fetch(`${running.address}${path}`, cookie === '' ? {} : { headers: { Cookie: cookie } }));

  test('serves every table with the chain it had, and the sessions that browsers hold', async () => {
    const mail = await mailServer();
    const running = await start(HOUR, mail.url);
    for (const { id, title, status, version, hash } of expected.tables) {
      expect(await read(running, `/api/tables/${id}`)).toMatchObject({ title });
      expect(await read(running, `/api/tables/${id}/head`)).toMatchObject({ status, version });
      if (version === 0) continue;
      const history = await (await fetch(`${running.address}/api/tables/${id}/export`)).text();
      expect(verify(history, everyGame)).toMatchObject({ ok: true, commits: version, ended: status === 'ended' });
      expect(history).toContain(`"hash":"${hash}"`);
    }
    const seated = expected.players.filter(({ cookie }) => cookie !== null);
    expect(seated.length).toBeGreaterThan(3);
    for (const { id, address, cookie } of seated) {
      const session = await read(running, '/api/session', cookie ?? '');
      expect(session.players.map((one: { player: string }) => one.player)).toEqual([id]);
      const own = expected.tables.filter(({ seats }) => seats.includes(id)).map((table) => table.title);
      const listed = await read(running, '/api/people/me/tables', cookie ?? '');
      const titles = listed.map((table: { title: string }) => table.title);
      expect([address, titles]).toEqual([address, expect.arrayContaining(own)]);
    }
    expect(running.output()).not.toContain('"status":500');
    expect(await running.end('SIGTERM')).toBe(0);
  });

  test('keeps chat, standing orders and mailed links', async () => {
    const running = await start(HOUR, (await mailServer()).url);
    const { id } = expected.tables.find(({ status }) => status === 'running')!;
    const talk = JSON.stringify(await read(running, `/api/tables/${id}/chat`));
    for (const text of expected.chat) expect(talk).toContain(JSON.stringify(text));

    const { player, seat, orders } = expected.orders;
    const { cookie } = expected.players.find((one) => one.id === player)!;
    expect(await read(running, `/api/tables/${id}/orders?seat=${seat}`, cookie ?? '')).toMatchObject({ orders });

    const traded = await fetch(`${running.address}/api/session/links`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: running.address },
      body: JSON.stringify({ link: expected.link.capability, code: expected.link.code }),
    });
    expect([traded.status, await json(traded)]).toEqual([200, expect.objectContaining({ seat: 1 })]);
    await running.end('SIGTERM');
  });

  test('knows everybody by the address, and every address that wants no mail', async () => {
    const running = await start(HOUR, (await mailServer()).url);
    await running.end('SIGTERM');
    const now = expected.stoppedAt + HOUR;
    const keys = JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')) as Keys;
    const database = await openDynalite({ folder: join(folder, 'database') });
    const parts = {
      store: dynamoStore(database.client, 'railpost', () => Math.floor(now / 1000)),
      clock: () => now,
      random: (bytes: number) => new Uint8Array(bytes),
      keys: () => Promise.resolve(keys),
    };
    for (const { id, address, spellings } of expected.players) {
      for (const written of [address, ...spellings]) {
        const found = (await playerOfAddress(parts, written))?.id;
        // Where two players turn out to have one mailbox, one of them is found by it.
        const possible = expected.sameMailbox.includes(id) ? expected.sameMailbox : [id];
        expect([written, possible]).toEqual([written, expect.arrayContaining([found])]);
      }
    }
    for (const { address, reason } of [...expected.stopped, ...expected.stoppedUnderOlderKey]) {
      const kept = normalisedAddress(address) ?? '';
      expect([address, await stoppedReason(parts, kept)]).toEqual([address, reason]);
    }
    await database.close();
  });

  test('sends nothing again, and goes on sending what comes due', async () => {
    const mail = await mailServer();
    const soon = await start(HOUR, mail.url);
    // Several looks for what is due.
    await new Promise((pause) => setTimeout(pause, 2500));
    await soon.end('SIGTERM');
    const again = mail.received.filter(({ data }) => expected.sent.some((id) => data.includes(id)));
    expect(again).toEqual([]);

    const reminders = () => mail.received.filter(({ data }) => !expected.sent.some((id) => data.includes(id)));
    const late = await start(80 * HOUR, mail.url);
    await expect.poll(() => reminders().length, { timeout: 15_000 }).toBeGreaterThan(0);
    await late.end('SIGTERM');
  });
});

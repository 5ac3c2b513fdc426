/** The process dies between a commit and its mail: the mail comes after the restart, once. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { pickFrom } from '../seeded.ts';
import { installServer, type Started } from './process.ts';
import { type Browser, commitsOf, json, openBrowser, turn } from './service.ts';

const MINUTE = 60_000;
const clock = new URL('ahead.mjs', import.meta.url).href;
const ADDRESSES = ['ann@example.org', 'bob@example.org'];

let server: Awaited<ReturnType<typeof installServer>>;
let running: Started;
beforeAll(async () => {
  server = await installServer();
});
afterAll(() => server.close());

let ahead = 0;
async function start(): Promise<void> {
  const environment = { DATA_DIR: join(server.home, 'crash'), NODE_OPTIONS: `--import=${clock}`, AHEAD: String(ahead) };
  running = await server.start(environment);
}

/** The same cookies over restarts: the app is wherever the process listens now. */
const person = (): Browser => {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), Origin: running.address };
    return fetch(`${running.address}${path}`, { ...init, headers });
  };
  return openBrowser({ request });
};

interface Listed {
  readonly id: string;
  readonly heading: string;
  readonly to: { readonly address: string };
}

const letters = async (): Promise<Listed[]> => (await json(fetch(`${running.address}/api/mailbox`))).messages;

async function until<Result>(look: () => Promise<Result | null | undefined>): Promise<Result> {
  for (let count = 0; count < 300; count++) {
    const found = await look();
    if (found) return found;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error('it never came');
}

async function invitationTo(address: string): Promise<{ link: string; code: string }> {
  const { id } = await until(async () => (await letters()).find(({ to }) => to.address === address));
  const { text } = await json(fetch(`${running.address}/api/mailbox/${id}`));
  return {
    link: /^http\S+#v1\.\S+$/m.exec(text)?.[0] ?? '',
    code: /\b[A-HJKMNP-Z2-9]{6}$/m.exec(text)?.[0] ?? '',
  };
}

const turnMails = async (): Promise<Listed[]> =>
  (await letters()).filter(({ heading }) => heading.startsWith('Your turn'));

it('whenever it dies', { timeout: 120_000 }, async () => {
  await start();
  const people = [person(), person()];
  const seats = ADDRESSES.map((address, seat) => ({ name: ['Ann', 'Bob'][seat], address }));
  const { id } = await person().create({ game: 'lilliput', seats });
  for (const [seat, browser] of people.entries()) {
    const { link, code } = await invitationTo(ADDRESSES[seat] ?? '');
    expect((await browser.join(link, undefined, code)).status).toBe(200);
  }
  await until(async () => (await letters()).filter(({ heading }) => /has started/.test(heading)).length === 2);

  let told = 0;
  for (const [round, delay] of [0, 5, 60].entries()) {
    const [reader] = people;
    const { state, commits } = fold(lilliput, await commitsOf(reader!, id));
    const seat = lilliput.awaiting(state.game)[0]?.seat ?? 0;
    const steps = randomPlayer(lilliput, state.game, seat, pickFrom(round), unknownDealer, state.table.drawn);
    const sent = { ...turn(seat, commits.length), command: { type: 'turn', steps } };
    expect((await people[seat]!.command(id, sent)).status).toBe(200);
    await new Promise((soon) => setTimeout(soon, delay));
    expect(await running.end('SIGKILL')).toBe('SIGKILL');
    ahead += 11 * MINUTE;
    await start();
    told++;
    await until(async () => (await turnMails()).length === told);
  }
  // Whoever looks again, and dies again, finds nothing more to send.
  await running.end('SIGKILL');
  ahead += 11 * MINUTE;
  await start();
  await fetch(`${running.address}/api/mailbox/deliveries`, { method: 'POST' });
  const found = await turnMails();
  expect(found).toHaveLength(told);
  expect(new Set(found.map(({ id: message }) => message)).size).toBe(told);
  await running.end('SIGTERM');
});

/** Tables, people, mails and files in which everything that a person may write is hostile. */
import { textOf } from '../games/lilliput/golden/recorded.ts';
import { inviteTable, type InvitingTable } from './invited.ts';
import { payloads } from './injected.ts';
import { mailTo } from './mails.ts';
import { type PlayedTable, playedTable } from './played.ts';
import type { World } from './world.ts';

export const golden = textOf({ players: 2, strategy: 'greedy', seed: 22 });
const NAMES = [payloads[0], payloads[1]];
const TITLE = payloads[2];
/** As far as an address can go; HTML reads `&#60` without its semicolon too. */
const ADDRESS = "o'hit&#60injected-x@example.org";

export interface HostileWorld {
  /** Played into its second round, with talk, comments and notes. */
  readonly played: PlayedTable;
  readonly gathering: InvitingTable;
  /** The id of a table whose history brought its names. */
  readonly imported: string;
  /** The ids of the letters in the mailbox. */
  readonly messages: readonly string[];
  /** Of a browser that holds seats, hosts, and speaks for a player. */
  readonly cookie: string;
}

/** A history whose header brings its own names. */
export function hostileHistory(nameOf: (seat: number) => string = (seat) => payloads[seat + 2] ?? ''): string {
  const [line = '', ...commits] = golden.split('\n');
  const header = JSON.parse(line);
  const seats = header.seats.map(({ seat }: { seat: number }) => ({ seat, name: nameOf(seat) }));
  return [JSON.stringify({ ...header, seats }), ...commits].join('\n');
}

export async function hostileWorld(world: World): Promise<HostileWorld> {
  let cookie = '';
  async function call(
    path: string,
    body: object | string,
    type = 'application/json',
    method: 'POST' | 'PATCH' = 'POST',
  ): Promise<Response> {
    const answer = await fetch(`${world.address}/api/${path}`, {
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': type, origin: world.address, cookie },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  }

  const more = { title: TITLE, listed: true, annotators: 'everybody' };
  const enough = ({ round, turn }: { round: number; turn?: { seat: number } | null }) =>
    round === 2 && turn?.seat === 0;
  const played = await playedTable(world, NAMES, enough, 7, { firstPlayer: 0 }, null, more);
  cookie = `${played.cookie.name}=${played.cookie.value}`;
  for (const [index, text] of payloads.entries()) {
    await call(`tables/${played.id}/chat`, { seat: index % 2, text });
    await call(`tables/${played.id}/annotations`, { seat: index % 2, version: 4, text });
  }
  await call(`tables/${played.id}/seats/0/notes`, { text: payloads.join('\n') });
  await call('people/links', { address: ADDRESS });
  const { link, code } = await mailTo(world, ADDRESS);
  await call('session/links', { link: link.split('#')[1], code });
  await call(
    'people/me',
    { webhook: { kind: 'json', url: `https://hooks.example/${payloads[1]}` } },
    undefined,
    'PATCH',
  );
  await call(`tables/${played.id}/chat`, { name: payloads[3], text: payloads.join(' ') });

  const seats = [{ name: payloads[5], address: ADDRESS }, { name: payloads[8] }, {}];
  const gathering = await inviteTable(world, seats, { title: payloads[6], listed: true });
  await call('session/links', { link: gathering.host.split('#')[1] });
  await mailTo(world, ADDRESS, /./, 2);
  const box = await (await fetch(`${world.address}/api/mailbox`)).json();
  const messages = (box as { messages: { id: string }[] }).messages.map(({ id }) => id);
  const imported = ((await (await call('imports', hostileHistory(), 'application/x-ndjson')).json()) as { id: string })
    .id;
  return { played, gathering, imported, messages, cookie };
}

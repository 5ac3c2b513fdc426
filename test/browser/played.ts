/** Tables that have been played on by players of the domain, through the API, so that a test begins where it matters. */
import { randomUUID } from 'node:crypto';
import { type Commit, parseCommit } from '../../domain/kernel/commit.ts';
import { isFlaw } from '../../domain/kernel/flaw.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { advance, fold } from '../../domain/kernel/fold.ts';
import type { Player } from '../../domain/kernel/random-player.ts';
import type { LilliputState } from '../../domain/lilliput/types.ts';
import { everyGame, everyRobot } from '../every-game.ts';
import { pickFrom } from '../seeded.ts';
import type { MadeTable, World } from './world.ts';

const MOST = 400;
/** What the answer to a command leaves out of its commit. */
const UNTOLD = { at: '', rules: '', prevHash: '' } as const;

export interface PlayedTable extends MadeTable {
  readonly commits: readonly Commit[];
  /** Holds every seat, for a browser that is to play them. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  /** Plays on until this is so, and gives the whole history. */
  playUntil(enough: (state: LilliputState, version: number) => boolean): Promise<readonly Commit[]>;
}

/** A table of these people, played by greedy players until this is so. */
export async function playedTable(
  world: World,
  names: readonly string[],
  enough: (state: LilliputState, version: number) => boolean,
  seed = 7,
  options: object = { firstPlayer: 0 },
  player: Player | null = null,
  more: object = {},
): Promise<PlayedTable> {
  const table = await world.makeTable(names, options, more);
  const game = everyGame['lilliput'];
  const greedy = player ?? everyRobot['lilliput']?.get('greedy');
  if (game === undefined || greedy === undefined) throw new Error('nobody plays');
  const pick = pickFrom(seed);
  let history = fold(game, []);
  let cookie = '';
  const call = async (path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${world.address}/api/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', origin: world.address, cookie },
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  for (const { link } of table.seats) await call('session/links', { link: link.split('#')[1] });

  /** The whole history as it is kept. */
  const readAll = async () => {
    const lines = (await (await call(`tables/${table.id}/export`)).text()).trimEnd().split('\n').slice(1);
    const commits = lines.map((line) => parseCommit(line));
    history = fold(
      game,
      commits.flatMap((commit) => (isFlaw(commit) ? [] : [commit])),
    );
  };
  const playUntil: PlayedTable['playUntil'] = async (isEnough) => {
    await readAll();
    while (!isEnough(history.state.game as LilliputState, history.commits.length)) {
      if (history.commits.length > MOST || history.state.table.ended !== null) throw new Error('it never came to that');
      const seat = game.awaiting(history.state.game).find(({ optional }) => optional !== true)?.seat ?? 0;
      const { drawn, version } = history.state.table;
      const steps = greedy(game, history.state.game, seat, pick, unknownDealer, drawn);
      const submission = { seat, commandId: randomUUID(), command: { type: 'turn', steps } };
      const answer = await call(`tables/${table.id}/commands`, { ...submission, expectedVersion: version });
      if (answer.status !== 200) throw new Error(`refused: ${await answer.text()}`);
      // The answer has all that folding needs; to read the whole history for each turn would take longer than playing.
      const told = (await answer.json()) as Pick<Commit, 'version' | 'hash' | 'facts'>;
      advance(game, history, { ...UNTOLD, ...submission, ...told, actor: `seat:${seat}` });
    }
    await readAll();
    return history.commits;
  };
  await playUntil(enough);
  const [name = '', value = ''] = cookie.split('=');
  return {
    ...table,
    get commits() {
      return history.commits;
    },
    cookie: { name, value, url: world.address },
    playUntil,
  };
}

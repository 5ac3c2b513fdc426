/**
 * What a turn mail costs, as one JSON line: writing it without and with its picture of the board, at moments of a golden
 * game. `ratio` is what the picture adds; the first picture, which starts the renderer, stands apart.
 */
import { performance } from 'node:perf_hooks';
import { advance, blankHistory } from '../../domain/kernel/fold.ts';
import { lilliput } from '../../domain/lilliput/manifest.ts';
import { turnLetter } from '../../functions/mail/letters/table-letters.ts';
import { printLetter } from '../../functions/mail/print-letter.ts';
import { mailedGame } from '../../functions/mail/mailed-game.ts';
import { localeOf } from '../../functions/mail/locale.ts';
import { historyOf, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';

const CASES = 8;
const mailed = await mailedGame(lilliput, 'en');
const { game } = mailed;
const recorded = recordedGames.find(({ players }) => players === 4) ?? recordedGames[0];
if (!recorded) throw new Error('no golden game');
const { commits } = historyOf(textOf(recorded));

const links = {
  open: 'https://play.example.org/t/abc#v1.k.p.s',
  code: 'K7QM2P',
  unsubscribe: null,
  settings: null,
  lock: null,
};
const reader = { locale: localeOf('en'), zone: 'Europe/Madrid' };
const history = blankHistory(game);
const drafts = commits.flatMap((commit, index) => {
  advance(game, history, commit);
  const seat = game.awaiting(history.state.game)[0]?.seat;
  if (seat === undefined || index % Math.ceil(commits.length / CASES) !== 0) return [];
  const names = ['Ann', 'Bob', 'Ines', 'Piet'];
  return [turnLetter({ ...mailed, history, title: 'Table', names, seat, deadline: null, now: 0 }, reader, links)];
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const round = (ms: number): number => Math.round(ms * 100) / 100;

const [draft] = drafts;
const first = draft ? await timed(() => printLetter(draft)) : 0;
const undrawn = () => Promise.resolve(new Uint8Array());
const without: number[] = [];
const pictured: number[] = [];
for (const one of drafts) {
  without.push(await timed(() => printLetter(one, undrawn)));
  pictured.push(await timed(() => printLetter(one)));
}
console.log(
  JSON.stringify({
    bench: 'mail',
    cases: drafts.length,
    ms: { first: round(first), without: round(middle(without)), pictured: round(middle(pictured)) },
    ratio: Math.round(middle(pictured) / middle(without)),
  }),
);

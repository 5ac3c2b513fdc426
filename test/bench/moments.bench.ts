/**
 * Going to any moment of the longest golden game, as JSON lines: folding the table there, and drawing its board. The
 * first line is the way through the game for the first time, when copies are still to be made. Each case is timed three
 * times; `ms` are figures of the fastest.
 */
import { performance } from 'node:perf_hooks';
import { lilliput } from '../../domain/lilliput/game.ts';
import { boardSvg, pagePalette, viewAround } from '../../domain/lilliput/drawing/index.ts';
import { tilesOf } from '../../web/games/lilliput/tiles-of.ts';
import { createMoments } from '../../web/table/moments.ts';
import { historyOf, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';

const games = recordedGames.map((game) => historyOf(textOf(game)).commits);
const commits = games.toSorted((one, other) => other.length - one.length)[0] ?? [];

const fastest = (work: () => void): number => Math.min(...[work, work, work].map(timed));

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function tell(bench: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 1000) / 1000;
  console.log(JSON.stringify({ bench, cases: times.length, ms: { p50: at(0.5), p95: at(0.95), max: at(1) } }));
}

tell('the end of the longest golden game, for the first time', [
  timed(() => createMoments(lilliput).at(commits, { version: commits.length })),
]);
const moments = createMoments(lilliput);
moments.at(commits, { version: commits.length });
tell(
  'any moment of the longest golden game',
  commits.map(({ version }) => fastest(() => moments.at(commits, { version }))),
);
tell(
  'any moment of the longest golden game, board drawn',
  commits.map(({ version }) =>
    fastest(() => {
      const laid = tilesOf(moments.at(commits, { version }).state.game);
      boardSvg(laid, { view: viewAround(laid, 7), palette: pagePalette, phaseColour: 'yellow' });
    }),
  ),
);

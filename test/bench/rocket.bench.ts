/**
 * How fast Stephenson's Rocket is folded, decided and played, as JSON lines. Aims: 2,000 nanoseconds a fact, legal steps of
 * late positions in 2 ms, the isolation test of all lines in 1 ms, two greedy games in a second of processor time.
 *
 * Figures are of the fastest run of several, which tells the work; the machine may have been doing something else.
 */
import { performance } from 'node:perf_hooks';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory, fold } from '../../domain/kernel/fold.ts';
import { type Player, randomPlayer } from '../../domain/kernel/random-player.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { simulate } from '../../domain/kernel/simulate.ts';
import { clone } from '../../domain/kernel/values.ts';
import { rocket } from '../../domain/rocket/game.ts';
import { greedyPlayer } from '../../domain/rocket/players/greedy.ts';
import { newlyIsolated } from '../../domain/rocket/rules/isolation.ts';
import type { RocketState } from '../../domain/rocket/types.ts';
import { historyOf, nameOf, recordedGames, textOf } from '../games/rocket/golden/recorded.ts';
import { simulated } from '../seeded.ts';

const GAMES = 8;
const LATE_TURNS = 36;

const print = (line: object) => console.log(JSON.stringify(line));
const rounded = (figure: number, digits = 3) => Number(figure.toFixed(digits));

/** Milliseconds of the fastest run. */
function fastest(work: () => unknown, repeats: number, runs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    for (let repeat = 0; repeat < repeats; repeat++) work();
    best = Math.min(best, (performance.now() - began) / repeats);
  }
  return best;
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const golden = recordedGames.map((game) => ({ game, history: historyOf(textOf(game)) }));

for (const { game, history } of golden.filter(({ game: { players } }) => players === 4)) {
  const facts = history.commits.reduce((sum, commit) => sum + commit.facts.length, 0);
  const nsPerFact = rounded((fastest(() => fold(rocket, history.commits), 10, 40) * 1e6) / facts, 0);
  print({ bench: 'folding', game: nameOf(game), facts, nsPerFact, aims: { nsPerFact: 2_000 } });
}

/** Positions of late turns, with the seat that is to act. */
function latePositions(commits: (typeof golden)[number]['history']['commits']): { state: RocketState; seat: number }[] {
  const replayed = blankHistory(rocket);
  return commits.flatMap((commit) => {
    advance(rocket, replayed, commit);
    const state = clone(replayed.state.game);
    const isLate = state.turnsEnded >= LATE_TURNS && state.ended === null && state.consultation === null;
    return isLate ? [{ state, seat: state.turn.seat }] : [];
  });
}

const late = golden.flatMap(({ history }) => latePositions(history.commits));
const dealer = seededDealer('0'.repeat(64));
const listings = late.map(({ state, seat }) => () => {
  const draft = rocket.begin(state, seat, dealer, 1);
  return isRejection(draft) ? 0 : draft.choices.length;
});
print({
  bench: 'legal next steps, late',
  positions: listings.length,
  choices: Math.max(...listings.map((list) => list())),
  ms: spread(listings.map((list) => fastest(list, 3, 8))),
  aims: { max: 2 },
});
print({
  bench: 'isolation test of all lines, late',
  ms: spread(late.map(({ state }) => fastest(() => newlyIsolated(state.lines), 3, 8))),
  aims: { max: 1 },
});

const robots: readonly (readonly [string, Player])[] = [
  ['random', randomPlayer],
  ['greedy', greedyPlayer],
];
for (const [strategy, player] of robots) {
  const play = (seed: number) =>
    simulate(rocket, { ...simulated(seed), seats: 4, options: {}, players: [player] }).history.commits.length;
  play(1);
  const processor = process.cpuUsage();
  let commits = 0;
  for (let seed = 2; seed < 2 + GAMES; seed++) commits += play(seed);
  const { user, system } = process.cpuUsage(processor);
  const perGame = (user + system) / 1e6 / GAMES;
  print({
    bench: 'whole games of four players',
    strategy,
    games: GAMES,
    commits,
    gamesPerProcessorSecond: rounded(1 / perGame, 2),
  });
}

/**
 * How fast 18Lilliput is folded, decided and played, as JSON lines. Folding is told in nanoseconds a fact and as a ratio
 * to a bare loop that makes the same assignments (aims: 2,000 and 3); legal next steps of late positions of four players and
 * decisions that run no trains in milliseconds (aims: 5 and 1); whole games in games a second, without an aim.
 *
 * Figures are of the fastest run of several, which tells the work; the machine may have been doing something else.
 */
import { performance } from 'node:perf_hooks';
import type { Command } from '../../domain/kernel/command.ts';
import { decide } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory, fold, type State, upcast } from '../../domain/kernel/fold.ts';
import { simulate } from '../../domain/kernel/simulate.ts';
import { isTableFact } from '../../domain/kernel/table.ts';
import { clone } from '../../domain/kernel/values.ts';
import { evolve } from '../../domain/lilliput/evolve.ts';
import type { LilliputFact } from '../../domain/lilliput/facts.ts';
import { type LilliputDraft, lilliput } from '../../domain/lilliput/game.ts';
import type { LilliputState } from '../../domain/lilliput/types.ts';
import { everyRobot } from '../every-game.ts';
import { historyOf, nameOf, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { simulated } from '../seeded.ts';
import { assignmentsOf } from './assignments.ts';

const GAMES = 5;

const print = (line: object) => console.log(JSON.stringify(line));
const rounded = (figure: number, digits = 3) => Number(figure.toFixed(digits));

/** Milliseconds of the fastest run of each of these; in turns, so that all meet the same machine. */
function fastestOfEach(works: readonly (() => unknown)[], repeats: number, runs: number): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run++) {
    for (const [index, work] of works.entries()) {
      const began = performance.now();
      for (let repeat = 0; repeat < repeats; repeat++) work();
      best[index] = Math.min(best[index]!, (performance.now() - began) / repeats);
    }
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
  const facts = history.commits.flatMap((commit) => commit.facts.map((fact) => upcast(lilliput, fact)));
  const own = facts.filter((fact) => !isTableFact(fact)) as LilliputFact[];
  const bare = assignmentsOf(lilliput.blank(), (state) => own.reduce(evolve, state));
  const [folding = 0, evolving = 0, assigning = 0] = fastestOfEach(
    [() => fold(lilliput, history.commits), () => own.reduce(evolve, lilliput.blank()), () => bare.apply()],
    20,
    60,
  );
  print({
    bench: 'folding',
    game: nameOf(game),
    facts: facts.length,
    assignments: bare.count,
    nsPerFact: rounded((folding * 1e6) / facts.length, 0),
    ratio: rounded(evolving / assigning, 2),
    aims: { nsPerFact: 2_000, ratio: 3 },
  });
}

/** The moments of a game at which somebody is to act, with what was done. */
interface Moment {
  readonly state: State<LilliputState>;
  readonly seat: number;
  readonly command: Command;
  readonly runs: boolean;
}

function momentsOf(commits: (typeof golden)[number]['history']['commits']): Moment[] {
  const replayed = blankHistory(lilliput);
  return commits.flatMap((commit) => {
    const state = clone(replayed.state);
    advance(lilliput, replayed, commit);
    if (commit.command.type !== 'turn') return [];
    const runs = commit.facts.some(({ type }) => type === 'trainsRun');
    return [{ state, seat: Number(commit.actor.split(':')[1]), command: commit.command as Command, runs }];
  });
}

const moments = golden.filter(({ game }) => game.players === 4).flatMap(({ history }) => momentsOf(history.commits));
const dealer = seededDealer('0'.repeat(64));

/** Boards are remembered; a new one every time makes sure that nothing of an earlier look helps. */
const afresh = (game: LilliputState): LilliputState => ({ ...game, board: { ...game.board } });

/** What is listed when somebody begins a turn, and once more for every card that he might take. */
function listings({ state, seat }: Moment): (() => number)[] {
  const begun = () => lilliput.begin(afresh(state.game), seat, dealer, state.table.drawn) as LilliputDraft;
  const cards = begun().choices.filter(({ type }) => type === 'takeCard' || type === 'copyCard');
  return [
    () => begun().choices.length,
    ...cards.map((card) => () => (lilliput.step(begun(), card) as LilliputDraft).choices.length),
  ];
}

const late = moments.filter(
  ({ state: { game } }) => game.round >= game.rounds - 1 && game.stage === 'actions' && game.turn?.card === null,
);
const lists = late.flatMap(listings);
print({
  bench: 'legal next steps, late, four players',
  positions: lists.length,
  choices: Math.max(...lists.map((list) => list())),
  ms: spread(fastestOfEach(lists, 1, 8)),
  aims: { max: 5 },
});

const quiet = moments.filter(({ runs, state }) => !runs && state.game.stage === 'actions');
const decisions = quiet.map(
  ({ state, seat, command }) =>
    () =>
      decide(lilliput, { ...state, game: afresh(state.game) }, seat, command, dealer),
);
print({
  bench: 'a decision without running trains, four players',
  positions: quiet.length,
  ms: spread(fastestOfEach(decisions, 1, 20)),
  aims: { max: 1 },
});

for (const strategy of ['random', 'greedy']) {
  const player = everyRobot['lilliput']?.get(strategy);
  if (!player) continue;
  const play = (seed: number) =>
    simulate(lilliput, { ...simulated(seed), seats: 4, options: {}, players: [player] }).history.commits.length;
  play(1);
  const began = performance.now();
  const processor = process.cpuUsage();
  let commits = 0;
  for (let seed = 2; seed < 2 + GAMES; seed++) commits += play(seed);
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(processor);
  print({
    bench: 'whole games of four players',
    strategy,
    games: GAMES,
    commits,
    gamesPerSecond: rounded(GAMES / seconds, 2),
    processorSecondsPerGame: rounded((user + system) / 1e6 / GAMES, 2),
  });
}

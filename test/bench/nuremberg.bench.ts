/**
 * How fast First Train to Nuremberg is folded, decided and played, as JSON lines. Folding is told in nanoseconds a fact
 * (aim: 2,000); legal next steps and decisions of late positions of four players in milliseconds (aims: 2 and 5); whole greedy
 * games in games a processor second (aim: 2).
 *
 * Figures are of the fastest run of several, which tells the work; the machine may have been doing something else.
 */
import { performance } from 'node:perf_hooks';
import type { Command } from '../../domain/kernel/command.ts';
import { decide } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory, fold, type State } from '../../domain/kernel/fold.ts';
import { robotNamed } from '../../domain/kernel/game-parts.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { simulate } from '../../domain/kernel/simulate.ts';
import { clone } from '../../domain/kernel/values.ts';
import { nuremberg } from '../../domain/nuremberg/game.ts';
import { nuremberg as manifest } from '../../domain/nuremberg/manifest.ts';
import type { NurembergState } from '../../domain/nuremberg/types.ts';
import { historyOf, nameOf, recordedGames, textOf } from '../games/nuremberg/golden/recorded.ts';
import { pickFrom, simulated } from '../seeded.ts';

const GAMES = 5;
const [RUNS, REPEATS] = [30, 10];

const print = (line: object) => console.log(JSON.stringify(line));
const rounded = (figure: number, digits = 3) => Number(figure.toFixed(digits));

function fastest(work: () => unknown, repeats = 1, runs = 8): number {
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

const golden = recordedGames
  .filter(({ players }) => players === 4)
  .map((game) => ({ game, history: historyOf(textOf(game)) }));

for (const { game, history } of golden) {
  const facts = history.commits.reduce((sum, commit) => sum + commit.facts.length, 0);
  const folding = fastest(() => fold(nuremberg, history.commits), REPEATS, RUNS);
  print({
    bench: 'folding',
    game: nameOf(game),
    facts,
    nsPerFact: rounded((folding * 1e6) / facts, 0),
    aims: { nsPerFact: 2_000 },
  });
}

interface Moment {
  readonly state: State<NurembergState>;
  readonly seat: number;
  readonly command: Command;
}

const moments = golden.flatMap(({ history }) => {
  const replayed = blankHistory(nuremberg);
  return history.commits.flatMap((commit): Moment[] => {
    const state = clone(replayed.state);
    advance(nuremberg, replayed, commit);
    if (commit.command.type !== 'turn') return [];
    return [{ state, seat: Number(commit.actor.split(':')[1]), command: commit.command as Command }];
  });
});
const late = moments.filter(({ state: { game } }) => game.turn >= game.turns - 1);
const dealer = seededDealer('0'.repeat(64));

/** What follows from links is remembered with their list; a new list makes sure that nothing of an earlier look helps. */
const afresh = (game: NurembergState): NurembergState => ({ ...game, links: [...game.links] });

for (const stage of ['auction', 'building', 'transport', 'takeover'] as const) {
  const lists = late
    .filter(({ state: { game } }) => game.stage === stage)
    .map(({ state, seat }) => () => {
      const draft = nuremberg.begin(afresh(state.game), seat, dealer, state.table.drawn);
      return isRejection(draft) ? 0 : draft.choices.length;
    });
  print({
    bench: `legal next steps, late, four players, ${stage}`,
    positions: lists.length,
    choices: Math.max(...lists.map((list) => list())),
    ms: spread(lists.map((list) => fastest(list))),
    aims: { max: 2 },
  });
}

/** A line of up to six links: what is listed after each of them. */
const building = late
  .filter(({ state: { game } }) => game.stage === 'building')
  .map(({ state, seat }, index) => () => {
    const pick = pickFrom(index);
    let draft = nuremberg.begin(afresh(state.game), seat, dealer, state.table.drawn);
    for (let step = 0; step < 7 && !isRejection(draft); step++) {
      const links = draft.choices.filter(({ type }) => type === 'startLine' || type === 'addLink');
      const choice = links[pick(Math.max(1, links.length))];
      if (!choice) break;
      draft = nuremberg.step(draft, choice);
    }
    return draft;
  });
print({
  bench: 'a line laid link by link, late, four players',
  positions: building.length,
  ms: spread(building.map((line) => fastest(line))),
  aims: { max: 5 },
});

const decisions = late.map(
  ({ state, seat, command }) =>
    () =>
      decide(nuremberg, { ...state, game: afresh(state.game) }, seat, command, dealer),
);
print({
  bench: 'a decision, late, four players',
  positions: decisions.length,
  ms: spread(decisions.map((decision) => fastest(decision))),
  aims: { max: 5 },
});

for (const strategy of ['random', 'greedy']) {
  const player = await robotNamed(manifest, strategy);
  if (!player) continue;
  const play = (seed: number) => simulate(nuremberg, { ...simulated(seed), seats: 4, options: {}, players: [player] });
  play(1);
  const processor = process.cpuUsage();
  for (let seed = 2; seed < 2 + GAMES; seed++) play(seed);
  const { user, system } = process.cpuUsage(processor);
  print({
    bench: 'whole games of four players',
    strategy,
    games: GAMES,
    gamesPerProcessorSecond: rounded((GAMES * 1e6) / (user + system), 2),
    aims: strategy === 'greedy' ? { gamesPerProcessorSecond: 2 } : {},
  });
}

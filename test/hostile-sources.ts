/** Whole games that a forger could begin with: of every game, with as many kinds of facts as possible. */
import type { Game } from '../domain/kernel/contract.ts';
import { headerOf, printHistory } from '../domain/kernel/history-file.ts';
import { randomPlayer } from '../domain/kernel/random-player.ts';
import { simulate } from '../domain/kernel/simulate.ts';
import { type Opened, opened } from './forged.ts';
import { recordedGames, textOf } from './games/lilliput/golden/recorded.ts';
import { simulated } from './seeded.ts';

/** The small ones first, so that most are small. */
const SEEDS = [12, 11, 25, 24, 34];

export function sourcesOf(game: Game): Opened[] {
  if (game.id === 'lilliput') {
    return SEEDS.map((seed) => opened(textOf(recordedGames.find((recorded) => recorded.seed === seed)!)));
  }
  const stamps = simulated(7);
  const { history } = simulate(game, { ...stamps, seats: 3, options: {}, players: [randomPlayer], mostCommits: 200 });
  const header = headerOf(stamps.id, history.commits[0]!, ['A', 'B', 'C']);
  return [opened(printHistory(header, history.commits))];
}

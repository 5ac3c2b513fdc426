/**
 * Writes golden games that are not there yet, and what all of them fold to: `npx tsx test/games/rocket/golden/make-games.ts`.
 * A game that is there stays as it is: it stands for tables that were played under the rules of its day.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { headerOf, printHistory } from '../../../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { simulate } from '../../../../domain/kernel/simulate.ts';
import { rocket } from '../../../../domain/rocket/game.ts';
import { greedyPlayer } from '../../../../domain/rocket/players/greedy.ts';
import { simulated } from '../../../seeded.ts';
import {
  EXPECTED,
  GAMES,
  historyOf,
  nameOf,
  type RecordedGame,
  recordedGames,
  type Summary,
  summaryOf,
  textOf,
} from './recorded.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const PLAYERS = { random: [randomPlayer], greedy: [greedyPlayer], mixed: [greedyPlayer, randomPlayer] };

mkdirSync(GAMES, { recursive: true });
const expected: Record<string, Summary> = {};
for (const game of recordedGames) {
  if (!existsSync(new URL(nameOf(game), GAMES))) play(game);
  expected[nameOf(game)] = summaryOf(historyOf(textOf(game)));
}
writeFileSync(EXPECTED, `${JSON.stringify(expected, null, 2)}\n`);

function play(game: RecordedGame): void {
  const simulation = simulated(game.seed);
  const players = PLAYERS[game.strategy];
  const { history } = simulate(rocket, { ...simulation, seats: game.players, options: {}, players });
  const [first] = history.commits;
  if (!first || history.state.table.ended === null) throw new Error(`${nameOf(game)} has no end`);
  const header = headerOf(simulation.id, first, NAMES.slice(0, game.players));
  writeFileSync(new URL(nameOf(game), GAMES), printHistory(header, history.commits));
}

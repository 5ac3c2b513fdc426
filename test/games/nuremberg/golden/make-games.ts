/**
 * Writes golden games that are not there yet, and what all of them fold to: `npx tsx test/games/nuremberg/golden/make-games.ts`.
 * A game that is there stays as it is: it stands for tables that were played under the rules of its day.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { robotNamed } from '../../../../domain/kernel/game-parts.ts';
import { headerOf, printHistory } from '../../../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { simulate } from '../../../../domain/kernel/simulate.ts';
import { nuremberg } from '../../../../domain/nuremberg/game.ts';
import { nuremberg as manifest } from '../../../../domain/nuremberg/manifest.ts';
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

mkdirSync(GAMES, { recursive: true });
const expected: Record<string, Summary> = {};
for (const game of recordedGames) {
  if (!existsSync(new URL(nameOf(game), GAMES))) await play(game);
  expected[nameOf(game)] = summaryOf(historyOf(textOf(game)));
}
writeFileSync(EXPECTED, `${JSON.stringify(expected, null, 2)}\n`);

async function play(game: RecordedGame): Promise<void> {
  const { map, side, players: seats, strategy, seed } = game;
  const player = (await robotNamed(manifest, strategy)) ?? randomPlayer;
  const played = simulate(nuremberg, { ...simulated(seed), seats, options: { map, side }, players: [player] });
  const { commits } = played.history;
  const [first] = commits;
  if ('stuck' in played || !first) throw new Error(`${nameOf(game)}: no whole game`);
  writeFileSync(new URL(nameOf(game), GAMES), printHistory(headerOf(`table${seed}`, first, NAMES), commits));
}

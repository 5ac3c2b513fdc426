/** Finished games of Stephenson's Rocket that are kept: whoever changes the fold or the rules sees what becomes of them. */
import { readFileSync } from 'node:fs';
import { parseCommit } from '../../../../domain/kernel/commit.ts';
import { fold, type History } from '../../../../domain/kernel/fold.ts';
import { hashOf } from '../../../../domain/kernel/hash.ts';
import { rocket } from '../../../../domain/rocket/game.ts';
import type { RocketState } from '../../../../domain/rocket/types.ts';

export const GAMES = new URL('games/', import.meta.url);
export const EXPECTED = new URL('expected.json', GAMES);

export interface RecordedGame {
  readonly players: number;
  readonly strategy: 'random' | 'greedy' | 'mixed';
  readonly seed: number;
}

/** Who plays, how, and by which seed. In a mixed game the greedy robot has the first seat. */
export const recordedGames: readonly RecordedGame[] = [
  { players: 2, strategy: 'random', seed: 21 },
  { players: 2, strategy: 'greedy', seed: 22 },
  { players: 2, strategy: 'mixed', seed: 23 },
  { players: 3, strategy: 'random', seed: 31 },
  { players: 3, strategy: 'greedy', seed: 32 },
  { players: 3, strategy: 'mixed', seed: 33 },
  { players: 4, strategy: 'random', seed: 41 },
  { players: 4, strategy: 'random', seed: 42 },
  { players: 4, strategy: 'greedy', seed: 43 },
  { players: 4, strategy: 'mixed', seed: 44 },
];

export const nameOf = ({ players, strategy, seed }: RecordedGame): string => `${players}-${strategy}-${seed}.ndjson`;

export const textOf = (game: RecordedGame): string => readFileSync(new URL(nameOf(game), GAMES), 'utf8');

export function historyOf(text: string): History<RocketState> {
  const lines = text.trimEnd().split('\n').slice(1);
  return fold(
    rocket,
    lines.map(parseCommit).filter((read) => 'version' in read),
  );
}

/** What is held fast of a finished game. */
export function summaryOf({ commits, state }: History<RocketState>) {
  const { ended, ranking, tilesLaid, turnsEnded, lines } = state.game;
  return {
    commits: commits.length,
    facts: commits.reduce((sum, { facts }) => sum + facts.length, 0),
    ended,
    turnsEnded,
    tilesLaid,
    ranking,
    values: Object.fromEntries(Object.entries(lines).map(([company, { cities }]) => [company, cities.length])),
    lastCommit: commits.at(-1)?.hash,
    state: hashOf(state),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

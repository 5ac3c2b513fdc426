/** Golden games: finished games as exports, and what they must fold to for ever. */
import { readFileSync } from 'node:fs';
import { type Commit, parseCommit } from '../../../../domain/kernel/commit.ts';
import { fold, type History } from '../../../../domain/kernel/fold.ts';
import { hashOf } from '../../../../domain/kernel/hash.ts';
import { nuremberg } from '../../../../domain/nuremberg/game.ts';
import type { BoardSide, MapId, NurembergState } from '../../../../domain/nuremberg/types.ts';

export const GAMES = new URL('games/', import.meta.url);
export const EXPECTED = new URL('expected.json', import.meta.url);

export interface RecordedGame {
  readonly map: MapId;
  readonly players: number;
  readonly side: BoardSide;
  readonly strategy: 'random' | 'greedy';
  readonly seed: number;
}

/** Both maps, all line-ups, both robots. */
export const recordedGames: readonly RecordedGame[] = [
  { map: 'nuremberg', players: 2, side: '23', strategy: 'greedy', seed: 21 },
  { map: 'nuremberg', players: 3, side: '23', strategy: 'random', seed: 31 },
  { map: 'nuremberg', players: 3, side: '34', strategy: 'greedy', seed: 32 },
  { map: 'nuremberg', players: 4, side: '34', strategy: 'random', seed: 41 },
  { map: 'nuremberg', players: 4, side: '34', strategy: 'greedy', seed: 42 },
  { map: 'wensleydale', players: 2, side: '23', strategy: 'random', seed: 22 },
  { map: 'wensleydale', players: 3, side: '23', strategy: 'greedy', seed: 33 },
  { map: 'wensleydale', players: 3, side: '34', strategy: 'random', seed: 34 },
  { map: 'wensleydale', players: 4, side: '34', strategy: 'greedy', seed: 43 },
  { map: 'wensleydale', players: 2, side: '23', strategy: 'greedy', seed: 23 },
];

export const nameOf = ({ map, players, side, strategy, seed }: RecordedGame): string =>
  `${map}-${players}-${side}-${strategy}-${seed}.ndjson`;

export const textOf = (game: RecordedGame): string => readFileSync(new URL(nameOf(game), GAMES), 'utf8');

export function historyOf(text: string): History<NurembergState> {
  const lines = text.trimEnd().split('\n').slice(1);
  return fold(
    nuremberg,
    lines.map(parseCommit).filter((read): read is Commit => 'version' in read),
  );
}

/** What is held fast of a finished game. */
export function summaryOf({ commits, state }: History<NurembergState>) {
  const { ranking, turn, tracks, links, players } = state.game;
  return {
    commits: commits.length,
    facts: commits.reduce((sum, { facts }) => sum + facts.length, 0),
    turn,
    ranking,
    profit: tracks.profit.map(({ seat, points }) => [seat, points]),
    links: links.length,
    kept: players.map(({ kept }) => kept),
    lastCommit: commits.at(-1)?.hash,
    state: hashOf(state),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

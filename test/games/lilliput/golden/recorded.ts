/** Golden games: finished games as exports, and what they must fold to for ever. */
import { readFileSync } from 'node:fs';
import { fold, type History } from '../../../../domain/kernel/fold.ts';
import { hashOf } from '../../../../domain/kernel/hash.ts';
import { parseCommit } from '../../../../domain/kernel/commit.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { chart } from '../../../../domain/lilliput/data.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';

export const GAMES = new URL('games/', import.meta.url);
export const EXPECTED = new URL('expected.json', GAMES);

export interface RecordedGame {
  readonly players: number;
  readonly strategy: string;
  readonly seed: number;
  readonly variants?: readonly string[];
  readonly scenario?: string;
}

/** The games: who plays, how, by which seed, and with which options. */
export const recordedGames: readonly RecordedGame[] = [
  { players: 2, strategy: 'random', seed: 21 },
  { players: 2, strategy: 'greedy', seed: 22 },
  { players: 2, strategy: 'greedy', seed: 23 },
  { players: 3, strategy: 'random', seed: 31 },
  { players: 3, strategy: 'random', seed: 32 },
  { players: 3, strategy: 'greedy', seed: 33 },
  { players: 4, strategy: 'random', seed: 41 },
  { players: 4, strategy: 'random', seed: 42 },
  { players: 4, strategy: 'greedy', seed: 43 },
  { players: 4, strategy: 'greedy', seed: 44 },
  { players: 1, strategy: 'greedy', seed: 11 },
  { players: 1, strategy: 'random', seed: 12, variants: ['laputa'], scenario: 'the-mountains' },
  { players: 2, strategy: 'greedy', seed: 24, variants: ['twoCharacters', 'professional'], scenario: 'separated' },
  { players: 2, strategy: 'random', seed: 25, variants: ['twoCharacters', 'laputa'] },
  { players: 3, strategy: 'greedy', seed: 34, variants: ['brobdingnag'], scenario: 'lets-start' },
  { players: 4, strategy: 'greedy', seed: 45, variants: ['professional', 'allenbeck'], scenario: 'city-on-city' },
];

export const nameOf = ({ players, strategy, seed, variants = [], scenario = '' }: RecordedGame): string =>
  `${[players, strategy, seed, ...variants, scenario].filter((word) => word !== '').join('-')}.ndjson`;

export const textOf = (game: RecordedGame): string => readFileSync(new URL(nameOf(game), GAMES), 'utf8');

export function historyOf(text: string): History<LilliputState> {
  const lines = text.trimEnd().split('\n').slice(1);
  return fold(
    lilliput,
    lines.map(parseCommit).filter((read) => 'version' in read),
  );
}

/** What is held fast of a finished game. */
export function summaryOf({ commits, state }: History<LilliputState>) {
  const { players, companies, ranking, round, phase } = state.game;
  return {
    commits: commits.length,
    facts: commits.reduce((sum, { facts }) => sum + facts.length, 0),
    round,
    phase,
    ranking,
    standings: lilliput.outcome(state.game),
    cash: players.map(({ cash }) => cash),
    treasuries: Object.fromEntries(Object.entries(companies).map(([id, { treasury }]) => [id, treasury])),
    prices: Object.fromEntries(
      chart.spaces.flatMap(({ id, value }) => (state.game.chart[id] ?? []).map((company) => [company, value])),
    ),
    lastCommit: commits.at(-1)?.hash,
    state: hashOf(state),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

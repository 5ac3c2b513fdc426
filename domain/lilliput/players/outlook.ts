/** Estimates what a company will still earn: its trains on today's board, plus an allowance for growth of the board. */
import { type CompanyId, type TrainName, trains as trainTypes } from '../data.ts';
import { bestRun } from '../routes/best.ts';
import { companyNamed, phaseOf, topTrain } from '../rules/holdings.ts';
import type { Board, LilliputState, Train } from '../types.ts';
import { runsLeft, runsWorth } from './lifetimes.ts';

/** What a stop will bring when the board has grown. */
const HOPED_FOR_STOP = 22;
/** How much of the growth is counted for each run to come, and at most. */
const HOPE_A_RUN = 0.1;
const MOST_HOPE = 0.6;
/** The worth of a run that a train of the deck could make here, if the company had it. */
const UNBOUGHT = 0.12;
/** What a marker that goes right adds to ten shares. */
const RISE = 80;

export interface Outlook {
  /** Pounds for all ten shares together. */
  earnings(state: LilliputState, company: CompanyId): number;
}

/** The allowance for growth that a train of this kind adds. */
function hopeOf(type: TrainName, runs: number): number {
  const { range, double } = trainTypes.find((train) => train.type === type) ?? { range: 0, double: false };
  return range * HOPED_FOR_STOP * (double ? 2 : 1) * Math.min(MOST_HOPE, HOPE_A_RUN * (runs - 1));
}

/** A board as cache key: cards that allow the same lays lead to the same boards. */
function boardText(board: Board): string {
  let text = '';
  for (const cell in board) {
    const { tile, rotation, tokens } = board[cell as keyof Board]!;
    text += `${cell} ${tile} ${rotation} ${tokens.join()};`;
  }
  return text;
}

/** Caches its results; make one for each turn. */
export function outlook(): Outlook {
  const known = new Map<string, Map<string, readonly number[]>>();
  const seen = new WeakMap<Board, Map<string, readonly number[]>>();

  function runsOn(board: Board): Map<string, readonly number[]> {
    const here = seen.get(board);
    if (here) return here;
    const text = boardText(board);
    const runs = known.get(text) ?? new Map<string, readonly number[]>();
    known.set(text, runs);
    seen.set(board, runs);
    return runs;
  }

  /** The revenue of each train on today's board. */
  function runOf(state: LilliputState, company: CompanyId, trains: readonly Train[]): readonly number[] {
    const { board } = state;
    const { phaseColour } = phaseOf(state);
    const runs = runsOn(board);
    const key = `${company} ${phaseColour} ${trains.map(({ type, obsolete }) => `${type}${obsolete ? '-' : ''}`).join()}`;
    const found = runs.get(key);
    if (found) return found;
    const { routes } = bestRun({ board, company, trains, phaseColour, variants: [] });
    const revenues = trains.map((_, train) => routes.find((route) => route.train === train)?.revenue ?? 0);
    runs.set(key, revenues);
    return revenues;
  }

  return {
    earnings(state, company) {
      const runs = runsLeft(state, company);
      if (runs <= 0) return 0;
      const { trains } = companyNamed(state, company);
      const revenues = runOf(state, company, trains);
      let sum = 0;
      let longest = 0;
      for (const [index, train] of trains.entries()) {
        const worth = runsWorth(state, train, runs);
        longest = Math.max(longest, worth);
        sum += worth * Math.max(revenues[index] ?? 0, train.obsolete ? 0 : hopeOf(train.type, runs));
      }
      const next = topTrain(state);
      const couldRun = next === null ? 0 : (runOf(state, company, [{ type: next, obsolete: false }])[0] ?? 0);
      return sum + Math.min(longest, runs) * RISE + UNBOUGHT * couldRun * (runs - 1);
    },
  };
}

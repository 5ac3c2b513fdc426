/** `railpost judge --game rocket`: answers questions about positions, by the same functions that play. */
import type { LineCommand } from '../../kernel/command-line.ts';
import { coordinatesOf } from '../board.ts';
import { newlyIsolated } from '../rules/isolation.ts';
import { linesInPlay } from '../rules/occupancy.ts';
import { standings } from '../rules/scoring.ts';
import { sitesFor } from '../rules/stations.ts';
import { targetsOf } from '../rules/targets.ts';
import type { RocketState } from '../types.ts';
import { type Case, type Coordinates, caseSchema } from './case.ts';
import { type Complaint, consult, extend } from './move.ts';
import { key, stateOf } from './position.ts';

const HELP = `Usage: railpost judge --game rocket < CASES

Reads positions with a question, one JSON object a line, and prints for each {"id":…,"answer":…}. Questions: targets, sites,
consult, extend, isolated, final.

Exit status: 0 all is well, 1 a line was no case (the others are answered all the same), 2 an option is not known.`;

function targets(state: RocketState): object {
  const open = linesInPlay(state.lines).filter(([company]) => !state.turn.moved.includes(company));
  return Object.fromEntries(open.map(([company]) => [company, targetsOf(state, company).map(coordinatesOf)]));
}

function sites(state: RocketState, from: Coordinates | null, candidates: readonly Coordinates[]): object {
  const all = sitesFor(state, from && key(from));
  const legal = new Set<string>(all);
  return { count: all.length, legal: candidates.filter((candidate) => legal.has(key(candidate))) };
}

function final(state: RocketState): object {
  const ranking = standings(state);
  const bySeat = ranking.toSorted((one, other) => one.seat - other.seat);
  return {
    tokens: bySeat.map(({ tokens }) => tokens),
    stations: bySeat.map(({ stations }) => stations),
    shares: bySeat.map(({ shares }) => shares),
    total: bySeat.map(({ total }) => total),
    winners: bySeat.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
  };
}

function answerTo(given: Case): object | Complaint {
  switch (given.ask) {
    case 'targets':
      return targets(stateOf(given.state));
    case 'sites':
      return sites(stateOf(given.state), given.from, given.candidates);
    case 'consult':
      return consult(given);
    case 'extend':
      return extend(given);
    case 'isolated':
      return newlyIsolated(stateOf(given.state).lines);
    case 'final':
      return final(stateOf(given.state));
  }
}

export const judgeCommand: LineCommand<Case> = {
  summary: 'answer questions about positions from standard input',
  help: HELP,
  schema: caseSchema,
  answer(given) {
    const answer = answerTo(given);
    return 'complaint' in answer ? answer : { answer: { id: given.id, answer } };
  },
};

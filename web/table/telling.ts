/**
 * A history cut into the steps in which it is told: a turn with all that was done in it, what follows by itself between
 * rounds. Log, recap, review and replay walk the same steps; each knows the moment that it leads to.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Fact } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, inForce, seatOf, upcast } from '../../domain/kernel/fold.ts';
import { isTableFact, type TableState } from '../../domain/kernel/table.ts';
import { isTold } from '../../domain/kernel/telling.ts';
import type { GameWords } from './game-words.ts';
import { isSameMoment, type Moment } from './moments.ts';
import type { ShownGame } from './shown-game.ts';

export interface TellingStep {
  readonly version: number;
  /** The facts of the commit before this step, and up to its end. */
  readonly from: number;
  readonly to: number;
  /** The table after it. */
  readonly moment: Moment;
  readonly at: string;
  /** 0 is before the first round. */
  readonly round: number;
  /** Who did it; null for what follows by itself. */
  readonly seat: number | null;
  readonly facts: readonly Fact[];
  /** It stood for a while and was taken back. */
  readonly takenBack: boolean;
}

/** How a game wants its history to be told. All of it is optional. */
export interface Telling<State extends object = object> {
  /** Where a commit is cut: the indices of the facts that open a step, besides the first. Default: nowhere. */
  cuts?(facts: readonly Fact[]): readonly number[];
  /** A step that begins with this fact was nobody's doing. Default: every step is the doing of whoever sent it. */
  followsByItself?(fact: Fact): boolean;
  /** The round that a fact begins, or null. Default: the round in which the commit was made, by folding. */
  roundBegunBy?(fact: Fact): number | null;
  /** The fact ends a turn, for leaps from turn to turn. Default: a turn ends where somebody else acts. */
  endsTurn?(fact: Fact): boolean;
  /** There is something to see in the step, also for those who watched it come in. Default: no. */
  isShow?(step: TellingStep): boolean;
  /** How long the step moves on the board, in milliseconds; null for one that stands as long as its words take. */
  duration?(step: TellingStep, state: State): number | null;
  /** The step moves on the board when a replay comes to it. Default: none does. */
  moves?(step: TellingStep): boolean;
  /** Fetches what shows need, before the first one. */
  prepare?(): void;
}

/** What telling needs of a game. */
export type Told<State extends object = object> = ShownGame<State> & { readonly telling?: Telling<State> | undefined };

export function stepsOf<State extends object>(
  game: Told<State>,
  commits: readonly Commit[],
  table: TableState,
): TellingStep[] {
  const steps: TellingStep[] = [];
  const { cuts = () => [], followsByItself = () => false } = game.telling ?? {};
  const rounds = roundsOf(game, commits);
  for (const commit of commits) {
    const facts = commit.facts.map((fact) => upcast(game, fact));
    const takenBack = !inForce(table, commit.version) && !facts.every(isTableFact);
    const starts = [0, ...cuts(facts)];
    for (const [index, from] of starts.entries()) {
      const to = starts[index + 1] ?? facts.length;
      const part = facts.slice(from, to);
      const round = rounds(commit, part);
      if (!part.some((fact) => isTold(game, fact))) continue;
      const [first] = part;
      steps.push({
        version: commit.version,
        from,
        to,
        moment: to === facts.length ? { version: commit.version } : { version: commit.version, facts: to },
        at: commit.at,
        round,
        seat: first === undefined || followsByItself(first) ? null : seatOf(commit.actor),
        facts: part,
        takenBack,
      });
    }
  }
  return steps;
}

/** Asked part by part, in order: the round in which a part of a commit stands. */
function roundsOf<State extends object>(
  game: Told<State>,
  commits: readonly Commit[],
): (commit: Commit, part: readonly Fact[]) => number {
  const begun = game.telling?.roundBegunBy;
  let round = 0;
  if (begun !== undefined) {
    return (_, part) => {
      for (const fact of part) round = begun(fact) ?? round;
      return round;
    };
  }
  const history = blankHistory(game);
  return ({ version }) => {
    // The first commit sets the game up and belongs to what it begins; any other to the round in which it was made.
    for (const commit of commits.slice(history.commits.length, Math.max(1, version - 1))) {
      advance(game, history, commit);
      round = game.round(history.state.game).round;
    }
    return round;
  };
}

/** The step that was under way, or just over, at this moment. */
export function stepAt(steps: readonly TellingStep[], { version, facts }: Moment): TellingStep | null {
  const inCommit = steps.filter((step) => step.version === version);
  const found = facts === undefined ? inCommit.at(-1) : inCommit.find((step) => facts > step.from && facts <= step.to);
  return found ?? null;
}

export const isSameStep = (one: TellingStep, other: TellingStep): boolean =>
  one.version === other.version && one.to === other.to;

export const isAtEndOf = (step: TellingStep, moment: Moment | null): boolean => isSameMoment(step.moment, moment);

/** What happened in a step, up to this fact of its commit if one is named. */
export const sentencesOf = (
  words: Pick<GameWords, 'factSentence'>,
  game: Pick<ShownGame, 'silent'>,
  { facts, from }: TellingStep,
  names: readonly string[],
  until?: number,
): string[] =>
  facts
    .slice(0, until === undefined ? undefined : until - from)
    .filter((fact) => isTold(game, fact))
    .map((fact) => words.factSentence(fact, names));

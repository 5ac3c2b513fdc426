/**
 * A history cut into the steps in which it is told: a turn with all that was done in it, a company that runs, what
 * follows by itself between rounds. Log, recap, review and replay walk the same steps; each knows the moment that it
 * leads to and what it changed on the board.
 */
import type { Commit } from '../../../../domain/kernel/commit.ts';
import type { Fact } from '../../../../domain/kernel/contract.ts';
import { inForce, seatOf, upcast } from '../../../../domain/kernel/fold.ts';
import { isTableFact, type TableState } from '../../../../domain/kernel/table.ts';
import { isTold } from '../../../../domain/kernel/telling.ts';
import type { Route } from '../../../../domain/lilliput/drawing/index.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import { folded } from '../../../../domain/lilliput/folding/index.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import { isSameMoment, type Moment } from '../../../table/moments.ts';

export type RunFact = FactOf<'trainsRun'>;

export interface TellingStep {
  readonly version: number;
  /** The facts of the commit before this step, and up to its end. */
  readonly from: number;
  readonly to: number;
  /** The table after it. */
  readonly moment: Moment;
  readonly at: string;
  /** 0 is the draft. */
  readonly round: number;
  /** Who did it; null for what follows by itself. */
  readonly seat: number | null;
  readonly facts: readonly Fact[];
  /** What changed on the board. */
  readonly cells: readonly Cell[];
  /** The company that ran in it. */
  readonly run: RunFact | null;
  /** It stood for a while and was taken back. */
  readonly takenBack: boolean;
}

/** Some facts go without saying. */
export const isSpoken = (fact: Fact): boolean => isTold(folded, fact);

/** Facts that open a step of their own. What comes before them belongs to the step before. */
const OPENING: ReadonlySet<string> = new Set([
  'runningBegun',
  'trainsRun',
  'bureaucracyBegun',
  'draftEnded',
  'roundStarted',
  'gulliverChose',
  'gameEnded',
]);
/** Nobody does these: they follow from the rules. */
const BY_ITSELF: ReadonlySet<string> = new Set([...OPENING, 'gameSetUp']);

export function stepsOf(commits: readonly Commit[], table: TableState): TellingStep[] {
  const steps: TellingStep[] = [];
  let round = 0;
  for (const commit of commits) {
    const facts = commit.facts.map((fact) => upcast(folded, fact));
    const takenBack = !inForce(table, commit.version) && !facts.every(isTableFact);
    for (const [from, to] of cuts(facts)) {
      const part = facts.slice(from, to);
      for (const fact of part) if (fact.type === 'roundStarted') round = (fact as FactOf<'roundStarted'>).round;
      if (!part.some(isSpoken)) continue;
      const first = part[0]?.type ?? '';
      steps.push({
        version: commit.version,
        from,
        to,
        moment: to === facts.length ? { version: commit.version } : { version: commit.version, facts: to },
        at: commit.at,
        round,
        seat: BY_ITSELF.has(first) ? null : seatOf(commit.actor),
        facts: part,
        cells: part.flatMap(cellsOf),
        run: part.find((fact): fact is RunFact => fact.type === 'trainsRun') ?? null,
        takenBack,
      });
    }
  }
  return steps;
}

/** Where a commit is cut: pairs of from and to. */
function cuts(facts: readonly Fact[]): [number, number][] {
  const starts = [0];
  for (const [index, { type }] of facts.entries()) {
    // "The trains run" is said together with the first that does.
    const goesOn = type === 'trainsRun' && facts[index - 1]?.type === 'runningBegun';
    if (index > 0 && OPENING.has(type) && !goesOn) starts.push(index);
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? facts.length]);
}

/** Where something new lies. */
export function cellsOf(fact: Fact): Cell[] {
  const known = fact as LilliputFact;
  switch (known.type) {
    case 'companyTaken':
    case 'tileLaid':
    case 'stationPlaced':
    case 'companyFounded':
      return [{ x: known.x, y: known.y }];
    default:
      return [];
  }
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

export const routesOfRun = ({ company, routes }: RunFact): Route[] =>
  routes.map(({ train, obsolete, revenue, legs }) => ({ company, train, obsolete, revenue, legs }));

/** The companies that ran before this one in the same round, in their order. */
export function earlierRuns(steps: readonly TellingStep[], step: TellingStep): RunFact[] {
  const index = steps.indexOf(step);
  const before = index === -1 ? steps.filter((one) => one.version < step.version) : steps.slice(0, index);
  const runs: RunFact[] = [];
  for (const one of before.toReversed()) {
    if (one.facts.some(({ type }) => type === 'roundStarted')) break;
    if (one.run !== null && !one.takenBack && one.run.company !== step.run?.company) runs.unshift(one.run);
  }
  return runs;
}

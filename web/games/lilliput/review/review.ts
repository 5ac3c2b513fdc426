/** A round as one can read it on a page: who did what and what it changed, what every company ran, what phases did. */
import type { CompanyId, TrainName } from '../../../../domain/lilliput/data.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import { type RoundFigures, roundFigures } from '../../../../domain/lilliput/round-figures.ts';
import { type Purse, roundMoney } from '../../../../domain/lilliput/round-money.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Moment } from '../../../table/moments.ts';
import type { LilliputPosition } from '../pick.ts';
import { isTold } from '../../../../domain/kernel/telling.ts';
import { lilliputFolding } from '../../../../domain/lilliput/folding/index.ts';
import type { TellingStep } from '../../../table/telling.ts';
import { cellsOfStep, lilliputSteps, runOf } from '../show/telling.ts';
import type { RunFact } from '../show/runs.ts';
import type { ReviewedRound } from '../../contract/review-part.ts';
import { type Change, changesOf } from './changes.ts';

export interface ReviewTurn {
  readonly step: TellingStep;
  /** None for what was taken back. */
  readonly changes: readonly Change[];
}

export type RunEnding = FactOf<'dividendPaid'> | FactOf<'revenueKept'>;

export interface ReviewRun {
  readonly step: TellingStep;
  readonly fact: RunFact;
  /** The table at that moment, for the board. */
  readonly state: LilliputState;
  /** Null while its director has not decided. */
  readonly ending: RunEnding | null;
}

export interface ReviewPhase {
  readonly fact: FactOf<'phaseChanged'>;
  /** What it took from whom. */
  readonly lost: readonly { readonly company: CompanyId; readonly trains: readonly TrainName[] }[];
}

export interface RoundReview extends ReviewedRound {
  readonly begins: TellingStep;
  readonly ends: TellingStep;
  readonly order: readonly number[];
  readonly turns: readonly ReviewTurn[];
  readonly runs: readonly ReviewRun[];
  readonly phases: readonly ReviewPhase[];
  /** The board at the end of it, and where something new lies. */
  readonly land: { readonly state: LilliputState; readonly fresh: readonly Cell[] };
  /** What followed by itself once all had run. */
  readonly afterwards: readonly TellingStep[];
  readonly figures: RoundFigures;
  readonly before: RoundFigures;
  readonly money: readonly Purse[];
}

/** Null where that round was not played. */
export function reviewOf(
  { commits, state }: LilliputPosition,
  at: (moment: Moment) => LilliputState,
  round: number,
): RoundReview | null {
  const all = lilliputSteps(commits, state.table);
  const steps = all.filter((step) => step.round === round && round > 0);
  const [begins] = steps;
  const ends = steps.at(-1);
  const figures = roundFigures(commits, state.table);
  const [before, own] = [round - 1, round].map((one) => figures.find((figure) => figure.round === one));
  if (begins === undefined || ends === undefined || before === undefined || own === undefined) return null;
  const factsOf = ({ facts }: TellingStep) => facts as readonly LilliputFact[];
  const started = steps.flatMap(factsOf).find((fact) => fact.type === 'roundStarted');
  const inForce = steps.filter(({ takenBack }) => !takenBack);
  return {
    round,
    rounds: state.game.rounds,
    newest: state.game.round,
    closed: own.closed,
    begins,
    ends,
    order: started?.order ?? [],
    turns: steps.filter(isTurn).map((step) => ({
      step,
      changes: step.takenBack ? [] : changesOf(at(startOf(step)), at(step.moment)),
    })),
    runs: inForce.flatMap((step, index) => {
      const run = runOf(step);
      if (run === null) return [];
      const { company } = run;
      const ending = inForce.slice(index).flatMap(factsOf).find(isEndingOf(company));
      return [{ step, fact: run, state: at(step.moment), ending: ending ?? null }];
    }),
    phases: inForce.flatMap((step) => phasesIn(step, at)),
    land: { state: at(ends.moment), fresh: inForce.flatMap(cellsOfStep) },
    afterwards: inForce.filter(({ facts }) => facts.some(({ type }) => AFTERWARDS.has(type))),
    figures: own,
    before,
    money: roundMoney(commits, state.table, round),
  };
}

const AFTERWARDS: ReadonlySet<string> = new Set(['bureaucracyBegun', 'gameEnded']);
const DECISIONS: ReadonlySet<string> = new Set(['dividendPaid', 'revenueKept']);

/** Somebody's own doing; what is decided over a run is told with the run. */
const isTurn = (step: TellingStep): boolean =>
  (step.seat !== null || step.facts.some(({ type }) => type === 'gulliverChose')) &&
  runOf(step) === null &&
  step.facts.some((fact) => isTold(lilliputFolding, fact) && !DECISIONS.has(fact.type));

const isEndingOf =
  (company: CompanyId) =>
  (fact: LilliputFact): fact is RunEnding =>
    (fact.type === 'dividendPaid' || fact.type === 'revenueKept') && fact.company === company;

/** The table just before a step. */
export const startOf = ({ version, from }: TellingStep): Moment =>
  from === 0 ? { version: version - 1 } : { version, facts: from };

/** What each change of phase in a step did to the companies' trains, there and then. */
function phasesIn(step: TellingStep, at: (moment: Moment) => LilliputState): ReviewPhase[] {
  return step.facts.flatMap((found, index) => {
    if (found.type !== 'phaseChanged') return [];
    const fact = found as FactOf<'phaseChanged'>;
    const facts = step.from + index;
    const then = at(facts === 0 ? { version: step.version - 1 } : { version: step.version, facts });
    const lost = Object.entries(then.companies).map(([company, { trains }]) => ({
      company: company as CompanyId,
      trains: trains.map(({ type }) => type).filter((type) => fact.rusted.includes(type)),
    }));
    return [{ fact, lost: lost.filter(({ trains }) => trains.length > 0) }];
  });
}

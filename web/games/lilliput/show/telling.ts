/** How the history of 18Lilliput is cut and shown: every company that runs is a step, and so is what follows by itself. */
import { signal } from '@preact/signals';
import type { Commit } from '../../../../domain/kernel/commit.ts';
import type { Fact } from '../../../../domain/kernel/contract.ts';
import type { TableState } from '../../../../domain/kernel/table.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import { lilliputFolding } from '../../../../domain/lilliput/folding/index.ts';
import type { Cell, LilliputState } from '../../../../domain/lilliput/types.ts';
import { stepsOf, type Telling, type TellingStep } from '../../../table/telling.ts';
import type { RunFact } from './runs.ts';
import type { scheduleOf } from './schedule.ts';

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

/** When trains pass which stop: needed when they first run, and fetched before. */
const schedule = signal<typeof scheduleOf | null>(null);

export const fetchSchedule = (): Promise<void> =>
  import('./schedule.ts').then((part) => void (schedule.value = part.scheduleOf));

export const telling: Telling<LilliputState> = {
  cuts: (facts) =>
    facts.flatMap(({ type }, index) => {
      // "The trains run" is said together with the first that does.
      const goesOn = type === 'trainsRun' && facts[index - 1]?.type === 'runningBegun';
      return index > 0 && OPENING.has(type) && !goesOn ? [index] : [];
    }),
  followsByItself: ({ type }) => OPENING.has(type) || type === 'gameSetUp',
  roundBegunBy: (fact) => (fact.type === 'roundStarted' ? (fact as FactOf<'roundStarted'>).round : null),
  endsTurn: ({ type }) => type === 'turnEnded',
  isShow: (step) => runOf(step) !== null || step.facts.some(({ type }) => type === 'gulliverChose'),
  moves: (step) => runOf(step) !== null,
  duration(step, state) {
    const run = runOf(step);
    return run === null || run.routes.length === 0 ? null : (schedule.value?.(run, state).end ?? null);
  },
  prepare() {
    void fetchSchedule();
    void import('./run-overlay.tsx');
    void import('./run-sums.tsx');
  },
};

/** The steps of a history. */
export const lilliputSteps = (commits: readonly Commit[], table: TableState): TellingStep[] =>
  stepsOf({ ...lilliputFolding, telling }, commits, table);

/** The company that ran in a step. */
export const runOf = ({ facts }: TellingStep): RunFact | null =>
  facts.find((fact): fact is RunFact => fact.type === 'trainsRun') ?? null;

/** What a step changed on the board. */
export const cellsOfStep = ({ facts }: TellingStep): Cell[] => facts.flatMap(cellsOf);

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

/** The companies that ran before this one in the same round, in their order. */
export function earlierRuns(steps: readonly TellingStep[], step: TellingStep): RunFact[] {
  const index = steps.indexOf(step);
  const before = index === -1 ? steps.filter((one) => one.version < step.version) : steps.slice(0, index);
  const company = runOf(step)?.company;
  const runs: RunFact[] = [];
  for (const one of before.toReversed()) {
    if (one.facts.some(({ type }) => type === 'roundStarted')) break;
    const run = runOf(one);
    if (run !== null && !one.takenBack && run.company !== company) runs.unshift(run);
  }
  return runs;
}

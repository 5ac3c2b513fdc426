/** The sums of a run: for each train its stops as they are reached, and what they come to. Without a clock all of it. */
import '../styles/run.css';
import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { sumOfRun } from '../../../../domain/lilliput/routes/run-sum.ts';
import { kindOf } from '../../../../domain/lilliput/routes/worth.ts';
import { PlayIcon } from '../../../parts/icons.tsx';
import { t } from '../texts/index.ts';
import { Mark, TrainSign } from '../signs.tsx';
import { companyName } from '../words.ts';
import { reachedBy, scheduleOf } from './schedule.ts';
import type { RunFact } from './runs.ts';

export interface RunSumsProps {
  readonly run: RunFact;
  readonly state: LilliputState;
  readonly elapsed?: ReadonlySignal<number>;
  /** Lets the trains run once more. */
  onAgain?(): void;
}

type RouteRun = RunFact['routes'][number];

/** What a train has earned so far. */
export function earnedBy(route: RouteRun, reached: number, isIn: boolean): number {
  if (isIn) return route.revenue;
  const sum = route.stops.slice(0, reached).reduce((total, { value }) => total + value, 0);
  return kindOf({ type: route.train, obsolete: false }).double ? 2 * sum : sum;
}

export function RunSums({ run, state, elapsed, onAgain }: RunSumsProps) {
  const schedule = scheduleOf(run, state);
  // Read as text, so that the sums are drawn again only when one of them changes.
  const reached = useMemo(
    () =>
      computed(() => {
        const now = elapsed === undefined ? Infinity : elapsed.value;
        return schedule.trains.map((train) => (now >= train.end ? 'in' : reachedBy(train, now))).join(' ');
      }),
    [schedule, elapsed],
  );
  const states = reached.value.split(' ');
  const isIn = (index: number) => states[index] === 'in';
  const sums = run.routes.map((route, index) => earnedBy(route, Number(states[index]) || 0, isIn(index)));
  const allIn = run.routes.every((_, index) => isIn(index));
  const sum = sums.reduce((total, one) => total + one, 0);
  const factor = sum > 0 && allIn ? run.revenue / sum : 1;
  return (
    <section class="run-sums" aria-label={t('run.sums', { company: companyName(run.company) })}>
      <p class="run-title">
        <Mark company={run.company} size={24} />
        <span>{companyName(run.company)}</span>
        <strong class="money">{t('money', { amount: allIn ? run.revenue : sum })}</strong>
      </p>
      {run.routes.length === 0 && <p class="muted">{t('run.nothing')}</p>}
      <ol class="run-trains">
        {run.routes.map((route, index) => (
          <li key={index}>
            <TrainSign train={{ type: route.train, obsolete: route.obsolete }} />
            <span class="run-stops">
              {route.stops.slice(0, isIn(index) ? undefined : Number(states[index])).map(({ value }, number) => (
                <span key={number} class="run-stop">
                  {number > 0 && <span class="muted">+</span>}
                  {value}
                </span>
              ))}
              {isIn(index) && <Change route={route} />}
            </span>
            <span class="money">{t('money', { amount: sums[index] ?? 0 })}</span>
          </li>
        ))}
      </ol>
      {onAgain !== undefined && run.routes.length > 0 && <Again onAgain={onAgain} />}
      {factor > 1 && <p class="muted">{t('run.lastRound')}</p>}
    </section>
  );
}

export const Again = ({ onAgain }: { onAgain(): void }) => (
  <button type="button" class="button quiet small run-again" onClick={() => onAgain()}>
    <PlayIcon />
    {t('sums.again')}
  </button>
);

/** Why a train's sum is not just that of its stops. */
export function Change({ route }: { readonly route: RouteRun }) {
  const { double, bonus, exact } = sumOfRun(route);
  const words = [
    ...(double ? [t('run.double')] : []),
    ...(bonus > 0 ? [t('run.bonus', { amount: bonus })] : []),
    ...(route.obsolete ? [t('run.half')] : []),
    ...(exact > route.revenue ? [t('run.rounded')] : []),
  ];
  return words.length === 0 ? null : <span class="muted">{words.join(', ')}</span>;
}

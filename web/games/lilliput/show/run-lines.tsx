/** The run that a director decides over, beside the board: every train as a line with its stops, and what all earned. */
import '../styles/run-lines.css';
import { cellName } from '../../../../domain/lilliput/drawing/index.ts';
import { t } from '../texts/index.ts';
import { TrainSign } from '../signs.tsx';
import { companyName, g } from '../words.ts';
import { Again, Change } from './run-sums.tsx';
import type { RunFact } from './runs.ts';

export interface RunLinesProps {
  readonly run: RunFact;
  /** Lets the trains run once more. */
  onAgain(): void;
}

/** Mildendo lies in the middle of the board and goes by its name. */
const placeName = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  x === 0 && y === 0 ? g('tile.mildendo') : cellName(x, y);

export function RunLines({ run, onAgain }: RunLinesProps) {
  const sum = run.routes.reduce((total, { revenue }) => total + revenue, 0);
  return (
    <section class={`run-lines of-${run.company}`} aria-label={t('run.sums', { company: companyName(run.company) })}>
      <div class="section-head">
        <h2 class="section-title">{t('run.best')}</h2>
        {run.routes.length > 0 && <Again onAgain={onAgain} />}
      </div>
      {run.routes.length === 0 && <p class="muted">{t('run.nothing')}</p>}
      <ol>
        {run.routes.map((route, index) => (
          <li key={index}>
            <TrainSign train={{ type: route.train, obsolete: route.obsolete }} />
            <span class="run-line">
              {route.stops.map((stop, number) => (
                <span key={number} class="run-halt">
                  <strong>{stop.value}</strong>
                  <span class="run-dot" aria-hidden="true" />
                  <span class="muted">{placeName(stop)}</span>
                </span>
              ))}
            </span>
            <span class="run-earned">
              <Change route={route} />
              <strong class="money">{t('money', { amount: route.revenue })}</strong>
            </span>
          </li>
        ))}
      </ol>
      <p class="run-total">
        {t('run.revenue')}
        {run.revenue > sum && sum > 0 && <span class="muted"> {t('run.lastRound')}</span>}
        <strong class="money">{t('money', { amount: run.revenue })}</strong>
      </p>
    </section>
  );
}

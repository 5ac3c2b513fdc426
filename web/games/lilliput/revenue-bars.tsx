/**
 * A company's last runs as bars: solid what was paid, hollow what was kept, dashed what it would earn next. The same in
 * words for those who do not see it.
 */
import type { RoundRevenue } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';

export interface Bar {
  readonly round: number;
  readonly kind: 'paid' | 'kept' | 'next' | 'none';
  readonly revenue: number;
}

/** Rounds that are shown at once, the one to come included. */
const SHOWN = 5;

/** One bar per round, up to the one that is played; a round without a run keeps its place. */
export function barsOf(runs: readonly RoundRevenue[], round: number, expected: number | undefined): Bar[] {
  const first = Math.max(1, round - SHOWN + 1);
  return Array.from({ length: Math.max(0, round - first + 1) }, (_, index): Bar => {
    const at = first + index;
    const run = runs.find((one) => one.round === at);
    if (run !== undefined) return { round: at, kind: run.paid ? 'paid' : 'kept', revenue: run.revenue };
    if (at === round && expected !== undefined) return { round: at, kind: 'next', revenue: expected };
    return { round: at, kind: 'none', revenue: 0 };
  });
}

const WIDTH = 7;
const STEP = 11;
const HEIGHT = 22;

interface RevenueBarsProps {
  readonly bars: readonly Bar[];
  /** The highest revenue of all companies: bars of different rows can be compared. */
  readonly highest: number;
}

export function RevenueBars({ bars, highest }: RevenueBarsProps) {
  const heightOf = (revenue: number): number => Math.max(2, Math.round((revenue / Math.max(1, highest)) * HEIGHT));
  return (
    <span class="revenue-bars">
      <svg width={SHOWN * STEP} height={HEIGHT + 1} viewBox={`0 0 ${SHOWN * STEP} ${HEIGHT + 1}`} aria-hidden="true">
        <path class="bar-ground" d={`M0 ${HEIGHT + 0.5}H${SHOWN * STEP - 3}`} />
        {bars.map(({ round, kind, revenue }, index) => {
          if (kind === 'none') return null;
          const height = heightOf(revenue);
          const inset = kind === 'paid' ? 0 : 0.7;
          return (
            <rect
              key={round}
              class={`bar ${kind}`}
              x={index * STEP + inset}
              y={HEIGHT - height + inset}
              width={WIDTH - 2 * inset}
              height={Math.max(1, height - 2 * inset)}
            />
          );
        })}
      </svg>
      <span class="visually-hidden">
        {bars
          .filter(({ kind }) => kind === 'paid' || kind === 'kept')
          .map(({ round, kind, revenue }) =>
            t(kind === 'paid' ? 'runs.paid' : 'runs.kept', { round, revenue: t('money', { amount: revenue }) }),
          )
          .join(', ')}
      </span>
    </span>
  );
}

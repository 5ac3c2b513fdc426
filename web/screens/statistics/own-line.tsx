/** One's totals from the oldest to the newest, as a line; won tables are full stops. */
import type { OwnResult } from '../../net/history.ts';
import { t } from '../../texts/index.ts';

const STEP = 44;
const EDGE = 24;
const HEIGHT = 128;
const TOP = 26;
const BOTTOM = 96;
const MOST = 20;
/** Where a figure stands, from its stop. */
const [ABOVE, BELOW] = [-12, 22];

export function OwnLine({ results }: { readonly results: readonly OwnResult[] }) {
  const shown = results.slice(0, MOST).toReversed();
  const totals = shown.map(({ total }) => total);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const x = (index: number): number => EDGE + index * STEP;
  const y = (total: number): number =>
    high === low ? (TOP + BOTTOM) / 2 : BOTTOM - ((BOTTOM - TOP) * (total - low)) / (high - low);
  const width = 2 * EDGE + (shown.length - 1) * STEP;
  return (
    <div class="months-chart">
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('statistics.chart')}
      >
        <path class="own-line" d={`M${shown.map(({ total }, index) => `${x(index)} ${y(total)}`).join('L')}`} />
        {shown.map(({ table, rank, total }, index) => (
          <g key={table}>
            <circle class={rank === 1 ? 'own-stop won' : 'own-stop'} cx={x(index)} cy={y(total)} r="6" />
            <text
              class="month-figure"
              x={x(index)}
              y={y(total) + (isDip(totals, index) ? BELOW : ABOVE)}
              text-anchor="middle"
            >
              {total}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** In a dip the line comes down from both sides, and a figure above the stop would stand on it. */
const isDip = (totals: readonly number[], index: number): boolean =>
  totals.length > 1 && [totals[index - 1], totals[index + 1]].every((other = Infinity) => other > (totals[index] ?? 0));

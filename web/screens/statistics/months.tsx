/** How many tables came to their end, month by month: stops on a line, as high as they are many. */
import type { GameStatistics } from '../../net/history.ts';
import { localeNow, t, tCount } from '../../texts/index.ts';

interface MonthsProps {
  readonly months: GameStatistics['months'];
  readonly tables: number;
}

const STEP = 56;
const EDGE = 28;
const HEIGHT = 132;
const GROUND = 100;
const HIGHEST = 72;
/** A year is enough to look at. */
const MOST = 12;

export function Months({ months, tables }: MonthsProps) {
  const shown = months.slice(-MOST);
  const most = Math.max(1, ...shown.map((month) => month.tables));
  const x = (index: number): number => EDGE + index * STEP;
  const width = 2 * EDGE + (shown.length - 1) * STEP;
  return (
    <div class="months">
      <p class="statistics-sum">
        <strong>{tables}</strong> {tCount('statistics.tables', tables)}
      </p>
      <div class="months-chart">
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={spoken(shown)}>
          <path class="month-ground" d={`M${x(0)} ${GROUND}H${x(shown.length - 1)}`} />
          {shown.map((month, index) => {
            const top = GROUND - (HIGHEST * month.tables) / most;
            return (
              <g key={month.month}>
                <path class="month-bar" d={`M${x(index)} ${GROUND}V${top}`} />
                <circle class="month-stop" cx={x(index)} cy={GROUND} r="5" />
                <text class="month-figure" x={x(index)} y={top - 8} text-anchor="middle">
                  {month.tables}
                </text>
                <text class="month-name" x={x(index)} y={HEIGHT - 10} text-anchor="middle">
                  {monthName(month.month)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(localeNow(), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const spoken = (months: GameStatistics['months']): string =>
  `${t('statistics.months')}: ${months.map(({ month, tables }) => `${monthName(month)} ${tables}`).join(', ')}`;

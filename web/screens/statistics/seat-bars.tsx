/** From which seat people won how often. */
import { t } from '../../texts/index.ts';

const STEP = 18;
const HIGHEST = 16;
/** The line on which the bars stand; the numbers of the seats hang under it. */
const GROUND = 18;
const HEIGHT = 34;

export function SeatBars({ wins }: { readonly wins: readonly number[] }) {
  const most = Math.max(1, ...wins);
  if (wins.length < 2) return null;
  const words = wins.map((count, seat) => t('statistics.seatWins', { seat: seat + 1, count })).join(', ');
  return (
    <svg class="seat-bars" width={wins.length * STEP} height={HEIGHT} role="img" aria-label={words}>
      {wins.map((count, seat) => {
        const height = Math.max(1, (HIGHEST * count) / most);
        return (
          <g key={seat}>
            <rect class="seat-bar" x={seat * STEP + 2} y={GROUND - height} width={10} height={height} />
            <text class="seat-number" x={seat * STEP + 7} y={HEIGHT - 3} text-anchor="middle">
              {seat + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
